// What a Hero can use at a moment: effects of tiles that work, set Gems, Essences (EUT-15.13 to EUT-15.20, EUT-16.14 to EUT-16.28), each
// with what stands against it and what using it costs. What the effect does is said where the moment is.

import type { Text } from '@veillee/kernel';
import { because, type Why } from '@veillee/pieces/offers';
import { originalOf } from '@veillee/pieces/things';
import { DWURT_DIE_MAX } from '../content/constants.ts';
import { essences } from '../content/gems.ts';
import { isTierOf, isUpperTier } from '../content/tiers.ts';
import type { Effect, EffectCost, Element, TileOp, Trigger } from '../content/vocabulary.ts';
import { hasWays } from '../content/ways.ts';
import { gemRow, hasSet, onSlots, working } from './board.ts';
import { discardTile } from './inventory.ts';
import { essenceKey, gemKey, useKey } from './keys.ts';
import type { Hero, Known, T, Tile } from './state.ts';
import { type Face, faceOf, tileName } from './tiles.ts';

export interface Use {
  readonly key: string;
  readonly trigger: Trigger;
  readonly source: Text;
  /** What this use does, where the tile could be used otherwise at the same moment. */
  readonly way?: Text | undefined;
  readonly ops: readonly TileOp[];
  readonly why?: Why | undefined;
  /** The face of the tile, where it is one. */
  readonly face?: Face;
  readonly cost?: EffectCost | undefined;
  /** The thing on the board. */
  readonly on: string;
  /** Engages, turns or discards it, and pays. */
  pay(t: T): void;
}

type Fits = (effect: Effect) => boolean;

/** What is used in a turn and before a fight. */
export const OUTSIDE_COMBAT: readonly Trigger[] = ['none', 'anytime'];

/** Everything with one of these triggers, usable or not; things that are alike once. With `op`, of what does this alone. */
export function usesOf(state: Known, hero: Hero, triggers: readonly Trigger[], op?: TileOp['op']): Use[] {
  const fits: Fits = ({ trigger }) => triggers.includes(trigger);
  const uses = onceEach([...tileUses(state, hero, fits, op), ...gemUses(hero, fits), ...essenceUses(hero, fits)]);
  return op === undefined ? uses : uses.filter(({ ops }) => ops.some(each => each.op === op));
}

function onceEach(uses: Use[]): Use[] {
  if (uses.length < 2 || uses.every(({ face }) => face?.consumed === false)) return uses; // tiles that stay have keys of their own
  const seen = new Set<string>();
  return uses.filter(({ key, face, why }) => {
    // Two potions of a kind are one choice.
    const kind = face?.consumed ? `${originalOf(key)}/${why === undefined}` : key;
    return !seen.has(kind) && seen.add(kind);
  });
}

// ---- tiles ----

function tileUses(state: Known, hero: Hero, fits: Fits, op: TileOp['op'] | undefined): Use[] {
  const uses: Use[] = [];
  for (const tile of working(hero)) {
    const { effects, does } = faceOf(tile.tile);
    if (op !== undefined && !does.has(op)) continue;
    for (const [n, effect] of effects.entries())
      if (fits(effect) && !isUpperTier(effects, effect))
        uses.push(tileUse(state, hero, tile, n, withTiers(hero, effects, effect)));
  }
  return uses;
}

/** With what larger Sets add to it, as far as the Hero wears one. */
export function withTiers(hero: Hero, effects: readonly Effect[], effect: Effect): Effect {
  if (effect.set === undefined) return effect;
  const tiers = effects.filter(other => isTierOf(effect, other) && hasSet(hero, other));
  return tiers.length === 0 ? effect : { ...effect, ops: [effect, ...tiers].flatMap(({ ops }) => ops) };
}

function tileUse(state: Known, hero: Hero, tile: Tile, n: number, effect: Effect): Use {
  const face = faceOf(tile.tile);
  const { trigger, ops, cost } = effect;
  return {
    key: useKey.make(tile.tile, n),
    trigger,
    source: tileName(tile.tile),
    way: hasWays(face.effects) ? { text: `${face.name.text}.way.${n + 1}` } : undefined,
    ops,
    face,
    cost,
    on: tile.tile,
    why:
      whySpent(state, tile, face, trigger) ??
      (hasSet(hero, effect) ? undefined : because('why.set', 'EUT-16.22', { n: effect.set ?? 0 })) ??
      whyUnpaid(hero, cost),
    pay(t) {
      pay(t, hero, cost);
      if (face.consumed) return discardTile(t, hero, tile);
      if (isDefence(face, trigger) || isPartOfAttack(t.state, tile, face)) t.state.combat?.used.push(tile.tile);
      if (!isDefence(face, trigger)) tile.engaged = true; // EUT-15.13, EUT-15.20, R23
    },
  };
}

/** EUT-10.22: what a Shield does at step C of the Monster Attack never engages it. */
const isDefence = ({ kind }: Face, trigger: Trigger): boolean => kind === 'shield' && trigger === 'monster-after';

/** R75: own effects of the Combat Ability that is, or may yet be, this attack. */
const isPartOfAttack = ({ combat }: Known, { tile, engaged }: Tile, face: Face): boolean =>
  combat !== undefined && face.isAbility && face.attack !== undefined && (combat.attack === tile || !engaged);

function whySpent(state: Known, tile: Tile, face: Face, trigger: Trigger): Why | undefined {
  const isUsed = state.combat?.used.includes(tile.tile) === true;
  if (isDefence(face, trigger)) {
    if (isUsed) return because('why.shield', 'EUT-10.22');
    return state.house.engagedIsSpent && tile.engaged ? because('why.engaged', 'EUT-15.13') : undefined;
  }
  if (!tile.engaged) return undefined;
  if (isPartOfAttack(state, tile, face) && !isUsed) return undefined;
  return because('why.engaged', 'EUT-15.13');
}

// ---- Gems and Essences ----

/** EUT-16.17 to EUT-16.20: set in equipped tiles, and turned when used. */
function gemUses(hero: Hero, fits: Fits): Use[] {
  const uses: Use[] = [];
  for (const { tile, gems } of onSlots(hero))
    for (const set of gems) {
      const row = gemRow(set.gem);
      if (!row.turns || !set.active) continue;
      for (const { trigger, ops } of row.effects.filter(fits))
        uses.push({
          key: gemKey.make(set.gem),
          trigger,
          source: { text: `gem.${set.gem}` },
          ops,
          on: tile,
          pay() {
            set.active = false;
          },
        });
    }
  return uses;
}

function essenceUses(hero: Hero, fits: Fits): Use[] {
  if (hero.stones.length === 0) return [];
  const held = essences.filter(({ id }) => hasEssence(hero, id));
  return held.flatMap(({ id, effects }) =>
    effects.filter(fits).map(({ trigger, ops }) => ({
      key: essenceKey.make(id),
      trigger,
      source: { text: `essence.${id}` },
      ops,
      on: essenceKey.make(id),
      pay: () => loseEssence(hero, id),
    })),
  );
}

// ---- paying ----

export const hasEssence = ({ stones }: Hero, essence: Element): boolean =>
  stones.some(stone => 'essence' in stone && stone.essence === essence);

export function loseEssence(hero: Hero, essence: Element): void {
  const at = hero.stones.findIndex(stone => 'essence' in stone && stone.essence === essence);
  hero.stones = hero.stones.filter((_, n) => n !== at);
}

/** EUT-21.10, R55: each Dwurt that is spent raises the Dwurt die; where zero is nothing it goes one further (R54). */
export function spendDwurt({ house }: Pick<Known, 'house'>, hero: Hero, n: number): void {
  hero.dwurt -= n;
  hero.dwurtDie = Math.min(house.soberZero ? DWURT_DIE_MAX + 1 : DWURT_DIE_MAX, hero.dwurtDie + n);
}

function whyUnpaid(hero: Hero, cost: EffectCost | undefined): Why | undefined {
  if (cost === undefined) return undefined;
  if ('dwurt' in cost) {
    return hero.dwurt < cost.dwurt ? because('why.dwurt', 'EUT-21.8', { n: cost.dwurt }) : undefined;
  }
  const essence = { text: `essence.${cost.essence}` };
  return hasEssence(hero, cost.essence) ? undefined : because('why.essence', 'EUT-16.27', { essence });
}

function pay({ state }: T, hero: Hero, cost: EffectCost | undefined): void {
  if (cost === undefined) return;
  if ('dwurt' in cost) spendDwurt(state, hero, cost.dwurt);
  else loseEssence(hero, cost.essence);
}
