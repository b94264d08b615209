// A space as it is inspected: what it is, what entering does, its Monster's back, its Loot, its owners, tolls, and its Quests.

import { type Inspected, type Likeness, Odds } from '@veillee/web/kit';
import { isCentre, type SpaceAt } from '../content/lattice.ts';
import { POSTS } from '../content/vocabulary.ts';
import { rangesOf } from '../rules/free.ts';
import { lairsOf } from '../rules/lairs.ts';
import {
  elementalAt,
  foeAt,
  isDestroyed,
  isOnMap,
  isOpen,
  locationAt,
  mineOf,
  monsterAt,
  powersAt,
  spaceAt,
  tileAt,
  tokensAt,
} from '../rules/land.ts';
import { ownersAt } from '../rules/tolls.ts';
import { taxAt } from '../rules/trade.ts';
import { chancesAt } from './combat-odds.ts';
import { gainTexts } from './gains.ts';
import { drawingOf, POWER } from './kinds.ts';
import { elementalLikeness, foeLikeness, standingLikeness } from './likeness.ts';
import { monsterWord, spaceWord } from './places.tsx';
import type { Walk } from './reach.ts';
import type { Reading } from './reading.ts';
import { Who } from './who.tsx';

/** How a fight there would end; found only once somebody looks. */
function SpaceOdds({ reading: { view, hero, word }, at }: { readonly reading: Reading; readonly at: SpaceAt }) {
  const chances = hero && chancesAt(view, hero, at);
  return chances ? <Odds label={word('table.fight.odds', { near: 'hero' })} good={chances.wins} /> : null;
}

/** Whoever is met there, as far as they are known: a foe before a Monster, and the Elite whose Lair it is. */
function metAt({ state, view }: Reading, at: SpaceAt): { readonly of: Likeness; readonly glyph: string } | undefined {
  const foe = foeAt(state, at, 'must') ?? foeAt(state, at, 'may');
  if (foe !== undefined) return { of: standingLikeness(state, foe), glyph: drawingOf('foe', foe) };
  const level = monsterAt(state, at);
  const face = level && view.monsters[level].face;
  if (face) return { of: foeLikeness(face), glyph: drawingOf('monster', face) };
  const elite = lairsOf(state).includes(at) ? view.bounties.current : undefined;
  if (elite !== undefined) return { of: foeLikeness(elite), glyph: drawingOf('elite', elite) };
  const element = elementalAt(state, at);
  return element && { of: elementalLikeness(element), glyph: POWER[element].glyph };
}

function SpaceBody({ reading, at }: { readonly reading: Reading; readonly at: SpaceAt }) {
  const { state, word } = reading;
  const met = metAt(reading, at);
  const said = (
    <>
      <h3 className="eut-space-name">{spaceWord(word, spaceAt(state, at))}</h3>
      <SpaceOdds reading={reading} at={at} />
    </>
  );
  return met ? <Who {...met}>{said}</Who> : said;
}

interface SpaceNote {
  readonly text: string;
  readonly rule?: string;
}

export function inspectedSpace(reading: Reading, at: SpaceAt, walk: Walk | undefined): Inspected | undefined {
  const { state, word } = reading;
  if (!isOnMap(state, at)) return undefined;
  const printed = spaceAt(state, at);
  const { kind } = locationAt(state, at);
  const tile = tileAt(state, at);
  return {
    thing: at,
    title: spaceWord(word, printed),
    body: <SpaceBody reading={reading} at={at} />,
    notes: [
      ...(walk
        ? [
            {
              text: word('table.step', {
                cost: walk.cost,
                burns: walk.burns ? 1 : 0,
                reveals: walk.reveals,
                power: walk.power ?? 'none',
              }),
              rule: 'EUT-5.5',
            },
          ]
        : []),
      { text: word(`space.${kind}.text`) },
      { text: `${word(`territory.${tile.id}`)}, ${word(`class.${tile.class}`)}` },
      ...(isDestroyed(state, at) ? [{ text: word('marker.destruction') }] : []),
      ...monsterNotes(reading, at),
      ...(isCentre(at) && !isOpen(state, at) ? [{ text: word('why.closed'), rule: 'EUT-5.25' }] : []),
      ...powersAt(state, at).map(element => ({
        text: `${word(`power.${element}`)}: ${word(`power.${element}.text`)}`,
        rule: 'EUT-6.6',
      })),
      ...elementalNotes(reading, at),
      ...ownerNotes(reading, at),
      ...questNotes(reading, at),
    ],
  };
}

/** What everybody may know: the back of the top card (EUT-9.14), and its face where it has been seen. */
function monsterNotes({ state, view, word }: Reading, at: SpaceAt): SpaceNote[] {
  const level = monsterAt(state, at);
  const lair = lairsOf(state).includes(at) ? view.bounties.current : undefined;
  const elite = lair ? [{ text: word('table.lair', { elite: word(`elite.${lair}`) }), rule: 'EUT-17.5' }] : [];
  if (level === undefined) return elite;
  const { back } = view.monsters[level];
  const loot = spaceAt(state, at).loot ?? [];
  return [
    { text: monsterWord({ view, word }, level) },
    ...(back
      ? [
          {
            text: word('table.back', { health: back.health, wounds: back.minWounds, most: back.reputationMax }),
            rule: 'EUT-9.14',
          },
          { text: word('table.reward', { things: gainTexts(back.reward) }), rule: 'EUT-11.2' },
        ]
      : []),
    ...(loot.length > 0 ? [{ text: word('table.loot', { things: gainTexts(loot) }), rule: 'EUT-11.4' }] : []),
    ...elite,
  ];
}

/** What a Challenge brings, by the roll. */
function elementalNotes({ state, word }: Reading, at: SpaceAt): SpaceNote[] {
  const element = elementalAt(state, at);
  if (element === undefined) return [];
  return rangesOf(element).map((_, n) => ({ text: word(`elemental.${element}.${n + 1}`), rule: 'EUT-13.12' }));
}

/** Whose tokens lie there, and what that costs whoever comes. */
function ownerNotes({ state, word, hero }: Reading, at: SpaceAt): SpaceNote[] {
  const tokens = tokensAt(state, at);
  if (tokens.length === 0) return [];
  const owners = tokens.map(({ seat }) => state.heroes.find(one => one.seat === seat)).filter(one => one !== undefined);
  const names = [...new Set(owners.map(({ id }) => word(`hero.${id}`)))];
  const toll = hero && mineOf(spaceAt(state, at)) ? ownersAt(state, hero, at).length : 0;
  const tax = hero && POSTS.some(post => post === spaceAt(state, at).kind) ? taxAt(state, hero, at).length : 0;
  return [
    { text: word('table.owners', { names }) },
    ...(toll > 0 ? [{ text: word('table.toll', { n: toll }), rule: 'EUT-7.4' }] : []),
    ...(tax > 0 ? [{ text: word('table.tax', { n: tax }), rule: 'EUT-8.2' }] : []),
  ];
}

function questNotes({ state, view, word }: Reading, at: SpaceAt): SpaceNote[] {
  const { encounter } = locationAt(state, at);
  const open = encounter && view.encounters[encounter];
  return (open?.faceUp ?? []).map(quest => ({
    text: word('table.quest', { quest: word(`quest.${quest}`), needs: word(`quest.${quest}.needs`) }),
    rule: 'EUT-13.19',
  }));
}
