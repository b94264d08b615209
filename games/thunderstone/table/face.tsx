// A Thunderstone card drawn with the kit: kind, figures, type line, text, and what it says when inspected.

import type { Option } from '@veillee/kernel';
import {
  type CardProps,
  type Disc,
  type Figure,
  type Inspected,
  Card as KitCard,
  type TableProps,
  type TileProps,
  wordBy,
} from '@veillee/web/kit';
import { type Card, type CardDef, defOf, defs } from '../content/cards.ts';
import { strengthOf } from '../rules/battle.ts';
import { BUY } from '../rules/keys.ts';
import type { Party } from '../rules/state.ts';
import { artOf, likenessOf } from './drawings.ts';
import { type Reading, useReading } from './reading.ts';

/** As much of the table as a card needs to say what is written on it. */
export type Spoken = Pick<Reading, 'word' | 'name' | 'hand'>;

/** "Fighter · Level 1", "Undead · Doom", "Weapon · Edged". */
export function typeLine(reading: Pick<Reading, 'word'>, def: CardDef): string {
  const { word } = reading;
  const classes = def.classes.map(name => word(`class.${name}`));
  if (def.isHero) {
    const level = def.level > 0 ? word('table.level', { level: def.level }) : word('table.basicHero');
    return [...(def.level > 0 ? classes : []), level].join(' · ');
  }
  if (def.isMonster) return classes.join(' · ');
  return def.types.map(name => word(`type.${name}`)).join(' · ');
}

/** The figures in their wells, in the guide's order. */
export function figuresOf(reading: Pick<Spoken, 'word' | 'hand'>, def: CardDef, card?: Card, party?: Party): Figure[] {
  const { word } = reading;
  const figures: Figure[] = [];
  const add = (of: Figure['of'], value: number, shown: string = String(value), changed?: 'up' | 'down'): void => {
    figures.push({ of, value: shown, label: word(`table.figure.${of}`, { n: shown }), changed });
  };
  const plus = def.isHero || def.isMonster ? '' : '+';
  if (def.isMonster && card !== undefined && reading.hand.includes(card)) {
    for (const ability of def.abilities)
      if (ability.timing === 'trophy')
        for (const of of ['attack', 'magic', 'light'] as const)
          if (ability[of] !== 0) add(of, ability[of], `+${ability[of]}`);
    add('gold', def.gold);
    add('vp', def.vp);
    return figures;
  }
  if (def.isMonster || def.isStone) {
    add('vp', def.vp);
    if (def.isMonster) {
      add('xp', def.xp);
      add('gold', def.gold);
    }
    return figures;
  }
  const bonus = card && party ? (party.attack[card] ?? 0) + (def.isHero ? party.allAttack : 0) : 0;
  if (def.attack !== 0 || bonus !== 0)
    add('attack', def.attack + bonus, plus + String(def.attack + bonus), bonus > 0 ? 'up' : undefined);
  if (def.magic !== 0) add('magic', def.magic, plus + String(def.magic));
  if (def.light !== 0) add('light', def.light, plus + String(def.light));
  if (def.gold > 0) add('gold', def.gold);
  if (def.isHero) {
    const strength = card && party ? strengthOf(party, card) : def.strength;
    const changed = strength > def.strength ? 'up' : strength < def.strength ? 'down' : undefined;
    add('strength', strength, String(strength), changed);
  }
  if (def.isWeapon) {
    const weight = party?.weightless ? 0 : def.weight;
    add('weight', weight, String(weight), weight < def.weight ? 'down' : undefined);
  }
  if (def.vp > 0 && figures.length < 4) add('vp', def.vp);
  return figures;
}

/** The monster's Health in red, what equipment gives, or a price. */
export function discOf(reading: Pick<Spoken, 'word'>, def: CardDef, price = false): Disc | undefined {
  const { word } = reading;
  if (def.isMonster) return { of: 'health', value: def.health, label: word('table.figure.health', { n: def.health }) };
  if (price && !def.isDisease && !def.isStone)
    return { of: 'coin', value: def.cost, label: word('table.price', { cost: def.cost }) };
  return undefined;
}

export const textOf = ({ word }: Pick<Reading, 'word'>, def: CardDef): string => word(`card.${def.id}.text`);

/** What is printed on it. */
export const printed = (reading: Spoken, def: CardDef): CardProps => ({
  name: reading.name(def),
  ...artOf(def),
  type: typeLine(reading, def),
  text: textOf(reading, def),
  figures: figuresOf(reading, def),
  disc: discOf(reading, def),
});

export interface FaceProps extends Partial<CardProps> {
  readonly def: CardDef;
  /** The copy that lies here: its figures then follow what was done with it. */
  readonly card?: Card;
  readonly price?: boolean;
}

export function Face({ def, card, price, ...rest }: FaceProps) {
  const reading = useReading();
  return (
    <KitCard
      {...printed(reading, def)}
      likeness={likenessOf(def, card)}
      figures={figuresOf(reading, def, card, reading.party)}
      disc={discOf(reading, def, price)}
      inspect={() => inspected(reading, def, rest.thing ?? card)}
      {...rest}
    />
  );
}

/** The card at 280 beside the pointer, its keywords explained. */
export function inspected(reading: Spoken, def: CardDef, thing?: string): Inspected {
  const { word } = reading;
  const flavour = word(`card.${def.id}.flavour`);
  return {
    ...(thing !== undefined && { thing }),
    title: reading.name(def),
    body: (
      <div className="thu-inspected">
        <KitCard
          size="large"
          whole
          width={250}
          look="plain"
          {...printed(reading, def)}
          disc={discOf(reading, def, true)}
        />
        <p className="thu-flavour">{flavour}</p>
      </div>
    ),
    notes: notesOf(reading, def),
  };
}

/** A small square for a card in a list: drawing, name, copies. */
export const tileOf = (reading: Spoken, def: CardDef, count?: number): TileProps => ({
  name: reading.name(def),
  ...artOf(def),
  ...(count !== undefined && { count: `×${count}` }),
  inspect: () => inspected(reading, def),
});

/** Away from the board: in the chronicle, in a scene, at the end. */
export const spokenBy = (say: TableProps['say']): Spoken => ({
  word: wordBy(say),
  name: card => say((typeof card === 'string' ? defOf(card) : card).name),
  hand: [],
});

/** Every card there is. */
export function cards(say: TableProps['say']): readonly Inspected[] {
  const spoken = spokenBy(say);
  return defs.map(def => inspected(spoken, def));
}

/** What one would own: the card that is bought, the next Level of a Hero. */
export function figures(option: Option, say: TableProps['say']): readonly Figure[] {
  const brought = option.with?.next ?? (BUY.is(option.key) ? option.with?.card : undefined);
  const def =
    typeof brought === 'object' && 'text' in brought ? defs.find(({ name }) => name.text === brought.text) : undefined;
  return def ? figuresOf(spokenBy(say), def) : [];
}

function notesOf({ word, name }: Spoken, def: CardDef): NonNullable<Inspected['notes']> {
  const notes: { text: string; rule?: string }[] = [];
  for (const ability of def.abilities) {
    if (ability.timing !== 'trait') continue;
    const id = ability.op === 'halfUnless' ? `halfUnless.${ability.unless}` : ability.op;
    notes.push({
      text: word(`trait.${id}.text`, ability.op === 'lightPenalty' ? { n: ability.amount } : {}),
      rule: TRAIT_RULES[ability.op] ?? 'THU-11.1',
    });
  }
  const timings = new Set(def.abilities.map(ability => ability.timing));
  for (const [timing, rule] of TIMING_RULES)
    if (timings.has(timing)) notes.push({ text: word(`table.timing.${timing}`), rule });
  if (def.levelUp > 0)
    notes.push({ text: word('table.levelUp', { card: name(def), xp: def.levelUp }), rule: 'THU-5.2' });
  if (def.isWeapon) notes.push({ text: word('table.weaponNote', { weight: def.weight }), rule: 'THU-7.2' });
  return notes;
}

const TRAIT_RULES: { readonly [op: string]: string } = {
  halfUnless: 'THU-11.2',
  halfMagic: 'THU-11.1',
  lightPenalty: 'THU-9.2',
  immuneMagic: 'THU-11.7',
  immuneEdged: 'THU-11.5',
  magicOnly: 'THU-11.8',
  magicRequired: 'THU-11.9',
  unequippedCannotAttack: 'THU-11.10',
  cannotBeAttackedInDark: 'THU-8.4',
};

/** Timings worth a word when a card has them. */
const TIMING_RULES: readonly (readonly [CardDef['abilities'][number]['timing'], string])[] = [
  ['battle', 'THU-12.1'],
  ['breach', 'THU-14.4'],
  ['spoils', 'THU-13.7'],
  ['trophy', 'THU-16.1'],
  ['dungeon', 'THU-6.3'],
  ['repeat-dungeon', 'THU-6.14'],
  ['village', 'THU-4.2'],
  ['dungeon-mandatory', 'THU-15.2'],
];
