// A Kilforth card drawn with the kit: kind, figures, type line, text, and what it says when inspected.

import {
  type CardProps,
  type Disc,
  type Figure,
  type Inspected,
  Card as KitCard,
  type TableProps,
  wordBy,
} from '@veillee/web/kit';
import { type CardDef, cardById, chapterKeywords, defs, regionById, sagaById } from '../content/cards.ts';
import type { Attribute } from '../content/vocabulary.ts';
import { ATTRIBUTES } from '../content/vocabulary.ts';
import { named } from '../rules/cards/piles.ts';
import { attributeGlyph, drawingOf, kindOf } from './drawings.ts';
import { likenessOf, ownLikeness } from './likeness.ts';
import { cardOf, type Reading, useReading } from './reading.ts';

/** Which of the house's colours an attribute wears. */
export const ATTRIBUTE_MEANING: { readonly [attribute in Attribute]: Figure['of'] } = {
  combat: 'attack',
  lore: 'magic',
  stealth: 'xp',
  influence: 'light',
};

/** As much of the table as a card needs to say what is written on it. */
export type Spoken = Pick<Reading, 'word' | 'name'> & {
  readonly view: { readonly heroes: { readonly length: number } };
};

/** "Quest · Destroy · Forest", "Item · Weapon", "Ally · Arcane · Silver Grove". */
export function typeLine({ word, name }: Pick<Reading, 'word' | 'name'>, def: CardDef): string {
  const keyword = (id: string): string => word(`keyword.${id}`);
  switch (def.kind) {
    case 'encounter':
    case 'night':
      if (def.isWeather) return word('table.type.weather');
      if (def.isEvent) return [word('table.type.event'), ...(def.terrain ? [keyword(def.terrain)] : [])].join(' · ');
      return def.keywords.map(keyword).join(' · ');
    case 'reward':
      return [...def.keywords.map(keyword), name(def.region)].join(' · ');
    case 'plot':
    case 'totem':
      return def.keywords.map(keyword).join(' · ');
    case 'region':
      return def.terrain ? keyword(def.terrain) : word('table.type.city');
    case 'class':
    case 'talent':
    case 'saga':
      return [word(`table.type.${def.kind}`), ...(def.archetype ? [keyword(def.archetype)] : [])].join(' · ');
    default:
      return word(`table.type.${def.kind}`);
  }
}

/** The figures in their wells: what must be rolled against it, or what it gives. */
export function figuresOf({ word }: Pick<Reading, 'word'>, def: CardDef, hostile = false): Figure[] {
  const figures: Figure[] = [];
  const add = (attribute: Attribute, value: string | number): void => {
    figures.push({
      of: ATTRIBUTE_MEANING[attribute],
      value,
      label: word(`table.figure.${attribute}`, { n: value }),
      glyph: attributeGlyph[attribute],
    });
  };
  if (def.fight && (def.isEnemy || def.isAncient || hostile)) {
    add('combat', def.fight.combat);
    figures.push({
      of: 'health',
      value: def.fight.health,
      label: word('table.figure.health', { n: def.fight.health }),
    });
    if (!def.isAncient) add('stealth', def.fight.stealth);
    return figures;
  }
  for (const attribute of ATTRIBUTES) {
    const asked = def.confront[attribute];
    const given = def.bonus[attribute];
    if (asked !== undefined) add(attribute, asked);
    else if (given !== 0) add(attribute, def.kind === 'race' ? given : given > 0 ? `+${given}` : `−${-given}`);
  }
  return figures;
}

export function discOf({ word }: Pick<Reading, 'word'>, def: CardDef): Disc | undefined {
  return def.gold > 0 ? { of: 'coin', value: def.gold, label: word('table.figure.gold', { n: def.gold }) } : undefined;
}

/** What its text says; a card without an ability says where or what it is. */
export function textOf(reading: Spoken, def: CardDef): string {
  const { word } = reading;
  if (def.kind === 'saga') return sagaText(reading, def);
  if ((def.kind === 'race' || def.kind === 'class') && !def.ability) return word('table.noAbility');
  if (def.kind === 'region') {
    const { shortcut } = regionById(def.id);
    return shortcut === undefined ? '' : word('table.region.shortcut', { region: named(shortcut) });
  }
  return [
    abilityText({ word }, def),
    ...(def.weakness ? [word('table.weakness', { keyword: word(`keyword.${def.weakness}`) })] : []),
  ]
    .filter(part => part !== '')
    .join(' ');
}

/** What its ability says, with the Lore it needs. */
export function abilityText({ word }: Pick<Reading, 'word'>, def: CardDef): string {
  const parts = [
    ...(def.loreLock > 0 ? [word('table.lock', { n: def.loreLock })] : []),
    ...(def.ability || def.kind === 'plot' ? [word(`card.${def.id}.text`)] : []),
  ];
  return parts.join(' ');
}

/** Chapter after Chapter, and where it ends. */
function sagaText({ word, name, view }: Spoken, def: CardDef): string {
  const { finale } = sagaById(def.id);
  const asked = ([1, 2, 3, 4] as const).map(chapter =>
    word('table.saga.chapter', {
      chapter,
      keywords: chapterKeywords(def.id, chapter, view.heroes.length)
        .map(keyword => word(`keyword.${keyword}`))
        .join(', '),
    }),
  );
  return [...asked, word('table.saga.finale', { region: name(finale.region) })].join(' ');
}

/** What is printed on it. */
export const printed = (reading: Spoken, def: CardDef): CardProps => ({
  name: reading.name(def.id),
  kind: kindOf(def),
  glyph: drawingOf(def),
  likeness: likenessOf(def),
  type: typeLine(reading, def),
  text: textOf(reading, def),
  figures: figuresOf(reading, def),
  disc: discOf(reading, def),
});

export interface FaceProps extends Partial<CardProps> {
  readonly card: string;
}

/** Any card, at the size asked for. */
export function Face({ card, ...rest }: FaceProps) {
  const reading = useReading();
  const def = cardById(cardOf(card));
  const { own, eyes } = reading;
  return (
    <KitCard
      thing={card}
      {...printed(reading, def)}
      likeness={ownLikeness(own, eyes, def)}
      inspect={() => inspected(reading, card)}
      {...rest}
    />
  );
}

/** The card at 270 beside the pointer, its keywords explained. */
export function inspected(reading: Spoken, thing: string): Inspected {
  const card = cardOf(thing);
  const def = cardById(card);
  const { word, name } = reading;
  const fight = def.isStranger && def.fight;
  return {
    thing,
    title: name(card),
    body: (
      <div className="kil-inspected">
        <KitCard size="large" whole width={270} look="plain" {...printed(reading, def)} />
        {def.kind !== 'region' && !def.isTotem && <p className="kil-flavour">{word(`card.${def.id}.flavour`)}</p>}
      </div>
    ),
    notes: [
      ...(fight
        ? [{ text: word('table.note.hostile', { combat: fight.combat, health: fight.health }), rule: 'KIL-5.17' }]
        : []),
      ...notesOf(reading, def),
    ],
  };
}

/** Away from the board. Sagas ask the more, the more heroes there are: of four the most. */
export const spokenBy = (say: TableProps['say'], heroes = 4): Spoken => ({
  word: wordBy(say),
  name: card => say(cardById(cardOf(card)).name),
  view: { heroes: { length: heroes } },
});

/** Every card there is, as a table of four would read it. */
export function cards(say: TableProps['say']): readonly Inspected[] {
  const spoken = spokenBy(say);
  return defs.map(({ id }) => inspected(spoken, id));
}

function notesOf({ word }: Spoken, def: CardDef): NonNullable<Inspected['notes']> {
  const notes: { text: string; rule?: string }[] = [];
  if (def.isReward) notes.push({ text: word('table.note.discover', { region: named(def.region) }), rule: 'KIL-6.3' });
  if (def.unique)
    notes.push({ text: word('table.note.unique', { keyword: word(`keyword.${def.unique}`) }), rule: 'KIL-6.6' });
  if (def.loreLock > 0) notes.push({ text: word('table.note.lock', { n: def.loreLock }), rule: 'KIL-15.10' });
  if (def.icon)
    notes.push({
      text: word('table.note.reward', { type: word(`keyword.${def.icon}`), gold: def.gold }),
      rule: 'KIL-8.2',
    });
  if (def.weakness)
    notes.push({ text: word('table.note.weakness', { keyword: word(`keyword.${def.weakness}`) }), rule: 'KIL-11.6' });
  if (def.isPlot) notes.push({ text: word('table.note.plot'), rule: 'KIL-4.18' });
  if (def.isWeather) notes.push({ text: word('table.note.weather'), rule: 'KIL-10.4' });
  return notes;
}
