// KIL-15: abilities and timing.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { ancientById, cardById } from '../content/cards.ts';
import { heroesHelped } from '../rules/abilities/targets.ts';
import { whyNotOffered } from '../rules/abilities/worth.ts';
import { CITY, type Hero, hero, type State } from '../rules/state.ts';
import { diceCount } from '../rules/tests/dice.ts';
import { count, foeDice, heroDice } from './rolls.ts';
import { facing, lone, scene } from './scene.ts';

describe('Ability cards', () => {
  /** HP left, so that a fight is short. */
  const HP: { readonly [ancient: string]: number } = { sylmareth: 7, 'hollow-stag': 7, 'blind-oracle': 7 };
  const facing = (id: string, region: string, about: Partial<Hero> = {}) =>
    lone({ chapter: 'done', hp: 8, maxHp: 8, ...about }).atAncient(id, region, { hp: HP[id] ?? 8 });
  const fight = (set: ReturnType<typeof facing>, id: string) =>
    set.opens().plays(`assault:${id}`).chooses('assault.confirm', 'assault');

  rule('KIL-13.8', 'Vorgrahl regains 1 HP after a round in which a hero lost 2', () => {
    const set = facing('vorgrahl', 'golden-fields', { fate: 1 }).dice(6, 6, 6, 1, 1).foe(6, 6).foeMisses(7).misses(5);
    const table = fight(set, 'vorgrahl');
    expect(table.asked()).toBe('test.success');
    table.passes('test.success');
    expect(table.state.fight?.hp).toBe(6); // 8 - 3 + 1
    const whole = facing('vorgrahl', 'golden-fields', { fate: 1 })
      .having(({ ancients: [vorgrahl] }) => {
        delete vorgrahl?.hp;
      })
      .misses(5)
      .foe(6, 6)
      .foeMisses(7)
      .misses(5);
    const unhurt = fight(whole, 'vorgrahl').passes('test.success');
    expect(unhurt.state.fight).toMatchObject({ round: 2, hp: ancientById('vorgrahl').health }); // never more than its Health
  });

  rule('KIL-15.5', 'the Pale Queen takes a Rumour or 1 HP, as the hero chooses; without a Rumour 1 HP', () => {
    const rich = fight(facing('pale-queen', 'serene-lake', { fateToday: true }).hand(0, 'omen'), 'pale-queen');
    expect(rich.offered('ability.choice')).toEqual(['choice:0', 'choice:1']);
    expect(rich.match.decisions[0]?.options.map(({ text, with: figures }) => [text, figures])).toEqual([
      ['option.choice.discardRumour', { n: 1 }],
      ['option.choice.loseHp', { n: 1 }],
    ]);
    rich.misses(5).foeMisses(8).chooses('ability.choice', 'choice:0');
    expect(rich.hero()).toMatchObject({ hand: [] });
    const poor = fight(facing('pale-queen', 'serene-lake', { fate: 1 }).misses(5), 'pale-queen');
    expect(poor.asked()).toBe('test.success');
    expect(poor.hero().hp).toBe(7);
  });

  rule('KIL-15.4', 'Sylmareth ignores a success of each hero in rounds 1 and 2', () => {
    const set = facing('sylmareth', 'silver-grove').dice(6, 6, 1, 1, 1).foeMisses(9).dice(6, 1, 1, 1, 1).foeMisses(9);
    const table = fight(set.dice(6, 6, 1, 1, 1).foeMisses(9).hits(5).foeMisses(9), 'sylmareth');
    expect(table.figures('log.hits', 'successes')).toEqual([1, 0, 2, 5]);
    expect(table.over).toBe(true); // 1 + 0 + 2 + 4 of 7
  });

  rule('KIL-15.4', 'the Hollow Stag forbids Fate', () => {
    const set = facing('hollow-stag', 'gallows-oak', { fate: 4 }).misses(5).foeMisses(10).hits(5).foeMisses(10);
    const table = fight(set.hits(5).foeMisses(10), 'hollow-stag');
    expect(table.over).toBe(true); // never asked
    expect(table.hero().fate).toBe(4);
  });

  rule(
    'KIL-15.5',
    'Okhtar exhausts an Asset of each hero, after what they do themselves at the start (KIL-15.9)',
    () => {
      const table = fight(facing('okhtar', 'brimstone-pit').assets(0, 'sword-of-the-pass', 'copper-ring'), 'okhtar');
      expect(table.offered('ability.exhaust')).toEqual(['sword-of-the-pass', 'copper-ring']);
      table.hits(7).foeMisses(9).hits(7).foeMisses(9).chooses('ability.exhaust', 'copper-ring');
      expect(heroDice(table)[0]).toBe(7);
      expect(count(table, 'log.exhausted')).toBe(1);
      // The only one, or the only one that is ready, goes without a question.
      for (const tired of [[], ['copper-ring']]) {
        const only = facing('okhtar', 'brimstone-pit', { exhausted: tired }).assets(0, 'sword-of-the-pass', ...tired);
        const dice = fight(only.hits(5).foeMisses(9).hits(5).foeMisses(9).hits(5).foeMisses(9), 'okhtar');
        expect([heroDice(dice)[0], count(dice, 'log.exhausted')]).toEqual([5, 1]);
      }
      const caster = facing('okhtar', 'brimstone-pit', { class: 'sorcerer' }).assets(0, 'bound-lightning');
      const first = fight(caster, 'okhtar');
      expect(first.offered('battle.start')).toEqual(['use:bound-lightning']);
      first
        .misses(3)
        .foeMisses(9)
        .misses(3)
        .foeHits(9)
        .misses(3)
        .foeHits(9)
        .chooses('battle.start', 'use:bound-lightning');
      expect(first.told().find(event => event.text === 'log.adversary.hp')?.with).toMatchObject({ n: 2, hp: 6 });
      expect(count(first, 'log.exhausted')).toBe(0); // nothing ready was left for him
    },
  );

  rule('KIL-15.12', 'the Mother of Pits brings an Enemy with her when she enters play', () => {
    const set = lone({ chapter: 'finale', saga: 'break-the-curse', race: 'vampire', class: 'priest' }).at(
      0,
      'barrow-lea',
    );
    const near = set
      .ancients('mother-of-pits')
      .deck('badlands', 'poisoned-well', 'pit-prince')
      .hero(0, { successes: [{ target: 'finale', attribute: 'influence', n: 6 }] });
    const table = near.dice(6, 1, 1, 1, 1, 1).opens().plays('feat:influence').chooses('finale.totem', 'gold');
    expect(table.encountersIn('pallid-mire')).toEqual(['pit-prince']);
    expect(table.discardOf('poisoned-well')).toContain('poisoned-well');
  });

  rule('KIL-15.4', 'Thuldram lets a hero prevent no more than 1 HP a round', () => {
    const set = facing('thuldram', 'watchers-peak').assets(0, 'watchers-harness').misses(6).foe(6, 6, 6).foeMisses(5);
    const table = fight(set, 'thuldram').misses(5).foeMisses(8).chooses('battle.prevent', 'use:watchers-harness');
    expect(table.told().find(event => event.text === 'log.hp.lost')?.with).toMatchObject({ n: 2, hp: 6 });
  });

  rule(['KIL-5.24', 'KIL-13.5'], 'its own Plot that seals the heroes’ fate leaves it its rerolls', () => {
    const set = facing('blind-oracle', 'mute-glacier')
      .plots('black-cave', 'sealed-fate')
      .misses(5)
      .foeMisses(9)
      .foe(6, 6)
      .foeMisses(7);
    const table = fight(set.hits(5).foeMisses(9).hits(5).foeMisses(9), 'blind-oracle');
    expect(table.log).toContain('log.reroll.foe');
    expect(table.told().find(event => event.text === 'log.hp.lost')?.with).toMatchObject({ n: 2 });
  });

  rule('KIL-5.24', 'the Blind Oracle rerolls its failures in round 1', () => {
    const set = facing('blind-oracle', 'mute-glacier').misses(5).foe(6).foeMisses(8).foe(6, 6).foeMisses(6);
    const table = fight(set.misses(5).foe(6).foeMisses(8).hits(5).foeMisses(9).hits(5).foeMisses(9), 'blind-oracle');
    expect(table.figures('log.hp.lost', 'n')).toEqual([3, 1]);
    expect(count(table, 'log.reroll.foe')).toBe(1);
  });

  rule(
    'KIL-5.24',
    'an Oracle whose dice have all succeeded rolls none of them again, and nothing is told of it',
    () => {
      const set = facing('blind-oracle', 'mute-glacier').hero(0, { hp: 20, maxHp: 20 }).misses(5);
      const table = fight(
        set
          .foe(...Array<number>(9).fill(6))
          .hits(5)
          .foeMisses(9)
          .hits(5)
          .foeMisses(9),
        'blind-oracle',
      );
      expect(table.figures('log.hp.lost', 'n')[0]).toBe(9);
      expect(count(table, 'log.reroll.foe')).toBe(0);
    },
  );
});

describe('Events', () => {
  rule('KIL-15.1', 'what is Revealed happens the moment the card is drawn', () => {
    const table = lone({ hp: 2 }).at(0, CITY).deck('forest', 'white-doe').opens().plays('move:gallows-oak');
    expect(table.hero()).toMatchObject({ hp: 3, hidden: true });
  });

  rule('KIL-15.2', 'an Event is discarded after it, and stays nowhere', () => {
    const table = lone({ hp: 2 }).at(0, CITY).deck('forest', 'white-doe').opens().plays('move:gallows-oak');
    expect(table.encountersIn('gallows-oak')).toEqual([]);
    expect(table.discardOf('white-doe')).toEqual(['white-doe']);
    expect(table.state.open).toEqual([]);
  });

  rule('KIL-15.3', 'its test costs no AP and is tried once', () => {
    const table = lone({ ap: 3 })
      .at(0, CITY)
      .deck('forest', 'misleading-trail')
      .misses(3)
      .opens()
      .plays('move:gallows-oak');
    expect(heroDice(table)).toEqual([3]);
    expect(table.hero().ap).toBe(1); // 1 to Move, 1 lost by failing
  });

  rule('KIL-15.3', 'before it Gifts may be used, because it has just come up', () => {
    const set = lone({ hp: 1 }).loot(0, 'bandage#1').at(0, 'heron-ford').deck('plains', 'sudden-storm');
    const table = set.opens().plays('move:golden-fields');
    expect(table.offered('test.before')).toEqual(['use:bandage#1']);
    table.dice(1, 1).chooses('test.before', 'use:bandage#1');
    expect(table.hero()).toMatchObject({ hp: 1, defeated: false });
  });
});

describe('kinds of abilities', () => {
  rule('KIL-15.4', 'the Weather is in force for everybody', () => {
    const fog = scene(2).weather('lake-fog').opens();
    expect([diceCount(fog.state, 0, 'stealth'), diceCount(fog.state, 1, 'stealth')]).toEqual([3, 3]);
    const moon = lone().weather('blood-moon').meets('barrow-lea', 'restless-rider');
    expect(foeDice(moon.misses(5).foeMisses(4).opens('turn'))).toEqual([4]); // an Undead
    const humanoid = lone().weather('blood-moon').meets('barrow-lea', 'highwaymen');
    expect(foeDice(humanoid.misses(5).foeMisses(3).opens('turn'))).toEqual([3]);
    const rain = lone({ hp: 2 }).weather('driving-rain').at(0, 'heron-ford').opens();
    expect(rain.canPlay('rest')).toBe(false);
    expect(rain.refusal('turn.choice', 'rest')).toBe('KIL-15.4');
    expect(lone({ hp: 2 }).weather('driving-rain').at(0, CITY).opens().canPlay('rest')).toBe(true);
  });

  rule('KIL-15.5', 'what cannot be applied is ignored', () => {
    const broke = lone({ gold: 1 }).at(0, CITY).night('curfew').opens().plays('camp');
    expect(broke.hero().gold).toBe(0); // 2 to lose, 1 to be had
  });

  rule('KIL-15.6', 'a Gift ability is optional, and only its owner’s', () => {
    const set = scene(2).assets(1, 'guild-master').active(0);
    expect(set.opens().choices('use:')).toEqual([]);
    expect(set.active(1).opens().choices('use:')).toEqual(['use:guild-master']);
  });

  rule('KIL-15.7', 'a Hero ability acts by itself, unless it says that he may', () => {
    const elf = lone({ race: 'elf' }).at(0, 'gallows-oak').opens().plays('camp');
    expect(elf.hero().ap).toBe(5); // nobody was asked
    const market = lone().hand(0, 'omen').night('market-of-the-dead').rewards('title', 'captain').opens().plays('camp');
    expect(market.asked()).toBe('ability.may');
    const taken = market.chooses('ability.may', 'use');
    expect(taken.offered('ability.deck')).toEqual(['item', 'spell', 'ally', 'title']);
    expect(taken.chooses('ability.deck', 'title').hero().hand).toEqual(['captain']);
    const two = lone().hand(0, 'omen', 'shove').night('market-of-the-dead').rewards('title', 'captain').opens();
    two.plays('camp').chooses('ability.may', 'use').chooses('cost.rumours', 'omen').chooses('ability.deck', 'title');
    expect([two.asked(), two.hero().hand]).toEqual(['turn.choice', ['shove', 'captain']]); // once, as the card says
    const left = lone().hand(0, 'omen').night('market-of-the-dead').opens().plays('camp').passes('ability.may');
    expect(left.hero().hand).toEqual(['omen']);
  });

  rule('KIL-15.8', 'a trigger acts once for each occurrence', () => {
    const set = lone({ class: 'soldier' }).meets('barrow-lea', 'wheatfield-imp', 'goblin-marauders');
    const table = set
      .dice(6, 1, 1, 1, 6, 1, 1, 1)
      .foe(1, 1, 1, 1)
      .opens('turn')
      .chooses('engage.whom', 'wheatfield-imp');
    expect(table.hero().gold).toBe(2);
    table.takesGoldAndCard();
    expect(table.hero().gold).toBe(4); // the second Enemy has fallen too: 1 + 1 + 1 + 1
  });

  rule('KIL-15.9', 'on one trigger the active hero’s own abilities come first, as he would order them', () => {
    const set = lone({ class: 'rogue', chapter: 'done', fate: 1 })
      .talents(0, 'shadow-2b')
      .assets(0, 'copper-ring')
      .at(0, 'brimstone-pit');
    const table = set.ancients('okhtar').risen('okhtar', 'brimstone-pit').dice(1, 1, 1).opens().plays('assault:okhtar');
    table.chooses('assault.confirm', 'assault').chooses('battle.start', 'use:shadow-2b');
    expect(table.log.indexOf('log.adversary.hp')).toBeLessThan(table.log.indexOf('log.exhausted'));
  });

  rule('KIL-15.10', 'a Spell needs the Lore printed on it', () => {
    const weak = lone({ hp: 2 }).assets(0, 'second-dawn').opens(); // lock 6, Lore 3
    expect(weak.refusal('turn.choice', 'use:second-dawn')).toBe('KIL-15.10');
    const nearly = lone({ hp: 1, class: 'sorcerer' }).assets(0, 'second-dawn').opens(); // Lore 5
    expect([nearly.choices('use:'), nearly.refusal('turn.choice', 'use:second-dawn')]).toEqual([[], 'KIL-15.10']);
    const wise = lone({ hp: 1, class: 'sorcerer' }).assets(0, 'second-dawn', 'owl-brooch').opens();
    expect(wise.plays('use:second-dawn').hero().hp).toBe(4);
  });

  rule('KIL-15.11', 'a cost is paid in full, and again for each use', () => {
    const set = lone({ class: 'priest', gold: 2 }).talents(0, 'pious-3b').meets('barrow-lea', 'restless-rider');
    const table = set
      .misses(5)
      .foe(1, 1, 1)
      .opens('turn')
      .chooses('test.before', 'use:pious-3b')
      .chooses('test.before', 'use:pious-3b');
    expect(heroDice(table)).toEqual([5]);
    expect(table.hero().gold).toBe(0);
  });

  rule('KIL-15.13', 'a card that leaves play goes to its pile, and takes its marks with it', () => {
    const set = lone({ hp: 1, exhausted: ['cloudy-vial'] })
      .assets(0, 'cloudy-vial')
      .opens()
      .plays('use:cloudy-vial');
    expect(set.hero()).toMatchObject({ assets: [], exhausted: [], hp: 3 });
    expect(set.discardOf('cloudy-vial')).toEqual(['cloudy-vial']);
  });

  rule('KIL-15.14', 'a sacrifice is possible with an exhausted card, and only from play', () => {
    expect(
      lone({ hp: 1, exhausted: ['cloudy-vial'] })
        .assets(0, 'cloudy-vial')
        .opens()
        .canPlay('use:cloudy-vial'),
    ).toBe(true);
    expect(lone({ hp: 1 }).hand(0, 'cloudy-vial').opens().canPlay('use:cloudy-vial')).toBe(false);
  });

  rule('KIL-15.15', 'an exhausted card cannot be exhausted', () => {
    const table = lone({ hp: 1, exhausted: ['healer'] })
      .assets(0, 'healer')
      .opens();
    expect(table.canPlay('use:healer')).toBe(false);
    expect(table.refusal('turn.choice', 'use:healer')).toBe('KIL-15.15');
  });

  rule('KIL-15.16', 'cards enter play ready', () => {
    const table = lone({ hp: 1 }).at(0, 'heron-ford').hand(0, 'healer').opens().plays('discover:healer');
    expect(table.hero().exhausted).toEqual([]);
    expect(table.canPlay('use:healer')).toBe(true);
  });

  rule('KIL-15.17', 'the requirements of an ability must be met', () => {
    const moss = (region: string) => lone({ hp: 1 }).at(0, region).assets(0, 'hand-of-moss').opens(); // in a Forest
    expect(moss('gallows-oak').canPlay('use:hand-of-moss')).toBe(true);
    expect(moss('heron-ford').refusal('turn.choice', 'use:hand-of-moss')).toBe('KIL-15.17');
    expect(lone().assets(0, 'healer').opens().refusal('turn.choice', 'use:healer')).toBe('KIL-15.5'); // nothing to heal
  });

  rule('KIL-15.18', 'an exhausted card gives no bonus, but its keyword still overcomes', () => {
    const set = lone({ exhausted: ['tamed-griffin'] })
      .assets(0, 'tamed-griffin')
      .meets('barrow-lea', 'restless-rider');
    const table = set.opens('turn');
    expect(diceCount(table.state, 0, 'combat')).toBe(5);
    expect(table.offered('engage.start')).toEqual(['overcome:restless-rider']);
  });

  rule('KIL-15.19', 'a Tonic readies an Asset or a Talent, never Race or Class (A-50)', () => {
    const set = lone({ exhausted: ['class', 'healer', 'martial-2b'] })
      .talents(0, 'martial-2b')
      .assets(0, 'healer')
      .loot(0, 'tonic#1');
    const table = set.opens().plays('use:tonic#1');
    expect(table.offered('ability.ready')).toEqual(['healer', 'martial-2b']);
    expect(table.chooses('ability.ready', 'healer').hero().exhausted).toEqual(['class', 'martial-2b']);
    expect(
      lone({ exhausted: ['class'] })
        .loot(0, 'tonic#1')
        .opens()
        .canPlay('use:tonic#1'),
    ).toBe(false);
  });

  rule('KIL-15.19', 'a card readied after the roll can be used in that very test', () => {
    const set = lone({ exhausted: ['soft-step'] })
      .assets(0, 'soft-step', 'omen')
      .loot(0, 'tonic#1')
      .at(0, 'barrow-lea');
    const table = set.encounters('barrow-lea', 'sealed-barrow').hero(0, { class: 'sorcerer' }).dice(5, 1).opens();
    table.plays('confront:sealed-barrow:stealth');
    expect(table.offered('test.after')).toEqual(['use:tonic#1']); // the Soft Step rolls dice again
    table.dice(1).chooses('test.after', 'use:tonic#1').chooses('test.after', 'use:soft-step');
    expect(table.offered('test.success')).toEqual(['use:omen']);
    table.chooses('test.success', 'use:omen');
    expect(table.hero()).toMatchObject({ exhausted: ['soft-step', 'omen'], loot: [] });
    expect(count(table, 'log.stored')).toBe(1);
  });
});

describe('rounds', () => {
  rule('KIL-15.4', 'an Enemy’s own ability counts in its rounds', () => {
    const hanged = facing('hanged-men').dice(1, 1, 1, 1, 1).foe(1).opens('turn').dice(1, 1, 1, 1, 1).foe(1, 1);
    expect(foeDice(hanged.passes('battle.round'))).toEqual([1, 2]);
    const flayers = facing('flayers').dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens('turn').dice(1, 1, 1, 1, 1).foe(1, 1);
    expect(foeDice(flayers.passes('battle.round'))).toEqual([3, 2]);
  });
});

rule('KIL-15.5', 'what would change nothing is not offered: healing the sound, AP for whoever has camped', () => {
  const why = (op: object, about: Partial<Hero> = {}, change: (state: State) => void = () => {}) => {
    const { state } = lone().at(0, CITY).opens();
    Object.assign(hero(state, 0), { hp: 3, maxHp: 4, ...about });
    change(state);
    const source = {
      key: 'x',
      def: cardById('pewter-dagger'),
      ability: { timing: 'action', cost: [], effect: { ops: [op] } },
    };
    return whyNotOffered(state, 0, source as never)?.why.text;
  };
  const NOTHING = 'refuse.noEffect';
  expect([why({ op: 'heal', n: 1 }), why({ op: 'heal', n: 1 }, { hp: 4 })]).toEqual([undefined, NOTHING]);
  expect([why({ op: 'gainAp', n: 1 }), why({ op: 'gainAp', n: 1 }, { camped: true })]).toEqual([undefined, NOTHING]);
  expect([why({ op: 'hide' }), why({ op: 'hide' }, { hidden: true })]).toEqual([undefined, NOTHING]);
  const blocked = (n: number) =>
    why({ op: 'removeObstacle' }, {}, state => {
      const place = state.places[hero(state, 0).region];
      if (place) place.obstacles = n;
    });
  expect([blocked(0), blocked(1), blocked(2)]).toEqual([NOTHING, undefined, undefined]);
  expect(why({ op: 'moveTo', to: 'city' })).toBe(NOTHING);
  expect(why({ op: 'moveDiagonal' })).toBeUndefined();
});

rule('KIL-15.5', 'healing is for heroes of the region who are hurt; anything else for all of them', () => {
  const { state } = scene(4).opens();
  Object.assign(hero(state, 0), { hp: 2, maxHp: 4 });
  Object.assign(hero(state, 1), { hp: 4, maxHp: 4 });
  Object.assign(hero(state, 2), { hp: 2, maxHp: 4, region: 'barrow-lea' });
  Object.assign(hero(state, 3), { hp: 0, maxHp: 4, defeated: true });
  const helped = (...ops: string[]) => heroesHelped(state, { effect: { ops: ops.map(op => ({ op })) } } as never, 0);
  expect(helped('heal')).toEqual([0]);
  expect(helped('heal', 'gainAp')).toEqual([0, 1]);
  expect(helped('gainAp')).toEqual([0, 1]);
  expect(heroesHelped(state, { effect: { choice: [] } } as never, 0)).toEqual([0, 1]);
});

describe('operations on heroes', () => {
  rule('KIL-15.6', 'heal: the hero, or one in his region whom it helps', () => {
    const set = scene(3)
      .hero(0, { class: 'sorcerer' })
      .hero(1, { hp: 2 })
      .hero(2, { hp: 2 })
      .assets(0, 'healers-song')
      .at(2, 'heron-ford');
    const table = set.opens().plays('use:healers-song'); // seat 0 is healthy, seat 2 elsewhere
    expect(table.hero(1).hp).toBe(3);
    expect(table.hero(2).hp).toBe(2);
    const two = scene(2).hero(0, { class: 'sorcerer', hp: 1 }).hero(1, { hp: 2 }).assets(0, 'healers-song').opens();
    expect(two.plays('use:healers-song').offered('ability.hero')).toEqual(['hero:0', 'hero:1']);
  });
});

describe('operations on the map', () => {
  rule('KIL-15.6', 'removeObstacle: a Spell clears one, without Loot', () => {
    const set = lone({ class: 'sorcerer' }).assets(0, 'shove').at(0, 'heron-ford').obstacles('heron-ford', 2);
    const table = set.opens().plays('use:shove');
    expect(table.state.places['heron-ford']?.obstacles).toBe(1);
    expect(table.hero()).toMatchObject({ loot: [], gold: 1, ap: 4 });
    expect(table.figures('log.obstacle.gone', 'n')).toEqual([1]);
    expect(lone({ class: 'sorcerer' }).assets(0, 'shove').opens().canPlay('use:shove')).toBe(false);
  });
});
