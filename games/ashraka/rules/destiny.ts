// ASH-26: the end of a turn. A tile is turned up, and its row happens.

import type { Option, Rules, Table } from '@veillee/kernel';
import { react } from '@veillee/kernel/play/deeds';
import { destinyOf } from '../content/booklet.ts';
import { tileColour } from '../content/dice.ts';
import type { BoxRow, DestinyRow } from '../content/rows.ts';
import type { Op } from '../content/vocabulary.ts';
import { agree } from './agree.ts';
import { defeat } from './defeat.ts';
import { boxKey } from './keys.ts';
import { totalOf } from './modifiers.ts';
import { run } from './ops/run.ts';
import { newScope } from './ops/scope.ts';
import { helpDeeds } from './plays.ts';
import { secret } from './secrets.ts';
import { heroName, isGone, isKo, type Position, partnerOf, type State, stands } from './state.ts';
import { canPay, changeCoins } from './stock.ts';

export function* drawDestiny(t: Table<State>): Rules<Position> {
  const { state } = t;
  state.phase = 'destiny';
  // Traps that cost coins do so at the end of each turn (ASH-18.20).
  for (const hero of state.heroes) if (!isGone(hero)) changeCoins(t, totalOf(state, hero, 'endTurnCoins'));
  const [next] = t.draw(state.track);
  if (!next) return yield* defeat(t, 'no-destiny');
  state.spent.push(next.tile);
  const row = destinyOf(state.adventure, next.tile);
  const line = secret(`destiny.${row.id}`);
  const told = { tile: next.tile, colour: tileColour(next.tile), left: state.track.length, line };
  t.tell('log.destiny', told, { rule: 'ASH-26.1', weight: 8, scene: { of: 'destiny', part: 'tile' } });
  if (state.skips > 0) {
    state.skips--;
    t.tell('log.destiny.skipped', { tile: next.tile }, { rule: 'ASH-26.2', weight: 3 });
  } else {
    const box = yield* boxOf(t, row);
    const words = secret(`destiny.${row.id}.box.${box.box}`);
    t.tell('log.destiny.box', { words }, { rule: 'ASH-26.2', weight: 2, scene: { of: 'destiny', part: 'row' } });
    yield* run(t, box.ops, newScope({ kind: 'row', source: { text: 'destiny.row', with: { tile: next.tile } } }));
    yield* lastHelp(t);
  }
  return { at: 'turn' };
}

/** What a box brings at once, in figures: monsters, health, coins. Its words say it all. */
function figuresOf({ ops }: BoxRow): { readonly monsters: number; readonly health: number; readonly coins: number } {
  const sum = (n: (op: Op) => number): number => ops.reduce((total, op) => total + n(op), 0);
  return {
    monsters: sum(op => (op.op === 'monster.place' ? 1 : 0)),
    health: sum(op => (op.op === 'loseHealth' ? op.n : 0)),
    coins: sum(op => (op.op === 'coins' ? op.n : 0)),
  };
}

/** ASH-26.4, ASH-26.9: of two boxes the players choose one that they can pay for. */
function* boxOf(t: Table<State>, { id, boxes }: DestinyRow): Rules<BoxRow> {
  const option = (row: BoxRow): Option => {
    const { box, needs } = row;
    const words = secret(`destiny.${id}.box.${box}`);
    const figures = figuresOf(row);
    const key = boxKey.make(box);
    if (!needs) return { key, text: 'destiny.box', with: { words, ...figures }, rule: 'ASH-26.4' };
    const price = secret(`destiny.${id}.box.${box}.price`);
    return { key, text: 'destiny.box.priced', with: { words, price, ...figures }, rule: 'ASH-26.4' };
  };
  const payable = boxes.filter(({ needs }) => canPay(t.state, needs, undefined));
  // R32: the row is read entire, also the box that nobody can pay for.
  for (const each of boxes)
    if (!payable.includes(each))
      t.tell('log.destiny.unpaid', { words: secret(`destiny.${id}.box.${each.box}`) }, { rule: 'ASH-26.9' });
  const key = yield* agree(t, 'destiny.ask', payable.map(option), { rule: 'ASH-26.4' });
  return boxes.find(({ box }) => box === boxKey.only(key)) as BoxRow;
}

/**
 * ASH-25.15: whom the row knocked out can be helped up before the discs are reset: by the other hero, and if that one has left the
 * board, by an ally whom either player calls (ASH-19.8).
 */
function* lastHelp(t: Table<State>): Rules {
  const { state } = t;
  for (const hero of state.heroes.filter(isKo)) {
    if (hero.fell !== 'destiny') continue;
    const partner = partnerOf(state, hero);
    const isApart = !stands(partner) && hero.seat !== partner.seat;
    for (const by of isApart ? [partner, hero] : [partner])
      yield* react(t, by.seat, () => {
        if (!isKo(hero)) return undefined;
        const help = helpDeeds(state, by, hero);
        const deeds = help.filter(({ why }) => why === undefined);
        if (deeds.length === 0) return undefined;
        return {
          prompt: 'destiny.help',
          rule: 'ASH-25.15',
          with: { hero: heroName(hero) },
          pass: { text: 'combat.wait' },
          window: { id: 'free', matters: true },
          deeds,
          refused: () =>
            help.flatMap(({ option, why }) => (why ? [{ ...option, why, rule: option.rule ?? 'ASH-25.15' }] : [])),
        };
      });
  }
}
