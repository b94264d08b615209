// A battle told in lines: three for the tray under a monster, all of them for the popover and for the steps.

import type { LedgerLine as Line } from '@veillee/web/kit';
import { signed } from '@veillee/web/kit/reading.ts';
import type { Card, CardDef } from '../content/cards.ts';
import { type Battle, lightPenaltyOf, power, preyOf } from '../rules/battle.ts';
import type { Prospect, Reading } from './reading.ts';

type Words = Pick<Reading, 'word' | 'name'>;

const minus = (n: number): string => (n === 0 ? '0' : `−${n}`);
const change = (before: number, after: number): string => (before === after ? String(after) : `${before} → ${after}`);

/** "Win", "Lose", "Hides": the word before "10 vs 6". */
export const verdictWord = ({ word }: Words, { battle, hidden }: Prospect): string =>
  word(hidden ? 'table.verdict.hidden' : battle.victory ? 'table.verdict.win' : 'table.verdict.lose');

/** "Win 10 vs 6", or how much Light is missing. */
export const verdictSum = ({ word }: Words, { battle, hidden }: Prospect): string =>
  hidden
    ? word('table.verdict.missing', { n: battle.penalty })
    : word('table.verdict.sum', { total: battle.total, health: battle.health });

/** What a screen reader adds to a monster's card: "Rank 2: you would win 10 against 6". */
export function spoken({ word }: Words, prospect: Prospect): string {
  const { battle, target, rank, hidden } = prospect;
  const about = { rank, health: target.health, total: battle.total, missing: battle.penalty };
  return word(hidden ? 'table.say.hidden' : battle.victory ? 'table.say.win' : 'table.say.lose', about);
}

/** Light that a monster needs: its Rank and its own darkness. */
export const lightNeeded = (target: CardDef, rank: number): number => rank + lightPenaltyOf(target);

/** Three lines that explain the difference. */
export function ledger(words: Words & Pick<Reading, 'hand'>, prospect: Prospect): Line[] {
  const { battle } = prospect;
  const effects = effectLines(words, prospect, words.hand);
  const sums = sumLines(words, battle);
  const light = lightShort(words, prospect.target, battle);
  if (effects.length === 0) return [...sums, light].slice(0, 3);
  const plain = battle.attack === battle.attackBeforeTraits && battle.magic === battle.magicBeforeTraits;
  const first = plain && sums.length === 2 ? [bothLine(words, battle)] : sums;
  return [...first, light, ...effects].slice(0, 3);
}

const bothLine = ({ word }: Words, { attack, magic }: Battle): Line => ({
  label: word('table.ledger.both', { attack, magic }),
  value: String(attack + magic),
});

function sumLines({ word }: Words, battle: Battle): Line[] {
  const { attackBeforeTraits, attack, magicBeforeTraits, magic } = battle;
  const lines: Line[] = [];
  if (attack !== 0 || attackBeforeTraits !== 0 || magicBeforeTraits === 0)
    lines.push({ label: word('table.ledger.attack'), value: change(attackBeforeTraits, attack) });
  if (magic !== 0 || magicBeforeTraits !== 0)
    lines.push({ label: word('table.ledger.magic'), value: change(magicBeforeTraits, magic) });
  return lines;
}

function lightLine({ word }: Words, target: CardDef, { light, rank, penalty, reduction }: Battle): Line {
  const needed = lightNeeded(target, rank);
  if (penalty === 0) {
    const label = word('table.ledger.light', { light, needed });
    return { label, value: word('table.ledger.lit'), tone: 'good', rule: 'THU-9.4' };
  }
  const label = word('table.ledger.dark', { light, needed, missing: penalty });
  return { label, value: minus(reduction), tone: 'bad', rule: 'THU-9.5' };
}

/** Without the Light that is missing: the tray has room for one line. */
const lightShort = (words: Words, target: CardDef, battle: Battle): Line => ({
  ...lightLine(words, target, battle),
  label: words.word('table.ledger.light', { light: battle.light, needed: lightNeeded(target, battle.rank) }),
});

/** What the monster and its traits do to this party, most telling first. */
const effectLines = (words: Words, { target, battle }: Pick<Prospect, 'target' | 'battle'>, hand: readonly Card[]) => [
  ...halved(words, target, battle),
  ...withoutMagic(words, battle),
  ...sickness(words, battle),
  ...metLines(words, target, battle),
  ...priceLines(words, target, battle, hand),
];

/** What the sum does not show: why it counts for nothing, what the party meets, what the battle costs. */
export const besideSum = (words: Words, { target, battle }: Prospect, hand: readonly Card[]): Line[] => [
  ...withoutMagic(words, battle),
  ...metLines(words, target, battle),
  ...priceLines(words, target, battle, hand),
];

function halved({ word }: Words, target: CardDef, { halved, beforeHalf, total }: Battle): Line[] {
  const half = power(target, 'halfUnless');
  if (!halved || !half) return [];
  const label = word(`table.ledger.half.${half.unless}`);
  return [{ label, value: change(beforeHalf, total), tone: 'bad', rule: 'THU-11.2' }];
}

const withoutMagic = ({ word }: Words, { magicMissing }: Battle): Line[] =>
  magicMissing ? [{ label: word('table.ledger.needsMagic'), value: '0', tone: 'bad', rule: 'THU-11.9' }] : [];

function sickness({ word }: Words, battle: Battle): Line[] {
  const sick = battle.rawAttack + battle.rawMagic - battle.attackBeforeTraits - battle.magicBeforeTraits;
  return sick > 0 ? [{ label: word('table.ledger.disease'), value: minus(sick), tone: 'bad', rule: 'THU-15.3' }] : [];
}

const HINDRANCE_RULES = { unequipped: 'THU-11.10', stopped: 'THU-12.9', rank: 'THU-10.3' } as const;

/** What the party meets before it strikes: Heroes who cannot attack, Weapons dropped, Strength lost. */
export function metLines({ word, name }: Words, target: CardDef, { heroes }: Battle): Line[] {
  const lines: Line[] = [];
  for (const { card, hindrance } of heroes)
    if (hindrance)
      lines.push({
        label: word(`table.ledger.${hindrance}`, { card: name(card) }),
        value: word('table.ledger.nothing'),
        tone: 'bad',
        rule: HINDRANCE_RULES[hindrance],
      });
  for (const { card, dropped, strength } of heroes)
    if (dropped)
      lines.push({
        label: word('table.ledger.dropped', { hero: name(card), card: name(dropped) }),
        value: word('table.ledger.strength', { n: strength }),
        tone: 'bad',
        rule: 'THU-7.5',
      });
  const loss = power(target, 'strengthAll')?.strength ?? 0;
  if (loss !== 0 && heroes.length > 0 && !heroes.some(hero => hero.dropped))
    lines.push({ label: word('table.ledger.allStrength'), value: signed(loss), rule: 'THU-12.5' });
  return lines;
}

/** Cards that this battle costs. */
function priceLines({ word }: Words, target: CardDef, battle: Battle, hand: readonly Card[]): Line[] {
  const lines: Line[] = [];
  const price = (label: string, value: string, rule: string): void => {
    lines.push({ label, value, tone: 'price', rule });
  };
  for (const ability of target.abilities) {
    if (ability.op === 'destroyWeakHeroes') {
      const count = battle.heroes.filter(hero => hero.strength <= ability.threshold).length;
      const label = word('table.ledger.weak', { strength: ability.threshold });
      if (count > 0) price(label, word('table.ledger.lose', { count }), 'THU-12.4');
    }
    if (ability.op !== 'destroy' || preyOf(hand, ability.what).length === 0) continue; // THU-12.7
    if (ability.unless === 'equipped-weapon-present' && battle.weaponPresent) {
      const value = word('table.ledger.lose', { count: 0 });
      lines.push({ label: word('table.ledger.armed'), value, rule: 'THU-12.7' });
      continue;
    }
    const what = ability.what.replace('-or-w', 'OrW');
    const label = word('table.ledger.destroys', { what, all: ability.all === true });
    price(label, word('table.ledger.atTheEnd'), 'THU-12.4');
  }
  const count = power(target, 'gainDisease')?.diseases ?? 0;
  if (count > 0) price(word('table.ledger.afterwards'), word('table.ledger.gainDisease', { count }), 'THU-12.6');
  return lines;
}

/** The whole sum, from the single figures to the result. */
export function arithmetic(words: Words, target: CardDef, battle: Battle): Line[] {
  const { word } = words;
  const { rawAttack, rawMagic, attackBeforeTraits, magicBeforeTraits, multiplier, attack, magic } = battle;
  const multiplied = magicBeforeTraits * multiplier;
  const changed = (what: string, before: number, after: number, rule: string): Line => ({
    label: word(`table.ledger.${what}`),
    value: change(before, after),
    tone: 'bad',
    rule,
  });
  const lines: Line[] = [{ label: word('table.ledger.attack'), value: String(rawAttack) }];
  if (rawMagic !== 0) lines.push({ label: word('table.ledger.magic'), value: String(rawMagic) });
  lines.push(...sickness(words, battle));
  if (multiplier > 1)
    lines.push({
      label: word('table.ledger.multiplied'),
      value: change(magicBeforeTraits, multiplied),
      rule: 'THU-10.8',
    });
  if (attack !== attackBeforeTraits) lines.push(changed('traitAttack', attackBeforeTraits, attack, 'THU-11.8'));
  if (magic !== multiplied)
    lines.push(changed('traitMagic', multiplied, magic, power(target, 'immuneMagic') ? 'THU-11.7' : 'THU-11.1'));
  lines.push(lightLine(words, target, battle), ...halved(words, target, battle));
  return lines;
}
