// KIL-4: actions: Move, Clear, Search, Hide.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { becomeHidden } from '../rules/actions/hide.ts';
import { CITY, type Hero, hero, type State } from '../rules/state.ts';
import { done, fighting } from './moments.ts';
import { lone, scene } from './scene.ts';

describe('AP', () => {
  rule('KIL-4.1', 'what can be used for nothing else is spent first', () => {
    const set = scene()
      .hero(0, { ap: 2, restrictedAp: { move: 1 } })
      .encounters('silver-grove', 'moonherbs');
    const { ap, restrictedAp } = set.opens().plays('move:silver-grove').hero();
    expect([ap, restrictedAp]).toEqual([2, {}]);
  });
});

describe('actions in general', () => {
  rule('KIL-4.2', 'an action that would do nothing is not offered, and the list says why', () => {
    const table = scene().opens();
    for (const [key, because] of [
      ['rest', 'KIL-6.1'],
      ['clear', 'KIL-4.13'],
      ['search', 'KIL-4.21'],
      ['confront', 'KIL-5.1'],
      ['discover', 'KIL-6.3'],
      ['feat', 'KIL-7.4'],
    ] as const) {
      expect(table.choices(key)).toEqual([]);
      expect([key, table.refusal('turn.choice', key)]).toEqual([key, because]);
    }
  });

  rule(
    ['KIL-4.35', 'KIL-4.17'],
    'EX-59: an Obstacle and a Quest stop Confront, Search and Rest, and nothing else',
    () => {
      const table = scene()
        .meets('barrow-lea', 'harvest-at-risk')
        .hero(0, { hp: 3, gold: 5 })
        .hand(0, 'wheatfield-imp', 'pewter-dagger')
        .obstacles('barrow-lea', 1)
        .opens();
      expect(table.refusal('turn.choice', 'confront')).toBe('KIL-4.17');
      expect(table.refusal('turn.choice', 'search')).toBe('KIL-4.19');
      expect(table.refusal('turn.choice', 'rest')).toBe('KIL-6.1');
      expect(table.offered('turn.choice')).toEqual(
        expect.arrayContaining(['move:silver-grove', 'hide', 'clear:obstacle', 'feat:chapter', 'camp']),
      );
    },
  );
});

describe('Move', () => {
  rule(['KIL-4.3', 'KIL-4.5'], 'to an orthogonal neighbour, never off the Realm', () => {
    expect(scene().at(0, 'broken-mill').opens().choices('move:').sort()).toEqual([
      'move:bramblewild',
      'move:serene-lake',
    ]);
    expect(scene().opens().choices('move:')).toHaveLength(4);
    expect(() => scene().opens().plays('move:barrow-lea')).toThrow(/offers/);
  });

  rule('KIL-4.4', 'along a Shortcut; some are closed in the Gloom, those to the city stay open', () => {
    expect(scene().at(0, 'heron-ford').opens().canPlay('move:willowmere')).toBe(true);
    expect(scene().at(0, 'heron-ford').gloom('heron-ford').opens().canPlay('move:willowmere')).toBe(false);
    expect(scene().at(0, 'golden-fields').gloom('golden-fields').opens().canPlay(`move:${CITY}`)).toBe(true);
    expect(scene().at(0, 'willowmere').gloom('heron-ford').opens().canPlay('move:heron-ford')).toBe(true);
  });

  rule(['KIL-4.8', 'KIL-4.9'], 'a region without an Encounter gets one from the deck of its terrain', () => {
    const table = scene().deck('forest', 'moonherbs').opens().plays('move:silver-grove');
    expect(table.encountersIn('silver-grove')).toEqual(['moonherbs']);
    expect(table.hero()).toMatchObject({ region: 'silver-grove', ap: 3 });
  });

  rule('KIL-4.8', 'where one lies already nothing is drawn', () => {
    const table = scene().deck('forest', 'moonherbs').encounters('silver-grove', 'fairy-spring').opens();
    table.plays('move:silver-grove');
    expect(table.encountersIn('silver-grove')).toEqual(['fairy-spring']);
  });

  rule(['KIL-4.9', 'KIL-4.21'], 'EX-58: in Sprawl City nothing is drawn and nothing searched, but one can Rest', () => {
    const table = scene().at(0, 'silver-grove').hero(0, { hp: 3 }).opens().plays(`move:${CITY}`);
    expect(table.encountersIn(CITY)).toEqual([]);
    expect(table.refusal('turn.choice', 'search')).toBe('KIL-4.21');
    expect(table.canPlay('rest')).toBe(true);
  });

  rule('KIL-4.7', 'leaving a region loses the successes kept there', () => {
    const table = scene()
      .meets('barrow-lea', 'sealed-barrow')
      .hero(0, { successes: [{ target: 'sealed-barrow', attribute: 'stealth', n: 2 }] })
      .deck('forest', 'moonherbs')
      .opens();
    table.plays('move:silver-grove');
    expect(table.hero().successes).toEqual([]);
  });

  rule('KIL-4.10', 'an Enemy in the new region is engaged at once, drawn or not', () => {
    const drawn = scene().deck('forest', 'poachers').opens().plays('move:silver-grove');
    expect(drawn.log).toContain('log.engage');
    const there = scene().encounters('silver-grove', 'poachers').opens().plays('move:silver-grove');
    expect(there.log).toContain('log.engage');
  });

  rule(
    ['KIL-4.11', 'KIL-4.33', 'KIL-15.1', 'KIL-15.2'],
    'an Event is resolved and discarded; the region stays empty and can be searched',
    () => {
      const table = scene().hero(0, { hp: 3 }).deck('forest', 'white-doe', 'moonherbs').opens();
      table.plays('move:silver-grove');
      expect(table.hero()).toMatchObject({ hp: 4, hidden: true, ap: 3 });
      expect(table.encountersIn('silver-grove')).toEqual([]);
      expect(table.discardOf('white-doe')).toEqual(['white-doe']);
      expect(table.state.open).toEqual([]);
      table.plays('search');
      expect(table.encountersIn('silver-grove')).toEqual(['moonherbs']);
    },
  );

  rule('KIL-4.11', 'nobody can be invited to help with an Event', () => {
    const table = scene(2).at(1, 'barrow-lea').at(0, 'serene-lake').deck('plains', 'sudden-storm').opens();
    table.plays('move:barrow-lea');
    const offered = table.match.decisions[0]?.options.map(option => option.key) ?? [];
    expect(offered.filter(key => key.startsWith('team:'))).toEqual([]);
  });

  rule(['KIL-4.12', 'KIL-4.18'], 'Obstacles, Plots and an Ancient do not stop the draw', () => {
    const table = scene()
      .obstacles('silver-grove', 1)
      .plots('silver-grove', 'emptied-granaries')
      .risen('vorgrahl', 'silver-grove')
      .deck('forest', 'moonherbs')
      .opens();
    table.plays('move:silver-grove');
    expect(table.encountersIn('silver-grove')).toEqual(['moonherbs']);
  });

  rule(['KIL-4.6', 'KIL-4.34', 'KIL-19.18'], 'a Ranger is Hidden in the Forest before the Encounter is drawn', () => {
    const table = scene().hero(0, { class: 'ranger' }).deck('forest', 'poachers').opens().plays('move:silver-grove');
    expect(table.log.indexOf('log.hidden')).toBeGreaterThan(-1);
    expect(table.log.indexOf('log.hidden')).toBeLessThan(table.log.indexOf('log.encounter'));
    expect(table.asked()).toBe('engage.hidden');
  });

  rule(['KIL-4.34', 'KIL-19.5'], 'a Halfling is Hidden on entering Plains or the city, and nowhere else', () => {
    const enters = (from: string, to: string): boolean =>
      scene()
        .hero(0, { race: 'halfling' })
        .at(0, from)
        .encounters(to === CITY ? 'black-cave' : to, 'moonherbs')
        .opens()
        .plays(`move:${to}`)
        .hero().hidden;
    expect(enters('silver-grove', CITY)).toBe(true);
    expect(enters('silver-grove', 'barrow-lea')).toBe(true);
    expect(enters(CITY, 'silver-grove')).toBe(false);
    expect(enters(CITY, 'pallid-mire')).toBe(false);
  });
});

describe('Clear', () => {
  rule(['KIL-4.13', 'KIL-4.14', 'KIL-4.16'], 'one Obstacle goes, and a Loot token is drawn', () => {
    const table = scene().at(0, 'barrow-lea').obstacles('barrow-lea', 2).bag('bandage#2').opens();
    table.plays('clear:obstacle');
    expect(table.state.places['barrow-lea']?.obstacles).toBe(1);
    expect(table.hero()).toMatchObject({ loot: ['bandage#2'], ap: 3 });
    expect(scene().opens().refusal('turn.choice', 'clear')).toBe('KIL-4.13');
  });

  rule(
    ['KIL-4.15', 'KIL-4.16'],
    'EX-5: "Exhaust 4 Talents" takes four ready Talents and gives the Plot and 1 Loot',
    () => {
      const four = ['martial-1a', 'martial-2a', 'martial-3a', 'martial-4a'];
      const stage = (talents: string[], exhausted: string[] = []) =>
        scene()
          .ancients('okhtar')
          .at(0, 'pallid-mire')
          .plots('pallid-mire', 'crown-of-embers')
          .talents(0, ...talents)
          .hero(0, { exhausted })
          .bag('bandage#1')
          .opens();
      const table = stage(four).plays('clear:crown-of-embers');
      expect(table.hero()).toMatchObject({ exhausted: four, hand: ['crown-of-embers'], loot: ['bandage#1'], ap: 3 });
      expect(table.state.places['pallid-mire']?.plots).toEqual([]);
      for (const short of [stage(four.slice(0, 3)), stage(four, ['martial-1a'])]) {
        expect(short.canPlay('clear:crown-of-embers')).toBe(false);
        expect(short.refusal('turn.choice', 'clear:crown-of-embers')).toBe('KIL-4.15');
      }
    },
  );

  rule('KIL-4.15', 'Gold and Rumours pay for Plots too, if they are there in full', () => {
    const paid = scene().at(0, 'barrow-lea').plots('barrow-lea', 'the-common-hunger').hero(0, { gold: 3 }).opens();
    paid.plays('clear:the-common-hunger');
    expect(paid.hero()).toMatchObject({ gold: 0, hand: ['the-common-hunger'] });
    const poor = scene().at(0, 'barrow-lea').plots('barrow-lea', 'the-common-hunger').hero(0, { gold: 2 }).opens();
    expect(poor.refusal('turn.choice', 'clear:the-common-hunger')).toBe('KIL-4.15');
    const read = scene()
      .at(0, 'barrow-lea')
      .plots('barrow-lea', 'feast-of-bones')
      .hand(0, 'moonherbs', 'pedlar', 'poachers')
      .opens();
    read.plays('clear:feast-of-bones').chooses('clear.rumours', 'moonherbs', 'pedlar');
    expect(read.hero().hand).toEqual(['poachers', 'feast-of-bones']);
    expect(read.discardOf('moonherbs')).toEqual(['moonherbs']);
  });

  rule('KIL-4.15', 'a Plot with a test is tried once: failed, the AP is spent and no Loot drawn', () => {
    const stage = (...dice: number[]) =>
      scene()
        .at(0, 'barrow-lea')
        .plots('barrow-lea', 'nameless-mouths')
        .hero(0, { fateToday: true })
        .dice(...dice)
        .bag('bandage#1')
        .opens()
        .plays('clear:nameless-mouths');
    expect(stage(6, 5, 1).hero()).toMatchObject({ ap: 3, hand: [], loot: [] });
    expect(stage(6, 5, 1).state.places['barrow-lea']?.plots).toEqual(['nameless-mouths']);
    expect(stage(6, 5, 5).hero()).toMatchObject({ ap: 3, hand: ['nameless-mouths'], loot: ['bandage#1'] });
  });
});

describe('operations on the map', () => {
  rule('KIL-4.17', 'placeObstacle: the fallen region and its neighbours of the same terrain', () => {
    const table = scene().night('flood').opens().plays('camp'); // heron-ford
    const blocked = table.state.map.filter(region => (table.state.places[region]?.obstacles ?? 0) > 0);
    expect(blocked).toEqual(['golden-fields', 'heron-ford', 'barrow-lea']);
  });

  rule('KIL-4.3', 'moveTo: to the city, or to any region of the same terrain, as a Move', () => {
    const home = lone({ class: 'sorcerer' }).assets(0, 'homeward').at(0, 'black-cave').opens().plays('use:homeward');
    expect(home.hero()).toMatchObject({ region: CITY, ap: 3, exhausted: ['homeward'] });
    expect(lone({ class: 'sorcerer' }).assets(0, 'homeward').at(0, CITY).opens().canPlay('use:homeward')).toBe(false);
    const door = lone({ class: 'sorcerer' })
      .assets(0, 'bramble-door')
      .at(0, 'heron-ford')
      .deck('plains', 'ford-inn')
      .opens();
    door.plays('use:bramble-door');
    expect(door.offered('ability.region')).toEqual([
      'golden-fields',
      'barrow-lea',
      'serene-lake',
      'broken-mill',
      'dead-kings-road',
    ]);
    expect(door.chooses('ability.region', 'broken-mill').encountersIn('broken-mill')).toEqual(['ford-inn']);
  });
});

describe('Search', () => {
  rule(['KIL-4.19', 'KIL-4.20'], 'a card of the region’s deck is laid there; an Enemy is engaged', () => {
    const table = scene().at(0, 'pallid-mire').deck('badlands', 'wandering-bones').opens().plays('search');
    expect(table.log).toContain('log.engage');
    const quiet = scene().at(0, 'pallid-mire').deck('badlands', 'poisoned-well').opens().plays('search');
    expect(quiet.encountersIn('pallid-mire')).toEqual(['poisoned-well']);
  });

  rule(['KIL-4.19', 'KIL-4.17'], 'not beside an Encounter, nor behind an Obstacle', () => {
    const beside = scene().meets('pallid-mire', 'poisoned-well').opens();
    expect(beside.refusal('turn.choice', 'search')).toBe('KIL-4.19');
    const behind = scene().at(0, 'pallid-mire').obstacles('pallid-mire', 1).opens();
    expect(behind.refusal('turn.choice', 'search')).toBe('KIL-4.17');
    expect([beside.canPlay('search'), behind.canPlay('search')]).toEqual([false, false]);
  });

  rule(['KIL-4.2', 'KIL-4.19'], 'not from a deck that is used up', () => {
    const table = scene().at(0, 'pallid-mire').onlyDeck('badlands', []).opens();
    expect(table.refusal('turn.choice', 'search')).toBe('KIL-4.2');
    const fresh = scene().at(0, 'pallid-mire').onlyDeck('badlands', [], 'discarded').opens();
    expect(fresh.canPlay('search')).toBe(true);
  });

  rule('KIL-4.19', 'an Enemy he has evaded does not exist for him', () => {
    const table = scene()
      .meets('pallid-mire', 'pit-prince')
      .hero(0, { evaded: ['pit-prince'], hp: 3 })
      .opens();
    expect(table.canPlay('search')).toBe(true);
    expect(table.canPlay('rest')).toBe(true);
  });
});

describe('Hidden', () => {
  rule(['KIL-4.22', 'KIL-4.23'], 'the Hide action makes a hero Hidden, once', () => {
    const table = scene().opens().plays('hide');
    expect(table.hero().hidden).toBe(true);
    expect(table.refusal('turn.choice', 'hide')).toBe('KIL-4.22');
  });

  rule('KIL-4.28', 'a Hidden hero cannot Confront a Stranger', () => {
    const table = scene().meets('barrow-lea', 'pedlar').hero(0, { hidden: true }).opens();
    expect(table.choices('confront:')).toEqual([]);
    expect(table.refusal('turn.choice', 'confront')).toBe('KIL-4.28');
  });

  rule('KIL-4.29', 'no other action is denied to him', () => {
    const table = scene().hero(0, { hidden: true, hp: 3, gold: 5 }).hand(0, 'poachers', 'pewter-dagger').opens();
    for (const key of ['move:silver-grove', 'rest', 'trade', 'feat:chapter', 'camp'])
      expect(table.canPlay(key)).toBe(true);
    const quest = scene().hero(0, { hidden: true }).meets('barrow-lea', 'harvest-at-risk').opens();
    expect(quest.canPlay('confront:harvest-at-risk:lore')).toBe(true);
  });

  rule('KIL-4.30', 'a Hidden hero uses no Gifts', () => {
    const table = scene(2).hero(0, { hidden: true, hp: 3 }).loot(0, 'bandage#1').opens();
    expect(table.choices('use:')).toEqual([]);
    expect(table.choices('exchange:')).toEqual([]);
  });

  rule('KIL-4.31', 'he may stop being Hidden at any moment of his turn, for nothing', () => {
    const table = scene().hero(0, { hidden: true }).opens().plays('unhide');
    expect(table.hero()).toMatchObject({ hidden: false, ap: 4 });
    expect(table.asked()).toBe('turn.choice');
  });

  rule(['KIL-4.24', 'KIL-4.32'], 'Night cards that spare the Hidden spare him; Dawn ends it for all', () => {
    const stage = (hidden: boolean) => {
      const table = scene().at(0, 'pallid-mire').hero(0, { hidden }).night('miasma').opens();
      return table.plays('camp').until('turn.choice').hero();
    };
    expect(stage(true)).toMatchObject({ hp: 4, hidden: false });
    expect(stage(false)).toMatchObject({ hp: 3, hidden: false });
  });

  rule(
    ['KIL-4.25', 'KIL-4.26', 'KIL-4.27'],
    'a Hidden hero may evade an Enemy or give Hidden up for Surprise; it has none',
    () => {
      const table = scene()
        .at(0, 'barrow-lea')
        .hero(0, { hidden: true, fateToday: true })
        .deck('forest', 'poachers')
        .dice(1, 1, 1, 1, 1, 1)
        .foe(1, 1)
        .opens();
      table.plays('move:silver-grove');
      expect(table.offered('engage.hidden')).toEqual(expect.arrayContaining(['surprise', 'evade']));
      table.chooses('engage.hidden', 'surprise');
      expect(table.hero().hidden).toBe(false);
      expect(table.diceLeft).toBe(0); // 5 + 1 dice for the hero, 2 for an Enemy drawn this turn
    },
  );

  rule('KIL-4.27', 'nobody evades an Ancient', () => {
    const table = scene()
      .at(0, 'barrow-lea')
      .hero(0, { hidden: true, chapter: 'done' })
      .risen('vorgrahl', 'barrow-lea')
      .opens();
    expect(table.choices('assault:')).toEqual([]);
    table.plays('unhide', 'assault:vorgrahl').chooses('assault.confirm', 'assault');
    expect(table.log).not.toContain('log.evaded');
    expect(table.asked()).not.toBe('engage.hidden');
  });
});

rule('KIL-4.23', 'nobody hides twice, defeated, or inside a Battle of theirs', () => {
  const hides = (state: State) => {
    const { told } = done(state, t => becomeHidden(t, 0));
    return [hero(state, 0).hidden, told.length];
  };
  const open = (about: Partial<Hero>) => {
    const { state } = lone().opens();
    Object.assign(hero(state, 0), about);
    return state;
  };
  expect(hides(open({}))).toEqual([true, 1]);
  expect(hides(open({ hidden: true }))).toEqual([true, 0]);
  expect(hides(open({ defeated: true }))).toEqual([false, 0]);
  const battle = fighting();
  expect(hides(battle)).toEqual([false, 0]);
  if (battle.fight) battle.fight.step = 'start';
  expect(hides(battle)).toEqual([true, 1]);
});

rule('KIL-4.31', 'while another hero chooses, a Hidden hero has a standing offer to show himself', () => {
  const table = scene(2).hero(1, { hidden: true }).opens();
  const standing = table.match.decisionOf(1);
  expect(standing).toMatchObject({ prompt: 'hidden.drop', standing: true });
  table.seat(1).chooses('hidden.drop', 'unhide');
  expect(table.hero(1).hidden).toBe(false);
  expect([table.asked(), table.actor]).toEqual(['turn.choice', 0]);
  expect(table.match.decisionOf(1)).toBeUndefined();
});

describe('windows', () => {
  rule(
    ['KIL-4.31', 'KIL-13.3'],
    'a Hidden hero who has reached the Ancient may show himself and declare at once',
    () => {
      const table = scene(2, { mode: 'competitive' })
        .hero(0, { chapter: 'done', hidden: true })
        .at(0, 'heron-ford')
        .risen('vorgrahl', 'golden-fields')
        .deck('plains', 'friendly-caravan')
        .opens()
        .plays('move:golden-fields')
        .passes('ability.may');
      expect(table.offered('gift.window')).toEqual(['unhide']);
      table.chooses('gift.window', 'unhide');
      expect(table.offered('gift.window')).toEqual(['assault:vorgrahl']);
      const elsewhere = scene(2, { mode: 'competitive' })
        .hero(0, { chapter: 'done', hidden: true })
        .at(0, 'heron-ford')
        .loot(0, 'second-wind#1')
        .deck('plains', 'friendly-caravan')
        .opens();
      expect(elsewhere.plays('move:golden-fields').passes('ability.may').offered('gift.window')).toEqual(['unhide']);
      expect(elsewhere.match.decisions[0]?.window).toEqual({ id: 'gift', matters: false }); // a Gift that can wait
    },
  );
});
