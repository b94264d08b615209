// A quest as the Tomb of Ice writes them: what that box adds to the language of quests.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { monsterRow } from '../../content/monsters.ts';
import { propRow } from '../../content/props.ts';
import type { Ability } from '../../content/vocabulary.ts';
import { sightOf } from '../../rules/attack/sight.ts';
import { groundNow } from '../../rules/board.ts';
import { pushesOf } from '../../rules/effects/places.ts';
import { isImmune, statOf } from '../../rules/effects/stats.ts';
import { sees } from '../../rules/ground.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { figuresLeft } from '../../rules/overlord/monsters.ts';
import { goals } from '../../rules/overlord/treading.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import { markersOf } from '../../rules/state.ts';
import { BLANKS, GREEN, RED } from '../faces.ts';
import { first, makeQuest, type QuestPlan } from '../guide.ts';
import { base, type Play, put, space } from '../scene.ts';

const quest = makeQuest('trial-of-ice', {
  things: {
    sarcophagus: { prop: 'frozen-sarcophagus', at: [4, 9] },
    bier: { prop: 'frozen-sarcophagus', at: [5, 10], later: true },
    vault: { prop: 'frozen-sarcophagus', at: [12, 9] },
  },
  on: [
    { id: 'ice-cracks', when: { enter: 'sarcophagus', by: 'hero' }, do: [{ op: 'place', what: 'bier' }] },
    {
      id: 'ogre-feeds',
      when: { swallow: { monster: 'ogre' } },
      do: [
        { op: 'set', flag: 'fed' },
        { op: 'heal', who: '$figure', wounds: 2 },
        { op: 'give', to: '$hero', coins: 25 },
      ],
    },
  ],
});

rule(['ICE-5.2', 'DES-26.9'], 'scripts hear of it when somebody is swallowed: by whom, and who it was', () => {
  const fed = (kind: 'ogre' | 'giant') => {
    const play = quest({
      quiet: true,
      *next(t) {
        put(t.state, kind, base(4, 9, 2, 2)).wounds = 1;
        yield* carryOut(t, [{ op: 'swallow', who: '$hero', by: { monster: kind } }], { hero: first });
      },
    });
    expect(play.hero().inside).toBe(play.monster().id);
    return [play.state.guide.flags.includes('fed'), play.monster().wounds, play.hero().coins];
  };
  const [, , coins] = fed('giant');
  expect(fed('giant')).toEqual([false, 1, coins]);
  expect(fed('ogre')).toEqual([true, 3, Number(coins) + 25]);
});

describe('the frozen sarcophagus', () => {
  const lying = (play: Play) => markersOf(play.state, 'frozen-sarcophagus').map(({ at }) => at);

  rule('ICE-4.2', 'lies on its space, in nobody’s way: one walks over it, stands on it and sees past it', () => {
    const play = quest({ quiet: true, at: [space(3, 9), space(1, 11)] });
    expect(lying(play)).toEqual([space(4, 9)]);
    expect(sees(groundNow(play.state), space(3, 9), space(5, 9))).toBe(true);
    play.does('action:run');
    const { movement = 0 } = play.state.turn ?? {};
    expect(play.can()).toEqual(expect.arrayContaining(['walk:space:4,9', 'walk:space:5,9']));
    play.does('walk:space:4,9').overlordWaits();
    expect([play.hero().at, play.state.turn?.movement]).toEqual([space(4, 9), movement - 1]);
    // Nobody takes it along.
    expect(play.can().filter(key => key.startsWith('pick-up'))).toEqual([]);
    expect(play.can()).toContain('walk:space:5,9');
  });

  rule('ICE-4.2', 'does what its quest says: scripts hear who enters it, place others, and take it away', () => {
    const play = quest({ quiet: true, at: [space(3, 9), space(1, 11)] }).does('action:run', 'walk:space:4,9');
    expect(lying(play.overlordWaits())).toEqual([space(4, 9), space(5, 10)]);
    const gone = quest({
      quiet: true,
      next: t => carryOut(t, [{ op: 'remove', what: 'sarcophagus' }], {}),
    });
    expect(lying(gone)).toEqual([]);
    // What stands in an area that nobody has seen is set up with it.
    expect(lying(quest({ areas: [0, 1], quiet: true }))).toEqual([space(4, 9), space(12, 9)]);
  });
});

const nest = makeQuest('trial-of-eggs', {
  things: {
    egg: { egg: 'lava-beetle', wounds: { 2: 4, 3: 4, 4: 5, 5: 6 }, armour: 2, at: [4, 9] },
    twin: { egg: 'lava-beetle', wounds: { 2: 3, 3: 3, 4: 3, 5: 3 }, armour: 0, at: [5, 10], later: true },
  },
  on: [
    { id: 'egg-struck', when: { attacked: 'egg' }, do: [{ op: 'set', flag: 'struck' }] },
    { id: 'egg-cracks', when: { wounded: 'egg', left: '1/2' }, do: [{ op: 'set', flag: 'cracked' }] },
    { id: 'egg-gone', when: { kill: 'egg' }, do: [{ op: 'set', flag: 'gone' }] },
    { id: 'monster-gone', when: { kill: 'any' }, do: [{ op: 'set', flag: 'monster-gone' }] },
    {
      id: 'all-gone',
      when: { kill: ['egg', 'twin'] },
      if: { dead: 'egg', alive: 'twin' },
      do: [{ op: 'give', coins: 25 }],
    },
    { id: 'quiet', when: { turnEnd: 'hero' }, if: { monstersIn: { 'area-0': 0 } }, do: [{ op: 'set', flag: 'empty' }] },
  ],
});

/** The first hero beside the egg, with a sword, and the second one far behind it; nobody else is there. */
const beside = (plan: QuestPlan = {}): Play =>
  nest({
    at: [space(3, 9), space(7, 9)],
    ...plan,
    set: (state, heroes) => {
      if (heroes[0]) heroes[0].equipped = ['sword#1'];
      plan.set?.(state, heroes);
    },
    *next(t) {
      t.state.monsters = t.state.monsters.filter(({ egg }) => egg);
      if (plan.next) yield* plan.next(t);
    },
  });
const eggIn = (play: Play) => play.state.monsters.find(({ egg }) => egg);
const strike = (play: Play, ...dice: readonly number[]): Play => {
  play.brings({ dice: [...dice, ...BLANKS] });
  play.does('attack:sword#1:space:4,9').overlordWaits();
  while (play.asked() === 'attack.spend') play.passes();
  return play;
};

describe('eggs', () => {
  rule('ICE-4.1', 'stand in everybody’s way, hide nothing, and have the quest’s wounds and armour', () => {
    const play = beside();
    const egg = eggIn(play);
    expect([egg?.at, egg?.wounds, egg && statOf(play.state, egg.id, 'armour')]).toEqual([space(4, 9), 4, 2]);
    expect(sightOf(play.state, play.hero())(space(5, 9))).toBe(true);
    // Somebody else there would hide what is behind.
    const hides = { ...play.state, monsters: play.state.monsters.map(one => ({ ...one, egg: undefined })) };
    expect(sightOf(hides, play.hero())(space(5, 9))).toBe(false);
    play.does('action:run');
    expect(play.can()).not.toContain('walk:space:4,9');
    const other = beside();
    const beastman = put(other.state, 'beastman', space(5, 9));
    const walks = goals(treadOf(other.state, beastman), beastman.at, 6);
    expect(walks.some(({ to }) => to === space(4, 9))).toBe(false);
    expect(treadOf(other.state, beastman).friends.has(space(4, 9))).toBe(false);
  });

  rule('ICE-4.1', 'they are attacked like monsters, and scripts hear of blows, cracks and the end', () => {
    const play = strike(beside().does('action:battle'), RED.two, GREEN.twoRange);
    const { flags } = play.state.guide;
    expect([eggIn(play)?.wounds, flags.includes('struck'), flags.includes('cracked'), flags.includes('gone')]).toEqual([
      2,
      true,
      true,
      false,
    ]);
    const coins = play.hero().coins;
    strike(play, RED.four, GREEN.three);
    expect([eggIn(play), play.state.guide.flags.includes('gone'), play.hero().coins]).toEqual([
      undefined,
      true,
      coins + 25,
    ]);
    // It was no monster.
    expect(play.state.guide.flags).not.toContain('monster-gone');
  });

  rule(
    'ICE-4.1',
    'they neither act nor count as monsters, nothing throws or stuns them, and they need no figure',
    () => {
      const play = beside();
      const egg = eggIn(play);
      if (!egg) throw new Error('there is no egg');
      expect(
        ['knockback', 'stun', 'burn', 'pierce'].map(ability => isImmune(play.state, egg, ability as Ability)),
      ).toEqual([true, true, true, false]);
      expect(figuresLeft(play.state, 'lava-beetle', 'normal')).toBe(monsterRow('lava-beetle').figures.normal);
      expect(pushesOf(play.state, egg)).toEqual([]);
      play.does('action:run').passes().overlordWaits();
      expect(play.state.guide.flags).toContain('empty');
      const turn = beside({
        position: { at: 'overlord' },
        set: state => void Object.assign(state, { phase: 'overlord', turn: undefined }),
      });
      turn.state.overlord.step = 4;
      expect(turn.state.monsters.map(({ ready }) => ready)).toEqual([false]);
      expect(turn.can(turn.overlordSeat).filter(key => key.startsWith('monster:'))).toEqual([]);
    },
  );

  rule('ICE-4.8', 'a level of one’s own may use them, by scripts too; without the box nothing brings them', () => {
    const play = beside({ next: t => carryOut(t, [{ op: 'place', what: 'twin' }], {}) });
    expect(play.state.monsters.filter(({ egg }) => egg).map(({ at }) => at)).toEqual([space(4, 9), space(5, 10)]);
    expect(propRow('monster-egg').box).toBe('tomb-of-ice');
    const wounded = beside({ next: t => carryOut(t, [{ op: 'wound', who: 'egg', wounds: 9 }], {}) });
    expect([eggIn(wounded), wounded.state.guide.flags.includes('gone')]).toEqual([undefined, true]);
  });
});

rule(['ICE-5.3', 'ICE-5.9'], 'what a script does to a hero reaches them in a stomach too, and nobody in Town', () => {
  const hurt = (place: 'stomach' | 'town') =>
    quest({
      quiet: true,
      *next(t) {
        const [hero] = t.state.heroes;
        const { id } = put(t.state, 'ogre', base(4, 9, 2, 2));
        if (hero) Object.assign(hero, { at: undefined, inside: place === 'stomach' ? id : undefined });
        yield* carryOut(t, [{ op: 'wound', who: '$hero', wounds: 2, tokens: { burn: 1 } }], { hero: first });
      },
    }).hero();
  const [inside, town] = [hurt('stomach'), hurt('town')];
  expect([town.wounds - inside.wounds, inside.tokens.burn, town.tokens.burn]).toEqual([2, 1, undefined]);
});
