// The heroes, one below the other: what they have left, orders and conditions, what their death would cost; whoever acts is lit.

import { headOf } from '@veillee/pieces/keys';
import { Bar, Icon, SmallFigure, useThing } from '@veillee/web/kit';
import { useMemo } from 'react';
import { heroRow } from '../../content/heroes.ts';
import { INTENTS } from '../../content/vocabulary.ts';
import { type Hero, isInTown, sheetOf as rowOfHero } from '../../rules/state.ts';
import { percent } from '../attack/aims.ts';
import { crushedBy, lanesOf } from '../dungeon/moving.ts';
import { FeatCounts } from '../feats/hand.tsx';
import { boulderDash, deathSkull, hutsVillage } from '../glyphs.ts';
import { ORDER_GLYPH } from '../kinds.ts';
import { type Reading, useReading } from '../reading.ts';
import { Badges, conditionsOf } from './badges.tsx';
import { inspectedFigure } from './sheet.tsx';
import { HeroDisc } from './token.tsx';
import './roster.css';
import './party.css';

/** Wounds and fatigue that a hero has left. */
export function HeroBars({ hero: { id, wounds, fatigue } }: { readonly hero: Hero }) {
  const { word, sheetOf } = useReading();
  const { mostWounds = 0, mostFatigue = 0 } = sheetOf(id) ?? {};
  return (
    <>
      <Bar label={word('table.wounds', { n: wounds, most: mostWounds })} value={wounds} max={mostWounds}>
        {wounds}/{mostWounds}
      </Bar>
      <Bar
        label={word('table.fatigue', { n: fatigue, most: mostFatigue })}
        value={fatigue}
        max={mostFatigue}
        of="fatigue"
      >
        {fatigue}/{mostFatigue}
      </Bar>
    </>
  );
}

/** What a hero is doing, in a word. */
function stateOf({ view, word }: Reading, hero: Hero): string {
  if (view.turn?.hero === hero.id) {
    const now = word(view.turn.action ? `table.now.${view.turn.action}` : 'table.now');
    return hero.order ? word('table.tells', { what: now, text: word(`order.${hero.order}`) }) : now;
  }
  if (hero.inside !== undefined) return word('table.inside');
  if (view.road && !hero.at && view.phase !== 'setup')
    return word(view.road.fled.includes(hero.id) ? 'road.fled' : 'road.dead');
  if (hero.waits) return word('dungeon.inPortal');
  if (!hero.at && view.phase !== 'setup') return word(view.delve ? 'dungeon.tamalir' : 'table.town');
  if (hero.order) return word(`order.${hero.order}`);
  if (view.phase !== 'heroes') return '';
  return word(hero.ready ? 'table.ready' : 'table.acted');
}

/** What whoever acts has said that they intend; of a foe who is gone, that they meant to fight. */
export function planOf(
  { view, word, called }: Pick<Reading, 'view' | 'word' | 'called'>,
  id: Hero['id'],
): string | undefined {
  const { turn, monsters } = view;
  if (turn?.hero !== id || turn.intent === undefined) return undefined;
  const { intent } = turn;
  const foe = monsters.find(one => one.id === intent);
  const aim = INTENTS.find(one => one === intent) ?? 'fight';
  return foe ? word('intent.foe', { figure: called(foe.id) }) : word(`intent.${aim}`);
}

export function Plan({ hero }: { readonly hero: Hero }) {
  const reading = useReading();
  const plan = planOf(reading, hero.id);
  return plan === undefined ? null : <p className="des-plan">{reading.word('table.plan', { plan })}</p>;
}

/** Here a hero is chosen to go next, no more: what else may be done to them is done on the map. */
const chosenFrom = ({ options }: Reading, id: string): string | undefined =>
  options.some(({ key, on }) => headOf(key) === 'turn' && on?.includes(id)) ? id : undefined;

export function Party() {
  const { view, word } = useReading();
  return (
    <div className="des-party des-roster">
      {view.heroes.map(hero => (
        <HeroRow key={hero.id} hero={hero} />
      ))}
      {/* In a dungeon the way on tells of its key. */}
      {!view.delve && (
        <ul className="des-keys" aria-label={word('table.keys')} hidden={view.board.keys.length === 0}>
          {view.board.keys.map(colour => (
            <li key={colour} data-rune={colour}>
              {word(`rune.${colour}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function HeroRow({ hero }: { readonly hero: Hero }) {
  const reading = useReading();
  const { view, word, nameOf, sheetOf, table } = reading;
  const { id } = hero;
  const { armour = 0, speed = 0 } = sheetOf(id) ?? {};
  const acts = view.turn?.hero === id;
  const inspect = () => inspectedFigure(reading, id);
  const thing = useThing({ thing: chosenFrom(reading, id), label: nameOf(id), inspect });
  const owner = table.seats[hero.seat];
  // Before the action is declared nobody has points, and what counts is how far one could go.
  const left = acts && view.turn?.action !== undefined ? view.turn.movement : undefined;
  const moves = left === undefined ? word('table.speed', { n: speed }) : word('table.moves', { left, n: speed });
  const death = heroRow(rowOfHero(hero)).conquest;
  return (
    <section {...thing} className="des-hero des-member v-lit-row" data-acts={acts || undefined}>
      <header>
        <HeroDisc hero={hero} size={52} />
        <div>
          <b>{nameOf(id)}</b>
          <small>{hero.seat === table.seat ? word('table.you') : owner?.name}</small>
        </div>
        <span className="des-now">
          {hero.order && <Icon glyph={ORDER_GLYPH[hero.order]} size={16} />}
          {isInTown(hero) && view.phase !== 'setup' && <Icon glyph={hutsVillage} size={16} />}
          {stateOf(reading, hero)}
        </span>
      </header>
      <HeroBars hero={hero} />
      <p className="des-hero-figures">
        <SmallFigure of="armor" label={word('table.armour', { n: armour })} large={18}>
          {armour}
        </SmallFigure>
        <SmallFigure of="movement" label={moves} large={18}>
          {left ?? speed}
        </SmallFigure>
        {!view.legend && (
          <SmallFigure of="gold" label={word('table.coins', { n: hero.coins })} large={18}>
            {hero.coins}
          </SmallFigure>
        )}
        <SmallFigure
          of="attack"
          glyph={deathSkull}
          label={word(view.legend ? 'dungeon.death' : 'table.death', { n: death })}
          large={18}
        >
          {view.legend ? '+' : '−'}
          {death}
        </SmallFigure>
        <Badges hero={hero} />
        <Crushed hero={hero} />
        <FeatCounts hero={hero} />
      </p>
      <Plan hero={hero} />
    </section>
  );
}

/** That a boulder reaches them before the overlord's turn. */
export function Crushed({ hero }: { readonly hero: Hero }) {
  const { view, ground, word } = useReading();
  const chance = useMemo(() => crushedBy(lanesOf(view, ground)), [view, ground]).get(hero.id) ?? 0;
  if (chance === 0) return null;
  return (
    <SmallFigure
      of="attack"
      glyph={boulderDash}
      label={word('table.boulder.chance', { n: percent(chance) })}
      large={18}
    >
      {word('table.percent', { n: percent(chance) })}
    </SmallFigure>
  );
}

/** On a phone or a low tablet: all of them in one line above the map; `named` where there is room for it. */
export function PartyLine({ named }: { readonly named: boolean }) {
  const { view } = useReading();
  return (
    <div className="des-line">
      {view.heroes.map(hero => (
        <HeroChip key={hero.id} hero={hero} named={named} />
      ))}
    </div>
  );
}

function HeroChip({ hero, named }: { readonly hero: Hero; readonly named: boolean }) {
  const reading = useReading();
  const { view, word, nameOf, sheetOf } = reading;
  const { mostWounds = 0, mostFatigue = 0 } = sheetOf(hero.id) ?? {};
  const conditions = conditionsOf(reading, hero).map(({ name, count = 1 }) => (count > 1 ? `${name} ×${count}` : name));
  const label = [nameOf(hero.id), word('table.wounds', { n: hero.wounds, most: mostWounds }), ...conditions].join(', ');
  const thing = useThing({
    thing: chosenFrom(reading, hero.id),
    label,
    inspect: () => inspectedFigure(reading, hero.id),
  });
  return (
    <div {...thing} className="des-chip v-lit-row" data-acts={view.turn?.hero === hero.id || undefined}>
      <span className="des-chip-disc">
        <HeroDisc hero={hero} size={40} />
        <Badges hero={hero} size={13} />
      </span>
      {named && (
        <span className="des-chip-name">
          <b>{nameOf(hero.id)}</b>
          <small>{stateOf(reading, hero)}</small>
        </span>
      )}
      <span>
        <b data-of="health">
          {hero.wounds}/{mostWounds}
        </b>
        <b data-of="fatigue">
          {hero.fatigue}/{mostFatigue}
        </b>
      </span>
      <i style={{ width: `${(hero.wounds / Math.max(1, mostWounds)) * 100}%` }} />
    </div>
  );
}
