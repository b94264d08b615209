// KIL-13: Assault and the Ancient.

import { Table as KernelTable, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { cardById } from '../content/cards.ts';
import { opsOf } from '../rules/abilities/conditions.ts';
import { runOps } from '../rules/abilities/ops.ts';
import { isForbidden } from '../rules/abilities/passives.ts';
import { kilforth } from '../rules/game.ts';
import { CITY, type Hero, hero } from '../rules/state.ts';
import { diceCount } from '../rules/tests/dice.ts';
import { twoAtTheAncient } from './moments.ts';
import { foeDice, heroDice } from './rolls.ts';
import { lone, scene } from './scene.ts';

/** A warrior with his Saga behind him before Okhtar (Combat 9), who has 8 HP left and does nothing to a hero without Assets. */
const before = (about: Partial<Hero> = {}, options = {}) =>
  scene(1, options)
    .hero(0, { fate: 0, chapter: 'done', hp: 8, maxHp: 8, ...about })
    .atAncient('okhtar', 'brimstone-pit', { hp: 8 });

const assaulting = (about: Partial<Hero> = {}) => before(about).opens().plays('assault:okhtar');

describe('declaring it', () => {
  rule('KIL-13.1', 'EX-50: Saga done, on the Ancient’s region, no Encounter there', () => {
    const table = before().encounters('brimstone-pit', 'battlefield-relics').dice(5, 5, 5).opens(); // Lore 3
    expect(table.canPlay('assault:okhtar')).toBe(false);
    expect(table.refusal('turn.choice', 'assault:okhtar')).toBe('KIL-13.1');
    table.plays('confront:battlefield-relics:lore').takesGoldAndCard();
    expect(table.offered('gift.window')).toEqual(['assault:okhtar']); // legal at once
    expect(before({ chapter: 'finale' }).opens().canPlay('assault:okhtar')).toBe(false);
    expect(before().at(0, 'black-cave').opens().canPlay('assault:okhtar')).toBe(false);
  });

  rule('KIL-13.1', 'an evaded Enemy is no Encounter for it, unless the table says so (A-08)', () => {
    const evaded = { evaded: ['scarlet-torturer'] };
    expect(before(evaded).encounters('brimstone-pit', 'scarlet-torturer').opens().canPlay('assault:okhtar')).toBe(true);
    const strict = before(evaded, { evadedBlocksAssault: true })
      .encounters('brimstone-pit', 'scarlet-torturer')
      .opens();
    expect(strict.canPlay('assault:okhtar')).toBe(false);
  });

  rule('KIL-13.2', 'together, every Saga must be complete; heroes out of the game do not count (A-38)', () => {
    const unready = twoAtTheAncient({}, { chapter: 4 }).opens();
    expect(unready.canPlay('assault:okhtar')).toBe(false);
    expect(unready.refusal('turn.choice', 'assault:okhtar')).toBe('KIL-13.2');
    expect(twoAtTheAncient({}, { chapter: 4, eliminated: true }).opens().canPlay('assault:okhtar')).toBe(true);
  });

  rule('KIL-13.3', 'it is a Gift: no AP, but not while Hidden; also with no AP left (A-40)', () => {
    expect(before({ ap: 0 }).loot(0, 'bandage#1').opens().canPlay('assault:okhtar')).toBe(true);
    const hidden = before({ hidden: true }).opens();
    expect(hidden.canPlay('assault:okhtar')).toBe(false);
    expect(hidden.refusal('turn.choice', 'assault:okhtar')).toBe('KIL-11.2');
  });

  rule('KIL-13.4', 'being there forces no fight, and he may think again', () => {
    const table = before().opens('turn');
    expect(table.asked()).toBe('turn.choice');
    table.plays('assault:okhtar').passes('assault.confirm');
    expect(table.asked()).toBe('turn.choice');
    expect(table.state.fight).toBeUndefined();
  });
});

describe('the fight', () => {
  rule('KIL-13.5', 'all Plots on the map go to the Ancient and count, whoever’s they are (A-13)', () => {
    const set = twoAtTheAncient().plots('heron-ford', 'crown-of-embers').plots('black-cave', 'granite-skin');
    const table = set.misses(5).foeMisses(11).opens().plays('assault:okhtar');
    expect(table.shown('assault.confirm')).toMatchObject({ plots: 2 });
    table.chooses('assault.confirm', 'assault').passes('test.before'); // seat 1 might be called in
    expect(table.state.ancients[0]?.plots).toEqual(['crown-of-embers', 'granite-skin']);
    expect(table.state.places['heron-ford']?.plots).toEqual([]);
    expect(foeDice(table)[0]).toBe(11);
    const own = scene(2, { plotsFollowOwner: true }).ancients('okhtar', 'thuldram').risen('okhtar', 'brimstone-pit');
    for (const seat of [0, 1]) own.hero(seat, { chapter: 'done', fate: 0 }).at(seat, 'brimstone-pit');
    const strict = own
      .plots('heron-ford', 'crown-of-embers')
      .plots('black-cave', 'granite-skin')
      .opens()
      .plays('assault:okhtar');
    expect(strict.shown('assault.confirm')).toMatchObject({ plots: 1 });
  });

  rule('KIL-13.6', 'no Surprise and no evasion', () => {
    const table = assaulting().misses(5).foeMisses(9).hits(5).foeMisses(9);
    table.chooses('assault.confirm', 'assault');
    expect([heroDice(table)[0], foeDice(table)[0]]).toEqual([5, 9]);
    expect(table.log).not.toContain('log.surprise.foe');
  });

  rule('KIL-13.7', 'nobody flees from it', () => {
    const table = assaulting().misses(5).foeMisses(9).misses(5).foeMisses(9).hits(5).foeMisses(9);
    table.hits(5).foeMisses(9).chooses('assault.confirm', 'assault');
    expect(table.over).toBe(true); // four rounds without a way out
  });

  rule('KIL-13.8', 'EX-51: its wounds last, and its Plots stay beside it', () => {
    const set = twoAtTheAncient({ hp: 1 }).plots('heron-ford', 'crown-of-embers').hits(5).foe(6).foeMisses(9);
    const table = set.opens().assaults('okhtar').until('turn.choice');
    expect(table.state.ancients[0]).toMatchObject({ hp: 3, plots: ['crown-of-embers'], region: 'brimstone-pit' });
    expect(table.hero(0).eliminated).toBe(true);
  });

  rule('KIL-13.9', 'its Gold is the active hero’s', () => {
    const table = twoAtTheAncient().hits(5).foeMisses(9).hits(5).foeMisses(9).opens().plays('assault:okhtar');
    table.chooses('assault.confirm', 'assault').until('turn.choice');
    expect(table.hero(0).gold).toBe(11);
    expect(table.state.ancients[0]).toMatchObject({ defeated: true });
    expect(table.state.ancients[0]?.region).toBeUndefined();
    expect(table.over).toBe(false); // the other one is left
    const fallen = [...table.match.told('everyone')].find(({ text }) => text === 'log.ancient.defeated');
    expect(fallen?.brings).toEqual({ seat: 0, coins: { victories: 1 } });
  });

  rule('KIL-13.10', 'with the last Ancient the game is won', () => {
    const table = before().risen('okhtar', 'brimstone-pit', { hp: 5 }).hits(5).foeMisses(9).opens();
    table.assaults('okhtar');
    expect(table.over).toBe(true);
    expect(table.state.ending).toBe('ancient');
  });

  rule('KIL-13.10', 'of several Ancients the last one decides', () => {
    const duel = (fallen: boolean) =>
      before()
        .ancients('okhtar', 'vorgrahl')
        .risen('okhtar', 'brimstone-pit', { hp: 5 })
        .risen('vorgrahl', 'golden-fields')
        .having(state => Object.assign(state.ancients[1] ?? {}, { defeated: fallen }))
        .hits(5)
        .foeMisses(9)
        .opens()
        .assaults('okhtar');
    expect([duel(true).over, duel(false).over]).toEqual([true, false]);
  });

  rule('KIL-13.11', 'a hero who falls leaves the game with all that was his', () => {
    const set = twoAtTheAncient({ hp: 1, gold: 7, fateToday: true })
      .hand(0, 'copper-ring')
      .loot(0, 'smoke-bomb#1')
      .talents(0, 'martial-2a')
      .assets(0, 'pewter-dagger');
    const table = set.misses(6).foe(6).foeMisses(8).opens().assaults('okhtar').until('turn.choice');
    expect(table.hero(0)).toMatchObject({ eliminated: true, gold: 0, hand: [], assets: [], loot: [], talents: [] });
    expect(table.discardOf('copper-ring')).toEqual(expect.arrayContaining(['copper-ring', 'pewter-dagger']));
    expect(table.state.removed).toContain('smoke-bomb#1');
    expect(table.state.talents).toContain('martial-2a');
    expect(table.actor).toBe(1);
  });

  rule('KIL-13.12', 'when nobody is left the game is lost', () => {
    const table = assaulting({ hp: 1 }).misses(5).foe(6).foeMisses(8).chooses('assault.confirm', 'assault');
    expect(table.over).toBe(true);
    expect(table.state.ending).toBe('fallen');
  });

  rule('KIL-13.13', 'EX-52: if both fall, the heroes win', () => {
    const table = before({ hp: 1 }).risen('okhtar', 'brimstone-pit', { hp: 1 }).dice(6).misses(4).foe(6).foeMisses(8);
    const last = table.opens().assaults('okhtar');
    expect(last.over).toBe(true);
    expect(last.state.ending).toBe('ancient');
  });

  rule('KIL-13.14', 'a second Assault goes on from the HP that are left; a Plot’s HP come once (A-60)', () => {
    const set = twoAtTheAncient()
      .risen('okhtar', 'brimstone-pit', { hp: 3 })
      .plots('heron-ford', 'legion-of-ash')
      .misses(5);
    const table = set.foeMisses(9).hits(5).foeMisses(9).opens().plays('assault:okhtar');
    table.chooses('assault.confirm', 'assault').until('turn.choice');
    expect(table.figures('log.adversary.hp', 'n')).toEqual([5]); // 3 + 2
    expect(table.state.ancients[0]?.defeated).toBe(true);
  });
});

describe('an Ancient that falls while another stands', () => {
  rule(['KIL-13.5', 'KIL-19.10'], 'its Plots are discarded (A-13), and a Vampire has fed on it (A-42)', () => {
    const set = scene(2).ancients('okhtar', 'thuldram').risen('okhtar', 'brimstone-pit', { hp: 3 });
    for (const seat of [0, 1]) set.hero(seat, { chapter: 'done', fate: 0 });
    const table = set
      .hero(0, { race: 'vampire', hp: 1 })
      .at(0, 'brimstone-pit')
      .plots('heron-ford', 'granite-skin')
      .dice(6, 6, 6, 1, 1)
      .foeMisses(20)
      .opens()
      .assaults('okhtar');
    expect(table.state.ancients[0]).toMatchObject({ defeated: true, plots: [] });
    expect(table.state.plots.discard).toEqual(['granite-skin']);
    expect(table.hero().hp).toBe(3);
  });
});

describe('Plots beside an Ancient', () => {
  /** Against Okhtar (Combat 6, Health 8) with these Plots on the map. */
  const plotting = (plots: string[], about: Partial<Hero> = {}, assets: string[] = []) => {
    const set = lone({ chapter: 'done', hp: 8, maxHp: 8, fate: 1, ...about })
      .assets(0, ...assets)
      .at(0, 'brimstone-pit');
    const table = set
      .ancients('okhtar')
      .risen('okhtar', 'brimstone-pit')
      .plots('heron-ford', ...plots)
      .misses(9);
    const fight = table.opens().assaults('okhtar');
    if (fight.asked() === 'ability.exhaust') fight.chooses('ability.exhaust', assets.at(-1) ?? '');
    return fight;
  };

  rule('KIL-13.5', 'suppressBonus: Allies, Titles, or Weapons in round 1 give none', () => {
    expect(heroDice(plotting(['tears-of-salt'], {}, ['landless-captain', 'captain', 'copper-ring']))).toEqual([6]);
    expect(heroDice(plotting(['trail-of-no-return'], {}, ['landless-captain', 'captain', 'copper-ring']))).toEqual([6]);
    const weapon = plotting(['the-wood-closes-in'], {}, ['sword-of-the-pass', 'copper-ring']);
    weapon.foeMisses(6).misses(7).passes('test.success');
    expect(heroDice(weapon).slice(0, 2)).toEqual([5, 7]);
  });

  rule('KIL-13.5', 'forbid: Potions, Healing, Armour, Spells in round 1, rerolls', () => {
    const potion = plotting(['nameless-mouths'], { fate: 0, hp: 3 }, ['saints-tears', 'giants-blood', 'copper-ring']);
    expect(potion.over).toBe(true); // nothing could be used
    const free = plotting([], { fate: 0, hp: 3 }, ['saints-tears', 'copper-ring']);
    expect(free.offered('test.before')).toEqual(['use:saints-tears']);
    const armour = plotting(['the-kings-tribute'], { fateToday: true }, ['watchers-harness', 'copper-ring']);
    expect(armour.over).toBe(true);
    expect(armour.log).not.toContain('log.use');
    // Of what prevents losses Armour alone is forbidden, and of Armour what prevents losses alone.
    const warded = plotting(['the-kings-tribute'], { fate: 0, class: 'sorcerer' }, ['stoneskin', 'copper-ring']);
    expect(isForbidden(warded.state, cardById('stoneskin'))).toBe(false);
    expect(isForbidden(warded.state, cardById('dented-shield'))).toBe(false);
    expect(isForbidden(warded.state, cardById('watchers-harness'))).toBe(true);
    expect(isForbidden(warded.state, cardById('sword-of-the-pass'))).toBe(false);
    const spells = plotting(['rain-of-stones'], { fate: 0, class: 'sorcerer' }, ['spectral-blade', 'copper-ring']);
    expect(spells.state.fight?.round).toBe(2);
    expect(spells.offered('test.before')).toEqual(['use:spectral-blade']);
    const reroll = plotting(['sealed-fate'], {}, ['blade-of-dead-kings', 'copper-ring']);
    expect(reroll.asked()).toBe('test.success');
  });

  rule('KIL-13.5', 'adversaryDice and adversaryHealth', () => {
    const table = plotting(['crown-of-embers', 'legion-of-ash']);
    expect(table.state.fight?.hp).toBe(17);
    table.foeMisses(10).hits(5).foeMisses(10).hits(5).foeMisses(10).passes('test.success');
    expect(foeDice(table)[0]).toBe(10);
  });

  rule('KIL-13.5', 'rollEach: at the end of each round a 1 costs 1 HP', () => {
    const set = lone({ chapter: 'done', hp: 8, maxHp: 8 }).atAncient('okhtar', 'brimstone-pit', { hp: 6 });
    const table = set.plots('heron-ford', 'call-of-the-young').hits(5).dice(1).foeMisses(9).hits(5).foeMisses(9);
    const fight = table.opens().assaults('okhtar');
    expect(fight.over).toBe(true);
    expect(fight.told().find(({ text }) => text === 'log.rollEach')?.with).toMatchObject({ roll: 1 });
    expect(fight.hero().hp).toBe(7);
    // Any face of six, and no other costs anything.
    const { state } = lone({ chapter: 'done' }).atAncient('okhtar', 'brimstone-pit').opens();
    const { ability } = cardById('call-of-the-young');
    if (!ability) throw new Error('it has no ability');
    const rolls: unknown[] = [];
    const t = new KernelTable(kilforth, { seats: 1, options: {} }, state, newChance('young'));
    t.listener = event => void (event.text === 'log.rollEach' && rolls.push(event.with?.roll));
    let lost = 0;
    for (let n = 0; n < 120; n++) {
      Object.assign(hero(state, 0), { hp: 4 });
      expect(
        runOps(t, opsOf(ability), ability, { seat: 0, source: 'call-of-the-young', region: CITY }).next([]).done,
      ).toBe(true);
      lost += 4 - hero(state, 0).hp;
    }
    expect([...new Set(rolls)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(lost).toBe(rolls.filter(roll => roll === 1).length);
  });

  rule('KIL-13.5', 'Plots are out of reach once they stand beside it', () => {
    const table = plotting(['crown-of-embers']);
    expect(diceCount(table.state, 0, 'combat')).toBe(5);
    expect(table.state.places['heron-ford']?.plots).toEqual([]);
  });
});

describe('who falls', () => {
  rule('KIL-13.12', 'a team that falls with an Ancient has lost while another Ancient stands', () => {
    const set = scene(2).ancients('okhtar', 'thuldram').risen('okhtar', 'brimstone-pit', { hp: 9 });
    set.risen('thuldram', 'brimstone-pit'); // two of them in one region
    for (const seat of [0, 1]) set.hero(seat, { chapter: 'done', fate: 0, hp: 1 }).at(seat, 'brimstone-pit');
    const table = set.opens();
    expect(table.choices('assault:')).toEqual(['assault:okhtar', 'assault:thuldram']);
    table.teamsUp(1).plays('assault:okhtar');
    table.dice(6, 6, 6, 6, 6, 6, 6, 6, 6).foeHits(40);
    table.chooses('assault.confirm', 'assault').passes('battle.prevent').passes('battle.rescue');
    expect(table.state.ancients.map(({ defeated }) => defeated)).toEqual([true, false]);
    expect(table.state).toMatchObject({ ending: 'fallen', heroes: [{ eliminated: true }, { eliminated: true }] });
  });
});

describe('difficulty', () => {
  rule('KIL-13.14', 'easy Ancients have 2 HP less, hard ones 2 more', () => {
    const health = (difficulty: string) => {
      const table = before({}, { difficulty })
        .ancients('okhtar')
        .risen('okhtar', 'brimstone-pit')
        .hero(0, { fate: 1 })
        .misses(5)
        .opens()
        .plays('assault:okhtar');
      return table.chooses('assault.confirm', 'assault').state.fight?.hp;
    };
    expect([health('easy'), health('normal'), health('hard')]).toEqual([13, 15, 17]);
  });
});
