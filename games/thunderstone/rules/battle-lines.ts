// A battle's arithmetic in words, line by line: what the log folds away and a preview explains.

import type { Text } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import { type Battle, lightPenaltyOf, power } from './battle.ts';
import { named } from './piles.ts';

/** The figures of a battle resolved with `explain`, in the order in which they are counted. */
export function battleLines(battle: Battle): Text[] {
  const target = cardById(battle.target);
  const lines: Text[] = [];
  for (const { card, dropped, strength } of battle.heroes)
    if (dropped) lines.push({ text: 'line.dropped', with: { hero: named(card), card: named(dropped), strength } });
  for (const { card, kind, amount, why } of battle.parts)
    lines.push({ text: `line.part.${kind}`, with: { card: named(card), amount: signed(amount), why: { text: why } } });
  for (const { card, hindrance } of battle.heroes)
    if (hindrance) lines.push({ text: `line.hindrance.${hindrance}`, with: { hero: named(card) } });
  const sick = battle.rawAttack - battle.attackBeforeTraits + (battle.rawMagic - battle.magicBeforeTraits);
  if (sick > 0) {
    const [attack, magic] = [battle.attackBeforeTraits, battle.magicBeforeTraits];
    lines.push({ text: 'line.diseases', with: { count: sick, attack, magic } });
  }
  if (battle.multiplier > 1)
    lines.push({
      text: 'line.multiplier',
      with: { factor: battle.multiplier, magic: battle.magicBeforeTraits * battle.multiplier },
    });
  if (power(target, 'immuneMagic')) lines.push({ text: 'line.immuneMagic' });
  if (power(target, 'magicOnly')) lines.push({ text: 'line.magicOnly' });
  if (power(target, 'halfMagic')) lines.push({ text: 'line.halfMagic', with: { magic: battle.magic } });
  const needed = battle.rank + lightPenaltyOf(target);
  lines.push({
    text: 'line.light',
    with: { light: battle.light, needed, missing: battle.penalty, reduction: battle.reduction },
  });
  lines.push({
    text: 'line.sum',
    with: { attack: battle.attack, magic: battle.magic, reduction: battle.reduction, total: battle.beforeHalf },
  });
  if (battle.halved) lines.push({ text: 'line.halved', with: { before: battle.beforeHalf, total: battle.total } });
  if (battle.magicMissing) lines.push({ text: 'line.magicMissing' });
  lines.push({ text: battle.victory ? 'line.won' : 'line.lost', with: { total: battle.total, health: battle.health } });
  return lines;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
