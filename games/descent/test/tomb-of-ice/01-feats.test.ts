// ICE-1: feats.

import { Chance, type Match, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { featDecks, featRow, feats } from '../../content/feats.ts';
import { heroRow } from '../../content/heroes.ts';
import { SKILL_TYPES, type SkillType } from '../../content/vocabulary.ts';
import { attack } from '../../rules/attack/attack.ts';
import { dealFeats, gainFeats, glyphFeats, handOf, typeOf } from '../../rules/feats/hand.ts';
import { activateGlyph } from '../../rules/hero/glyphs.ts';
import { invariants } from '../../rules/invariants.ts';
import { type FeatCards, type Hero, type MarkerId, rowId, type State, sheetOf } from '../../rules/state.ts';
import { redeal, type View } from '../../rules/view.ts';
import { BLANKS, GREEN, POWER, RED } from '../faces.ts';
import { featAssault, featFight, holds, ICE, plays } from '../feats.ts';
import { BESIDE } from '../fight.ts';
import { begun, lay, type Plan, type Play, run, scene, space } from '../scene.ts';

const cardsOf = ({ featCards }: Pick<State, 'featCards'>): FeatCards => {
  if (!featCards) throw new Error('there are no feats');
  return featCards;
};

const dealt = (...heroes: readonly string[]): State => {
  const state = begun({ heroes, options: ICE });
  run(state, function* (t) {
    dealFeats(t);
  });
  return state;
};

const byType = (state: State, n = 0): number[] => {
  const types = handOf(state, state.heroes[n] as Hero).map(typeOf);
  return SKILL_TYPES.map(type => types.filter(one => one === type).length);
};

describe('dealing', () => {
  rule('ICE-1.1', 'three decks of 17, by type; without the box there are none', () => {
    expect(SKILL_TYPES.map(type => featDecks[type].reduce((sum, { copies }) => sum + copies, 0))).toEqual([17, 17, 17]);
    const { decks } = cardsOf(begun({ options: ICE }));
    for (const type of SKILL_TYPES) {
      expect(decks[type]).toHaveLength(17);
      expect(decks[type].every(card => typeOf(card) === type)).toBe(true);
    }
    expect(feats).toHaveLength(27);
    expect(begun().featCards).toBeUndefined();
  });

  rule('ICE-1.3', 'ICE-X1: as many of each type as the sheet has skills', () => {
    const state = dealt('karnon', 'arvel-worldwalker');
    expect([byType(state), byType(state, 1)]).toEqual([
      [2, 0, 0],
      [2, 2, 0],
    ]);
    expect(SKILL_TYPES.map(type => cardsOf(state).decks[type].length)).toEqual([13, 15, 17]);
    expect(invariants(state)).toEqual([]);
  });

  rule('ICE-1.3', 'it happens as the quest is prepared, once skills are dealt', () => {
    const play = scene({ options: ICE, position: { at: 'heroes' } });
    for (const hero of play.state.heroes)
      expect(handOf(play.state, hero).length).toBe(
        Object.values(heroRow(sheetOf(hero)).skills).reduce((sum, n) => sum + n, 0),
      );
  });
});

const SEEN: Plan = { heroes: ['karnon', 'arvel-worldwalker'], options: ICE };

/** A glyph is activated, and everybody may draw. */
const glyph = (set: Plan['set'], heroes: readonly string[] = ['okaluk-and-rakash', 'karnon']): Play =>
  scene({
    heroes,
    options: ICE,
    position: { at: 'act' },
    set: (state, all) => {
      lay(state, { kind: 'glyph', active: false }, space(7, 9));
      set?.(state, all);
    },
    first: t => activateGlyph(t, t.state.heroes[0]?.id ?? 'hero:', 'marker:glyph#1' as MarkerId),
  });

const short = (state: State, type: SkillType, left: number): void => {
  const { decks, discards } = cardsOf(state);
  discards.push(...decks[type].splice(left));
};

describe('drawing', () => {
  rule(['ICE-1.5', 'ICE-1.7'], 'when a glyph is activated everybody may, in the order that the overlord says', () => {
    const play = glyph(() => {});
    expect(play.asked(play.overlordSeat)).toBe('feats.order');
    play.answers(play.overlordSeat, 'hero:karnon', 'hero:okaluk-and-rakash');
    expect([play.asked(), play.can()]).toEqual(['feats.draw', ['feat-type:fighting']]);
    play.does('feat-type:fighting');
    expect(byType(play.state, 1)).toEqual([1, 0, 0]);
    expect(play.asked()).toBe('feats.draw');
    play.passes();
    expect([byType(play.state), play.asked()]).toEqual([[0, 0, 0], 'turn.act']);
  });

  rule('ICE-1.6', 'ICE-X2: only of types of which the sheet shows a skill, and as they like of these', () => {
    const play = glyph(() => {}).passes(1);
    expect(play.can()).toEqual(['feat-type:fighting', 'feat-type:subterfuge']);
    play.does('feat-type:subterfuge');
    expect(byType(play.state)).toEqual([0, 1, 0]);
  });

  rule('ICE-1.7', 'Arvel draws two', () => {
    const play = glyph(() => {}, ['arvel-worldwalker', 'karnon']).passes(1);
    play.does('feat-type:fighting', 'feat-type:subterfuge');
    expect(byType(play.state)).toEqual([1, 1, 0]);
  });

  rule('ICE-1.8', 'what a chest gives is for every hero, and nobody declines it', () => {
    const play = scene({ ...SEEN, position: { at: 'act' }, first: t => gainFeats(t, 1) }).passes(1);
    expect(play.asked()).toBe('feats.draw');
    expect(byType(play.state)).toEqual([1, 0, 0]);
    expect(() => play.passes()).toThrow(/may not pass/);
    play.does('feat-type:subterfuge');
    expect(byType(play.state, 1)).toEqual([0, 1, 0]);
  });

  rule('ICE-1.9', 'whoever holds four may draw, and discards down to four at once; Arvel holds six', () => {
    const full = ['fend#1', 'fend#2', 'hurry#1', 'lunge#1'];
    const play = glyph((state, [hero]) => holds(state, hero, ...full)).passes(1);
    play.does('feat-type:fighting');
    expect(play.asked()).toBe('feats.discard');
    expect(play.can()).toContain('feat:fend');
    play.does('feat:fend');
    const [hero] = play.state.heroes as [Hero];
    expect([handOf(play.state, hero).length, cardsOf(play.state).discards]).toEqual([4, ['fend#1']]);
    const arvel = glyph((state, [one]) => holds(state, one, ...full), ['arvel-worldwalker', 'karnon']).passes(1);
    arvel.does('feat-type:fighting', 'feat-type:fighting');
    expect([byType(arvel.state), arvel.asked()]).toEqual([[6, 0, 0], 'feats.draw']);
  });

  rule(
    ['ICE-1.9', 'ICE-1.5'],
    'whoever holds four, or may take a last card, is asked whatever they wish in advance',
    () => {
      const window = (play: Play, seat: number) => play.match.decisionOf(seat)?.window;
      const full = ['fend#1', 'fend#2', 'hurry#1', 'lunge#1'];
      const asked = (cards: readonly string[]) =>
        window(
          glyph((state, [, other]) => holds(state, other, ...cards))
            .passes(1)
            .passes(),
          0,
        );
      expect([asked(full)?.matters, asked(full.slice(1))?.matters]).toEqual([true, false]);
      expect(asked(full)).toMatchObject({ usual: [] });
      const order = (left: number) =>
        window(
          glyph(state => short(state, 'fighting', left)),
          1,
        )?.matters;
      expect([order(2), order(3)]).toEqual([true, false]);
    },
  );

  rule('ICE-1.10', 'with the last card of a deck its discards become the next one', () => {
    const state = begun({ ...SEEN, heroes: ['karnon', 'karnon'] });
    state.heroes.pop();
    short(state, 'fighting', 1);
    const discarded = [...cardsOf(state).discards].sort();
    run(state, t => gainFeats(t, 1));
    expect([...cardsOf(state).decks.fighting].sort()).toEqual(discarded);
    expect([cardsOf(state).discards, cardsOf(state).exhausted]).toEqual([[], []]);
  });

  rule(
    'ICE-1.11',
    'where there are none it is at its end for good, and whoever can draws of another type (A-12)',
    () => {
      const play = glyph(
        state => {
          short(state, 'fighting', 1);
          cardsOf(state).discards = [];
        },
        ['karnon', 'okaluk-and-rakash'],
      ).passes(1);
      play.does('feat-type:fighting');
      expect(cardsOf(play.state).exhausted).toEqual(['fighting']);
      cardsOf(play.state).discards.push('fend#1');
      // Only Subterfuge is left to the other.
      expect(play.can()).toEqual(['feat-type:subterfuge']);
      play.passes();
      run(play.state, t => glyphFeatsOf(t));
      expect(byType(play.state)).toEqual([1, 0, 0]);
    },
  );

  rule('ICE-1.4', 'nobody gives a feat away, or trades it', () => {
    const play = featFight({
      feats: ['fend#1'],
      set: (state, heroes) => {
        if (heroes[1]) heroes[1].at = space(3, 10);
        if (state.turn) state.turn.movement = 5;
      },
      position: { at: 'act' },
    });
    expect(play.can().filter(key => key.startsWith('give:'))).toEqual([]);
  });
});

/** Nobody of these heroes can draw any more, so nobody is asked. */
function* glyphFeatsOf(t: Parameters<typeof glyphFeats>[0]): ReturnType<typeof glyphFeats> {
  t.state.heroes = t.state.heroes.slice(0, 1);
  yield* glyphFeats(t);
}

describe('playing', () => {
  rule('ICE-1.12', 'when its moment has come: it is followed, then discarded', () => {
    const play = featAssault({ feats: ['fend#1'], dice: [RED.four, GREEN.three] });
    expect([play.asked(), play.can()]).toEqual(['feats.ask', ['feat:fend']]);
    play.does('feat:fend');
    expect([cardsOf(play.state).discards, handOf(play.state, play.hero())]).toEqual([['fend#1'], []]);
    // Before its dice, and no other time.
    expect(featFight({ feats: ['fend#1'] }).can()).not.toContain('feat:fend');
  });

  rule('ICE-1.12', 'what lasts lies face up, and is discarded at the start of the next turn', () => {
    const play = featAssault({ feats: ['skulk#1'], dice: [POWER.blank, RED.miss, GREEN.one, 1] }).does('feat:skulk');
    expect([play.hero().faceUp, cardsOf(play.state).discards]).toEqual([['skulk#1'], []]);
    const later = scene({
      options: ICE,
      position: { at: 'turnStart' },
      set: (state, [hero]) => {
        holds(state, hero, 'skulk#1');
        cardsOf(state).hands = {};
        if (hero) Object.assign(hero, { faceUp: ['skulk#1'], lasting: ['skulk/0'] });
      },
    }).overlordWaits();
    expect([later.hero().faceUp, later.hero().lasting, cardsOf(later.state).discards]).toEqual([[], [], ['skulk#1']]);
  });

  rule(
    'ICE-1.13',
    'ICE-X7: one in each turn, whoever’s it is: Follow Through in the own, Fend in the overlord’s',
    () => {
      const own = featFight({
        feats: ['follow-through#1', 'sweeping-blow#1'],
        equipped: ['sword#1'],
        dice: [RED.two, GREEN.one, ...BLANKS],
      }).does('action:battle', 'attack:sword#1:space:4,9');
      expect(own.asked()).toBe('feats.ask');
      own.does('feat:sweeping-blow').overlordWaits();
      while (own.asked() === 'attack.spend') own.passes();
      // The blow hits, and Follow Through may not follow.
      expect([own.asked(), cardsOf(own.state).played]).toEqual(['turn.act', [own.hero().id]]);
      const turns = scene({
        options: ICE,
        position: { at: 'overlord' },
        set: (state, heroes) => {
          for (const hero of heroes) holds(state, hero, ...(hero === heroes[0] ? ['fend#1'] : []));
          state.phase = 'overlord';
          state.turn = undefined;
          cardsOf(state).played = [heroes[0]?.id ?? 'hero:'];
        },
      });
      expect(cardsOf(turns.state).played).toEqual([]);
    },
  );
});

describe('secrets', () => {
  /** Some match in which everybody has feats, seen by all. */
  const held = (): Match<State, View> =>
    scene({
      options: ICE,
      players: 2,
      heroes: ['steelhorns', 'mad-carthos'],
      set: (state, [one, other]) => {
        holds(state, one, 'fend#1', 'hurry#1');
        holds(state, other, 'focus#1', 'sparks-of-pain#1');
      },
    }).match;

  rule('ICE-1.2', 'a hand is seen by the heroes alone; the others see how many of each type there are', () => {
    const match = held();
    const { hands } = cardsOf(match.state);
    for (const seat of [0, 1]) expect(match.view(seat).featCards?.cards).toEqual(hands);
    for (const viewer of [2, 'spectator'] as const) {
      const { featCards } = match.view(viewer);
      expect(featCards?.cards).toBeUndefined();
      expect(JSON.stringify(featCards)).not.toMatch(/fend|hurry|focus|sparks/);
      expect(featCards?.hands['hero:steelhorns']).toEqual({ fighting: 2, subterfuge: 0, wizardry: 0 });
    }
    for (const seat of [0, 1, 2, 'spectator'] as const)
      expect(match.view(seat).featCards?.decks).toEqual({ fighting: 15, subterfuge: 17, wizardry: 15 });
  });

  rule('ICE-1.2', 'what is drawn the heroes are told, the overlord hears of which type it was', () => {
    const play = scene({ ...SEEN, position: { at: 'act' }, first: t => gainFeats(t, 1) }).passes(1);
    const [own] = play.told(0).filter(({ text }) => text === 'log.feats.draws');
    expect(own?.with?.card).toBeDefined();
    expect(play.told(1).some(({ with: words }) => words?.card !== undefined)).toBe(false);
    expect(play.told(1).map(({ text }) => text)).toContain('log.feats.draws.unseen');
  });

  test('the overlord imagines other hands of the same types, heroes imagine the same hands and another deck', () => {
    const { state } = held();
    const found = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const copy = structuredClone(state);
      redeal(copy, 2, new Chance(newChance(`dream ${n}`)));
      expect([byType(copy), byType(copy, 1)]).toEqual([byType(state), byType(state, 1)]);
      expect(invariants(copy)).toEqual([]);
      found.add(JSON.stringify(cardsOf(copy).hands));
      const own = structuredClone(state);
      redeal(own, 0, new Chance(newChance(`dream ${n}`)));
      expect(cardsOf(own).hands).toEqual(cardsOf(state).hands);
      expect(cardsOf(own).decks).not.toEqual(cardsOf(state).decks);
    }
    expect(found.size).toBeGreaterThan(10);
  });

  test('whoever holds a card of the type is asked, whether or not it fits, and nobody else is', () => {
    const asked = (feats: readonly string[], set?: (state: State) => void) =>
      featAssault({ feats, dice: [RED.two, GREEN.one], ...(set && { set }) }).asked();
    // Fend is of Fighting, and so is Hurry, which is no answer to an attack.
    expect([asked(['fend#1']), asked(['hurry#1']), asked([])]).toEqual(['feats.ask', 'feats.ask', 'turn.act']);
    const play = featAssault({ feats: ['hurry#1'], dice: [RED.two, GREEN.one] });
    expect(play.can()).toEqual([]);
    expect(play.match.decisionOf(0)?.window).toMatchObject({ id: 'feats', secret: true });
    // Where all copies of what could answer have been seen, nobody is.
    const seen = (state: State): void => {
      const { decks, discards } = cardsOf(state);
      const answers = decks.fighting.filter(card => /fend|blocked|riposte/.test(card));
      decks.fighting = decks.fighting.filter(card => !answers.includes(card));
      discards.push(...answers);
    };
    expect(asked(['hurry#1'], seen)).toBe('turn.act');
    // One that lies before somebody has been seen as well.
    const out = (faceUp: boolean) => (state: State) => {
      const { decks, discards } = cardsOf(state);
      const answers = decks.subterfuge.filter(card => featRow(rowId(card)).effect.when.startsWith('attacked'));
      decks.subterfuge = decks.subterfuge.filter(card => !answers.includes(card));
      discards.push(...answers.filter(card => card !== 'skulk#1'));
      const [, friend] = state.heroes;
      if (faceUp && friend) friend.faceUp = ['skulk#1'];
      else decks.subterfuge.push('skulk#1');
    };
    expect([asked(['hustle#1'], out(false)), asked(['hustle#1'], out(true))]).toEqual(['feats.ask', 'turn.act']);
    // Nor who has played one, or is a monkey.
    expect(asked(['fend#1'], state => void cardsOf(state).played.push('hero:steelhorns'))).toBe('turn.act');
    expect(asked(['fend#1'], ({ heroes: [hero] }) => void (hero && Object.assign(hero, { monkey: 2 })))).not.toBe(
      'feats.ask',
    );
  });
});

rule('ICE-1.13', 'one for each hero, not one for all of them', () => {
  const play = scene({
    options: ICE,
    position: { at: 'overlord' },
    set: (state, heroes) => {
      Object.assign(state, { phase: 'overlord', turn: undefined });
      Object.assign(state.overlord, { threat: 20 });
      for (const [n, hero] of heroes.entries()) holds(state, hero, `we-are-not-afraid#${n + 1}`);
    },
  });
  plays(play, 'we-are-not-afraid');
  plays(play, 'we-are-not-afraid');
  expect(play.lines('log.feats.plays')).toHaveLength(2);
});

rule(
  ['ICE-1.12', 'ICE-1.2'],
  'what lasts longer lies there after an attack; what one draws all heroes see, the overlord does not',
  () => {
    const play = featFight({
      position: { at: 'act' },
      dice: [RED.miss, ...BLANKS],
      set: (_, [hero]) => void (hero && Object.assign(hero, { faceUp: ['skulk#1', 'lunge#1'] })),
      first: t => attack(t, 'hero:steelhorns', { weapon: 'fists', target: BESIDE, by: 'action' }),
    });
    for (let n = 0; n < 5 && play.asked() === 'feats.ask'; n++) play.passes();
    expect(play.hero().faceUp).toEqual(['skulk#1']);
    const two = scene({
      options: ICE,
      players: 2,
      first: t => gainFeats(t, 1, t.state.heroes.slice(0, 1)),
    });
    while (two.asked(0) === 'feats.draw') two.does(two.can(0)[0] ?? '');
    const seen = [0, 1, two.overlordSeat].map(seat => two.told(seat).some(({ text }) => text === 'log.feats.draws'));
    expect(seen).toEqual([true, true, false]);
  },
);
