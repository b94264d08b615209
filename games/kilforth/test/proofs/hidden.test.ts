// Who sees what: hands, decks, peeks. KIL-1.13, KIL-14.2.

import { randomPicks } from '@veillee/bots';
import { Chance, copy, eventFor, Match, newChance, plainDecision } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { cardById } from '../../content/cards.ts';
import { kilforth } from '../../rules/game.ts';
import { invariants } from '../../rules/invariants.ts';
import { isBack, redeal, view } from '../../rules/view.ts';
import { richKilforth } from '../rich.ts';
import { scene } from '../scene.ts';

const rivals = () =>
  scene(3, { mode: 'competitive' })
    .hand(0, 'mail-coat', 'pedlar', 'omen')
    .having(state => {
      state.known.pedlar = [1, 2];
      state.known.omen = [2];
    })
    .opens();

rule('KIL-1.13', 'rivals see the backs of Rumours by type, and the faces of those they saw taken', () => {
  const table = rivals();
  const handFor = (viewer: number | 'spectator' | 'everyone') => view(table.state, viewer).heroes[0]?.hand;
  expect(handFor(0)).toEqual(['mail-coat', 'pedlar', 'omen']);
  expect(handFor(1)).toEqual(['back:item', 'pedlar', 'back:spell']);
  expect(handFor(2)).toEqual(['back:item', 'pedlar', 'omen']);
  expect(handFor('spectator')).toEqual(['back:item', 'pedlar', 'back:spell']);
  expect(handFor('everyone')).toEqual(['mail-coat', 'pedlar', 'omen']);
});

rule('KIL-14.2', 'of decks and bag everybody knows how much is left, of discard piles what lies there', () => {
  const { night, encounters, bag } = rivals().seat(1).view();
  expect([night.draw, encounters.plains.draw, bag]).toEqual([25, 19, 40]);
  expect(encounters.plains.discard).toEqual([]);
});

test('a card that an Encounter gave is known to all, a Reward drawn to its hero alone', () => {
  const stage = (key: 'take' | 'draw') => {
    const table = scene(2, { mode: 'competitive' })
      .meets('barrow-lea', 'harvest-at-risk')
      .hero(0, { fateToday: true })
      .dice(6, 6, 1)
      .opens();
    table.plays('confront:harvest-at-risk:lore').chooses('reward.loot', 'gold').chooses('reward.rumour', key);
    return table.seat(1).view().heroes[0]?.hand;
  };
  expect(stage('take')).toEqual(['harvest-at-risk']);
  expect(stage('draw')).toEqual(['back:spell']);
});

test('who looks at a deck knows what lies there, and nobody else does', () => {
  const table = scene(2, { mode: 'competitive' })
    .at(0, 'barrow-lea')
    .assets(0, 'spy')
    .deck('plains', 'pedlar', 'ford-inn')
    .opens()
    .plays('use:spy');
  expect(table.seat(0).view().peeks).toEqual([{ deck: 'plains', card: 'pedlar', depth: 0 }]);
  expect(table.seat(1).view().peeks).toEqual([]);
  expect(JSON.stringify(table.told(1))).not.toContain('pedlar');
  for (const seed of ['a', 'b', 'c']) {
    const own = copy(table.state);
    redeal(own, 0, new Chance(newChance(seed)));
    expect(own.encounters.plains.draw.at(-1)).toBe('pedlar');
    const other = copy(table.state);
    redeal(other, 1, new Chance(newChance(seed)));
    expect(other.peeks).toEqual([{ deck: 'plains', card: other.encounters.plains.draw.at(-1), seat: 0 }]);
  }
  table.plays('search');
  expect(table.state.peeks).toEqual([]);
});

test('dealing anew keeps what a seat knows, and the kind of card it does not', () => {
  const table = rivals();
  const seen = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const state = copy(table.state);
    redeal(state, 1, new Chance(newChance(`deal ${n}`)));
    expect(invariants(state)).toEqual([]);
    expect(view(state, 1)).toEqual(view(table.state, 1));
    const [item = '', stranger, spell = ''] = state.heroes[0]?.hand ?? [];
    expect([cardById(item).reward, stranger, cardById(spell).reward]).toEqual(['item', 'pedlar', 'spell']);
    expect(state.known[spell]).toEqual([2]); // seat 2 knows that card, whichever it is
    seen.add(item);
  }
  expect(seen.size).toBeGreaterThan(10);
});

test('a back is never taken for a card', () => {
  const [hand = ''] = rivals().seat(1).view().heroes[0]?.hand ?? [];
  expect(isBack(hand)).toBe(true);
  expect(isBack('mail-coat')).toBe(false);
});

test('nothing that a seat is told, asked or shown names a card it does not know', () => {
  let secrets = 0;
  for (let n = 0; n < 4; n++) {
    const match = Match.start(n % 2 ? richKilforth : kilforth, {
      seed: `whispers ${n}`,
      seats: 3,
      options: { mode: 'competitive' },
    });
    const chance = new Chance(newChance(`whispers ${n}`));
    for (let heard = 0; !match.over; ) {
      const decision = chance.pick(match.decisions, 'who');
      match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
      const events = match.log.slice(heard).map(({ event }) => event);
      heard = match.log.length;
      for (const seat of [0, 1, 2]) {
        const own = match.decisionOf(seat);
        const words = JSON.stringify([
          events.map(event => eventFor(event, seat) ?? null),
          own ? plainDecision(own) : null,
          match.view(seat),
        ]);
        for (const [other, { hand }] of match.state.heroes.entries())
          for (const card of hand)
            if (other !== seat && !match.state.known[card]?.includes(seat)) {
              secrets++;
              expect(
                words.includes(`"${card}"`) || words.includes(`"card.${card}"`),
                `${card} is told to ${seat}`,
              ).toBe(false);
            }
      }
    }
  }
  expect(secrets).toBeGreaterThan(1000);
});
