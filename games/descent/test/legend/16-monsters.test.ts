// LEG-3.12, LEG-16.1 to LEG-16.3, LEG-20.11: what an avatar does all the while, and what its upgrades make of monsters, in every quest.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { avatars, upgrades } from '../../content/legend/avatars.ts';
import { cardOf } from '../../content/legend/forms.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import type { Avatar, Form } from '../../content/legend/vocabulary.ts';
import { HAND_LIMIT } from '../../content/overlord.ts';
import type { MonsterId, Rank } from '../../content/vocabulary.ts';
import { canAim, seesSpace } from '../../rules/attack/sight.ts';
import { boardOf, groundNow } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { has, type MonsterStats, statOf, statsOf } from '../../rules/effects/stats.ts';
import { withPower } from '../../rules/legend/avatar-sheet.ts';
import { markerCost } from '../../rules/legend/dungeon/marker.ts';
import { lawsBroken } from '../../rules/legend/laws.ts';
import { legendOf } from '../../rules/legend/record.ts';
import { costOf, drawCards, handLimit, priceOf, rowOf } from '../../rules/overlord/deck.ts';
import { harm } from '../../rules/overlord/harm.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { spawnGroups } from '../../rules/overlord/spawn.ts';
import { type Hero, type Monster, markersOf, type State, standsOn } from '../../rules/state.ts';
import { type Delve, type DelvePlan, delve } from '../delve.ts';
import { foe, type Road, road } from '../road.ts';
import { wander } from '../wander.ts';
import { PARTY, week } from './small.ts';

const under = (avatar: Avatar, plan: DelvePlan = {}, bought: readonly string[] = []): Delve =>
  delve({
    ...plan,
    set: (state, heroes) => {
      Object.assign(legendOf(state), { avatar, upgrades: [...bought] });
      plan.set?.(state, heroes);
    },
  });
const placed = (state: State, kind: MonsterId, rank: Rank, more: Partial<Monster> = {}): Monster => {
  const [at] = groundNow(state).open.places;
  return placeMonster(state, { kind, rank, at: at as never, ...more });
};
const stats = (
  bought: string,
  kind: MonsterId,
  rank: Rank,
  form: Form = 'copper',
  more: Partial<Monster> = {},
): MonsterStats => {
  const { state } = under(
    'titan',
    { set: one => void Object.assign(legendOf(one), { forms: { humanoid: form, beast: form, eldritch: form } }) },
    bought === '' ? [] : [bought],
  );
  return statsOf({ ...state, legend: { ...legendOf(state), avatar: 'spider-queen' } }, placed(state, kind, rank, more));
};
const rankIn = ({ abilities }: MonsterStats, ability: string): number =>
  abilities.reduce((sum, one) => (one.ability === ability ? sum + (one.rank ?? 1) : sum), 0);

describe('the sheet of the avatar', () => {
  const price = (avatar: Avatar, card: string): number => priceOf(under(avatar).state, rowOf(card));
  rule('LEG-3.12', 'cards of one type cost a threat less: Spawn, Trap or Event', () => {
    const plain = (card: string): number => price('titan', card);
    const less = (avatar: Avatar) =>
      ['skeleton-patrol#1', 'paralyzing-gas#1', 'rage#1'].map(card => price(avatar, card) - plain(card));
    expect(less('beastman-lord')).toEqual([-1, 0, 0]);
    expect(less('spider-queen')).toEqual([0, -1, 0]);
    expect(less('demon-prince')).toEqual([0, 0, -1]);
    const { state } = under('demon-prince');
    expect(costOf(state, rowOf('rage#1')).lines).toContainEqual({ what: { text: 'avatar.demon-prince' }, n: -1 });
  });
  rule('LEG-3.12', 'traps of the Spider Queen hurt more', () => {
    const lost = (avatar: Avatar): number => {
      const scene = under(avatar, {
        *next(t) {
          const [hero] = t.state.heroes as [Hero];
          hero.wounds = 12;
          yield* harm(t, rowOf('paralyzing-gas#1'), hero, { wounds: 2 });
        },
      });
      return 12 - scene.hero().wounds;
    };
    expect(lost('spider-queen')).toBe(lost('titan') + 1);
  });
  rule('LEG-3.12', 'the Demon Prince holds ten cards', () => {
    expect(handLimit(under('demon-prince').state)).toBe(HAND_LIMIT + 2);
    const asked = (avatar: Avatar) => {
      const scene = under(avatar, {
        *next(t) {
          t.state.overlord.hand = [];
          yield* drawCards(t, 10);
        },
      });
      return scene.asked(scene.overlordSeat);
    };
    expect([asked('demon-prince'), asked('titan')]).toEqual([undefined, 'overlord.discard']);
    // So many places there are beside the cards that treachery buys.
    const places = (avatar: Avatar) => {
      const { match, overlordSeat } = under(avatar, {
        set: state => void Object.assign(state.overlord, { aside: [] }),
      });
      return match.view(overlordSeat).overlord.treachery?.most;
    };
    expect([places('demon-prince'), places('titan')]).toEqual([HAND_LIMIT + 2, HAND_LIMIT]);
  });
  rule(['LEG-3.12', 'LEG-8.19'], 'the marker is 12 threat for the Beastman Lord', () => {
    expect([markerCost(under('beastman-lord').state), markerCost(under('titan').state)]).toEqual([12, 15]);
    const scene = under('beastman-lord');
    expect(scene.seat(0).view().delve?.markerCost).toBe(12);
  });
  rule('LEG-3.12', 'money feeds the Great Wyrm, threat for each marker', () => {
    const fed = (avatar: Avatar): number =>
      under(avatar, {
        *next(t) {
          const [money] = markersOf(t.state, 'money');
          if (money)
            yield* calls(t).happen(t, { what: 'take', marker: money.id, hero: 'hero:steelhorns', at: money.at });
        },
      }).state.overlord.threat;
    expect([fed('great-wyrm'), fed('titan')]).toEqual([4, 0]);
  });
  rule(
    'LEG-3.12',
    'the Sorcerer King begins a dungeon with 10 threat, and has one more each turn, in dungeons alone',
    () => {
      const begins = (avatar: Avatar): number =>
        wander({
          position: { at: 'there' },
          set: legend => {
            Object.assign(legend, { avatar, lieutenants: [] });
            legend.party.at = 'thelsvan-trail';
          },
        }).chooses('week.there', 'explore').state.overlord.threat;
      expect([begins('sorcerer-king'), begins('titan')]).toEqual([10, 0]);
      const income = (scene: Delve | Road): number => {
        scene.goOn();
        return scene.state.overlord.threat;
      };
      const plan = { position: { at: 'overlord' } } as const;
      const begun = (state: State): void => {
        state.phase = 'overlord';
        state.turn = undefined;
        state.overlord.step = 1;
      };
      expect(
        income(under('sorcerer-king', { ...plan, set: begun })) - income(under('titan', { ...plan, set: begun })),
      ).toBe(1);
      const outside = (avatar: Avatar): Road =>
        road({
          ...plan,
          set: state => {
            Object.assign(legendOf(state), { avatar });
            foe(state, 'ogre', 'base:5,5/2x2' as never);
            begun(state);
          },
        });
      expect(income(outside('sorcerer-king'))).toBe(income(outside('titan')));
    },
  );
  rule('LEG-20.11', 'the Titan’s common masters roll one power die more, of the best they have, five at most', () => {
    const dice = (avatar: Avatar, rank: Rank, more: Partial<Monster> = {}, form: Form = 'silver') => {
      const { state } = under(avatar);
      legendOf(state).forms.humanoid = form;
      return statsOf(state, placed(state, 'ogre', rank, more)).dice;
    };
    const plain = dice('spider-queen', 'master');
    expect(dice('titan', 'master')).toEqual({ ...plain, silver: (plain.silver ?? 0) + 1 });
    for (const came of ['leader', 'twin'] as const) expect(dice('titan', 'master', { came })).toEqual(plain);
    expect(dice('titan', 'master', { came: 'minion' })).not.toEqual(plain);
    expect(dice('titan', 'normal')).toEqual(dice('spider-queen', 'normal'));
    expect(withPower({ red: 1, gold: 4 }, { gold: 3 })).toEqual({ red: 1, gold: 5 });
  });
});

describe('what was bought for monsters', () => {
  rule('LEG-16.1', 'is there for good, in the record of the campaign', () => {
    const scene = week({
      at: 'orders',
      set: legend => {
        legend.xp = 100;
      },
    }).does('upgrade:titan-war-drums');
    scene.passes('week.orders').chooses('week.march', 'train');
    for (const hero of PARTY) scene.does(`enter:${hero}:none`);
    for (let n = 0; n < 5 && scene.legend.week === 0; n++) scene.passes(scene.asked(0) ?? '');
    expect(scene.legend.week).toBe(1);
    expect(scene.legend.upgrades).toEqual(['titan-war-drums']);
    expect(lawsBroken(scene.legend)).toEqual([]);
  });
  rule(['LEG-16.2', 'LEG-16.3'], 'changes speed, armour, wounds, dice and abilities of their kind', () => {
    const before = (kind: MonsterId, rank: Rank, form?: Form) => stats('', kind, rank, form);
    expect(stats('titan-war-drums', 'ogre', 'normal').speed).toBe(before('ogre', 'normal').speed + 1);
    expect(stats('titan-war-drums', 'hell-hound', 'normal').speed).toBe(before('hell-hound', 'normal').speed);
    expect(stats('demon-dark-blessing', 'skeleton', 'master').armour).toBe(before('skeleton', 'master').armour + 1);
    expect(stats('demon-dark-blessing', 'skeleton', 'normal').armour).toBe(before('skeleton', 'normal').armour);
    const wings = (form: Form) =>
      stats('wyrm-sky-hunters', 'razorwing', 'normal', form).wounds[4] - before('razorwing', 'normal', form).wounds[4];
    expect((['copper', 'silver', 'gold', 'diamond'] as const).map(wings)).toEqual([0, 2, 4, 6]);
    const green = (form: Form): number => stats('titan-heavy-clubs', 'troll', 'normal', form).dice.green ?? 0;
    for (const form of ['copper', 'diamond'] as const) {
      const had = before('troll', 'normal', form).dice.green ?? 0;
      expect(green(form)).toBe(Math.max(had, Math.min(2, had + 1)));
    }
    expect(rankIn(stats('spider-deadly-venom', 'bane-spider', 'normal'), 'pierce')).toBe(
      rankIn(before('bane-spider', 'normal'), 'pierce') + 2,
    );
    expect(rankIn(stats('spider-clinging-webs', 'bane-spider', 'normal'), 'web')).toBe(1);
    expect(stats('spider-clinging-webs', 'naga', 'normal').speed).toBe(before('naga', 'normal').speed + 1);
    for (const [bought, kind, ability] of [
      ['beast-frenzied-packs', 'beastman', 'berserk'],
      ['wyrm-dragon-blood', 'dragon', 'pierce'],
      ['demon-infernal-pacts', 'chaos-beast', 'sorcery'],
      ['king-arcane-focus', 'dark-priest', 'sorcery'],
    ] as const)
      expect(rankIn(stats(bought, kind, 'normal'), ability), bought).toBeGreaterThan(
        rankIn(before(kind, 'normal'), ability),
      );
  });
  rule(
    'LEG-16.3',
    'works on the road too, for leaders and minions; not for who has been animated, nor for the avatar',
    () => {
      const outside = (bought: string[]): number => {
        const scene = road({
          set: state => {
            Object.assign(legendOf(state), { upgrades: bought });
            foe(state, 'ogre', 'base:5,5/2x2' as never, 'leader');
          },
        });
        return statOf(scene.state, scene.leader?.id as Monster['id'], 'speed');
      };
      expect(outside(['titan-war-drums'])).toBe(outside([]) + 1);
      const thrall = { owner: 'hero:mordrog' } as const;
      expect(stats('titan-war-drums', 'beastman', 'normal', 'copper', thrall)).toEqual(
        stats('', 'beastman', 'normal', 'copper', thrall),
      );
      const titan = { person: 'titan' } as const;
      expect(stats('titan-heavy-clubs', 'giant', 'unique', 'copper', titan).dice).toEqual(
        cardOf('giant', 'diamond').master.dice,
      );
      expect(stats('titan-war-drums', 'giant', 'unique', 'copper', titan).speed).toBe(
        cardOf('giant', 'diamond').master.speed,
      );
    },
  );
  rule('LEG-16.2', 'Frenzied Packs: one beastman more, a normal one, of a card that brings any', () => {
    const asked = (bought: string[], groups: Parameters<typeof spawnGroups>[1]): number => {
      const scene = under(
        'beastman-lord',
        {
          *next(t) {
            t.state.phase = 'overlord';
            for (const hero of t.state.heroes)
              hero.at = standsOn({ at: boardOf(t.state).map.places.at(-1) as never })[0] as never;
            yield* spawnGroups(t, groups);
          },
        },
        bought,
      );
      let n = 0;
      for (; scene.asked(scene.overlordSeat) === 'overlord.spawn' && n < 9; n++) scene.passes(scene.overlordSeat);
      return n;
    };
    const packs = ['beast-frenzied-packs'];
    const two = [{ monster: 'beastman', rank: 'normal', n: 2 }] as const;
    const one = [{ monster: 'beastman', rank: 'master', n: 1 }] as const;
    const hounds = [{ monster: 'hell-hound', rank: 'normal', n: 2 }] as const;
    expect([asked([], two), asked(packs, two), asked(packs, one), asked(packs, hounds)]).toEqual([2, 3, 2, 2]);
  });
  rule('LEG-16.2', 'Bone Legion: normal skeletons are Undying', () => {
    const { state } = under('sorcerer-king', {}, ['king-bone-legion']);
    const [normal, plain] = [placed(state, 'skeleton', 'normal'), placed(state, 'sorcerer', 'normal')];
    expect([has(state, normal.id, 'undying'), has(state, plain.id, 'undying')]).toEqual([true, false]);
  });
  rule(['LEG-20.10', 'DRF-5.1'], 'Snipers: whoever taunts may be aimed at behind somebody else', () => {
    const aimed = (bought: string[]): number => {
      const { state } = under('sorcerer-king', {}, bought);
      const archer = placed(state, 'skeleton', 'normal');
      return groundNow(state).open.places.filter(at => canAim(state, archer, 'ranged', at)).length;
    };
    expect(aimed(['king-snipers'])).toBeGreaterThan(aimed([]));
  });
  rule(['LEG-16.2', 'LEG-20.10'], 'Snipers: skeletons see past somebody, and past an obstacle', () => {
    const sees = (bought: string[], kind: MonsterId = 'skeleton'): number => {
      const { state } = under('sorcerer-king', {}, bought);
      const archer = placed(state, kind, 'normal');
      return groundNow(state).open.places.filter(at => seesSpace(state, archer, at)).length;
    };
    expect(sees(['king-snipers'])).toBeGreaterThan(sees([]));
    expect(sees(['king-snipers'], 'sorcerer')).toBe(sees([], 'sorcerer'));
  });
  rule('LEG-16.2', 'no row of an avatar, of an upgrade or of a lieutenant does anything that nobody plays', () => {
    const ops = new Set([...avatars, ...upgrades].flatMap(row => row.ops.map(({ op }) => op)));
    expect([...ops].sort()).toEqual([
      'avatar',
      'breath',
      'broods',
      'chestConquest',
      'clones',
      'comesWith',
      'commonDice',
      'dungeonThreat',
      'eventCost',
      'handSize',
      'markerCost',
      'moneyThreat',
      'monsters',
      'moreSpawned',
      'rises',
      'seesPast',
      'spawnCost',
      'survives',
      'thrownWounds',
      'trapCost',
      'trapWounds',
      'turnThreat',
    ]);
    expect(new Set(lieutenants.flatMap(({ rides }) => rides.map(({ op }) => op))).size).toBe(9);
  });
});

rule('LEG-2.10', 'lieutenants have the figures of the campaign’s level', () => {
  const wounds = (metal: 'copper' | 'silver' | 'gold') => {
    const scene = road({ metal, lieutenant: 'sir-alric-farrow', position: { at: 'ground' } });
    const rider = scene.state.monsters.find(({ person }) => person !== undefined);
    if (rider) return statOf(scene.state, rider.id, 'maxWounds');
    const made = placeMonster(scene.state, {
      kind: 'skeleton',
      rank: 'unique',
      at: 'space:1,1',
      person: 'sir-alric-farrow',
    });
    return statOf(scene.state, made.id, 'maxWounds');
  };
  const row = lieutenants.find(({ id }) => id === 'sir-alric-farrow');
  expect((['copper', 'silver', 'gold'] as const).map(wounds)).toEqual(
    (['copper', 'silver', 'gold'] as const).map(metal => row?.sides[metal]?.wounds),
  );
});
