// Chapters meet in a fight: dice and what changes them, cards and what forbids them, the end of one and what follows at once.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { scoreOf } from '../../rules/scoring.ts';
import type { Hero, State } from '../../rules/state.ts';
import { endsTurn, falls, GRIMHORN, grimhorn, wears } from '../blows.ts';
import { fighting, gives, monsterSum, rolled, topMonster } from '../fights.ts';
import { BLOW, duel, HERE, play as playScenario } from '../scenarios.ts';
import { at, CHAPEL, lays, marks, one, type Play, scene } from '../scene.ts';

/** A tile lies beside the Chapel's, and no other is left. */
function landIsLaid(state: State): void {
  if (!state.map['hex:1,1']) lays(state, [['ch1-fixed-1', 1, 1]]);
  state.territory = [];
}

const golemOnMonster = (tokens: Hero['tokens']): Play =>
  playScenario('devastation-incarnate', {
    set(state, hero) {
      landIsLaid(state);
      Object.assign(state.scenario.foes.golem ?? {}, { at: at(1, 1), beaten: false });
      Object.assign(hero, { at: at(0, 1), movement: 1, tokens });
      topMonster(state, 1, 'dragonfly');
    },
  });

rule(
  ['EUT-1.7', 'EUT-11.8'],
  'a pit out of which nobody can come is closed by whoever steps into it, and counts as theirs',
  () => {
    const play = playScenario('hecatomb', {
      mode: 'competitive',
      heroes: ['ael', 'dral', 'keleia'],
      set(state, hero) {
        landIsLaid(state);
        marks(state, at(2, 1), 'interaction', 0);
        state.scenario.pits[at(2, 1)] = 2;
        state.monsters[2] = { stack: [], discard: [], seen: false };
        Object.assign(hero, { at: at(1, 0), movement: 3, tokens: ['combat'] });
        marks(state, at(1, 1), 'trade', 0);
      },
    });
    play.does('walk:hex:1,1', 'walk:hex:2,1', 'fight');
    for (let n = 0; n < 4 && play.asked() !== 'turn.ask'; n++)
      play.passes([0, 1, 2].find(seat => play.asked(seat)) ?? 0);
    expect([play.state.scenario.pits[at(2, 1)], play.state.scenario.own[0]?.['pits-closed'], play.asked()]).toEqual([
      undefined,
      1,
      'turn.ask',
    ]);
  },
);

rule(
  ['EUT-4.9', 'EUT-10.14', 'EUT-10.12'],
  'a die that Air has turned and a Gaar rolls again is not turned a second time',
  () => {
    const play = fighting({
      step: 'monsterRoll',
      combat: { winds: { air: true, earth: false }, gaar: 1 },
      dice: [6, 2, 6],
    });
    expect(monsterSum(play).figures).toBe('1+2');
    play.answers(1, 'gaar:0');
    expect(monsterSum(play)).toMatchObject({ figures: '6+2+2', total: 10 });
    expect(play.state.combat?.hope).toBe(0); // EUT-10.56
  },
);

rule(
  ['EUT-5.8', 'EUT-6.15'],
  'R91: a foe on a Monster’s space: one Combat Action is too few, two are spent one after the other',
  () => {
    expect(golemOnMonster(['combat']).whyNot('walk:hex:1,1')).toEqual(['why.twoFights', 'EUT-5.8']);
    expect(golemOnMonster([]).whyNot('walk:hex:1,1')?.[0]).toBe('why.action');
    const play = golemOnMonster(['combat', 'combat']).does('walk:hex:1,1');
    expect(play.state.combat?.opponent).toEqual({ kind: 'foe', foe: 'golem' });
    expect(play.hero().tokens).toEqual(['combat']);
  },
);

rule(
  ['EUT-6.15', 'EUT-9.3'],
  'R91: when the foe breaks off the Monster is fought at once; without a Combat Action nobody is',
  () => {
    const breaks = (tokens: Hero['tokens']): Play =>
      duel(
        'devastation-incarnate',
        'golem',
        { damage: 4 },
        {
          step: 'stopped',
          combat: { round: 3 },
          set: (state, [hero]) => {
            state.tokens[HERE] = [];
            if (hero) hero.tokens = tokens;
          },
        },
      );
    expect(breaks(['combat']).state.combat?.opponent).toEqual({ kind: 'monster', level: 1 });
    const spent = breaks([]);
    expect([spent.state.combat, spent.asked()]).toEqual([undefined, 'turn.ask']);
    expect(spent.whyNot('monster')).toEqual(['why.action', 'EUT-9.2']);
  },
);

rule(
  ['EUT-6.15', 'EUT-9.2'],
  'R91: whoever stayed before the Monster may fight it in a later turn; a pit likewise',
  () => {
    const stayed = (set: (state: State) => void): Play =>
      playScenario('hecatomb', {
        set(state, hero) {
          landIsLaid(state);
          Object.assign(hero, { at: at(1, 1), movement: 1, tokens: ['combat'] });
          topMonster(state, 1, 'dragonfly');
          set(state);
        },
      });
    const play = stayed(() => {});
    expect(play.can()).toContain('monster');
    play.does('monster');
    expect([play.state.combat?.opponent, play.hero().tokens]).toEqual([{ kind: 'monster', level: 1 }, []]);
    const pit = stayed(state => {
      state.scenario.pits[at(1, 1)] = 1;
    }).does('monster');
    expect(pit.state.combat?.opponent).toEqual({ kind: 'pit', level: 1 });
    const freed = stayed(state => marks(state, at(1, 1), 'hero', 0));
    expect(freed.can()).not.toContain('monster');
  },
);

rule(['EUT-10.35', 'EUT-12.10'], 'whom the deck allows Weapons alone and who has none does not attack', () => {
  const play = fighting({
    heroes: ['maeldur'],
    step: 'attack',
    combat: { round: 1, bonds: ['heroWeaponsOnly'] },
    set: one(hero => {
      for (const id of ['sword-1', 'sword-2', 'sword-3'] as const) hero.slots[id] = { open: true };
      wears(hero, 'ability-1', 'maeldur-paralysing-blow');
    }),
  });
  expect(play.log).toContain('log.unarmed');
});

rule(
  ['EUT-12.8', 'EUT-10.51'],
  'Mind Control takes even the Gaar that Hope has just bought; the Monster spends it',
  () => {
    const play = fighting({
      step: 'exchange',
      gaar: 0,
      cards: ['mind-control'],
      combat: { hope: 2, chaos: 1, isHeroNext: true, passes: 0, ledger: rolled([], [4, 4]) },
    });
    play.does('hope:gaar').passes(0);
    play.answers(1, 'play:mind-control:1');
    expect([play.hero().gaar, play.state.combat?.gaar, play.state.combat?.chaos]).toEqual([0, 1, 0]);
    expect(play.asked(1)).toBe('combat.exchange.monster');
    expect(play.can(1).filter(key => key.startsWith('gaar'))).toEqual(['gaar:0', 'gaar:1']);
  },
);

rule(
  ['EUT-12.10', 'EUT-21.21'],
  'two Possessions forbid Skoldur his Dwurt on the roll as they forbid others Gaar; his tiles still cost and take it (R94)',
  () => {
    const play = fighting({
      heroes: ['skoldur', 'ael'],
      step: 'heroAfter',
      combat: { ...BLOW, attack: undefined, bonds: ['chooseHeroAttack', 'heroNoGaar'], hope: 1 },
      set: one((hero, state) => {
        wears(hero, 'ability-1', 'skoldur-brewers-arm');
        if (state.combat) state.combat.attack = hero.slots['sword-1']?.tile?.tile;
      }),
    });
    expect(play.whyNot('dwurt')?.[0]).toBe('why.noGaar');
    expect(play.can()).toEqual(expect.arrayContaining(['use:skoldur-brewers-arm:0', 'hope:roll']));
  },
);

rule(['EUT-12.13', 'EUT-11.6'], 'cards beside a Monster that dies go at once, Continuous ones too', () => {
  const play = fighting({
    step: 'damage',
    combat: {
      ...BLOW,
      damage: 2,
      played: [
        { card: 'healing', things: ['healing#1'], until: 'endOfCombat', round: 1 },
        { card: 'frenzy', things: ['frenzy#1'], until: 'endOfRound', round: 1 },
      ],
    },
    set: state => {
      state.gold.stack = state.gold.stack.filter(card => card !== 'healing#1');
      state.silver.stack = state.silver.stack.filter(card => card !== 'frenzy#1');
    },
  }).does('keep');
  expect([play.state.gold.discard, play.state.silver.discard]).toEqual([['healing#1'], ['frenzy#1']]);
});

rule(
  ['EUT-15.13', 'EUT-1.11'],
  'what was engaged before the fight is spent in it, and the round after it is not',
  () => {
    const play = fighting({
      step: 'healing',
      health: 2,
      set: one(hero => {
        const mending = hero.slots['ability-1']?.tile;
        if (mending) mending.engaged = true;
        gives(hero, 'moonstone-pendant#1');
      }),
    });
    expect(play.whyNot('use:ael-mending-touch:0')).toEqual(['why.engaged', 'EUT-15.13']);
    expect(play.can()).toContain('use:moonstone-pendant#1:0');
  },
);

rule(
  ['EUT-17.12', 'EUT-17.23', 'EUT-11.18'],
  'an Elite that kills lies there unhurt for the next Hero in the same round',
  () => {
    const play = grimhorn({
      step: 'defeat',
      combat: { damage: 4 },
      set: (_, [, rival]) => {
        if (rival) rival.at = at(2, 1);
      },
    });
    expect([play.state.bounties.current, play.hero(1).kills]).toEqual([GRIMHORN, [0]]);
    endsTurn(play);
    play.answers(1, 'elite');
    expect(play.state.combat).toMatchObject({ seat: 1, damage: 0 });
  },
);

rule(
  ['EUT-17.14', 'EUT-12.12'],
  'an Elite’s Clover and a Curse lower the same roll, and both are gone at the next step A',
  () => {
    const play = fighting({
      opponent: { kind: 'elite', card: GRIMHORN },
      step: 'wounds',
      health: 6,
      cards: ['curse'],
      combat: { round: 1, chaos: 1, ledger: rolled([], [6, 5]) },
      gaar: 0,
      tiles: ['hazel-wand#1'],
    });
    play.passes(0); // recovery
    play.answers(1, 'play:curse:1');
    const { modifiers = [] } = play.state.combat?.ledger ?? {};
    expect(modifiers.map(({ target, n, expiry }) => [target, n, expiry])).toEqual([
      ['heroStrength', 1, 'nextMonsterStepA'],
      ['heroStrength', 2, 'nextMonsterStepA'],
    ]);
  },
);

rule(['EUT-17.17', 'EUT-1.3'], 'whom an Amulet saves from the skull fights on, with what it left', () => {
  const play = fighting({
    opponent: { kind: 'elite', card: 'black-mage-shade' },
    step: 'wounds',
    health: 6,
    gaar: 0,
    combat: {
      round: 1,
      ledger: {
        ...rolled([], [6, 6]),
        modifiers: [
          { target: 'monsterStrength', class: 'plus', n: 2, source: { text: 'source.earth' }, expiry: 'roll' },
        ],
      },
    },
    set: one(hero => void gives(hero, 'amulet-of-eternity#1')),
  });
  expect([play.hero().health, play.hero().at === CHAPEL, play.hero(1).kills]).toEqual([4, false, []]);
  expect(play.state.combat).toBeDefined();
});

rule(['EUT-17.21', 'EUT-13.19'], 'a Bounty won in this turn proves a Quest that asks for one, in the same turn', () => {
  const asks = (bounties: readonly string[]): string[] =>
    scene({
      set: one((hero, state) => {
        lays(state, [['ch1-encounter-1', 1, 1]]);
        state.encounters.hunter = { stack: [], faceUp: ['knight-commander-4'], rewards: [], boxed: [] };
        state.territory = [];
        Object.assign(hero, { at: at(1, 1), bounties: [...bounties] });
      }),
    }).can();
  expect([asks([]), asks([GRIMHORN])].map(keys => keys.includes('quest:knight-commander-4:0'))).toEqual([false, true]);
});

rule(
  ['EUT-18.13', 'EUT-18.12', 'EUT-14.15'],
  'a death in the last turn costs 2 at once in the account, and pays its killer',
  () => {
    const play = falls((hero, state) => {
      state.round = state.rounds;
      hero.reputation = 5;
    });
    const line = (seat: number, id: string): number =>
      scoreOf(play.state, play.hero(seat)).find(one1 => one1.id === id)?.reputation ?? 0;
    expect([play.hero().reputation, line(0, 'deaths'), line(1, 'defeated-heroes') > 0]).toEqual([5, -2, true]);
  },
);

rule(
  ['EUT-20.9', 'EUT-19.11', 'EUT-19.14'],
  'the Gold card of whoever died together feeds the reserve; a Reputation of 0 stays',
  () => {
    const play = falls(hero => void Object.assign(hero, { reputation: 0 }), { options: { mode: 'cooperative' } });
    expect(play.hero()).toMatchObject({ reputation: 0, chaos: 0 });
    expect([play.hero().hand.length, play.state.reserves.gold.length]).toEqual([1, 1]);
  },
);
