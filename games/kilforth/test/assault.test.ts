// The Assault and the Ancient. KIL-13; EX-50 to EX-52.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { ancientById } from '../content/cards.ts';
import type { Hero } from '../rules/state.ts';
import { count, foeDice, heroDice } from './rolls.ts';
import { lone, scene } from './scene.ts';

/** A warrior with his Saga behind him before Okhtar (Combat 9), who has 8 HP left and does nothing to a hero without Assets. */
const before = (about: Partial<Hero> = {}, options = {}) =>
  scene(1, options)
    .hero(0, { fate: 0, chapter: 'done', hp: 8, maxHp: 8, ...about })
    .atAncient('okhtar', 'brimstone-pit', { hp: 8 });
const assaulting = (about: Partial<Hero> = {}) => before(about).opens().plays('assault:okhtar');
const two = (...about: Partial<Hero>[]) => {
  const set = scene(2)
    .ancients('okhtar', 'thuldram')
    .risen('okhtar', 'brimstone-pit', { hp: 8 })
    .risen('thuldram', 'watchers-peak');
  for (const seat of [0, 1])
    set.hero(seat, { fate: 0, chapter: 'done', hp: 8, maxHp: 8, ...about[seat] }).at(seat, 'brimstone-pit');
  return set;
};

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
    const unready = two({}, { chapter: 4 }).opens();
    expect(unready.canPlay('assault:okhtar')).toBe(false);
    expect(unready.refusal('turn.choice', 'assault:okhtar')).toBe('KIL-13.2');
    expect(two({}, { chapter: 4, eliminated: true }).opens().canPlay('assault:okhtar')).toBe(true);
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
    const set = two().plots('heron-ford', 'crown-of-embers').plots('black-cave', 'granite-skin');
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
    const set = two({ hp: 1 }).plots('heron-ford', 'crown-of-embers').hits(5).foe(6).foeMisses(9);
    const table = set.opens().assaults('okhtar').until('turn.choice');
    expect(table.state.ancients[0]).toMatchObject({ hp: 3, plots: ['crown-of-embers'], region: 'brimstone-pit' });
    expect(table.hero(0).eliminated).toBe(true);
  });

  rule('KIL-13.9', 'its Gold is the active hero’s', () => {
    const table = two().hits(5).foeMisses(9).hits(5).foeMisses(9).opens().plays('assault:okhtar');
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
    const set = two({ hp: 1, gold: 7, fateToday: true })
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

  rule('KIL-9.29', 'also one who falls to a Plot or to his own cost (A-61)', () => {
    const plot = two({ hp: 1 }).plots('heron-ford', 'scorched-earth').opens().plays('assault:okhtar');
    plot.chooses('assault.confirm', 'assault');
    expect(plot.hero(0).eliminated).toBe(true);
    expect(heroDice(plot)).toEqual([]); // before round 1
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
    const set = two().risen('okhtar', 'brimstone-pit', { hp: 3 }).plots('heron-ford', 'legion-of-ash').misses(5);
    const table = set.foeMisses(9).hits(5).foeMisses(9).opens().plays('assault:okhtar');
    table.chooses('assault.confirm', 'assault').until('turn.choice');
    expect(table.figures('log.adversary.hp', 'n')).toEqual([5]); // 3 + 2
    expect(table.state.ancients[0]?.defeated).toBe(true);
  });

  rule('KIL-12.1', 'a team may assault together, if each has finished his Saga (A-12)', () => {
    const table = two().opens().teamsUp(1).plays('assault:okhtar');
    table.misses(6).misses(3).foeMisses(18).hits(9).foeMisses(18).chooses('assault.confirm', 'assault');
    expect(heroDice(table).slice(0, 2)).toEqual([6, 3]);
    const rivals = scene(2, { mode: 'competitive' }).ancients('okhtar').risen('okhtar', 'brimstone-pit', { hp: 8 });
    for (const seat of [0, 1])
      rivals.hero(seat, { chapter: seat === 0 ? 'done' : 2, fate: 0 }).at(seat, 'brimstone-pit');
    expect(rivals.opens().choices('team:')).toEqual([]); // not for this alone
    const solo = rivals
      .having(state => state.team.push(1)) // who helped with something else
      .opens()
      .plays('assault:okhtar');
    solo.hits(5).foeMisses(9).hits(5).foeMisses(9).chooses('assault.confirm', 'assault').passes('test.before');
    expect(heroDice(solo)[0]).toBe(5); // the other has no business there
    expect(solo.state.victor).toBe(0);
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
