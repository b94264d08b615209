// Campaigns of bots on their boards: an answer rests on the seat's view alone, and the last battle is played to its end. Whole campaigns are played in
// the lab (`sim descent --campaign`).

import { awaited, picksOf, player, playOut, random, turnOf } from '@veillee/bots';
import { Chance, type Decision, Match, newChance } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { novice } from '../../bots/novice.ts';
import { descent } from '../../rules/game.ts';
import { newLegend, newLegendHero } from '../../rules/legend/start.ts';
import { variantsOf } from '../../rules/legend/terms.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { type Delve, type DelvePlan, delve } from '../delve.ts';
import type { AnyBot } from './legend-small.ts';

/** Where the week goes on after a board. */
const then = { at: 'there' } as const;
const options = { play: 'campaign', choosing: 'ready', length: 'short' } as const;
const HEROES = 0;
const OVERLORD = 1;

/** What each of the ready party has come to before the end. */
const PARTY = [
  { sheet: 'steelhorns', kind: 'melee', equipped: ['axe#1', 'chain-mail#1'] },
  { sheet: 'silhouette', kind: 'ranged', equipped: ['crossbow#1', 'leather-armor#1'] },
  { sheet: 'runewitch-astarra', kind: 'magic', equipped: ['immolation#1', 'leather-armor#2'] },
  { sheet: 'sir-valadir', kind: 'melee', equipped: ['sword#1', 'chain-mail#2'] },
] as const;

/** The week before the last: with the next Passage of Time the Final Battle begins. */
function nearTheEnd(seed: string): Match<State, View> {
  const setting = { seats: 2, options };
  const legend = {
    ...newLegend({
      boxes: ['base', 'well-of-darkness', 'altar-of-despair'],
      variants: variantsOf(setting),
      overlordSeat: OVERLORD,
      treasurer: HEROES,
      heroes: PARTY.map(({ sheet, kind, equipped }) => {
        const hero = newLegendHero(sheet, HEROES, []);
        return {
          ...hero,
          equipped: [...equipped],
          dice: { ...hero.dice, [kind]: [0, 2, 3] as [number, number, number] },
        };
      }),
    }),
    week: 14,
    level: 'gold' as const,
    opened: ['copper' as const, 'silver' as const, 'gold' as const],
    conquest: { heroes: 92, overlord: 90 },
    coins: 400,
    avatar: 'great-wyrm' as const,
    plot: 'chains-of-obsidian' as const,
    plotCards: ['coo-0'],
    upgrades: ['golden-fury-1', 'thick-hide'],
    lieutenants: [{ id: 'sir-alric-farrow', at: 'forge' }],
  };
  return Match.start<State, View>(descent, { seed, ...setting, legacy: { version: 1, legend } });
}

const MOST = 12_000;
const SOME = 900;
function ended(seed: string, heroes: AnyBot, overlord: AnyBot): State {
  const match = nearTheEnd(seed);
  expect(playOut(match, [player(heroes, 'heroes'), player(overlord, 'overlord')], MOST)).toBeLessThan(MOST);
  return match.state;
}

describe('the Final Battle', () => {
  test('is played to its end by adepts of both sides', () => {
    const { legend } = ended('adepts', adept, adept);
    expect(legend?.won).toBeDefined();
    expect(legend?.level).toBe('final');
  });

  test('is won by adepts against an overlord who plays at random', () => {
    expect(ended('heroes', adept, random as AnyBot).legend?.won).toBe('heroes');
  });

  test('ends for whoever plays at random too: no level of the keep lasts for ever (R220)', () => {
    expect(ended('random', random as AnyBot, random as AnyBot).legend?.won).toBeDefined();
  });

  test('costs heroes who play at random dearly', () => {
    const match = nearTheEnd('overlord');
    playOut(match, [player(random as AnyBot, 'heroes'), player(adept, 'overlord')], SOME);
    const { conquest } = match.state.legend ?? { conquest: { heroes: 0, overlord: 0 } };
    expect(conquest.overlord).toBeGreaterThan(conquest.heroes + 3);
  });
});

describe('a dungeon of a campaign that costs more than it brings', () => {
  const below = (plan: DelvePlan): Delve =>
    delve({
      led: true,
      ...plan,
      set: (state, heroes) => {
        if (!state.legend) throw new Error('no campaign');
        const terms = { kind: 'dungeon', quest: 'dungeon', at: 'thelsvan-trail', levels: 3, near: [] } as const;
        state.legend.board = { terms, then };
        plan.set?.(state, heroes);
      },
    });
  const answers = ({ match }: Delve, bot: AnyBot = adept): readonly string[] =>
    bot.decide(turnOf(match, match.decisionOf(HEROES) as Decision, new Chance(newChance('scene'))));

  test('is left by the glyph once the deck has run out, and by nobody while all is well', () => {
    const late = below({ set: state => Object.assign(state.dungeon ?? {}, { exhausted: 1 }) });
    expect(answers(late)[0]).toMatch(/^restock:/);
    expect(answers(below({}))[0]).toMatch(/^action:/);
  });

  test('is fled from when all of them are in Tamalir, and gone on with while all is well', () => {
    const home = (exhausted: number): Delve =>
      below({
        position: { at: 'next' },
        set: (state, heroes) => {
          Object.assign(state.dungeon ?? {}, { exhausted });
          state.turn = undefined;
          for (const hero of heroes) Object.assign(hero, { at: undefined, ready: false });
        },
      });
    expect(answers(home(1))).toEqual(['flee']);
    expect(answers(home(0))).toEqual([]);
  });

  test('by itself it is played to the end: there is no other evening', () => {
    const late = delve({ led: true, set: state => Object.assign(state.dungeon ?? {}, { exhausted: 1 }) });
    expect(answers(late)[0]).toMatch(/^action:/);
  });
});

describe.each([
  ['novice', novice],
  ['adept', adept],
] as const)('the %s', (_, bot) => {
  test('answers as its view says, however what is hidden is dealt anew', () => {
    const match = Match.start<State, View>(descent, { seed: 'anew', seats: 2, options });
    const players = [player(bot, 'heroes'), player(bot, 'overlord')] as const;
    let compared = 0;
    for (let made = 0; made < DECISIONS && !match.over; made++) {
      const decision = awaited(match) as Decision;
      const { seat } = decision;
      if (made % EVERY === 0) {
        const answer = (table: Match<State, View>) =>
          bot.decide(turnOf(table, table.decisionOf(seat) as Decision, new Chance(newChance(`${made}`))));
        expect(answer(match.imagine(seat, `${made}`)), decision.prompt).toEqual(answer(match));
        compared++;
      }
      match.answer({ seat, decision: decision.id, picks: picksOf(match, decision, players[seat] ?? players[0]) });
    }
    expect(compared).toBeGreaterThan(10);
  });
});
const DECISIONS = 260;
const EVERY = 13;
