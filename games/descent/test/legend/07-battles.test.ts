// LEG-7.8 to LEG-7.34: battles with lieutenants, from the hand that treachery has built to the last blow, or flight.

import { turnOf } from '@veillee/bots';
import { Chance, type Decision, newChance, type Seat } from '@veillee/kernel';
import { oneOf, whole } from '@veillee/kernel/save/shape';
import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { menacesOf } from '../../bots/adept-heroes-danger.ts';
import { novice } from '../../bots/novice.ts';
import { grounds } from '../../content/legend/boards.ts';
import { kindRow } from '../../content/legend/forms.ts';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import { monsterRow } from '../../content/monsters.ts';
import { overlordCards } from '../../content/overlord.ts';
import type { Attacking } from '../../rules/attack/attacking.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { aimsOf } from '../../rules/attack/outlook.ts';
import { mapNow } from '../../rules/board.ts';
import { type AttackChoice, calls } from '../../rules/calls.ts';
import { isImmune, rankOf, statOf } from '../../rules/effects/stats.ts';
import { inspiredLines } from '../../rules/legend/outdoors/duels.ts';
import { spotsOf } from '../../rules/legend/outdoors/ground.ts';
import { face } from '../../rules/legend/outdoors/laying.ts';
import { openBattle } from '../../rules/legend/outdoors/opening.ts';
import { wearOut } from '../../rules/legend/outdoors/strokes.ts';
import { rowOf } from '../../rules/overlord/deck.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { prospectsOf } from '../../rules/overlord/prospects.ts';
import { attacking } from '../../rules/sound/attack.ts';
import type { Flow, Hero, Monster, State, T } from '../../rules/state.ts';
import { foe, type Road, type RoadPlan, road } from '../road.ts';
import { BLANK, ENHANCEMENT, SURGE } from './small.ts';

const ALRIC = 'sir-alric-farrow';
const MERICK = 'lord-merick-farrow';
const KRATZ = 'kratz-the-plague';
const GATA = 'gata-the-white-death';
const KRIEG = 'krieg-the-relentless';

/** The hand is about to be built, with so many points. */
const building = (points: { event?: number; trap?: number; monster?: number }, plan: RoadPlan = {}): Road =>
  road({
    lieutenant: ALRIC,
    ...plan,
    position: { at: 'hand' },
    set: (state, heroes) => {
      Object.assign(state, { boxes: ['base', 'well-of-darkness', 'altar-of-despair'] });
      if (state.legend) state.legend.treachery = { event: 0, trap: 0, monster: 0, ...points };
      plan.set?.(state, heroes);
    },
  });
/** Who is met is placed where they may be first. */
function placed(scene: Road): Road {
  const { overlordSeat } = scene;
  while (scene.asked(overlordSeat) === 'dungeon.place') scene.answers(overlordSeat, scene.can(overlordSeat)[0] ?? '');
  return scene;
}
const AT = space(10, 4);
const BESIDE = space(11, 4);
/** The lieutenant stands there, nobody else of the overlord's; the first hero beside them. */
const stands =
  (id: string, at: Monster['at'] = AT) =>
  (state: State): Monster => {
    const { figure } = lieutenantRow(id);
    const monster = placeMonster(state, { kind: figure, rank: 'unique', at, came: 'leader', person: id });
    monster.ready = true;
    return monster;
  };
const overlords = (id: string, plan: RoadPlan & { at?: Monster['at']; hero?: Space; threat?: number } = {}): Road =>
  road({
    lieutenant: id,
    ...plan,
    position: { at: 'overlord' },
    set: (state, heroes) => {
      state.phase = 'overlord';
      state.turn = undefined;
      for (const hero of heroes) hero.ready = false;
      const [hero] = heroes;
      if (hero) hero.at = plan.hero ?? BESIDE;
      Object.assign(state.overlord, { threat: plan.threat ?? 0, step: 2 });
      stands(id, plan.at)(state);
      plan.set?.(state, heroes);
    },
  });
const acts = (...[id, plan]: Parameters<typeof overlords>): Road => {
  const scene = overlords(id, plan);
  return scene.does(`monster:${scene.leader?.id}`);
};
const killed = function* (t: T): Flow {
  const leader = t.state.monsters.find(({ came }) => came === 'leader');
  if (leader) yield* calls(t).wound(t, leader.id, 999, { kind: 'attack', by: t.state.heroes[0]?.id as Hero['id'] });
};
const over = (scene: Road) => scene.outdoors.over;
const ended = (state: State): void => {
  state.turn = undefined;
};
const POWERS = overlordCards.filter(({ type }) => type === 'power').map(({ id }) => id);

describe('before it', () => {
  rule(['LEG-7.9', 'LEG-7.10'], 'a ground is drawn, no die is rolled, and the heroes stand on the dead ends', () => {
    const marsh = grounds.find(({ board }) => board === 'marsh');
    const scene = road({
      lieutenant: ALRIC,
      position: { at: 'ground' },
      draws: { ground: [marsh] },
      next: function* (t) {
        openBattle(t, ALRIC);
      },
    });
    expect(scene.state.quest).toBe('marsh');
    expect(scene.outdoors).toMatchObject({ lieutenant: ALRIC, ambush: false });
    expect(scene.outdoors.incident).toBeUndefined();
    while (scene.asked(0) === 'setup.arrival') scene.answers(0, scene.can(0)[0] ?? '');
    expect(scene.state.heroes.map(({ at }) => at).sort()).toEqual([...spotsOf(scene.state).deadEnds].sort());
  });
  rule('LEG-7.10', 'but where the card says so, as with Gata', () => {
    const met = (die: number) =>
      road({
        position: { at: 'ground' },
        dice: [die],
        next: function* (t) {
          face(t, GATA);
        },
      }).outdoors.ambush;
    expect(met(ENHANCEMENT)).toBe(true);
    expect(met(BLANK)).toBe(false);
  });
  rule(
    ['LEG-7.13', 'DRF-12.12'],
    'the overlord buys treachery at its cost, and for one point two cards of its type',
    () => {
      const scene = building({ event: 2, trap: 3 });
      const { overlordSeat } = scene;
      const holds = (key: string) => scene.can(overlordSeat).includes(`hold:${key}`);
      expect([holds('rage'), holds('dodge'), holds('spiked-pit')]).toEqual([true, true, true]);
      scene.does('hold:rage', 'hold:charge');
      expect(holds('rage')).toBe(false);
      expect(scene.refusal('outdoors.hand', 'hold:dodge')).toBe('LEG-7.13');
      expect(scene.refusal('outdoors.hand', 'hold:spiked-pit')).toBe('LEG-7.13');
      const before = scene.can(overlordSeat);
      expect(before.length).toBeGreaterThan(0);
      scene.passes(overlordSeat);
      expect(scene.state.overlord).toMatchObject({ deck: [], discard: [] });
      expect([...scene.state.overlord.hand].sort()).toEqual(['charge#1', 'rage#1']);
    },
  );
  rule(['LEG-7.13', 'DES-3.24'], 'and holds eight of them at most', () => {
    const scene = building({ event: 20, trap: 20, monster: 20 });
    const { overlordSeat } = scene;
    for (let n = 0; n < 8; n++) scene.does(scene.can(overlordSeat)[0] ?? '');
    expect(scene.state.overlord.hand).toHaveLength(8);
    expect(scene.asked(overlordSeat)).not.toBe('outdoors.hand');
  });
  rule('LEG-7.13', 'without a point there is no hand, and nobody is asked', () => {
    const scene = building({});
    expect(scene.asked(scene.overlordSeat)).toBe('dungeon.place');
    expect(scene.state.overlord.hand).toEqual([]);
  });
  rule('LEG-7.14', 'Powers cannot be held, with a gem or without', () => {
    const all = building({ event: 9, trap: 9, monster: 9 })
      .can(1)
      .map(key => key.slice('hold:'.length));
    expect(all.filter(id => POWERS.includes(id))).toEqual([]);
    expect(all.length).toBeGreaterThan(20);
  });
  rule(['LEG-7.17', 'DRF-5.4'], 'whoever has Wind Pact looks into it, and one card of it goes', () => {
    const scene = building(
      { event: 2 },
      {
        set: (_, [hero]) => {
          hero?.skills.push('wind-pact');
        },
      },
    );
    scene.does('hold:rage', 'hold:charge').passes(scene.overlordSeat);
    placed(scene);
    expect(scene.asked(0)).toBeDefined();
    while (scene.asked(0) !== 'spoil.ask') scene.answers(0, scene.can(0)[0] ?? '');
    scene.answers(0, 'card:rage');
    expect(scene.state.overlord).toMatchObject({ hand: ['charge#1'], discard: ['rage#1'] });
  });
  rule(
    ['LEG-7.8', 'LEG-7.11', 'LEG-7.34'],
    'the lieutenant and the minions of the card are placed, whole, not on the start tile',
    () => {
      const scene = road({ lieutenant: ALRIC, position: { at: 'foes' } });
      const { start } = spotsOf(scene.state);
      const offered = scene.offered('dungeon.place').map(key => key.slice('place:'.length) as Space);
      expect(offered.filter(at => start.has(at))).toEqual([]);
      placed(scene);
      const { monsters } = scene.state;
      expect(monsters.map(({ kind, rank, person }) => person ?? `${rank} ${kind}`)).toEqual([
        ALRIC,
        ...['beastman', 'beastman', 'razorwing', 'razorwing', 'hell-hound', 'hell-hound', 'sorcerer'].map(
          kind => `normal ${kind}`,
        ),
      ]);
      for (const one of monsters) {
        expect(one.wounds).toBe(statOf(scene.state, one.id, 'maxWounds'));
        expect(one.tokens).toEqual({});
      }
      const [alric] = monsters as [Monster];
      expect(alric.wounds).toBe(30);
      expect(statOf(scene.state, alric.id, 'armour')).toBe(5);
      expect(isImmune(scene.state, alric, 'stun')).toBe(true);
      expect(scene.seat(0).view().sheets[alric.id]?.name).toEqual({ text: `lieutenant.${ALRIC}` });
    },
  );
  rule('LEG-7.8', 'as they are at the level of the campaign', () => {
    const scene = placed(
      road({
        lieutenant: ALRIC,
        position: { at: 'foes' },
        set: state => {
          if (state.legend) state.legend.level = 'gold';
        },
      }),
    );
    expect(scene.leader?.wounds).toBe(90);
  });
  rule('LEG-7.22', 'three of them are large', () => {
    const large = ['dar-hilzernod', KRATZ, 'thaadd-the-destroyer'];
    for (const id of [...large, ALRIC, MERICK, GATA, KRIEG])
      expect(monsterRow(lieutenantRow(id).figure).size !== '1x1').toBe(large.includes(id));
  });
  rule(
    ['LEG-7.12', 'LEG-7.18'],
    'a Power lies there for nothing, and there is no threat but what the card brings',
    () => {
      const power = placed(road({ lieutenant: ALRIC, position: { at: 'foes' } })).state.overlord;
      expect(power).toMatchObject({ threat: 0, powers: ['doom#1'] });
      const threat = placed(road({ lieutenant: MERICK, position: { at: 'foes' } })).state.overlord;
      expect(threat).toMatchObject({ threat: 15, powers: [] });
    },
  );
});

describe('nobody else learns', () => {
  /** All that a viewer knows of a table. */
  const knownTo = ({ match }: Road, viewer: Seat | 'spectator', seed: string): unknown =>
    JSON.parse(
      JSON.stringify({
        view: match.view(viewer),
        told: [...match.told(viewer)],
        asked: match.decisions.map(({ seat, prompt }) => [seat, prompt]),
        own: viewer === 'spectator' ? undefined : match.decisionOf(viewer),
        undo: viewer === 'spectator' ? undefined : match.undoTarget(viewer),
        dream: viewer === 'spectator' ? undefined : match.imagine(viewer, seed).state,
      }),
    );
  const POINTS = { event: 3, trap: 3, monster: 3 };
  const held = (...cards: string[]): Road => {
    const scene = building(POINTS);
    scene.does(...cards.map(card => `hold:${card}`)).passes(scene.overlordSeat);
    return placed(scene);
  };
  rule('LEG-7.13', 'which cards the hand holds: not by what is seen, told, asked or imagined', () => {
    const [one, other] = [
      held('rage', 'charge', 'kobold-horde'),
      held('spiked-pit', 'paralyzing-gas', 'crushing-blow'),
    ];
    for (const seed of ['a', 'b', 'c'])
      for (const viewer of [0, 'spectator'] as const)
        expect(knownTo(one, viewer, seed)).toEqual(knownTo(other, viewer, seed));
    expect(knownTo(one, 1, 'a')).not.toEqual(knownTo(other, 1, 'a'));
    expect(one.seat(0).view().overlord).toMatchObject({ hand: 3 });
    expect(one.seat(0).view().overlord).not.toHaveProperty('cards');
  });
  rule('LEG-7.13', 'where points are short too: two cards for one point are two such cards', () => {
    const scene = building({ event: 1 });
    scene.does('hold:rage', 'hold:charge');
    placed(scene);
    const hands = Array.from({ length: 20 }, (_, n) => scene.match.imagine(0, `seed ${n}`).state.overlord.hand);
    for (const hand of hands) {
      expect(new Set(hand).size).toBe(2);
      for (const card of hand) expect(rowOf(card)).toMatchObject({ type: 'event' });
      for (const card of hand) expect(rowOf(card).treachery).toBeUndefined();
    }
    expect(new Set(hands.map(hand => hand.toSorted().join())).size).toBeGreaterThan(5);
  });
  rule('LEG-7.13', 'what heroes imagine could have been bought: as many cards, for points that there are', () => {
    const scene = held('rage', 'charge', 'kobold-horde');
    for (let n = 0; n < 20; n++) {
      const { state } = scene.match.imagine(0, `seed ${n}`);
      expect(state.overlord.hand).toHaveLength(3);
      expect(new Set(state.overlord.hand).size).toBe(3);
      const spent = { event: 0, trap: 0, monster: 0 };
      const plain: string[] = [];
      for (const card of state.overlord.hand) {
        const { treachery, type } = rowOf(card);
        if (treachery) spent[treachery.colour] += treachery.cost;
        else plain.push(type);
      }
      expect(new Set(plain).size).toBeLessThanOrEqual(1);
      expect(plain.length).toBeLessThanOrEqual(2);
      const [type] = plain;
      if (type) spent[type === 'spawn' ? 'monster' : (type as 'event' | 'trap')]++;
      expect(Math.max(...Object.values(spent))).toBeLessThanOrEqual(3);
    }
  });
});

describe('in it', () => {
  rule('LEG-7.19', 'a lieutenant fights on the spot, runs, or does as monsters do, and never readies', () => {
    const fights = acts(ALRIC).does('battle');
    expect(fights.state.overlord.acting).toMatchObject({ movement: 0, attacks: 2 });
    const runs = acts(ALRIC).does('run');
    expect(runs.state.overlord.acting).toMatchObject({ movement: 8, attacks: 0 });
    const advances = acts(ALRIC);
    advances.does(advances.can().find(key => key.startsWith('walk:')) ?? '');
    expect(advances.refusal('overlord.activation', 'battle')).toBe('LEG-7.19');
    expect(advances.can().filter(key => key.includes('ready') || key.startsWith('order:'))).toEqual([]);
    const minion = overlords(ALRIC, { set: state => void foe(state, 'beastman', space(8, 4)) });
    minion.does(minion.can().find(key => key.includes('beastman#2')) ?? '');
    expect(minion.can()).not.toContain('battle');
  });
  rule('LEG-7.15', 'cards are played and burnt as always, and no other is drawn', () => {
    const scene = overlords(ALRIC, {
      set: state => {
        Object.assign(state.overlord, { hand: ['rage#1', 'charge#1'], step: 1 });
      },
    });
    expect(scene.lines('log.overlord.draws')).toEqual([]);
    scene.does('burn:rage');
    expect(scene.state.overlord).toMatchObject({ hand: ['charge#1'], discard: ['rage#1'] });
  });
  rule(
    ['LEG-7.20', 'DES-92.1'],
    'at the end of the turn normal monsters of the kinds on the card are called for their threat',
    () => {
      const scene = overlords(ALRIC, { threat: 5 });
      scene.passes(1);
      if (scene.asked(1) === 'overlord.turn') scene.confirms('overlord.turn');
      expect(scene.asked(1)).toBe('outdoors.reinforce');
      const words = scene.shown('outdoors.reinforce');
      expect(words.threat).toBe(5);
      expect(scene.can(1)).toEqual(['buy:1', 'buy:2', 'buy:3', 'buy:4'].slice(0, scene.can(1).length));
      scene.does('buy:1');
      expect(scene.outdoors.waiting.length + (scene.asked(1) === 'outdoors.beside' ? 1 : 0)).toBe(1);
      expect(scene.state.overlord.threat).toBe(5 - kindRow('beastman').reinforce);
    },
  );
  rule('LEG-7.24', 'by an exit the lieutenant is gone, for a movement point: the party has won', () => {
    const exit = (state: State): Space => spotsOf(state).exits[0]?.[0] as Space;
    const scene = overlords(ALRIC, {
      set: state => {
        const [alric] = state.monsters as [Monster];
        alric.at = exit(state);
        foe(state, 'beastman', AT);
      },
    });
    scene.does(`monster:${scene.leader?.id}`).does('flee');
    expect(over(scene)).toMatchObject({ party: 'won', lieutenant: 'fled', ran: 1 });
    expect(acts(ALRIC).can()).not.toContain('flee');
  });
});

describe('the end', () => {
  const ends = (plan: RoadPlan & { id?: string; next?: (t: T) => Flow } = {}): Road => {
    const { id = ALRIC, ...rest } = plan;
    return road({
      lieutenant: id,
      ...rest,
      position: { at: 'next' },
      set: (state, heroes) => {
        stands(id, id === KRATZ ? base(8, 3, 2, 2) : AT)(state);
        plan.set?.(state, heroes);
      },
    });
  };
  rule('LEG-7.23', 'killed, it is over at once: whoever is left has run away', () => {
    const scene = ends({
      next: killed,
      set: state => {
        foe(state, 'beastman', space(8, 4));
        foe(state, 'beastman', space(8, 5));
        state.outdoors?.waiting.push({ kind: 'beastman', beside: space(1, 1) });
        state.turn = undefined;
      },
    });
    expect(over(scene)).toMatchObject({ party: 'won', lieutenant: 'killed', ran: 3, dead: [] });
    expect(scene.legend.conquest.heroes).toBe(4);
  });
  rule('LEG-7.23', 'in the middle of a hero’s turn it ends with that turn', () => {
    const scene = road({
      lieutenant: ALRIC,
      set: state => {
        stands(ALRIC)(state);
        foe(state, 'beastman', space(8, 4));
      },
      next: killed,
    });
    expect(scene.asked(0) === 'turn.declare' || over(scene) !== undefined).toBe(true);
    expect(scene.state.turn === undefined || scene.state.turn.ended).toBe(true);
  });
  rule('LEG-7.23', 'without minions on the card they fought alone', () => {
    expect(over(ends({ id: GATA, metal: 'silver', next: killed, set: ended }))).toMatchObject({ alone: true });
    expect(over(ends({ next: killed, set: ended }))).not.toHaveProperty('alone');
  });
  rule('LEG-7.23', 'Krieg comes back unless the blow passes Undying by', () => {
    const blow = (what?: string) =>
      over(
        ends({
          id: KRIEG,
          set: ended,
          next: function* (t) {
            const [krieg] = t.state.monsters as [Monster];
            const by = t.state.heroes[0]?.id as Hero['id'];
            yield* calls(t).wound(t, krieg.id, 999, { kind: 'attack', by, ...(what && { what }) });
          },
        }),
      );
    expect(blow()).not.toHaveProperty('forGood');
    expect(blow('staff-of-the-grave#1')).toMatchObject({ forGood: true });
  });
  rule(['LEG-7.21', 'LEG-7.25', 'LEG-7.26'], 'the party that has fled or died has won nothing, as on the road', () => {
    const gone = (fled: number): Road =>
      ends({
        set: (state, heroes) => {
          ended(state);
          for (const [n, hero] of heroes.entries()) {
            Object.assign(hero, { at: undefined, waits: true, ready: false });
            (n < fled ? state.outdoors?.fled : state.outdoors?.dead)?.push(hero.id);
          }
        },
      });
    expect(over(gone(1))).toMatchObject({ party: 'fled' });
    expect(over(gone(0))).toMatchObject({ party: 'died' });
    expect(over(gone(0))).not.toHaveProperty('lieutenant');
    expect(gone(1).legend.conquest.heroes).toBe(0);
  });
  rule('LEG-7.16', 'the next battle has all points anew, and nothing of the last hand', () => {
    const scene = road({
      lieutenant: ALRIC,
      position: { at: 'ground' },
      next: function* (t) {
        Object.assign(t.state.overlord, {
          hand: ['rage#1'],
          played: ['charge#1'],
          discard: ['dodge#1'],
          powers: ['doom#1'],
        });
        if (t.state.legend) t.state.legend.treachery = { event: 1, trap: 0, monster: 0 };
        face(t, ALRIC);
      },
    });
    while (scene.asked(0) === 'setup.arrival') scene.answers(0, scene.can(0)[0] ?? '');
    expect(scene.state.overlord).toMatchObject({ hand: [], played: [], discard: [], powers: [] });
    expect(scene.asked(1)).toBe('outdoors.hand');
    expect(scene.can(1)).toContain('hold:rage');
  });
});

// R182: the last lines of the cards.
describe('what only they do', () => {
  /** The attack of the one who acts on the first hero, to its end. */
  const strikes = (scene: Road): Road => {
    scene.does(scene.can().find(key => key.startsWith('attack:') && key.includes(scene.hero().at ?? '')) ?? '');
    return scene;
  };
  const HIGH = Array.from({ length: 12 }, () => 6);
  rule('LEG-7.19', 'Merick is somewhere else that he sees, for five points', () => {
    const scene = acts(MERICK);
    const to = scene.can().find(key => key.startsWith('blink:')) ?? '';
    scene.does(to);
    expect(scene.leader?.at).toBe(to.slice('blink:'.length));
    expect(scene.state.overlord.acting?.movement).toBe(0);
    expect(scene.can().some(key => key.startsWith('blink:'))).toBe(false);
    expect(
      acts(ALRIC)
        .can()
        .some(key => key.startsWith('blink:')),
    ).toBe(false);
  });
  rule('LEG-7.19', 'but never where somebody bars his view', () => {
    const blinks = (between: boolean): string[] =>
      acts(MERICK, {
        hero: between ? BESIDE : space(9, 3),
        set: (_, heroes) => {
          for (const hero of heroes.slice(1)) hero.at = undefined;
        },
      })
        .can()
        .filter(key => key.startsWith('blink:'));
    expect(blinks(false)).toContain(`blink:${space(13, 4)}`);
    expect(blinks(true)).not.toContain(`blink:${space(13, 4)}`);
  });
  rule(['LEG-7.19', 'DES-84.6'], 'Lady Eliza inspires nobody whom a hero has animated', () => {
    const { state } = overlords('lady-eliza-farrow');
    const at = space(8, 4);
    const thrall = placeMonster(state, { kind: 'skeleton', rank: 'normal', at, owner: (state.heroes[0] as Hero).id });
    expect(inspiredLines(state, thrall)).toEqual([]);
    expect(inspiredLines(state, { ...thrall, owner: undefined })).toHaveLength(1);
  });
  rule('LEG-7.19', 'Lady Eliza inspires friends within six spaces, and herself', () => {
    const ELIZA = 'lady-eliza-farrow';
    const linesOf = (at: Space, id = ELIZA) => {
      const scene = overlords(id, { set: state => void foe(state, 'beastman', at) });
      const beastman = scene.state.monsters.at(-1) as Monster;
      return inspiredLines(scene.state, beastman);
    };
    const line = { source: { text: `lieutenant.${ELIZA}` }, bonus: { range: 2, damage: 2 } };
    expect(linesOf(space(8, 4))).toEqual([line]);
    expect(linesOf(space(1, 4))).toEqual([]);
    expect(linesOf(space(8, 4), ALRIC)).toEqual([]);
    const { state, leader } = overlords(ELIZA);
    const how = attacksOf(state, leader?.id as Monster['id'], 'activation')[0] as AttackChoice;
    expect(opened(state, leader?.id as Monster['id'], how).lines).toContainEqual(line);
  });
  rule('LEG-7.19', 'nobody within six spaces of Kratz is healed', () => {
    const healed = (hero: Space) => {
      const scene = overlords(KRATZ, {
        at: base(8, 3, 2, 2),
        hero,
        set: (_, [one]) => {
          if (one) one.wounds = 1;
        },
        next: function* (t) {
          calls(t).heal(t, t.state.heroes[0]?.id as Hero['id'], 3);
        },
      });
      return scene.hero().wounds;
    };
    expect(healed(BESIDE)).toBe(1);
    expect(healed(space(17, 1))).toBe(4);
  });
  rule('LEG-7.19', 'Krieg’s wounds leave no fatigue; Gata’s may be the last', () => {
    const spent = strikes(acts(KRIEG, { dice: HIGH }));
    expect(spent.hero().fatigue).toBe(0);
    const dies = (die: number) => {
      const plan = { metal: 'silver', dice: [...HIGH.slice(0, 5), die] } as const;
      return strikes(acts(GATA, { ...plan, set: (_, [one]) => void Object.assign(one ?? {}, { wounds: 40 }) }));
    };
    expect(dies(BLANK).outdoors.dead).toHaveLength(1);
    expect(dies(ENHANCEMENT).outdoors.dead).toHaveLength(0);
  });
  rule('LEG-7.19', 'Kar-Amag-Atoth gains 2 conquest more for whom he kills', () => {
    const gained = (id: string): number => {
      const scene = strikes(
        acts(id, {
          dice: HIGH,
          set: (_, [one]) => {
            if (one) one.wounds = 1;
          },
        }),
      );
      expect(scene.outdoors.dead).toHaveLength(1);
      return scene.legend.conquest.overlord;
    };
    expect(gained('kar-amag-atoth') - gained(MERICK)).toBe(2);
  });
  rule('LEG-7.19', 'Dar Hilzernod’s surges cost fatigue or wounds, as the hero likes', () => {
    const DAR = 'dar-hilzernod';
    const plan = { metal: 'gold', at: base(8, 2, 2, 3) } as const;
    const { state, leader } = overlords(DAR, plan);
    const how = attacksOf(state, leader?.id as Monster['id'], 'activation')[0] as AttackChoice;
    const purchase = { cost: 2, gain: { wears: 1 }, source: { text: `lieutenant.${DAR}` } };
    expect(opened(state, leader?.id as Monster['id'], how).purchases).toContainEqual(purchase);
    const worn = (...answers: string[]) => {
      const scene = overlords(DAR, {
        ...plan,
        set: (_, [one]) => void Object.assign(one ?? {}, { wounds: 9, fatigue: 1 }),
        next: function* (t) {
          const [hero] = t.state.heroes as [Hero];
          yield* wearOut(t, { by: t.state.monsters[0]?.id } as Attacking, hero, answers.length);
        },
      });
      // With no fatigue left nobody is asked.
      for (const answer of answers) if (scene.asked(0) === 'outdoors.wears') scene.answers(0, answer);
      return [scene.hero().fatigue, scene.hero().wounds];
    };
    expect(worn('fatigue')).toEqual([0, 9]);
    expect(worn('wounds')).toEqual([1, 7]);
    expect(worn('fatigue', 'wounds')).toEqual([0, 7]);
  });
  rule('LEG-7.19', 'Thaadd breaks an item in use, of the hero’s choice', () => {
    const scene = acts('thaadd-the-destroyer', {
      at: base(9, 3, 2, 2),
      dice: [...HIGH.slice(0, 4), SURGE],
      set: (_, [one]) => void Object.assign(one ?? {}, { wounds: 40, equipped: ['axe#1', 'leather-armor#1'] }),
    });
    strikes(scene);
    while (scene.asked(0) !== 'outdoors.losing') scene.passes(scene.asked(1) === undefined ? 0 : 1);
    expect(scene.offered('outdoors.losing')).toHaveLength(2);
    scene.does(scene.can(0).find(key => key.includes('axe')) ?? '');
    expect(scene.hero().equipped).toEqual(['leather-armor#1']);
  });
});

// R270: every hero in a web, wherever on the board.
describe('whom Slaggorrath strikes from afar', () => {
  const SLAGGORRATH = 'slaggorrath';
  /** White, green and yellow dice: 2, 2 and 1 damage; then two of power that are blank. */
  const HIT = [4, 5, 5, BLANK, BLANK];
  const MISS = [1, 5, 5, BLANK, BLANK];
  /** These heroes have a web token; all stand where he does not see them, but for the first if a scene wants that. */
  const woven = (who: readonly number[], plan: Parameters<typeof overlords>[1] = {}): Road =>
    acts(SLAGGORRATH, {
      hero: space(1, 8),
      dice: HIT,
      ...plan,
      set: (state, heroes) => {
        for (const hero of heroes) hero.equipped = [];
        for (const n of who) Object.assign(heroes[n] ?? {}, { tokens: { web: 1 } });
        plan.set?.(state, heroes);
      },
    });
  const keyOf = (scene: Road): string | undefined => scene.can(1).find(key => key.includes('webbed/'));
  const strikesAll = (scene: Road, unless?: string): Road => {
    scene.answers(1, keyOf(scene) ?? 'nothing');
    const next = (): boolean => scene.match.decisions.some(({ prompt }) => prompt === 'overlord.activation');
    while (!next() && !(unless && scene.match.decisions.some(({ prompt }) => prompt === unless))) scene.passes();
    return scene;
  };
  const lost = ({ state }: Road): number[] =>
    state.heroes.map(({ id: hero, wounds }) => statOf(state, hero, 'maxWounds') - wounds);
  const id = (scene: Road): Monster['id'] => scene.leader?.id as Monster['id'];
  const how = (scene: Road): AttackChoice =>
    attacksOf(scene.state, id(scene), 'activation').find(({ area }) => area === 'webbed') as AttackChoice;
  const webs = (scene: Road): (number | undefined)[] => scene.state.heroes.map(({ tokens }) => tokens.web);

  rule('LEG-7.19', 'it is offered in place of an attack, as long as a hero on the board is in a web', () => {
    expect(keyOf(woven([]))).toBeUndefined();
    const scene = woven([1, 2]);
    expect(keyOf(scene)).toBeDefined();
    const [option] = scene.match.decisionOf(1)?.options.filter(({ key }) => key === keyOf(scene)) ?? [];
    expect(option?.on).toEqual([1, 2].flatMap(n => [scene.hero(n).at, scene.hero(n).id]));
    strikesAll(scene);
    expect(scene.state.overlord.acting?.attacks).toBe(0);
    expect(keyOf(scene)).toBeUndefined();
    const again = woven([1], { dice: [...HIT, ...HIT] });
    again.does('battle');
    strikesAll(again);
    expect(again.state.overlord.acting?.attacks).toBe(1);
    expect(keyOf(again)).toBeDefined();
  });
  rule('LEG-7.19', 'by nobody else, and not on whoever is gone from the board', () => {
    const others = acts(MERICK, { set: (_, [hero]) => void Object.assign(hero ?? {}, { tokens: { web: 1 } }) });
    expect(keyOf(others)).toBeUndefined();
    const gone = (n: number, left: Partial<Hero>) =>
      woven([n], { set: (_, heroes) => void Object.assign(heroes[n] ?? {}, left) });
    expect(keyOf(gone(1, { at: undefined }))).toBeUndefined();
    const both = woven([1, 2], { set: (_, heroes) => void Object.assign(heroes[1] ?? {}, { at: undefined }) });
    expect(foretold(both.state, id(both), how(both)).map(({ figure }) => figure)).toEqual([both.hero(2).id]);
    expect(lost(strikesAll(both)).map(n => n > 0)).toEqual([false, false, true, false]);
  });
  rule(['LEG-7.19', 'DES-23.2'], 'one roll strikes all of them and nobody else, out of range and out of sight', () => {
    const scene = woven([0, 3]);
    const { state } = scene;
    const attack = opened(state, id(scene), how(scene));
    expect(attack.distance).toBeUndefined();
    // Of his other attacks none could be aimed at either.
    const aimed = attacksOf(state, id(scene), 'activation').filter(({ area }) => area === undefined);
    for (const n of [0, 3]) expect(aimed.map(({ target }) => target)).not.toContain(scene.hero(n).at);
    strikesAll(scene);
    expect(scene.diceLeft).toBe(0);
    expect(lost(scene).map(n => n > 0)).toEqual([true, false, false, true]);
  });
  rule('LEG-7.19', 'it has Pierce 2 in place of Web, and Poison stays', () => {
    const scene = woven([1], { set: (_, heroes) => void heroes[1]?.equipped.push('chain-mail#1') });
    const { state } = scene;
    const { abilities } = opened(state, id(scene), how(scene));
    expect(abilities).toContainEqual({ ability: 'pierce', rank: 2 });
    expect(abilities.map(({ ability }) => ability)).toContain('poison');
    expect(abilities.map(({ ability }) => ability)).not.toContain('web');
    const armour = statOf(state, scene.hero(1).id, 'armour');
    const damage = 2 + 2 + 1;
    expect(armour).toBeGreaterThan(1);
    strikesAll(scene);
    const wounds = damage - Math.max(0, armour - 2);
    expect(lost(scene)[1]).toBe(wounds);
    expect(webs(scene)).toEqual([undefined, 1, undefined, undefined]);
    expect(scene.hero(1).tokens.poison).toBe(wounds);
    const plain = woven([0], { hero: BESIDE });
    const near = attacksOf(plain.state, id(plain), 'activation').find(({ area }) => area === undefined);
    expect(opened(plain.state, id(plain), near as AttackChoice).abilities).toContainEqual({ ability: 'web' });
  });
  rule('LEG-7.19', 'it fails on a miss alone: not for want of surges against Fear', () => {
    expect(lost(strikesAll(woven([0, 1], { dice: MISS })))).toEqual([0, 0, 0, 0]);
    const feared = woven([1], { set: (_, heroes) => void heroes[1]?.equipped.push('deflect#1') });
    expect(rankOf(feared.state, feared.hero(1).id, 'fear')).toBe(1);
    expect(lost(strikesAll(feared))[1]).toBeGreaterThan(0);
  });
  rule(['LEG-7.19', 'DES-8.9'], 'nobody dodges it', () => {
    const far = woven([1], { set: (_, heroes) => void Object.assign(heroes[1] ?? {}, { order: 'dodge' }) });
    expect(lost(strikesAll(far, 'attack.dodge'))[1]).toBeGreaterThan(0);
    expect(far.hero(1).order).toBe('dodge');
    const near = acts(SLAGGORRATH, {
      dice: HIT,
      set: (_, [hero]) => void Object.assign(hero ?? {}, { wounds: 40, order: 'dodge', tokens: { web: 1 } }),
    });
    near.does(near.can().find(key => !key.includes('webbed/') && key.includes(BESIDE)) ?? '');
    expect(near.until('attack.dodge').asked(0)).toBe('attack.dodge');
  });
  rule(['LEG-7.19', 'DES-70.1'], 'whoever is cloaked, as under a tree, is struck from beside alone', () => {
    const cloaked = (hero: Space) =>
      woven([0, 1], {
        hero,
        set: (state, [one]) => {
          if (one) state.board.terrain[one.at as Space] = 'tree';
        },
      });
    const far = cloaked(space(1, 8));
    expect(foretold(far.state, id(far), how(far)).map(({ hit }) => hit > 0)).toEqual([false, true]);
    expect(lost(strikesAll(far)).map(n => n > 0)).toEqual([false, true, false, false]);
    expect(lost(strikesAll(cloaked(BESIDE))).map(n => n > 0)).toEqual([true, true, false, false]);
  });
  rule(
    ['LEG-7.19', 'ICE-6.6'],
    'a stealth die is thrown with it for whoever hides, and lets nobody else escape',
    () => {
      const hiding = (face: number): boolean[] => {
        const set = (_: State, heroes: readonly Hero[]): void => {
          Object.assign(heroes[1] ?? {}, { active: 'invisibility-potion' });
        };
        return lost(strikesAll(woven([0, 1], { ice: true, dice: [...HIT, face], set }))).map(n => n > 0);
      };
      expect(hiding(1)).toEqual([true, false, false, false]);
      expect(hiding(6)).toEqual([true, true, false, false]);
    },
  );
  rule(['LEG-7.19', 'DES-21.14'], 'surges that are left are threat, once', () => {
    const scene = woven([0, 1], { dice: [4, 3, 5, SURGE, BLANK] });
    expect(strikesAll(scene).state.overlord.threat).toBe(1);
  });
  rule(
    'LEG-7.19',
    'its promise is told of everybody whom it would strike, and is what he may be expected to do',
    () => {
      const scene = woven([0, 1]);
      const blows = foretold(scene.state, id(scene), how(scene));
      expect(blows.map(({ figure }) => figure)).toEqual([0, 1].map(n => scene.hero(n).id));
      // One face of the white die misses.
      for (const { hit } of blows) expect(hit).toBeCloseTo(5 / 6);
      const { attacks } = aimsOf(scene.state, id(scene), [how(scene)]);
      expect(attacks?.[keyOf(scene) ?? '']?.blows).toHaveLength(2);
      const reached = (...who: number[]): (number | undefined)[] => {
        const held = woven(who);
        Object.assign(held.state.overlord.acting ?? {}, { movement: 0 });
        const { heroes } = prospectsOf(held.state);
        return [0, 3].map(n => heroes?.[held.hero(n).id]?.reached);
      };
      expect([reached(), reached(0), reached(0, 3)]).toEqual([
        [0, 0],
        [1, 0],
        [1, 1],
      ]);
    },
  );
  rule('LEG-7.19', 'the adept’s heroes know that a web brings whoever has it into his reach', () => {
    const isExposed = (...who: number[]): boolean => {
      const scene = woven(who, { at: space(16, 2) });
      return menacesOf(scene.state).some(({ exposed }) => exposed.has(scene.hero(0).id));
    };
    expect([isExposed(), isExposed(1), isExposed(0)]).toEqual([false, false, true]);
  });
  rule('LEG-7.19', 'it may be taken back before its dice, and a state in the middle of it is one that may be', () => {
    const scene = woven([0, 1], { threat: 4 });
    const before = structuredClone(scene.state);
    scene.answers(1, keyOf(scene) ?? '');
    expect(scene.asked(1)).toBe('outdoors.dice');
    expect(scene.state.attacks).toMatchObject([{ form: 'webbed', step: 'pool', dice: [] }]);
    const shape = attacking(whole(0, 1), oneOf(mapNow(scene.state).places));
    expect(shape.amiss(scene.state.attacks[0])).toBeUndefined();
    expect(shape.amiss({ ...scene.state.attacks[0], form: 'woven' })).toBeDefined();
    scene.match.undo(1);
    expect(scene.state).toEqual(before);
    expect(keyOf(scene)).toBeDefined();
  });
  rule(
    'LEG-7.19',
    'either bot does it where it promises more than what else he could do, and not where it promises less',
    () => {
      const done = (bot: typeof novice, scene: Road): string[] => {
        const { match } = scene;
        while (scene.state.overlord.acting !== undefined && !over(scene)) {
          const decision = match.decisions.find(({ standing }) => !standing) as Decision;
          const turn = turnOf(match, decision, new Chance(newChance('scene')));
          match.answer({ seat: decision.seat, decision: decision.id, picks: bot.decide(turn) });
        }
        return scene.log.filter(text => ['log.attack.webbed', 'log.attack.on'].includes(text));
      };
      const weak = (_: State, [hero]: readonly Hero[]): void => void Object.assign(hero ?? {}, { wounds: 1 });
      for (const bot of [novice, adept]) {
        // He sees nobody.
        const unseen = woven([0], {
          dice: [],
          set: (_, heroes) => {
            for (const n of [1, 2, 3]) Object.assign(heroes[n] ?? {}, { at: undefined });
          },
        }).does('battle');
        expect(unseen.can(1).filter(key => key.startsWith('attack:'))).toEqual([keyOf(unseen)]);
        expect(done(bot, unseen)[0]).toBe('log.attack.webbed');
        expect(done(bot, woven([1, 2, 3], { dice: [] }))[0]).toBe('log.attack.webbed');
        const armed = (state: State, heroes: readonly Hero[]): void => {
          weak(state, heroes);
          heroes[1]?.equipped.push('plate-mail#1');
        };
        expect(done(bot, woven([1], { hero: BESIDE, dice: [], set: armed }))[0]).toBe('log.attack.on');
      }
    },
  );
});
