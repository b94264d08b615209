// KIL-9: Engagement, Surprise and Evade.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Hero } from '../../rules/state.ts';
import { ranger, ranging } from '../moments.ts';
import { count, foeDice, heroDice } from '../rolls.ts';
import { facing, lone, scene } from '../scene.ts';

const NOTHING = [1, 1, 1, 1, 1, 1, 1, 1];

/** Moves to the Barrow Lea, where the Enemy is drawn. */
const drawing = (about: Partial<Hero> = {}) =>
  scene()
    .hero(0, { ...ranger, ...about })
    .at(0, 'heron-ford')
    .deck('plains', 'restless-rider');

describe('Engagement', () => {
  rule('KIL-9.1', 'it costs no AP and cannot be declined', () => {
    const table = ranging().dice(5, 5, 5, 1).foe(1, 1, 1).opens('turn');
    expect(table.asked()).toBe('reward.loot');
    expect(table.hero().ap).toBe(4);
    const two = ranging().encounters('barrow-lea', 'restless-rider', 'wheatfield-imp').opens('turn');
    expect(two.offered('engage.whom')).toEqual(['restless-rider', 'wheatfield-imp']); // in the order he chooses, but each
    expect(two.match.decisions[0]?.pass).toBeUndefined();
  });

  rule('KIL-9.2', 'Surprise comes first, then evasion, then the Battle', () => {
    const table = ranging('restless-rider', { hidden: true }).opens('turn');
    expect(table.offered('engage.hidden')).toEqual(['surprise', 'evade', 'drop']);
    table
      .dice(1, 1, 1, ...NOTHING)
      .foe(...NOTHING)
      .chooses('engage.hidden', 'evade');
    expect(
      table.log.filter(text => ['log.engage', 'log.roll', 'log.evade.failed', 'log.roll.foe'].includes(text)),
    ).toEqual(['log.engage', 'log.roll', 'log.evade.failed', 'log.roll', 'log.roll.foe']);
  });
});

describe('at the seams of a fight', () => {
  rule('KIL-9.3', 'an Ancient and a Stranger just made an Enemy surprise nobody', () => {
    const stranger = facing('lady-of-the-ford').having(state => state.drawn.push('lady-of-the-ford'));
    const turned = stranger.misses(5).foe(1, 1, 1).opens().plays('confront:lady-of-the-ford:hostile');
    expect([heroDice(turned), foeDice(turned)]).toEqual([[5], [3]]);
    const set = lone({ chapter: 'done' }).atAncient('okhtar', 'brimstone-pit');
    const ancient = set.hero(0, { fate: 1 }).misses(5).opens().assaults('okhtar');
    expect(ancient.state.fight?.surprise).toBe('nobody');
    expect(heroDice(ancient)).toEqual([5]);
  });

  rule('KIL-9.4', 'an Enemy found by Search has Surprise too (A-46)', () => {
    const set = lone().at(0, 'barrow-lea').deck('plains', 'restless-rider').misses(5).foeMisses(4);
    expect(foeDice(set.opens().plays('search'))).toEqual([4]);
  });

  rule('KIL-9.6', 'nobody hides inside a Battle (A-09)', () => {
    const table = facing('restless-rider').loot(0, 'smoke-bomb#1').misses(5).foe(1, 1, 1).opens('turn');
    expect(table.offered('engage.start')).toEqual(['use:smoke-bomb#1']); // before it he may
    table.passes('engage.start');
    expect(table.offered('battle.round')).toEqual(['flee']);
  });

  rule('KIL-9.6', 'a hero who hides before the Battle takes Surprise or evades like any other', () => {
    const table = facing('restless-rider')
      .loot(0, 'smoke-bomb#1')
      .opens('turn')
      .chooses('engage.start', 'use:smoke-bomb#1');
    expect(table.offered('engage.hidden')).toEqual(['surprise', 'evade', 'drop']);
  });
});

describe('Surprise', () => {
  rule('KIL-9.4', 'EX-21: an Enemy drawn this turn has a die more in round 1', () => {
    const table = drawing().dice(1, 1, 1, 1).foe(1, 1, 1, 1).opens().plays('move:barrow-lea');
    expect(table.log).toContain('log.surprise.foe');
    table.dice(1, 1, 1, 1).foe(1, 1, 1).passes('battle.round');
    expect(foeDice(table)).toEqual([4, 3]);
  });

  rule('KIL-9.5', 'EX-21: an Enemy that was there already has none', () => {
    expect(foeDice(ranging().dice(1, 1, 1, 1).foe(1, 1, 1).opens('turn'))).toEqual([3]);
    const walkedInto = ranging().at(0, 'heron-ford').dice(1, 1, 1, 1).foe(1, 1, 1).opens().plays('move:barrow-lea');
    expect(foeDice(walkedInto)).toEqual([3]);
  });

  rule('KIL-9.6', 'EX-22: a Hidden hero gives up Hidden for Surprise, even against an Enemy drawn this turn', () => {
    const table = drawing({ hidden: true }).dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens().plays('move:barrow-lea');
    table.chooses('engage.hidden', 'surprise');
    expect([heroDice(table), foeDice(table)]).toEqual([[5], [3]]);
    expect(table.hero().hidden).toBe(false);
  });

  rule('KIL-9.6', 'he may also just show himself, and then an Enemy drawn this turn has Surprise (A-09)', () => {
    const table = drawing({ hidden: true }).dice(1, 1, 1, 1).foe(1, 1, 1, 1).opens().plays('move:barrow-lea');
    table.chooses('engage.hidden', 'drop');
    expect([heroDice(table), foeDice(table)]).toEqual([[4], [4]]);
  });

  rule('KIL-9.7', 'Surprise is for the first round alone', () => {
    const table = ranging('restless-rider', { hidden: true }).dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    table.chooses('engage.hidden', 'surprise').dice(1, 1, 1, 1).foe(1, 1, 1).passes('battle.round');
    expect(heroDice(table)).toEqual([5, 4]);
  });

  rule('KIL-9.35', 'whoever has not gained Surprise adds no die', () => {
    const table = ranging().dice(1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    expect([heroDice(table), foeDice(table)]).toEqual([[4], [3]]);
  });
});

describe('Surprise', () => {
  rule('KIL-9.4', 'an Enemy that an Ancient brings in this turn was drawn from a deck in this turn', () => {
    const table = scene()
      .ancients('thuldram')
      .having(({ ancients }) => ancients[0]?.abilities.push('mother-of-pits'))
      .hero(0, { chapter: 'finale', saga: 'assassinate-the-lord', fate: 0, ap: 2 })
      .at(0, 'watchers-peak')
      .deck('badlands', 'skull-clan')
      .dice(5, 5, 5, 5, 5)
      .opens()
      .plays('feat:combat')
      .dice(5, 5, 5, 1, 1)
      .misses(5)
      .foeMisses(5)
      .plays('feat:combat')
      .chooses('finale.totem', 'gold');
    expect(table.log).toContain('log.surprise.foe');
    expect(foeDice(table)).toEqual([4]); // Combat 3
  });
});

describe('evasion', () => {
  /** Stealth 4, Combat 1. */
  const halfling: Partial<Hero> = { race: 'halfling', class: 'priest', hidden: true };

  rule('KIL-9.8', 'a Hidden hero tests Stealth against the adversary’s Stealth', () => {
    const table = ranging('restless-rider', halfling).dice(5, 5, 1, 1).opens('turn').chooses('engage.hidden', 'evade');
    expect(heroDice(table)).toEqual([4]);
    expect(table.hero().evaded).toEqual(['restless-rider']);
  });

  rule('KIL-9.9', 'EX-24: an evaded Enemy does not exist for him until the Day is over', () => {
    const set = ranging('restless-rider', { ...halfling, hp: 3, ap: 3 })
      .night('lake-fog')
      .dice(5, 5, 1, 1);
    const table = set.opens('turn').chooses('engage.hidden', 'evade');
    expect(table.canPlay('search')).toBe(true);
    table.plays('rest');
    expect(table.hero()).toMatchObject({ hp: 4, hidden: true });
    expect(count(table, 'log.engage')).toBe(1);
    table
      .dice(...NOTHING)
      .foe(1, 1, 1)
      .plays('camp'); // the next Day he must
    expect(count(table, 'log.engage')).toBe(2);
    expect(foeDice(table)).toEqual([3]);
  });

  rule('KIL-9.9', 'it lasts no longer than he stays, and it still stands there for everybody else (A-08)', () => {
    const set = scene(2)
      .hero(0, { ...halfling, fate: 0 })
      .together('barrow-lea')
      .hero(1, { hidden: true });
    const table = set.encounters('barrow-lea', 'restless-rider').encounters('heron-ford', 'ford-inn');
    const here = table.hero(0, { evaded: ['restless-rider'] }).opens();
    here.plays('move:heron-ford');
    expect(here.hero().evaded).toEqual([]);
    expect(here.actor).toBe(1);
    expect(here.asked()).toBe('engage.hidden'); // seat 1 has to face it
  });

  rule('KIL-9.10', 'EX-23: failing shows him, and the Enemy has Surprise', () => {
    const table = ranging('restless-rider', halfling).dice(5, 2, 2, 1).opens('turn').dice(1).foe(1, 1, 1, 1);
    table.chooses('engage.hidden', 'evade');
    expect(table.hero().hidden).toBe(false);
    expect([heroDice(table), foeDice(table)]).toEqual([[4, 1], [4]]);
    const lucky = ranging('restless-rider', { ...halfling, fate: 1 })
      .dice(5, 2, 2, 1)
      .opens('turn');
    lucky.chooses('engage.hidden', 'evade').chooses('test.success', 'fate');
    expect(lucky.hero()).toMatchObject({ hidden: true, evaded: ['restless-rider'], fate: 0 });
  });

  rule('KIL-18.3', 'with sure evasion a higher Stealth succeeds without a roll, an equal one does not', () => {
    const sure = scene(1, { sureEvasion: true })
      .hero(0, { ...ranger, hidden: true })
      .at(0, 'barrow-lea'); // Stealth 3
    const table = sure.encounters('barrow-lea', 'restless-rider').opens('turn');
    table.chooses('engage.hidden', 'sure');
    expect(table.hero()).toMatchObject({ hidden: true, evaded: ['restless-rider'] });
    expect(heroDice(table)).toEqual([]);
    const equal = scene(1, { sureEvasion: true }).hero(0, { class: 'warrior', hidden: true }).at(0, 'barrow-lea'); // Stealth 2
    expect(equal.encounters('barrow-lea', 'restless-rider').opens('turn').offered('engage.hidden')).not.toContain(
      'sure',
    );
    expect(ranging('restless-rider', { hidden: true }).opens('turn').offered('engage.hidden')).not.toContain('sure');
  });

  rule('KIL-15.4', 'an Enemy’s own ability counts in the test to evade it', () => {
    const wisp = ranging('mocking-wisp', halfling).dice(5, 5, 1).opens('turn').chooses('engage.hidden', 'evade');
    expect(heroDice(wisp)).toEqual([3]); // Stealth 4, less 1
    const guard = ranging('banner-guard', halfling).dice(5, 1, 1, 1, 1).opens('turn').chooses('engage.hidden', 'evade');
    expect(heroDice(guard)).toEqual([5]);
  });
});
