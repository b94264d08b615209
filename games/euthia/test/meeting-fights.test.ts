// Rules that meet in a fight: dice and what changes them, cards and what forbids them, the end of one and what follows at once.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { combatCards } from '../content/combat-cards.ts';
import type { SlotId } from '../content/vocabulary.ts';
import { trophiesOf } from '../rules/board.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { Hero, State } from '../rules/state.ts';
import { fresh } from '../rules/tiles.ts';
import { deals, type FightPlan, fighting, gives, heroSum, monsterSum, reserves, topMonster } from './fights.ts';
import { BLOW, duel, HERE, play as playScenario, rolled } from './scenarios.ts';
import { at, CHAPEL, lays, marks, type Play, scene } from './scene.ts';

type More = (hero: Hero, state: State) => void;
const one =
  (more: More) =>
  (state: State, [hero]: readonly Hero[]): void => {
    if (hero) more(hero, state);
  };

/** A tile lies on a slot, which is open for it. */
function wears(hero: Hero, slot: SlotId, id: string): void {
  hero.slots[slot] = { open: true, tile: fresh(id) };
}

/** The first Hero has fallen in a fight. */
const falls = (more: More = () => {}, plan: FightPlan = {}): Play =>
  fighting({ step: 'defeat', ...plan, set: one(more) });

const GRIMHORN = 'old-grimhorn';

/** Old Grimhorn is fought in his Lair; whoever waits behind him is next, and the land is laid whole. */
const grimhorn = (plan: FightPlan, next: State['bounties']['stack'] = []): Play =>
  fighting({
    options: { elites: 'with' },
    opponent: { kind: 'elite', card: GRIMHORN },
    tile: 'ch1-fixed-1',
    space: 1,
    ...plan,
    set: (state, heroes) => {
      state.bounties = { stack: next, current: GRIMHORN };
      state.territory = [];
      plan.set?.(state, heroes);
    },
  });

/** The first player ends their turn and keeps no token. */
function endsTurn(play: Play): void {
  play.does('end');
  if (play.asked(0) === 'save.ask') play.passes(0);
}

/** A tile lies beside the Chapel's, and no other is left. */
function landIsLaid(state: State): void {
  if (!state.map['hex:1,1']) lays(state, [['ch1-fixed-1', 1, 1]]);
  state.territory = [];
}

// ---- dice ----

rule(['EUT-10.10', 'EUT-10.13', 'EUT-10.14'], 'of a Monster that rolls one die a Gaar rolls that one again', () => {
  const play = fighting({ step: 'monsterRoll', combat: { oneDie: true, gaar: 1 }, gaar: 1, dice: [2, 6] });
  expect(play.can(1)).toEqual(['gaar:0']);
  play.answers(1, 'gaar:0');
  expect(monsterSum(play)).toMatchObject({ total: 8, figures: '6+2' });
  expect(play.can(0)).toEqual(['gaar:0']);
});

rule(['EUT-10.11', 'EUT-10.10'], 'one die never shows the 10 that would raise Hope, whatever is added to it', () => {
  const play = fighting({
    step: 'monsterRoll',
    combat: { oneDie: true, winds: { air: true, earth: true } },
    dice: [6],
  });
  expect([play.state.combat?.hope, monsterSum(play).total]).toEqual([0, 8]);
});

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
  ['EUT-10.56', 'EUT-10.39'],
  'Hope looks at the dice as they fell: Air that makes them better takes nothing back',
  () => {
    const play = fighting({
      tile: 'ch1-encounter-2',
      space: 2,
      step: 'attack',
      combat: { round: 1, winds: { air: true, earth: false } },
      dice: [1, 3],
    });
    expect([play.state.combat?.hope, heroSum(play).figures]).toEqual([1, '1+4−4']);
  },
);

rule(
  ['EUT-10.51', 'EUT-10.57', 'EUT-10.15'],
  'Hope bought as a Gaar in the exchange is spent in it; bought after both have passed it comes too late for this roll',
  () => {
    const early = fighting({
      step: 'exchange',
      gaar: 0,
      combat: { hope: 2, isHeroNext: true, ledger: rolled([], [5, 5]) },
    });
    early.does('hope:gaar', 'gaar:0');
    expect(early.hero().gaar).toBe(0);
    const late = fighting({
      step: 'monsterAfter',
      gaar: 0,
      combat: { hope: 2, ledger: rolled([], [5, 5]) },
      tiles: ['warding-ring#1'],
    });
    late.does('hope:gaar');
    expect([late.hero().gaar, late.can().some(key => key.startsWith('gaar'))]).toEqual([1, false]);
  },
);

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
  ['EUT-16.17', 'EUT-16.20'],
  'a Gem turned on this roll is dark for the next, though its Weapon attacks again',
  () => {
    const strikes = (active: boolean): Play =>
      fighting({
        step: 'heroAfter',
        gaar: 0,
        combat: { ...BLOW, ledger: rolled([2, 2]), hope: 0 },
        set: one(hero => {
          hero.slots['sword-1'] = {
            open: true,
            tile: { ...fresh('hazel-wand#1'), gems: [{ gem: 'emerald', active }] },
          };
          if (hero.slots['ability-3']) hero.slots['ability-3'].tile = undefined;
        }),
      });
    const play = strikes(true).does('gem:emerald');
    expect([heroSum(play).total, play.can().includes('gem:emerald')]).toEqual([5, false]);
    expect(strikes(false).can()).not.toContain('gem:emerald');
  },
);

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

// ---- cards ----

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
  expect(play.told()).toContain('log.unarmed');
});

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

rule(
  ['EUT-12.3', 'EUT-12.5'],
  'a Hero changes four Silver cards in the middle of a fight, and holds as many as they have',
  () => {
    const play = fighting({
      step: 'healing',
      set: one((hero, state) => {
        deals(state, 0, ['curse', 'curse', 'frenzy', 'frenzy', 'healing']);
        gives(hero, 'mail-helm#1').gems.push({ gem: 'demonite', active: true });
      }),
    }).does('gem:demonite');
    expect([play.hero().hand.length, play.asked()]).toEqual([6, 'combat.healing']);
    play.does('cash:silver-for-card');
    expect(play.hero().hand.length).toBe(3);
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
  ['EUT-19.35', 'EUT-19.23'],
  'the deck steals a Gaar before the Hero answers, and rolls with it a Combat Round later',
  () => {
    const card = (wanted: (row: (typeof combatCards)[number]) => boolean): string => combatCards.find(wanted)?.id ?? '';
    const robs = card(({ chaos, gaar }) => chaos === 1 && gaar > 0);
    const play = fighting({
      heroes: ['ael'],
      step: 'monsterRoll',
      gaar: 2,
      combat: { round: 1, chaos: 1, gaar: 0 },
      set: state => {
        state.combatDeck.stack = [...state.combatDeck.stack.filter(id => id !== robs), robs];
        state.reserves = { silver: [], gold: [] };
        reserves(state, 'silver', ['mind-control']);
      },
    });
    // The card has a Gaar symbol too, but there was none to spend when it was looked at.
    expect([play.told().includes('log.stolen'), play.told().includes('log.gaar.monster')]).toEqual([true, false]);
    expect([play.hero().gaar, play.state.combat?.gaar, play.state.combat?.chaos]).toEqual([1, 1, 0]);
    expect(play.asked()).toBe('combat.exchange');
  },
);

// ---- the end of a fight ----

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

rule(
  ['EUT-17.8', 'EUT-17.9', 'EUT-17.11'],
  'a Bounty pays whoever is too famous for Rewards; the next Elite waits for the end of the turn',
  () => {
    const play = grimhorn(
      {
        step: 'damage',
        combat: { ...BLOW, damage: 4 },
        set: one(hero => void Object.assign(hero, { reputation: 60, tokens: ['combat', 'combat'] })),
      },
      ['lantern-widow'],
    ).does('keep');
    expect([play.hero().bounties, play.state.bounties.current, trophiesOf(play.hero())]).toEqual([
      [GRIMHORN],
      undefined,
      [GRIMHORN],
    ]);
    expect([play.hero().reputation > 60, play.state.tokens[at(2, 1)], play.can().includes('elite')]).toEqual([
      true,
      undefined,
      false,
    ]);
    endsTurn(play);
    expect(play.state.bounties).toMatchObject({ stack: [], current: 'lantern-widow' });
  },
);

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
  ['EUT-14.25', 'EUT-14.4'],
  'the Monster that has killed waits on top of its stack for whoever fights that Level next, anywhere',
  () => {
    const play = falls();
    expect([play.state.monsters[1].stack.at(-1), play.state.monsters[1].seen]).toEqual(['dragonfly', true]);
    expect(play.state.tokens[at(1, 1)]).toBeUndefined();
  },
);

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

rule(['EUT-14.12', 'EUT-14.13', 'EUT-14.23'], 'a dead Hero has no Movement but every token that was not used', () => {
  const play = falls(hero => void Object.assign(hero, { movement: 3, tokens: ['mining', 'trade', 'combat'] }));
  expect(play.hero()).toMatchObject({ at: CHAPEL, movement: 0, tokens: ['mining', 'trade', 'combat'] });
});

rule(
  ['EUT-20.9', 'EUT-19.11', 'EUT-19.14'],
  'the Gold card of whoever died together feeds the reserve; a Reputation of 0 stays',
  () => {
    const play = falls(hero => void Object.assign(hero, { reputation: 0 }), { options: { mode: 'cooperative' } });
    expect(play.hero()).toMatchObject({ reputation: 0, chaos: 0 });
    expect([play.hero().hand.length, play.state.reserves.gold.length]).toEqual([1, 1]);
  },
);

rule(['EUT-9.12', 'EUT-9.8'], 'whoever fights does not take their own Monster, though they hold a Control card', () => {
  const play = fighting({
    heroes: ['dral', 'ael', 'keleia'],
    step: 'control',
    set: (state, [dral]) => {
      if (dral) dral.control = true;
      state.control = { stack: ['ael', 'keleia'], discard: ['dral'] };
    },
  });
  expect([play.state.combat?.rival, play.hero().control]).toEqual([2, true]);
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

// ---- foes and Monsters on one space (R91) ----

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
