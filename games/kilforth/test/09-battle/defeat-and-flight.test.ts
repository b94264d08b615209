// KIL-9: defeat, flight, and what follows.

import { Table as KernelTable, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { cardById } from '../../content/cards.ts';
import { runAbility } from '../../rules/abilities/abilities.ts';
import { fleeTargets } from '../../rules/battle/flee.ts';
import { heal } from '../../rules/cards/holdings.ts';
import { kilforth } from '../../rules/game.ts';
import { mayGift } from '../../rules/gifts/gifts.ts';
import { CITY, type Hero, hero as heroAt } from '../../rules/state.ts';
import { done, twoAtTheAncient } from '../moments.ts';
import { count, foeDice, heroDice } from '../rolls.ts';
import { facing, lone, scene } from '../scene.ts';

const NOTHING = [1, 1, 1, 1, 1, 1, 1, 1];

describe('a defeated hero', () => {
  /** 1 HP, 5 Gold, an Asset and two Rumours, against three dice. */
  const doomed = (about: Partial<Hero> = {}) =>
    facing('restless-rider', { hp: 1, gold: 5, fateToday: true, ...about })
      .assets(0, 'pewter-dagger')
      .hand(0, 'copper-ring', 'omen')
      .dice(1, 1, 1, 1, 1, 1)
      .foe(5, 1, 1);

  rule('KIL-9.23', 'he camps and his turn is over at once', () => {
    const table = doomed().opens('turn');
    expect(table.asked()).toBe('defeat.lose');
    expect(table.hero()).toMatchObject({ camped: true, ap: 0 });
    table.chooses('defeat.lose', 'omen');
    expect(table.state.day).toBe(2); // nobody else is left to have a turn
  });

  rule('KIL-9.24', 'he loses all his Gold', () => {
    expect(doomed().opens('turn').hero().gold).toBe(0);
  });

  rule('KIL-9.25', 'he loses one Asset or Rumour of his choice', () => {
    const table = doomed().opens('turn');
    expect(table.offered('defeat.lose')).toEqual(['pewter-dagger', 'copper-ring', 'omen']);
    table.chooses('defeat.lose', 'omen');
    expect(table.hero()).toMatchObject({ assets: ['pewter-dagger'], hand: ['copper-ring'] });
    const last = facing('restless-rider', { hp: 1 }).hand(0, 'omen').dice(1, 1, 1, 1, 1).foe(5, 1, 1).opens('turn');
    last.until('turn.choice');
    expect(last.hero().hand).toEqual([]); // his only one goes unasked
    const poor = facing('restless-rider', { hp: 1 }).dice(1, 1, 1, 1, 1).foe(5, 1, 1).opens('turn');
    expect(poor.asked()).toBe('turn.choice'); // nothing to lose: already the next Day
  });

  rule('KIL-9.26', 'he is carried to Sprawl City', () => {
    expect(doomed().opens('turn').chooses('defeat.lose', 'omen').hero().region).toBe(CITY);
  });

  rule('KIL-9.27', 'abilities pass him over until the next Day Phase', () => {
    const healed = doomed().night('blessing-of-the-grove').opens('turn').chooses('defeat.lose', 'omen');
    expect(healed.hero().hp).toBe(2); // the 2 of Dawn, none of the blessing
    const halfling = doomed({ race: 'halfling' }).dice(1, 1, 1).opens('turn').chooses('defeat.lose', 'omen');
    expect(halfling.log).not.toContain('log.hidden'); // he does not enter the city as one who hides there
  });

  rule('KIL-9.28', 'at Dawn he has 2 HP again', () => {
    const table = doomed().opens('turn').chooses('defeat.lose', 'omen');
    expect(table.state.day).toBe(2);
    expect(table.hero()).toMatchObject({ hp: 2, ap: 2, defeated: false });
  });

  rule('KIL-9.30', 'the last HP lost in any way defeats a hero', () => {
    const set = lone({ hp: 1, gold: 3 }).at(0, 'golden-fields').deck('plains', 'sudden-storm');
    const table = set.night('lake-fog').dice(1, 1).opens().plays('move:heron-ford');
    expect(table.log).toContain('log.defeated');
    expect(table.hero()).toMatchObject({ region: CITY, gold: 0, hp: 2 });
  });

  rule('KIL-9.36', 'a hero who is defeated already has nothing more to lose', () => {
    const table = doomed().gloom(CITY).opens('turn').chooses('defeat.lose', 'omen');
    expect(table.state.day).toBe(3); // the city is in Gloom, and the Night took nothing from him
    expect(count(table, 'log.defeated')).toBe(1);
    expect(table.hero()).toMatchObject({ hp: 2, assets: ['pewter-dagger'], hand: ['copper-ring'] });
  });
});

describe('who falls', () => {
  rule('KIL-9.27', 'a Hidden hero who is defeated is Hidden no longer', () => {
    const set = scene()
      .hero(0, { hidden: true, hp: 1 })
      .at(0, 'barrow-lea')
      .gloom('barrow-lea')
      .hand(0, 'omen', 'pedlar');
    const table = set.opens().plays('camp');
    expect(table.asked()).toBe('defeat.lose');
    expect(table.hero()).toMatchObject({ defeated: true, hidden: false });
  });

  rule('KIL-9.29', 'his own cost can take a hero out of the game: the Warmage in an Assault (A-61)', () => {
    const set = scene(2).ancients('okhtar').risen('okhtar', 'brimstone-pit', { hp: 8 }).hero(1, { chapter: 'done' });
    const table = set
      .hero(0, { class: 'warmage', chapter: 'done', hp: 1, fate: 0 })
      .at(0, 'brimstone-pit')
      .opens()
      .assaults('okhtar')
      .chooses('battle.start', 'use:class');
    expect(table.hero(0).eliminated).toBe(true);
    expect(table.state.ancients[0]?.hp).toBe(7); // and what the Ancient lost is lasting
  });
});

describe('healing another hero', () => {
  rule('KIL-9.27', 'a defeated hero is nobody to heal (A-26)', () => {
    const song = (about: Partial<Hero>) =>
      scene(2)
        .hero(0, { class: 'sorcerer' })
        .assets(0, 'healers-song')
        .hero(1, { camped: true, ap: 0, ...about })
        .opens()
        .canPlay('use:healers-song');
    expect([song({ hp: 1 }), song({ hp: 0, defeated: true })]).toEqual([true, false]);
  });
});

describe('whoever is defeated', () => {
  /** Runs a card’s ability on its own, where nobody is asked anything. */
  const run = (card: string, about: Partial<Hero>): Hero => {
    const { match } = lone({ gold: 3, ...about })
      .at(0, 'heron-ford')
      .opens();
    const table = new KernelTable(kilforth, { seats: 1, options: {} }, match.state, newChance('alone'));
    const { ability } = cardById(card);
    if (!ability) throw new Error(`${card} does nothing`);
    const rules = runAbility(table, { ...ability, optional: false, cost: [] }, { seat: 0, source: card });
    expect(rules.next([]).done).toBe(true);
    if (about.defeated) expect([card, table.barrier]).toEqual([card, false]); // no die was rolled, no card drawn
    return heroAt(match.state, 0);
  };

  rule('KIL-9.27', 'no operation and no test touches him (A-26)', () => {
    const fallen = { defeated: true, hp: 0 };
    for (const card of [
      'alchemist',
      'crowned-hanged-man',
      'lonely-giant',
      'white-doe',
      'curfew',
      'sudden-storm',
      'raiders-cache',
    ])
      expect(run(card, fallen)).toMatchObject({ hp: 0, gold: 3, fate: 0, loot: [], hidden: false });
    expect(run('alchemist', {}).gold).toBe(4); // and it does touch a hero who stands
    const healed = (about: Partial<Hero>) =>
      done(
        scene()
          .hero(0, { hp: 2, ...about })
          .opens().state,
        t => heal(t, 0, 3),
      );
    expect(healed({})).toEqual({ result: 2, told: ['log.heal'] }); // up to 4 HP
    expect(healed({ hp: 4 })).toEqual({ result: 0, told: [] });
    expect(healed(fallen)).toEqual({ result: 0, told: [] });
    expect(run('crowned-hanged-man', {}).fate).toBe(1);
  });
});

describe('the fight', () => {
  rule('KIL-9.29', 'also one who falls to a Plot or to his own cost (A-61)', () => {
    const plot = twoAtTheAncient({ hp: 1 }).plots('heron-ford', 'scorched-earth').opens().plays('assault:okhtar');
    plot.chooses('assault.confirm', 'assault');
    expect(plot.hero(0).eliminated).toBe(true);
    expect(heroDice(plot)).toEqual([]); // before round 1
  });
});

describe('the last HP', () => {
  /** The Pallid Ghoul (Weakness Potion) takes 1 HP of whoever defeats it. */
  const poisoned = (...enemies: string[]) =>
    lone({ hp: 1, gold: 3 })
      .at(0, 'skull-heath')
      .encounters('skull-heath', ...enemies)
      .assets(0, 'cloudy-vial')
      .night('lake-fog')
      .misses(5)
      .foeMisses(3);

  rule('KIL-9.30', 'a Trophy that takes it between two rounds defeats the hero', () => {
    const table = poisoned('pallid-ghoul').opens('turn').passes('engage.start');
    table.chooses('battle.round', 'overcome:pallid-ghoul').chooses('reward.loot', 'gold');
    table.chooses('reward.rumour', 'take').passes('gift.loss'); // he keeps his Potion
    expect(table.asked()).toBe('defeat.lose');
    expect(table.hero()).toMatchObject({ hp: 0, defeated: true, gold: 0 });
    expect(table.chooses('defeat.lose', 'pallid-ghoul').hero()).toMatchObject({ region: CITY, hp: 2 });
  });

  rule('KIL-9.30', 'also while another Enemy is fought: no further round is rolled', () => {
    const table = poisoned('restless-rider', 'pallid-ghoul').opens('turn');
    table.chooses('engage.whom', 'restless-rider').passes('engage.start');
    table.chooses('battle.round', 'overcome:pallid-ghoul').chooses('reward.loot', 'gold');
    table.chooses('reward.rumour', 'take').passes('gift.loss').chooses('defeat.lose', 'cloudy-vial');
    expect(heroDice(table)).toEqual([5]);
    expect(table.encountersIn('skull-heath')).toEqual(['restless-rider']);
  });

  rule('KIL-9.36', 'the HP of a Chapter completed while defeated are not lost before Dawn', () => {
    const table = scene(2, { mode: 'competitive' })
      .hero(1, { hp: 0, defeated: true, camped: true, ap: 0 })
      .gloom(CITY)
      .hand(1, 'omen', 'copper-ring')
      .hero(0, { chapter: 3, gold: 5, ap: 1 })
      .at(0, 'heron-ford')
      .hand(0, 'templar', 'exiled-squire', 'wheatfield-imp', 'lady-of-the-ford', 'moonherbs', 'fortified-farm')
      .night('lake-fog')
      .opens()
      .plays('feat:chapter');
    table.until('feat.pressure').chooses('feat.pressure', 'complete').passesAll();
    expect(table.state.day).toBe(3); // the city lay in Gloom all Night
    expect(count(table, 'log.defeated')).toBe(0);
    expect(table.hero(1)).toMatchObject({ hp: 3, maxHp: 5, hand: ['omen', 'copper-ring'] }); // 1, and 2 at Dawn
  });
});

describe('fleeing', () => {
  /** In the corner of the map, with Enemies on both neighbours. */
  const cornered = (about: Partial<Hero> = {}) =>
    lone(about)
      .meets('golden-fields', 'restless-rider')
      .encounters('heron-ford', 'burning-reaper')
      .encounters('dead-kings-road', 'wheatfield-imp')
      .night('lake-fog')
      .dice(5, 5, 1, 1, 1)
      .foe(1, 1, 1);

  rule('KIL-9.31', 'he camps, his turn ends, and AP and successes are lost', () => {
    const stored = [{ target: 'sealed-barrow', attribute: 'stealth' as const, n: 1 }];
    const set = scene(2).hero(0, { fate: 0, successes: stored }).meets('barrow-lea', 'restless-rider');
    const table = set
      .dice(1, 1, 1, 1, 1)
      .foe(1, 1, 1)
      .opens('turn')
      .chooses('battle.round', 'flee')
      .chooses('flee.where', 'heron-ford');
    expect(table.hero(0)).toMatchObject({ camped: true, ap: 0, successes: [], region: 'heron-ford' });
    expect(table.actor).toBe(1);
  });

  rule('KIL-9.32', 'EX-57: he goes to the nearest region without an Enemy; nothing is drawn there', () => {
    const table = cornered().opens('turn').chooses('battle.round', 'flee');
    expect(table.offered('flee.where')).toEqual(['barrow-lea', 'whispering-wood', 'willowmere']);
    table.chooses('flee.where', 'willowmere');
    expect(table.encountersIn('willowmere')).toEqual([]);
    expect(table.hero().region).toBe('willowmere');
  });

  rule(
    'KIL-9.32',
    'his own hostile Stranger and an evaded Enemy count as Enemies there; entering abilities apply (A-25)',
    () => {
      const set = lone({ race: 'halfling', hostile: ['pedlar'] }).at(0, 'golden-fields');
      const near = set
        .encounters('golden-fields', 'restless-rider')
        .encounters('heron-ford', 'pedlar')
        .night('lake-fog');
      const table = near
        .dice(...[1, 1, 1])
        .foe(1, 1, 1)
        .opens('turn')
        .chooses('battle.round', 'flee');
      expect(table.asked()).toBe('turn.choice'); // only one way was open
      expect(table.log).toContain('log.hidden'); // Plains hide a Halfling
      expect(table.hero().region).toBe('dead-kings-road');
    },
  );

  rule('KIL-9.33', 'his adversary regains all its HP', () => {
    const table = cornered().opens('turn');
    expect(table.state.fight?.hp).toBe(1);
    table.chooses('battle.round', 'flee').chooses('flee.where', 'barrow-lea');
    expect(table.state.fight).toBeUndefined();
    const two = cornered().encounters('heron-ford').opens('turn').chooses('battle.round', 'flee'); // only heron-ford is near
    two.dice(1, 1, 1, 1, 1).foe(1, 1, 1).plays('move:golden-fields');
    expect(two.state.fight?.hp).toBe(3);
  });

  rule('KIL-9.34', 'an adversary that is not defeated recovers after any Battle', () => {
    const set = scene(2).hero(0, { fate: 0, hp: 1 }).hero(1, { fate: 0 }).together('barrow-lea');
    const table = set.encounters('barrow-lea', 'restless-rider').dice(5, 5, 1, 1, 1).foe(5, 1, 1).opens('turn');
    table.dice(1, 1, 1).foe(1, 1, 1).passes('engage.start').passes('battle.prevent'); // seat 0 falls, seat 1 fights next
    expect(table.hero(0).defeated).toBe(true);
    expect(table.actor).toBe(1);
    expect(table.state.fight?.hp).toBe(3);
  });
});

describe('at the seams of a fight', () => {
  rule('KIL-9.32', 'with Enemies everywhere there is nowhere to flee, and he camps where he is (A-25)', () => {
    const table = facing('restless-rider').misses(5).foe(1, 1, 1);
    const beset = table.having(state => {
      for (const region of state.map)
        if (region !== 'barrow-lea') state.places[region]?.encounters.push('wheatfield-imp');
    });
    const fight = beset.opens('turn');
    expect(fleeTargets(fight.state, 0)).toEqual([]);
    fight.chooses('battle.round', 'flee');
    expect(fight.hero().region).toBe('barrow-lea');
    expect(fight.log).toContain('log.camp');
  });

  rule('KIL-9.37', 'a hero at 0 HP can start no Gift (A-51)', () => {
    const set = facing('goblin-marauders', { hp: 1 }).loot(0, 'healing-draught#1').dice(6, 1, 1, 1, 1).foe(6, 1);
    const table = set.opens('turn').passes('engage.start').passes('battle.prevent'); // before the loss he could
    expect([table.asked(), table.hero().hp]).toEqual(['reward.loot', 0]);
    expect(mayGift(table.state, 0)).toBe(false);
    table.chooses('reward.loot', 'gold').chooses('reward.rumour', 'draw');
    expect(table.log).toContain('log.defeated');
  });
});

describe('rounds', () => {
  rule('KIL-9.37', 'HP regained with the Reward save a hero who stood at 0 (A-51)', () => {
    const vampire = facing('goblin-marauders', { race: 'vampire', hp: 1 }).dice(5, 1, 1, 1, 1).foe(5, 1).opens('turn');
    vampire.takesGoldAndCard();
    expect(vampire.hero()).toMatchObject({ hp: 2, defeated: false, region: 'barrow-lea' });
    const trophy = facing('thicket-ogre', { hp: 1 }).dice(5, 5, 5, 1, 1).foe(5, 1, 1).opens('turn');
    trophy.takesGoldAndCard().chooses('reward.trophy', 'trophy');
    expect(trophy.hero()).toMatchObject({ hp: 1, defeated: false });
    expect(trophy.log).not.toContain('log.defeated');
  });
});

describe('Gifts', () => {
  rule('KIL-9.37', 'nobody uses one before the Reward while a friend stands at 0 HP', () => {
    const six = ['bandage#1', 'lucky-charm#1', 'lucky-charm#2', 'lucky-charm#3', 'lucky-charm#4', 'smoke-bomb#1'];
    const won = (face: number) =>
      scene(2)
        .together('heron-ford', 'wheatfield-imp')
        .hero(0, { hp: 3 })
        .hero(1, { hp: 1 })
        .loot(0, ...six)
        .dice(...Array.from({ length: 12 }, () => 6))
        .foe(1, 1, face, face)
        .opens('turn')
        .teamsUp(1, 'engage.start')
        .passesAll('gift.reward');
    expect(won(1).offered('gift.reward')).toContain('use:bandage#1');
    expect(won(6).asked()).toBe('reward.loot');
  });
});

describe('Engagement', () => {
  rule('KIL-9.38', 'an Enemy drawn in another hero’s turn is met at the start of one’s own, without Surprise', () => {
    const set = scene(2).hero(0, { fate: 0 }).hero(1, { fate: 0 }).together('barrow-lea').active(1);
    const table = set
      .deck('plains', 'restless-rider')
      .dice(...NOTHING.slice(0, 3))
      .foe(1, 1, 1, 1)
      .opens()
      .plays('search');
    table.passes('engage.start').chooses('battle.round', 'flee').dice(1, 1, 1, 1, 1).foe(1, 1, 1);
    table.chooses('flee.where', 'heron-ford');
    expect(table.actor).toBe(0);
    expect(foeDice(table)).toEqual([4, 3]);
  });
});
