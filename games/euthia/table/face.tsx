// Every tile and card as it is inspected: its drawing, what it does, what it costs.

import { originalOf } from '@veillee/pieces/things';
import { Card, type CardProps, type Inspected, type Kind, type Likeness, type TableProps } from '@veillee/web/kit';
import { type Word, wordBy } from '@veillee/web/kit/reading.ts';
import { heroTiles } from '../content/hero-tiles.ts';
import { items } from '../content/items.ts';
import { eliteRow, elites, monsterRow, monsters } from '../content/monsters.ts';
import { powerCards } from '../content/power-cards.ts';
import { legends, questRow, quests } from '../content/quests.ts';
import { resources } from '../content/resources.ts';
import type { FoeId } from '../content/scenarios/vocabulary.ts';
import { foeRow, foes, scenarioCards } from '../content/scenarios.ts';
import { isElite } from '../rules/board.ts';
import { type Foes, foeCard } from '../rules/combat/fighter.ts';
import type { Tile } from '../rules/state.ts';
import { faceOf } from '../rules/tiles.ts';
import { openTreasureChest, scrollUnfurled, treasureMap } from './glyphs.ts';
import { deckKind, drawingOf, tileGlyph, tileKind } from './kinds.ts';
import { encounterLikeness, foeLikeness } from './likeness.ts';
import { powerCardText } from './power-card-text.ts';

interface Printed
  extends Pick<Inspected, 'thing' | 'notes'>,
    Pick<CardProps, 'kind' | 'glyph' | 'likeness' | 'type' | 'text'> {}

/** Whatever has a name under this key, as a large card. */
const printed = (word: Word, key: string, { thing, notes, ...drawn }: Printed): Inspected => ({
  ...(thing !== undefined && { thing }),
  title: word(key),
  body: <Card size="large" whole name={word(key)} {...drawn} />,
  notes,
});

const UNUSED: Pick<Tile, 'gems' | 'engaged'> = { gems: [], engaged: false };

/** An Item or a Hero tile; on a board also what is set in it, and whether it is engaged. */
export function inspectedTile(word: Word, tile: string, { gems, engaged } = UNUSED): Inspected {
  const { id, kind, isHeroTile, material, buy, sell, effects = [] } = faceOf(tile);
  const key = `${isHeroTile ? 'tile' : 'item'}.${id}`;
  const about = [word(`kind.${kind}`), ...(material ? [word(`material.${material}`)] : [])].join(', ');
  return printed(word, key, {
    thing: tile,
    kind: tileKind(tile),
    glyph: tileGlyph(tile),
    type: about,
    text: word(`${key}.text`),
    notes: [
      ...gems.map(({ gem, active }) => ({
        text: word('table.pack.gem', {
          gem: word(`gem.${gem}`),
          text: word(`gem.${gem}.text`),
          active: String(active),
        }),
        rule: 'EUT-16.17',
      })),
      ...(engaged ? [{ text: word('table.pack.engaged'), rule: 'EUT-15.13' }] : []),
      ...(buy === undefined ? [] : [{ text: word('table.price', { buy, sell: sell ?? -1 }), rule: 'EUT-8.7' }]),
      ...[...new Set(effects.map(({ trigger }) => trigger))].map(trigger => ({
        text: word(`trigger.${trigger}.text`),
        rule: 'EUT-15.15',
      })),
    ],
  });
}

/** A Monster or an Elite: both sides of its card. */
export function inspectedMonster(word: Word, card: string, thing: string = card): Inspected {
  const kind = isElite(card) ? 'elite' : 'monster';
  const { level, health } = kind === 'elite' ? eliteRow(card) : monsterRow(card);
  const key = `${kind}.${card}`;
  return printed(word, key, {
    thing,
    kind: 'monster',
    glyph: drawingOf(kind, card),
    likeness: foeLikeness(card),
    type: word('table.level', { level, health }),
    text: word(`${key}.text`),
    notes: [
      { text: word(`${key}.reward`), rule: 'EUT-11.2' },
      ...(kind === 'elite' ? [{ text: word(`${key}.lair`), rule: 'EUT-17.5' }] : []),
      { text: word(`${key}.line`) },
    ],
  });
}

export function inspectedQuest(word: Word, quest: string): Inspected {
  const key = `quest.${quest}`;
  const { encounter } = questRow(quest);
  return printed(word, key, {
    thing: quest,
    kind: 'spell',
    glyph: scrollUnfurled,
    likeness: encounterLikeness(encounter),
    type: word(`encounter.${encounter}`),
    text: word(`${key}.needs`),
    notes: [{ text: word(`${key}.reward`), rule: 'EUT-13.21' }, { text: word(`encounter.${encounter}.line`) }],
  });
}

/** A card of the scenario. */
export function inspectedScenarioCard(word: Word, card: string): Inspected {
  const key = `scenario-card.${card}`;
  const row = scenarioCards.find(({ id }) => id === card);
  return printed(word, key, {
    thing: card,
    kind: row?.form === 'stage' || row?.form === 'phase' ? 'monster' : 'spell',
    glyph: treasureMap,
    likeness: row && 'foe' in row ? foeLikeness(row.id) : undefined,
    type: row?.form === 'deck' ? word(`deck.${row.deck}`) : undefined,
    text: word(`${key}.text`),
    notes: row?.form === 'stage' ? [{ text: word(`${key}.reward`) }] : [],
  });
}

/** A Silver or Gold card. */
export function inspectedCard(word: Word, copy: string): Inspected {
  const id = originalOf(copy);
  const row = powerCards.find(one => one.id === id);
  return printed(word, `card.${id}`, {
    thing: copy,
    kind: deckKind(row?.deck),
    glyph: drawingOf('card', id),
    type: word(`table.deck.${row?.deck ?? 'silver'}`),
    text: powerCardText(word, copy),
    notes: row ? [{ text: word(`trigger.${row.trigger}.text`), rule: 'EUT-12.6' }] : [],
  });
}

interface Simple {
  readonly kind: Kind;
  readonly glyph: string;
  readonly likeness?: Likeness;
  readonly text: string;
  readonly line?: string;
}

const simple = (word: Word, key: string, { line, ...drawn }: Simple): Inspected =>
  printed(word, key, { ...drawn, notes: line ? [{ text: line }] : [] });

/** Somebody of a scenario; whoever comes in stages has a card for each. */
export const inspectedFoe = (word: Word, id: FoeId): Inspected =>
  simple(word, `foe.${id}`, {
    kind: 'monster',
    glyph: drawingOf('foe', id),
    likeness: foeLikeness(id),
    text: foeRow(id).form === 'stages' ? word(`foe.${id}.line`) : word(`foe.${id}.text`),
    line: word(`foe.${id}.line`),
  });

/** The same where they stand: by the card in force, for whoever has several. */
export function inspectedStanding(word: Word, state: Foes, id: FoeId): Inspected {
  const card = foeCard(state, id);
  if (!card) return inspectedFoe(word, id);
  const { title, body, notes = [] } = inspectedScenarioCard(word, card.id);
  const ofAll = foeRow(id).form === 'stages' ? [] : [{ text: word(`foe.${id}.text`) }];
  return { title, body, notes: [...ofAll, ...notes, { text: word(`foe.${id}.line`) }] };
}

export function cards(say: TableProps['say']): readonly Inspected[] {
  const word = wordBy(say);
  return [
    ...heroTiles.map(({ id }) => inspectedTile(word, id)),
    ...items.map(({ id }) => inspectedTile(word, id)),
    ...monsters.map(({ id }) => inspectedMonster(word, id)),
    ...elites.map(({ id }) => inspectedMonster(word, id)),
    ...foes.map(({ id }) => inspectedFoe(word, id)),
    ...quests.map(({ id }) => inspectedQuest(word, id)),
    ...legends.map(({ id }) =>
      simple(word, `legend.${id}`, {
        kind: 'spell',
        glyph: openTreasureChest,
        text: `${word(`legend.${id}.needs`)} ${word(`legend.${id}.reward`)}`,
        line: word(`legend.${id}.line`),
      }),
    ),
    ...resources.map(({ id }) =>
      simple(word, `resource.${id}`, {
        kind: 'item',
        glyph: drawingOf('resource', id),
        text: word(`resource.${id}.text`),
      }),
    ),
    ...powerCards.map(({ id }) => inspectedCard(word, id)),
    ...scenarioCards.map(({ id }) => inspectedScenarioCard(word, id)),
  ];
}
