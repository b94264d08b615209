// The party in the week, one hero below the other: what they have left, what they have learnt in dice of three metals, what they carry, and what they
// have done this week; above them the purse, and who decides.

import { headOf } from '@veillee/pieces/keys';
import { Badge, Button, Cited, Icon, type Inspected, Peek, SmallFigure, Tool, useThing } from '@veillee/web/kit';
import { hand, twoCoins } from '@veillee/web/kit/glyphs.ts';
import { METALS } from '../../content/legend/vocabulary.ts';
import { KINDS, type Trait } from '../../content/vocabulary.ts';
import { officeKey, shareKey } from '../../rules/legend/keys.ts';
import type { Legend, LegendHero, TraitDice } from '../../rules/legend/record.ts';
import { heroId, type Thing } from '../../rules/state.ts';
import { inspectedThing } from '../gear/equipment.tsx';
import { Afflictions, conditionsTold } from '../heroes/badges.tsx';
import { thingName, thingText } from '../heroes/sheet.tsx';
import { SheetDisc } from '../heroes/token.tsx';
import { thingGlyph, thingKind } from '../kinds.ts';
import { type Reading, useReading } from '../reading.ts';
import { HeroBars } from './hero-bars.tsx';
import { giftTexts } from './outline.ts';
import { heroMeant, isServed, stayOf } from './visiting.ts';
import './party.css';

/** Of all that a hero has learnt: a letter for each die, black before silver before gold. */
export const diceOf = ([black, silver, gold]: TraitDice) =>
  METALS.flatMap((metal, n) => Array.from({ length: [black, silver, gold][n] ?? 0 }, () => metal));

export function TraitPool({ trait, dice }: { readonly trait: Trait; readonly dice: TraitDice }) {
  const { word } = useReading();
  const all = diceOf(dice);
  if (all.length === 0) return null;
  const said = word('city.trait', { trait: word(`kind.${trait}`), dice: all.map(die => ({ text: `die.${die}` })) });
  return (
    <span className="des-week-trait">
      <small aria-hidden="true">{word(`kind.${trait}`)}</small>
      <span className="des-pool" role="img" aria-label={said} title={said}>
        {all.map((die, n) => (
          <i key={n} data-die={die}>
            {word('city.die.letter', { die })}
          </i>
        ))}
      </span>
    </span>
  );
}

/** What a hero does or has done this week, in a few words. */
export function weekOf({ word }: Pick<Reading, 'word'>, { today }: Legend, { sheet }: LegendHero): string | undefined {
  const house = today.visits?.[sheet];
  if (house) return word(`building.${house}`);
  return isServed({ today } as Legend, { sheet }) ? word('city.served') : undefined;
}

const carried = ({ equipped, potions, pack }: LegendHero): readonly Thing[] => [...equipped, ...potions, ...pack];

/** The whole sheet, as it is inspected. */
export function inspectedHero(reading: Reading, hero: LegendHero): Inspected {
  const { word, view } = reading;
  const tells = (key: string) => ({ text: word('table.tells', { what: word(key), text: word(`${key}.text`) }) });
  const { armour = 0, speed = 0 } = view.muster?.find(({ sheet }) => sheet === hero.sheet)?.fit ?? {};
  return {
    title: word(`hero.${hero.sheet}`),
    body: (
      <div className="des-week-sheet">
        <p>
          <SmallFigure of="health" label={word('table.wounds', { n: hero.wounds, most: hero.maxWounds })} large={18}>
            {hero.wounds}/{hero.maxWounds}
          </SmallFigure>
          <SmallFigure
            of="fatigue"
            label={word('table.fatigue', { n: hero.fatigue, most: hero.maxFatigue })}
            large={18}
          >
            {hero.fatigue}/{hero.maxFatigue}
          </SmallFigure>
          <SmallFigure of="armor" label={word('table.armour', { n: armour })} large={18}>
            {armour}
          </SmallFigure>
          <SmallFigure of="movement" label={word('table.speed', { n: speed })} large={18}>
            {speed}
          </SmallFigure>
          <SmallFigure of="xp" label={word('city.xp', { n: hero.xp })} large={18}>
            {hero.xp}
          </SmallFigure>
        </p>
        <p>
          {KINDS.map(trait => (
            <TraitPool key={trait} trait={trait} dice={hero.dice[trait]} />
          ))}
        </p>
      </div>
    ),
    notes: [
      ...conditionsTold(reading, { tokens: hero.tokens }).map(text => ({ text })),
      { text: word(`hero.${hero.sheet}.text`) },
      ...(hero.secret.length > 0
        ? [
            {
              text: word('city.secret.had', { levels: hero.secret.map(level => ({ text: `level.${level}` })) }),
              rule: 'LEG-11.4',
            },
          ]
        : []),
      ...hero.skills.map(skill => tells(`skill.${skill}`)),
      ...[...new Set(carried(hero))].map(thing => ({
        text: word('table.tells', { what: thingName(reading, thing), text: thingText(reading, thing) }),
      })),
    ],
  };
}

export function WeekParty() {
  const { view } = useReading();
  const { legend } = view;
  if (!legend) return null;
  return (
    <div className="des-week-party">
      <PurseAndOffice legend={legend} />
      <div className="des-roster">
        {legend.heroes.map((hero, n) => (
          <WeekHero key={hero.sheet} hero={hero} n={n} legend={legend} />
        ))}
      </div>
      <Helps legend={legend} />
    </div>
  );
}

/** LEG-1.11: one purse, and one who decides where the others do not agree. */
function PurseAndOffice({ legend }: { readonly legend: Legend }) {
  const { word, table, options } = useReading();
  const hands = options.filter(({ key }) => officeKey.is(key));
  const treasurer = table.seats[legend.treasurer];
  const several = new Set(legend.heroes.map(({ seat }) => seat)).size > 1;
  return (
    <header className="des-week-purse">
      <h3>
        {word('city.party')}
        <span className="des-week-coins" title={word('dungeon.purse', { n: legend.coins })}>
          <Icon glyph={twoCoins} size={22} label={word('dungeon.purse', { n: legend.coins })} />
          <b className="v-figures">{word('city.sum', { n: legend.coins })}</b>
        </span>
      </h3>
      {several && (
        <p>
          <Cited
            text={word('city.treasurer', {
              own: legend.treasurer === table.seat ? 'yes' : 'no',
              name: treasurer?.name ?? '',
            })}
            rule="LEG-1.11"
          />
        </p>
      )}
      {hands.map(option => (
        <Button key={option.key} look="plain" onClick={() => table.pick(option.key)}>
          {table.say(option)}
        </Button>
      ))}
    </header>
  );
}

interface HeroProps {
  readonly hero: LegendHero;
  readonly n: number;
  readonly legend: Legend;
}

function WeekHero({ hero, n, legend }: HeroProps) {
  const reading = useReading();
  const { word, table, decision, view } = reading;
  const { sheet, seat, xp } = hero;
  const name = word(`hero.${sheet}`);
  const meant =
    stayOf(view, decision) !== undefined && heroMeant(legend, decision, table.figure, table.seat)?.sheet === sheet;
  const mayMean =
    decision?.options.some(({ key, figure }) => figure === heroId(sheet) && CHOOSES.includes(headOf(key))) === true;
  // To a hero something is handed; of several whom one plays, one is meant.
  const gives = table.optionsOn(heroId(sheet)).length > 0;
  const lit = useThing({
    thing: heroId(sheet),
    label: name,
    ...(!gives && mayMean && !meant && { onTouch: () => table.mean(heroId(sheet)) }),
    inspect: () => inspectedHero(reading, hero),
  });
  const done = weekOf(reading, legend, hero);
  return (
    <section className="des-hero des-member" data-acts={meant || undefined}>
      <div {...lit} className="des-week-hero v-lit-row">
        <header>
          <SheetDisc sheet={sheet} n={n} size={52} />
          <div>
            <b>{name}</b>
            <small>{seat === table.seat ? word('table.you') : table.seats[seat]?.name}</small>
          </div>
          <span className="des-week-xp" title={word('city.xp', { n: xp })}>
            <b className="v-figures">{xp}</b> <small>{word('city.xp.short')}</small>
          </span>
        </header>
        <HeroBars hero={hero} />
        <p className="des-week-traits">
          {KINDS.map(trait => (
            <TraitPool key={trait} trait={trait} dice={hero.dice[trait]} />
          ))}
          <Afflictions of={{ tokens: hero.tokens }} />
        </p>
        {done && (
          <p className="des-week-done">
            <Badge tone="good">{done}</Badge>
          </p>
        )}
      </div>
      <Gear hero={hero} />
    </section>
  );
}

/** Where several heroes have something to choose, a touch says who is meant. */
const CHOOSES: readonly string[] = ['enter', 'recover'];

/** What is carried, in small; and the way to hand it on. */
function Gear({ hero }: { readonly hero: LegendHero }) {
  const { word, table } = useReading();
  const things = carried(hero);
  const share = shareKey.make(hero.sheet);
  const [option] = table.optionsOn(share);
  return (
    <p className="des-week-gear">
      {things.length === 0 ? <small>{word('city.bare')}</small> : <GearTiles things={things} />}
      {option && (
        <Tool
          glyph={hand}
          label={table.say(option)}
          data-thing={share}
          data-lit
          onClick={() => table.answer([option.key])}
        />
      )}
    </p>
  );
}

function GearTiles({ things }: { readonly things: readonly Thing[] }) {
  const reading = useReading();
  return things.map((thing, n) => (
    <Peek
      key={`${thing} ${n}`}
      name={thingName(reading, thing)}
      kind={thingKind(thing)}
      glyph={thingGlyph(thing)}
      inspect={() => inspectedThing(reading, thing, `carried:${thing}`)}
    />
  ));
}

/** Helps that the whole party has bought (LEG-13.38). */
function Helps({ legend: { party, kept } }: { readonly legend: Legend }) {
  const { word, view, table } = useReading();
  const gifts = giftTexts(view.week);
  if (party.upgrades.length + kept.length + gifts.length === 0 && !party.object) return null;
  return (
    <ul className="des-week-helps" aria-label={word('city.helps')}>
      {party.object && <li>{word(`object.${party.object}`)}</li>}
      {party.upgrades.map(id => (
        <li key={id}>{word(`upgrade.${id}`)}</li>
      ))}
      {kept.map(id => (
        <li key={id}>{word(`rumour.${id}`)}</li>
      ))}
      {gifts.map(text => (
        <li key={text.text}>{table.say(text)}</li>
      ))}
    </ul>
  );
}
