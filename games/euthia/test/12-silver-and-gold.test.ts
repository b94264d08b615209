// EUT-12: Silver and Gold cards.

import { rule } from '@veillee/kernel/test/rule';
import { copiesOf } from '@veillee/pieces/things';
import { expect } from 'vitest';
import { combosIn, sectionOf, staysUntil, writeSection } from '../rules/combat/cards.ts';
import {
  type Ending,
  type Expiry,
  end,
  harmOf,
  inflict,
  type Ledger,
  type Modifier,
  newLedger,
  strengthOf,
} from '../rules/dice/ledger.ts';
import { cardsAgainst } from '../rules/odds/opponents.ts';
import { lost, modifier, shape } from './blows.ts';
import { deals, fighting, gives, heroSum, monsterSum, rolled } from './fights.ts';
import { decks } from './places.ts';
import { one, scene, stands } from './scene.ts';

const FOUR = ['curse', 'curse', 'frenzy', 'mind-control'];

const ALL: readonly Modifier[] = (['heroStrength', 'monsterStrength', 'wounds', 'damage'] as const).flatMap(target =>
  (['roll', 'nextHeroAttack', 'nextMonsterStepA', 'endOfRound', 'endOfCombat'] as const).map(expiry =>
    modifier(target, expiry),
  ),
);

const ended = (ending: Ending): string[] => {
  const ledger: Ledger = { dice: { hero: [], monster: [] }, modifiers: [...ALL] };
  end(ledger, ending);
  return ALL.filter(one => !ledger.modifiers.includes(one)).map(({ target, expiry }) => `${target} ${expiry}`);
};

rule(['EUT-12.1', 'EUT-12.3'], 'on one’s own turn cards are good for a change: four Silver ones for a Gold one', () => {
  const play = scene({ set: state => deals(state, 0, ['curse', 'curse', 'frenzy', 'mind-control', 'frenzy']) });
  expect(play.can().filter(key => key.startsWith('play'))).toEqual([]);
  const [, , , , last = ''] = play.hero().hand;
  const four = play
    .hero()
    .hand.slice(0, 4)
    .map(card => `card:${card}`);
  play.does('cash:silver-for-card');
  play.answers(0, ...four);
  expect(play.hero().hand.length).toBe(2);
  expect(play.hero().hand).toContain(last);
  expect(play.state.silver.discard.length).toBe(4);
  const few = scene({ set: state => deals(state, 0, ['curse']) });
  expect(few.whyNot('cash:silver-for-card')).toEqual(['why.cards', 'EUT-12.3']);
});

rule(
  'EUT-12.1',
  'Chaos is spent on Gold cards where there are any, in reserve or in one hand of a rival; else on Silver',
  () => {
    const against = (mode: string, reserves: number, ...hands: readonly (readonly [silver: number, gold: number])[]) =>
      cardsAgainst(
        {
          mode,
          reserves: { silver: 2, gold: reserves },
          heroes: hands.map(([silver, gold], seat) => ({ seat, cards: { silver, gold } })),
        } as never,
        { seat: 0 },
      );
    expect([against('cooperative', 1), against('cooperative', 0)]).toEqual(['gold', 'silver']);
    expect(against('competitive', 3, [5, 5], [0, 0])).toBeUndefined(); // one's own hand is not against one
    expect(against('competitive', 0, [0, 0], [1, 0], [0, 0])).toBe('silver');
    expect(against('competitive', 0, [0, 0], [1, 0], [1, 1])).toBe('gold');
    expect(against('competitive', 0, [0, 0], [0, 1], [0, 1])).toBe('gold');
  },
);

rule('EUT-12.1', 'cards in one’s own hand do nothing in one’s own fight', () => {
  const play = fighting({
    step: 'guard',
    dice: [3, 3],
    gaar: 0,
    combat: { round: 1, chaos: 2 },
    set: (state, [hero]) => {
      const card = state.gold.stack.find(one => one.startsWith('power-surge'));
      if (card) state.gold.stack.splice(state.gold.stack.indexOf(card), 1);
      hero?.hand.push(card ?? '');
      if (hero) hero.health = 5;
    },
  });
  expect(play.asked(0)).toBe('combat.healing'); // all the way to the next Healing Phase
  expect(play.can(0)).toEqual(['use:ael-mending-touch:0']);
});

rule('EUT-12.2', 'a set Demonite gives a Gold card when it is used', () => {
  const play = scene({
    set: one(hero => void gives(hero, 'mail-helm#1').gems.push({ gem: 'demonite', active: true })),
  });
  play.does('gem:demonite');
  expect(play.hero().hand.length).toBe(1);
});

rule(['EUT-12.2', 'EUT-12.5'], 'a symbol of a Gold card on a Gem gives one, above five too', () => {
  const play = fighting({
    step: 'healing',
    set: (state, [hero]) => {
      if (!hero) return;
      gives(hero, 'ael-radiant-mace').gems.push({ gem: 'demonite', active: true });
      hero.hand.push(...state.silver.stack.splice(-5));
    },
  });
  play.does('gem:demonite');
  expect(play.hero().hand).toHaveLength(6);
});

rule('EUT-12.3', 'in a Trade Action, one’s own and another’s cards', () => {
  const play = scene({
    set: stands('ch1-fixed-1', 0, state => {
      state.tokens['hex:1,1'] = [{ kind: 'trade', seat: 0 }];
      deals(state, 0, FOUR);
      deals(state, 1, FOUR);
    }),
  });
  play.does('trade');
  expect([play.asked(0), play.asked(1)]).toEqual(['trade.ask', 'cards.ask']);
  play.answers(1, 'cash:silver-for-card').does('cash:silver-for-card');
  expect([decks(play, 0), decks(play, 1), play.asked(0)]).toEqual([['gold'], ['gold'], 'trade.ask']);
});

rule(
  'EUT-12.3',
  'before a fight, the Hero’s and whoever will play the Monster; and the Hero’s between the blows',
  () => {
    const before = fighting({ step: 'before', cards: FOUR, set: state => deals(state, 0, FOUR) });
    before.answers(1, 'cash:silver-for-card').does('cash:silver-for-card', 'fight');
    expect([decks(before, 0), decks(before, 1).filter(deck => deck === 'gold').length]).toEqual([['gold'], 1]);
    const inside = fighting({ step: 'healing', set: state => deals(state, 0, FOUR) });
    expect(inside.asked()).toBe('combat.healing');
    inside.does('cash:silver-for-card');
    expect(decks(inside, 0)).toEqual(['gold']);
    const monster = fighting({ step: 'monsterBefore', cards: FOUR, combat: { chaos: 1 } });
    monster.answers(1, 'cash:silver-for-card');
    expect([decks(monster, 1), monster.asked(1)]).toEqual([['gold'], 'combat.monsterBefore']);
  },
);

rule('EUT-12.3', 'in a fight too four Silver cards are changed for a Gold one, and that is no answer yet', () => {
  const play = fighting({
    step: 'exchange',
    cards: ['curse', 'curse', 'curse', 'curse'],
    gaar: 1,
    combat: { chaos: 1, ledger: rolled([], [3, 3]) },
  });
  expect(play.can(1)).toEqual(['cash:silver-for-card']);
  play.answers(1, 'cash:silver-for-card');
  expect(play.hero(1).hand).toHaveLength(1);
  expect(play.asked(1)).toBe('combat.exchange.monster');
});

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

rule('EUT-12.4', 'above five cards one discards at once, or changes first', () => {
  const play = scene({ set: state => deals(state, 1, ['curse', 'curse', 'curse', 'frenzy', 'frenzy', 'healing']) });
  expect(play.asked(1)).toBe('hand.limit');
  expect(play.can(1)).toContain('cash:silver-for-card');
  play.answers(1, `card:${play.hero(1).hand[0]}`);
  expect([play.hero(1).hand.length, play.asked(0)]).toEqual([5, 'turn.ask']);
});

rule('EUT-12.4', 'the dead Hero’s own hand is looked at after the fight', () => {
  const play = lost({
    set: state => {
      deals(state, 0, ['frenzy', 'frenzy', 'frenzy', 'curse', 'curse']);
    },
  });
  expect(play.asked(0)).toBe('hand.limit');
});

rule(['EUT-12.4', 'EUT-11.14'], 'a hand above five is trimmed at once, before the victor trades', () => {
  const table = fighting({
    step: 'tokens',
    set: (state, [hero]) => {
      deals(state, 0, ['curse', 'curse', 'curse', 'frenzy', 'frenzy', 'healing']);
      if (!hero) return;
      hero.tokens = ['trade'];
      for (const n of [1, 2, 3, 4]) hero.bags.push({ kind: 'resource', resource: `iron-ore#${n}` });
    },
  });
  expect(table.asked()).toBe('hand.limit');
  table.does(`card:${table.hero().hand[0]}`);
  expect(table.asked()).toBe('trade.now');
});

rule(
  ['EUT-12.4', 'EUT-12.5'],
  'in another’s turn too whoever has six cards lets one go before anything else happens',
  () => {
    const play1 = scene({
      set: state => deals(state, 1, ['curse', 'curse', 'frenzy', 'frenzy', 'healing', 'healing']),
    });
    expect([play1.asked(0), play1.asked(1)]).toEqual([undefined, 'hand.limit']);
    play1.answers(1, 'cash:silver-for-card');
    expect([play1.hero(1).hand.length, play1.asked(0)]).toEqual([3, 'turn.ask']);
  },
);

rule(['EUT-12.6', 'EUT-12.9'], 'a hand holds each combination that has a section, at its step', () => {
  const hand = [...copiesOf('curse', 3), ...copiesOf('power-surge', 4), 'frenzy#1', 'healing#1'];
  expect(combosIn(hand, 'before').map(shape)).toEqual([
    ['healing', 1],
    ['power-surge', 1],
    ['power-surge', 2],
    ['power-surge', 3],
  ]);
  expect(combosIn(hand, 'after').map(shape)).toEqual([
    ['frenzy', 1],
    ['healing', 1],
  ]);
  expect(combosIn(hand, 'curses').map(shape)).toEqual([
    ['curse', 1],
    ['curse', 2],
  ]);
});

rule('EUT-12.6', 'whether the Monster Player is asked rests on what everybody knows', () => {
  // The one card is a Curse: it cannot be played before the roll, but nobody may learn that.
  const play = fighting({ step: 'monsterBefore', cards: ['curse'], combat: { round: 1, chaos: 1 } });
  expect(play.asked(1)).toBe('combat.monsterBefore');
  expect(play.can(1)).toEqual([]);
  expect(play.match.decisionOf(1)?.window).toMatchObject({ secret: true, unhurried: true, matters: true });
  // Gold cards are never Curses: everybody sees the backs.
  const gold = fighting({ step: 'curses', cards: ['healing'], combat: { round: 1, chaos: 1 } });
  expect(gold.asked(1)).toBeUndefined();
});

rule(['EUT-12.7', 'EUT-12.10'], 'only the section of their number counts', () => {
  expect(sectionOf({ card: 'frenzy', things: ['frenzy#1'] })).toEqual([{ op: 'monsterStrength', n: 2 }]);
  expect(sectionOf({ card: 'power-surge', things: copiesOf('power-surge', 3) })).toEqual([
    { op: 'woundPlus', n: 4 },
    { op: 'nextHeroRoll', n: -4 },
  ]);
});

rule(['EUT-12.8', 'EUT-12.9', 'EUT-10.8', 'EUT-10.33', 'EUT-10.28'], 'EX-16: Power Surge and two Curses', () => {
  const play = fighting({
    monster: 'cyclops',
    level: 2,
    step: 'monsterBefore',
    cards: ['power-surge', 'curse', 'curse'],
    dice: [2, 2, 6, 6],
    gaar: 0,
    health: 6,
    combat: { round: 1, chaos: 2 },
  });
  play.answers(1, 'play:power-surge:1');
  expect(play.state.combat?.chaos).toBe(1);
  play.passes(1).passes(1);
  expect(play.hero().health).toBe(2); // 4 on the Cyclops: 2 Wounds, and 2 more
  play.passes(0);
  play.answers(1, 'play:curse:2');
  expect(play.state.combat?.chaos).toBe(0);
  expect(heroSum(play)).toMatchObject({ total: 4, figures: '6+6−2−4−2' });
  play.does('use:ael-blessing:0');
  expect(play.state.combat?.damage).toBe(0); // 6: 1 Damage, 1 less
});

rule(['EUT-12.9', 'EUT-10.28'], 'EX-16: Power Surge and two Curses', () => {
  const ledger = newLedger();
  writeSection(ledger, { card: 'power-surge', things: ['power-surge#1'] }, { text: 'card.power-surge' });
  inflict(ledger, 'wounds', 1, { source: { text: 'source.monster' }, expiry: 'roll' });
  expect(harmOf(ledger, 'wounds').total).toBe(3);
  end(ledger, 'monsterAttackOver');
  writeSection(ledger, { card: 'curse', things: copiesOf('curse', 2) }, { text: 'card.curse' });
  expect(strengthOf(ledger, 'hero').total).toBe(-6);
  inflict(ledger, 'damage', 2, { source: { text: 'source.attack' }, expiry: 'roll' });
  expect(harmOf(ledger, 'damage').total).toBe(1);
});

rule('EUT-12.9', 'further plays of a card cost their own Chaos, and add up', () => {
  const play = fighting({
    step: 'exchange',
    cards: ['frenzy', 'frenzy'],
    gaar: 1,
    combat: { chaos: 2, ledger: rolled([], [3, 3]) },
  });
  play.answers(1, 'play:frenzy:1').passes(0).answers(1, 'play:frenzy:1');
  expect(monsterSum(play)).toMatchObject({ total: 10, figures: '3+3+2+2' });
  expect(play.state.combat?.chaos).toBe(0);
});

rule('EUT-12.10', 'two cards use the lower section alone', () => {
  const play = fighting({
    step: 'exchange',
    cards: ['frenzy', 'frenzy'],
    combat: { chaos: 1, ledger: rolled([], [3, 3]) },
  });
  play.answers(1, 'play:frenzy:2');
  expect(monsterSum(play).total).toBe(9);
});

rule('EUT-12.10', 'Mind Control takes Gaar from the Hero and gives them to the Monster', () => {
  const play = fighting({
    step: 'monsterBefore',
    cards: ['mind-control', 'mind-control'],
    dice: [3, 3],
    gaar: 3,
    combat: { chaos: 1 },
  });
  play.answers(1, 'play:mind-control:2');
  expect(play.hero().gaar).toBe(1);
  expect(play.state.combat?.gaar).toBe(2);
});

rule('EUT-12.10', 'Possession: the Monster Player chooses the attack; more cards forbid Gaar and the Hope die', () => {
  const possessed = (cards: number) => {
    const play = fighting({
      heroes: ['dral', 'ael'],
      tiles: ['dral-brawl'],
      step: 'exchange',
      cards: Array.from({ length: cards }, () => 'possession'),
      dice: [5, 5],
      gaar: 1,
      combat: { round: 1, chaos: 1, hope: 3, ledger: rolled([], [1, 1]) },
    });
    play.answers(1, `play:possession:${cards}`).passes(0).passes(0);
    while (play.asked(0)) play.passes(0);
    return play;
  };
  const one = possessed(1);
  expect(one.asked(1)).toBe('combat.possess');
  expect(one.can(1)).toEqual(['attack:dral-forge-hammer', 'attack:dral-brawl']);
  one.answers(1, 'attack:dral-forge-hammer');
  expect(one.can(0)).toContain('gaar:0');
  const three = possessed(3);
  three.answers(1, 'attack:dral-brawl');
  expect(three.whyNot('gaar:0')).toEqual(['why.noGaar', 'EUT-12.10']);
  expect(three.whyNot('hope:roll')).toEqual(['why.noHope', 'EUT-12.10']);
  expect(three.can()).toContain('hope:gaar');
});

rule(['EUT-12.10', 'EUT-10.35'], 'Possession holds for one Hero Attack: then the Hero chooses again', () => {
  const table = fighting({
    step: 'attack',
    dice: [1, 1],
    gaar: 0,
    combat: { round: 1, bonds: ['chooseHeroAttack'] },
    tiles: ['hazel-wand#1'],
  });
  expect([table.asked(0), table.asked(1)]).toEqual([undefined, 'combat.possess']);
  table.answers(1, 'attack:hazel-wand#1');
  table.passes(0);
  expect([heroSum(table).total, table.state.combat?.bonds, table.state.combat?.round]).toEqual([0, [], 2]);
});

rule(['EUT-12.11', 'EUT-12.12', 'EUT-12.13'], 'how long a card lies beside the Monster', () => {
  expect(staysUntil({ card: 'healing', things: ['healing#1'] })).toBe('endOfCombat');
  expect(staysUntil({ card: 'curse', things: ['curse#1'] })).toBe('nextMonsterStepA');
  expect(staysUntil({ card: 'frenzy', things: ['frenzy#1'] })).toBe('endOfRound');
});

rule(
  ['EUT-12.11', 'EUT-12.14'],
  'Regenerate works at the start of each later Monster Attack, each card for itself',
  () => {
    const healing = (round: number) =>
      fighting({
        step: 'healing',
        dice: [1, 1],
        gaar: 0,
        combat: {
          round,
          damage: 3,
          gaar: 1,
          played: [{ card: 'healing', things: ['healing#1', 'healing#2'], until: 'endOfCombat', round: 1 }],
        },
        set: state => {
          state.gold.stack = state.gold.stack.filter(card => card !== 'healing#1' && card !== 'healing#2');
        },
      });
    expect(healing(1).passes().state.combat?.damage).toBe(3);
    const later = healing(2).passes();
    expect(later.state.combat?.damage).toBe(1);
    expect(later.state.combat?.played).toHaveLength(1);
  },
);

rule(
  ['EUT-12.12', 'EUT-12.13'],
  'a Curse lies until the next step A, other cards until the end of the Combat Round',
  () => {
    const play = fighting({
      step: 'exchange',
      cards: ['frenzy', 'curse'],
      dice: [1, 1],
      gaar: 0,
      combat: { round: 1, chaos: 2, gaar: 1, ledger: rolled([], [1, 1]) },
    });
    play.answers(1, 'play:frenzy:1').passes(1).passes(0);
    play.answers(1, 'play:curse:1');
    expect(heroSum(play).figures).toBe('1+1−2−4');
    play.passes().passes();
    expect(play.state.combat?.round).toBe(2);
    expect(play.state.silver.discard.map(card => card.split('#')[0])).toEqual(['frenzy', 'curse']);
    expect(play.asked(1)).toBe('combat.exchange.monster');
    expect(heroSum(play).total).toBe(0);
  },
);

rule(
  ['EUT-12.12', 'EUT-12.13', 'EUT-10.7', 'EUT-10.23'],
  'what holds for a roll, an attack, a Clover or a Combat Round ends with it',
  () => {
    expect(ended('monsterAttackOver')).toEqual(['monsterStrength roll', 'wounds roll']);
    expect(ended('heroAttackOver')).toEqual([
      'heroStrength roll',
      'heroStrength nextHeroAttack',
      'monsterStrength nextHeroAttack',
      'wounds nextHeroAttack',
      'damage roll',
      'damage nextHeroAttack',
    ]);
    const each = (expiry: Expiry) =>
      ['heroStrength', 'monsterStrength', 'wounds', 'damage'].map(target => `${target} ${expiry}`);
    expect(ended('monsterStepA')).toEqual(each('nextMonsterStepA'));
    expect(ended('roundOver')).toEqual(each('endOfRound'));
  },
);

rule(
  ['EUT-12.12', 'EUT-12.9'],
  'two Curses lie until step A of the next Combat Round, though they also lower Damage',
  () => {
    const table = fighting({ step: 'curses', cards: ['curse', 'curse'], combat: { round: 1, chaos: 1 } });
    table.answers(1, 'play:curse:2');
    expect(table.state.combat?.played).toMatchObject([{ card: 'curse', until: 'nextMonsterStepA' }]);
    expect(
      table.state.combat?.ledger.modifiers.slice(0, 2).map(({ target, class: sort, n }) => [target, sort, n]),
    ).toEqual([
      ['heroStrength', 'minus', 4],
      ['damage', 'minus', 1],
    ]);
  },
);

rule(['EUT-12.14', 'EUT-12.11'], 'each card that regenerates does; with the switch one of a kind (R36)', () => {
  const healed = (options: object) =>
    fighting({
      step: 'healing',
      health: 6,
      options: options as never,
      gaar: 1,
      combat: {
        round: 2,
        damage: 2,
        played: [{ card: 'healing', things: ['healing#7', 'healing#8'], until: 'endOfCombat', round: 1 }],
      },
    }).passes().state.combat?.damage;
  expect([healed({}), healed({ oneRegenerate: true })]).toEqual([0, 1]);
});

rule('EUT-12.15', 'without Chaos no card is played, and nobody is asked', () => {
  const play = fighting({ step: 'monsterBefore', cards: ['power-surge'], dice: [3, 3], gaar: 1, combat: { chaos: 0 } });
  expect(play.asked(1)).toBeUndefined();
  expect(play.asked(0)).toBe('combat.exchange');
});

rule('EUT-12.16', 'a Continuous card with a Clover stays, its Clover does not', () => {
  const play = fighting({
    step: 'guard',
    dice: [2, 2],
    combat: {
      round: 2,
      gaar: 1,
      played: [{ card: 'healing', things: ['healing#1'], until: 'endOfCombat', round: 1 }],
      ledger: {
        ...rolled([]),
        modifiers: [
          {
            target: 'heroStrength',
            class: 'minus',
            n: 2,
            source: { text: 'card.healing' },
            expiry: 'nextMonsterStepA',
            card: 'healing',
          },
        ],
      },
    },
  });
  expect(play.state.combat?.played).toHaveLength(1);
  expect(heroSum(play).total).toBe(0);
});
