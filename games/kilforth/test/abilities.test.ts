// Abilities and their timing. KIL-15.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { CITY } from '../rules/state.ts';
import { diceCount } from '../rules/tests/dice.ts';
import { count, foeDice, heroDice } from './rolls.ts';
import { lone, scene } from './scene.ts';

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
