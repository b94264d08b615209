// A figure as it is inspected: what it has left, its armour, speed and dice, and what its abilities do.

import { Icon, type Inspected, type Likeness, Portrait, SmallFigure } from '@veillee/web/kit';
import type { ReactNode } from 'react';
import { heroRow } from '../../content/heroes.ts';
import { DICE, KINDS, type Owned, type Dice as Pool, type Rank, type Trait } from '../../content/vocabulary.ts';
import {
  type FigureId,
  type Hero,
  isPotion,
  type Monster,
  rowId,
  sheetOf as rowOfHero,
  type Thing,
} from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { aimsAt, chanceWords } from '../attack/aims.ts';
import { Picture } from '../drawn/drawing.tsx';
import { egg as eggSvg } from '../drawn/things.ts';
import { drawingOf } from '../kinds.ts';
import { powersOf } from '../legend/lieutenant-powers.ts';
import { heroLikeness, monsterLikeness } from '../likeness.ts';
import type { Reading } from '../reading.ts';
import { conditionsTold } from './badges.tsx';
import './sheet.css';

export function inspectedFigure(reading: Reading, id: FigureId): Inspected {
  const { view, nameOf } = reading;
  const hero = view.heroes.find(one => one.id === id);
  const monster = view.monsters.find(one => one.id === id);
  if (hero) return heroSheet(reading, hero);
  return monster ? monsterSheet(reading, monster) : { title: nameOf(id) };
}

/** What attacking this figure would come to, with each weapon that is offered. */
function chances(reading: Reading, target: Hero | Monster): { readonly text: string; readonly rule: string }[] {
  const { word } = reading;
  return aimsAt(reading, target.id).map(({ aim, blow, weapon }) => ({
    text: word('table.chances', { weapon, ...chanceWords(blow), distance: aim.distance ?? 1 }),
    rule: 'DES-21.2',
  }));
}

/** Whoever it is from head to foot, beside the name. */
const Shown = ({
  of,
  glyph,
  drawing,
  rank,
  title,
  children,
}: {
  readonly of: Likeness | undefined;
  readonly glyph: string;
  /** Of a thing that is nobody. */
  readonly drawing?: string | undefined;
  readonly rank?: Rank;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <>
    <span className="des-likeness" data-rank={rank} aria-hidden="true">
      <Portrait
        of={of}
        className="v-portrait-whole"
        instead={drawing ? <Picture svg={drawing} size={88} /> : <Icon glyph={glyph} size={56} />}
      />
    </span>
    <header>
      <h3>{title}</h3>
      <p>{children}</p>
    </header>
  </>
);

function Figures({ reading, id, left }: { readonly reading: Reading; readonly id: FigureId; readonly left: number }) {
  const { word, sheetOf } = reading;
  const sheet = sheetOf(id);
  if (!sheet) return null;
  const { mostWounds, armour, speed } = sheet;
  return (
    <p className="des-stats">
      <SmallFigure of="health" label={word('table.wounds', { n: left, most: mostWounds })} large={20}>
        {left}
        <small>/{mostWounds}</small>
      </SmallFigure>
      <SmallFigure of="armor" label={word('table.armour', { n: armour })} large={20}>
        {armour}
      </SmallFigure>
      <SmallFigure of="movement" label={word('table.speed', { n: speed })} large={20}>
        {speed}
      </SmallFigure>
    </p>
  );
}

export const ranked = ({ word }: Reading, { ability, rank }: Owned): string =>
  rank === undefined ? word(`ability.${ability}`) : `${word(`ability.${ability}`)} ${rank}`;

function monsterSheet(reading: Reading, monster: Monster): Inspected {
  const { word, nameOf, sheetOf, table, view } = reading;
  const { id, kind, rank, wounds, egg } = monster;
  const { attack, rule, order } = sheetOf(id) ?? {};
  return {
    // All that the one that acts could do to itself is walk, and where to is seen on the map.
    ...(view.overlord.acting?.monster !== id && { thing: id }),
    title: nameOf(id),
    body: (
      <div className="des-sheet">
        <Shown
          of={egg ? undefined : monsterLikeness(monster)}
          glyph={drawingOf('monster', kind)}
          drawing={egg && eggSvg}
          rank={rank}
          title={nameOf(id)}
        >
          {word(`rank.${rank}`)}
          {!egg && attack && `, ${word(`kind.${attack.kind}`)}`}
          {attack?.morph !== undefined && `, ${word('table.morph', { n: attack.morph })}`}
        </Shown>
        <Figures reading={reading} id={id} left={wounds} />
        {!egg && attack && <PoolDice reading={reading} dice={attack.dice} />}
      </div>
    ),
    notes: [
      ...chances(reading, monster),
      ...(rule ? [{ text: table.say(rule), rule: 'DES-36.8' }] : []),
      ...(view.road?.rider !== undefined && view.road.leads === id ? [powersOf(reading, view.road.rider)] : []),
      ...(order
        ? [
            {
              text: word('table.tells', { what: word(`order.${order}`), text: word(`order.${order}.text`) }),
              rule: 'LEG-12.15',
            },
          ]
        : []),
      ...conditionsTold(reading, monster).map(text => ({ text })),
      ...(attack?.abilities ?? []).map(owned => ({
        text: word('table.tells', { what: ranked(reading, owned), text: word(`ability.${owned.ability}.text`) }),
      })),
      ...(egg
        ? [{ text: word('prop.monster-egg.text'), rule: 'ICE-4.1' }]
        : rank === 'unique'
          ? []
          : [{ text: word(`monster.${kind}.line`) }]),
    ],
  };
}

/** Dice of a trait: by the sheet and what has been trained; in a campaign as the record has it. */
export function traitOf({ legend }: Pick<View, 'legend'>, hero: Hero, kind: Trait): number {
  const known = legend?.heroes.find(({ sheet }) => sheet === rowOfHero(hero));
  return known
    ? known.dice[kind].reduce((sum, n) => sum + n, 0)
    : heroRow(rowOfHero(hero)).traits[kind] + (hero.training[kind] ?? 0);
}

function heroSheet(reading: Reading, hero: Hero): Inspected {
  const { word, nameOf, view } = reading;
  const row = heroRow(rowOfHero(hero));
  const tells = (key: string) => ({ text: word('table.tells', { what: word(key), text: word(`${key}.text`) }) });
  const traits = KINDS.map(kind => `${word(`kind.${kind}`)} ${traitOf(view, hero, kind)}`);
  return {
    thing: hero.id,
    title: nameOf(hero.id),
    body: (
      <div className="des-sheet">
        <Shown of={heroLikeness(view, hero)} glyph={drawingOf('hero', row.id)} title={nameOf(hero.id)}>
          {traits.join(', ')}
        </Shown>
        <Figures reading={reading} id={hero.id} left={hero.wounds} />
      </div>
    ),
    notes: [
      ...chances(reading, hero),
      ...conditionsTold(reading, hero).map(text => ({ text })),
      { text: word(`hero.${row.id}.text`) },
      ...(hero.order ? [tells(`order.${hero.order}`)] : []),
      ...hero.skills.map(skill => tells(`skill.${skill}`)),
      ...[...new Set((view.featCards?.cards?.[hero.id] ?? []).map(rowId))].map(card => tells(`feat.${card}`)),
      ...hero.equipped.map(thing => tells(thingKey(thing))),
    ],
  };
}

const thingKey = (thing: Thing): string => (isPotion(thing) ? `potion.${thing}` : `item.${rowId(thing)}`);
export const thingName = ({ word }: Reading, thing: Thing): string => word(thingKey(thing));
/** LEG-21.19: in a campaign invulnerability gives less than it says. */
export const thingText = ({ word, view }: Pick<Reading, 'word' | 'view'>, thing: Thing): string =>
  word(view.legend && thing === 'invulnerability-potion' ? 'table.potion.ward' : `${thingKey(thing)}.text`);

/** Dice as a pool, by colour and letter, none of them rolled. */
export function PoolDice({ reading: { word }, dice }: { readonly reading: Reading; readonly dice: Pool }) {
  const each = DICE.flatMap(die => Array.from({ length: dice[die] ?? 0 }, (_, n) => ({ die, n })));
  const said = each.map(({ die }) => word(`die.${die}`)).join(', ');
  return (
    <span className="des-pool" role="img" aria-label={said} title={said}>
      {each.map(({ die, n }) => (
        <i key={`${die} ${n}`} data-die={die}>
          {word('table.die.letter', { die })}
        </i>
      ))}
    </span>
  );
}
