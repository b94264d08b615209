// EUT-10: Initiative, Combat Rounds, Healing Phases.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { has, wears, window, with1 } from '../blows.ts';
import { fighting, gives, heroSum, rolled } from '../fights.ts';
import { play } from '../scenarios.ts';
import { at, lays, one } from '../scene.ts';

rule(['EUT-10.1', 'EUT-10.2'], 'an Initiative token lends the Initiative to a Weapon, not to an Ability', () => {
  const table = fighting({
    step: 'initiative',
    combat: { swift: true },
    set: with1(hero => {
      hero.slots['ability-1'] = { open: true, tile: { tile: 'ael-sunlance', engaged: false, gems: [], essences: [] } };
    }),
  });
  expect(table.can()).toEqual(['attack:ael-ash-wand']);
});

rule(
  ['EUT-10.1', 'EUT-10.2', 'EUT-10.55'],
  'an Initiative attack comes before the first Combat Round, without Curses',
  () => {
    const play = fighting({
      heroes: ['taesiri', 'dral'],
      step: 'initiative',
      tiles: ['taesiri-ambush', 'taesiri-silence'],
      cards: ['curse', 'curse'],
      dice: [5, 5],
      gaar: 1,
      combat: { chaos: 2 },
    });
    expect(play.can()).toEqual(['attack:taesiri-ambush']);
    play.does('attack:taesiri-ambush');
    // No Curse was asked for; Silence is refused; then the roll, with Gaar and penalty as in any attack.
    expect(play.asked(1)).toBeUndefined();
    expect(play.asked(0)).toBe('combat.heroAfter');
    expect(heroSum(play)).toMatchObject({ total: 6, figures: '5+5−4' });
    expect(play.can()).toContain('gaar:0');
    play.passes();
    expect(play.state.combat).toMatchObject({ damage: 1, round: 1, isInitiative: false });
    const ambush = Object.values(play.hero().slots).find(slot => slot?.tile?.tile === 'taesiri-ambush');
    expect(ambush?.tile?.engaged).toBe(true);
  },
);

rule('EUT-10.1', 'nobody needs to attack first', () => {
  const play = fighting({ heroes: ['taesiri', 'dral'], step: 'initiative', tiles: ['taesiri-ambush'] });
  play.passes();
  expect(play.state.combat).toMatchObject({ damage: 0, round: 1 });
});

rule(['EUT-10.1', 'EUT-16.1'], 'an Initiative token lies beside the board, needs no Bag, and is used up (R88)', () => {
  const table = play('the-saboteur', {
    set(state, hero) {
      lays(state, [['ch2-fixed-1', 2, -1]]);
      for (const place of [at(2, -1), at(3, -1), at(2, 0)]) state.tokens[place] = [{ kind: 'trade', seat: 0 }];
      hero.at = 'centre:2,-1';
      hero.bags = [
        { kind: 'trophy', card: 'dragonfly' },
        { kind: 'trophy', card: 'marsh-rat' },
        { kind: 'trophy', card: 'grey-wolf' },
      ];
    },
  }).does('scenario:characters:captain-brune/0');
  table.answers(0, 'give:grey-wolf');
  expect([table.hero().beside.length, table.hero().bags.length, table.state.scenario.counters.clue]).toEqual([1, 2, 1]);
  expect([table.asked(), has(table, 'initiative-token')]).toEqual(['turn.ask', true]);
});

rule('EUT-10.2', 'Silence is not used in an Initiative attack', () => {
  const play = fighting({
    heroes: ['taesiri', 'dral'],
    step: 'heroBefore',
    tiles: ['taesiri-ambush', 'taesiri-silence'],
    combat: { isInitiative: true, attack: 'taesiri-ambush' },
    set: (_, [hero]) => hero?.stones.push({ essence: 'fire' }),
  });
  expect(play.can()).toEqual(['essence:fire']);
  expect(play.whyNot('use:taesiri-silence:0')).toEqual(['why.initiative', 'EUT-10.2']);
});

rule('EUT-10.4', 'a Healing Phase matters to whoever is hurt, or can gain something else', () => {
  const phase = (health: number, ...tiles: readonly string[]) => window(fighting({ step: 'healing', health, tiles }));
  expect(phase(6)?.matters).toBe(false);
  expect(phase(5)?.matters).toBe(true);
  expect(phase(6, 'scroll-fortune#1')?.matters).toBe(true);
});

rule('EUT-10.4', 'Potions, Gems, Essences and what works in and out of combat heal, any number of them', () => {
  const play = fighting({
    step: 'healing',
    health: 1,
    set: (_, [hero]) => {
      if (!hero) return;
      gives(hero, 'healing-potion#1');
      gives(hero, 'healing-potion#2');
      hero.stones.push({ essence: 'water' });
      const mace = gives(hero, 'ael-radiant-mace');
      mace.gems.push({ gem: 'opal', active: true });
    },
  });
  expect(play.can().sort()).toEqual(['essence:water', 'gem:opal', 'use:ael-mending-touch:0', 'use:healing-potion#1:0']);
  play.does('gem:opal', 'essence:water');
  expect(play.hero()).toMatchObject({ health: 5, stones: [] });
  play.does('use:healing-potion#1:0');
  expect(play.hero()).toMatchObject({ health: 6 });
  expect(play.state.supply['healing-potion']).toContain('healing-potion#1');
});

rule('EUT-10.5', 'the Monster Player plays nothing in a Healing Phase', () => {
  const play = fighting({
    step: 'healing',
    health: 3,
    cards: ['healing', 'power-surge'],
    combat: { chaos: 2, round: 1 },
  });
  expect(play.asked(1)).toBeUndefined();
  expect(play.asked(0)).toBe('combat.healing');
});

rule(
  ['EUT-10.55', 'EUT-10.23'],
  'a Paralysing Blow holds for the Monster’s next roll, not for the one after it',
  () => {
    const play = fighting({
      heroes: ['maeldur', 'ael'],
      monster: 'dragonfly',
      step: 'damage',
      gaar: 0,
      combat: { attack: 'maeldur-paralysing-blow', round: 1, ledger: rolled([3, 3]), extraHealth: 30 },
      set: one(hero => wears(hero, 'ability-1', 'maeldur-paralysing-blow')),
    });
    const hinders = (): number =>
      play.state.combat?.ledger.modifiers.filter(({ target }) => target === 'monsterStrength').length ?? 0;
    expect([hinders(), play.state.combat?.round]).toEqual([1, 2]);
    for (let n = 0; n < 12 && (play.state.combat?.round ?? 9) === 2 && play.state.combat?.step !== 'attack'; n++) {
      const seat = play.asked(0) === undefined ? 1 : 0;
      if (play.asked(seat) === 'combat.attack') break;
      play.passes(seat);
    }
    expect(hinders()).toBe(0);
  },
);
