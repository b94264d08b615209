// What a hero has become: six characteristics with their cubes, two trees of skills, and what the common runes would buy. At a
// sanctuary it is bought right here. ASH-15 to ASH-17.

import { Dialog, Icon, Portrait, useLayout, useThing } from '@veillee/web/kit';
import { type CSSProperties, useState } from 'react';
import type { Force } from '../../content/rows.ts';
import { CHARACTERISTICS, type Characteristic } from '../../content/vocabulary.ts';
import { type Hero, heroName } from '../../rules/state.ts';
import { biceps, bookmarklet, drop, hearts, knapsack, lightningTrio, wizardFace } from '../glyphs.ts';
import { DICE, HERO_COLOUR } from '../kinds.ts';
import { heroLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import { Price, priceWords } from '../wares/price.tsx';
import { Purse } from './bag.tsx';
import { Emblem } from './emblem.tsx';
import { heroAsked, type Step, stepsOf } from './growth.ts';
import { SkillTree } from './tree.tsx';
import './sheet.css';

/** Beside a hero's name: the whole sheet. */
export function SheetOpener({ hero }: { readonly hero: Hero }) {
  const { word, table } = useReading();
  const [open, setOpen] = useState(false);
  const title = word('table.sheet.of', { hero: table.say(heroName(hero)) });
  return (
    <>
      <button
        type="button"
        className="ash-sheet-opener"
        aria-label={title}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {word('table.sheet')}
      </button>
      <Dialog title={title} open={open} onClose={() => setOpen(false)} closeLabel={word('table.close')} wide>
        <HeroSheet hero={hero} face />
      </Dialog>
    </>
  );
}

/** While runes are spent: the sheet of whoever prays; the other's is one touch away. */
export function Sheet() {
  const { hero: held, view, decision, word, table } = useReading();
  const phone = useLayout() === 'phone';
  const asked = heroAsked(view, decision) ?? held;
  const [looked, setLooked] = useState<string>();
  const shown = view.heroes.find(({ id }) => id === looked) ?? asked;
  if (!shown) return null;
  return (
    <div className="ash-sheet-lit v-paper">
      <header>
        <div className="ash-sheet-heroes" role="tablist">
          {view.heroes.map(hero => (
            <button
              key={hero.id}
              type="button"
              role="tab"
              aria-selected={hero === shown}
              style={{ '--hero': HERO_COLOUR[hero.id] } as CSSProperties}
              onClick={() => setLooked(hero.id)}
            >
              <Emblem hero={hero.id} size={22} /> {table.say(heroName(hero))}
            </button>
          ))}
        </div>
        {phone && <Purse />}
      </header>
      {shown !== asked && <p className="ash-sheet-note">{word('table.sheet.other')}</p>}
      <HeroSheet hero={shown} />
    </div>
  );
}

const TRACKS: { readonly [what in Characteristic]: { readonly glyph: string; readonly colour: string } } = {
  health: { glyph: hearts, colour: '#b4222e' },
  actions: { glyph: lightningTrio, colour: '#694c04' },
  force: { glyph: biceps, colour: '#9c2d16' },
  knowledge: { glyph: bookmarklet, colour: '#4638a8' },
  inventory: { glyph: knapsack, colour: '#6f4903' },
  mana: { glyph: drop, colour: '#2c5a9c' },
};

/** With a face where nothing beside it has one. */
function HeroSheet({ hero, face = false }: { readonly hero: Hero; readonly face?: boolean }) {
  const { word } = useReading();
  return (
    <div className="ash-sheet" data-face={face || undefined}>
      {face && (
        <span className="ash-sheet-face" style={{ '--hero': HERO_COLOUR[hero.id] } as CSSProperties} aria-hidden="true">
          <Portrait of={heroLikeness(hero.id)} instead={null} />
        </span>
      )}
      <dl className="ash-tracks">
        {CHARACTERISTICS.map(what => (
          <Track key={what} hero={hero} what={what} />
        ))}
      </dl>
      <div className="ash-trees">
        <SkillTree hero={hero} tree="adventure" />
        <SkillTree hero={hero} tree="combat" />
      </div>
      <p className="ash-sheet-key">
        <span data-key="automatic">{word('table.key.automatic')}</span>
        <span data-key="adventure">{word('table.key.adventure')}</span>
        <span data-key="combat">{word('table.key.combat')}</span>
        <span>
          <Icon glyph={wizardFace} size={15} /> {word('table.key.quest')}
        </span>
      </p>
    </div>
  );
}

function Track({ hero, what }: { readonly hero: Hero; readonly what: Characteristic }) {
  const { view, word } = useReading();
  const { glyph, colour } = TRACKS[what];
  return (
    <div className="ash-characteristic" data-characteristic={what}>
      <span className="ash-characteristic-sign" style={{ background: colour }}>
        <Icon glyph={glyph} size={22} />
      </span>
      <dt>{word(`characteristic.${what}`)}</dt>
      <dd>
        {stepsOf(view, hero, what).map((step, n) => (
          <StepBox key={n} step={step} hero={hero} what={what} />
        ))}
      </dd>
    </div>
  );
}

interface StepBoxProps {
  readonly step: Step;
  readonly hero: Hero;
  readonly what: Characteristic;
}

/** One step; the one that may be reached now is what options name. */
function StepBox(props: StepBoxProps) {
  const { state } = props.step;
  return state === 'next' || state === 'dear' || state === 'quest' || state === 'granted' ? (
    <NextStep {...props} />
  ) : (
    <span className="ash-step" data-state={state}>
      <StepValue value={props.step.value} />
    </span>
  );
}

function NextStep({ step: { value, state, cost }, hero, what }: StepBoxProps) {
  const { word, table } = useReading();
  const id = `step:${hero.id}:${what}`;
  const isQuest = state === 'quest' || state === 'granted';
  // A step that the story gives is lit when the story asks of what; another when runes are spent.
  const offers = table.decision?.prompt === (isQuest ? 'quest.step' : 'sanctuary.ask');
  const said = word('table.step.said', {
    what: word(`characteristic.${what}`),
    value: typeof value === 'number' ? String(value) : word('table.force', { ...value }),
    state,
    cost: priceWords(word, cost ?? {}),
  });
  const thing = useThing({ ...(offers ? { thing: id } : {}), label: said, confirm: true });
  return (
    <span {...thing} className="ash-step" data-state={state} title={said}>
      <StepValue value={value} />
      {isQuest ? <Icon glyph={wizardFace} size={15} /> : cost && <Price cost={cost} />}
    </span>
  );
}

function StepValue({ value }: { readonly value: number | Force }) {
  const { word } = useReading();
  if (typeof value === 'number') return <b className="v-figures">{value}</b>;
  const { die, bonus } = value;
  return (
    <b className="v-figures" title={word('table.force', { die, bonus })}>
      <span className="v-hidden">{word('table.force', { die, bonus })}</span>
      <i className="ash-force" style={{ background: DICE[die].fill, color: DICE[die].ink }} aria-hidden="true">
        {word('table.die.letter', { die })}
      </i>
      {bonus > 0 && <span aria-hidden="true">+{bonus}</span>}
    </b>
  );
}
