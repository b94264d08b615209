// LEG-5, LEG-15.1, LEG-16.6, LEG-3.1: the map of Terrinoth and the ways on it, the metals of power dice, the categories of monsters, and cards that a campaign
// goes without.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { dieRow } from '../../content/dice.ts';
import { cardOf, kindRow } from '../../content/legend/forms.ts';
import { locationRow, TAMALIR, trails } from '../../content/legend/map.ts';
import { CATEGORIES, FORMS, type Shield } from '../../content/legend/vocabulary.ts';
import { monsters } from '../../content/monsters.ts';
import { overlordCardRow } from '../../content/overlord.ts';
import { left } from '../../rules/legend/stock.ts';
import { distance, distancesFrom, neighboursOf, otherEnd } from '../../rules/legend/ways.ts';

describe('the map', () => {
  rule('LEG-5.1', 'cities, dungeons, legendary areas and secret masters hang together by trails', () => {
    const reached = [...distancesFrom(TAMALIR).keys()].map(id => locationRow(id).kind);
    expect(
      Object.fromEntries([...Map.groupBy(reached, kind => kind)].map(([kind, all]) => [kind, all.length])),
    ).toEqual({
      city: 8,
      dungeon: 30,
      legendary: 3,
      master: 2,
    });
    for (const trail of trails) {
      const [a, b] = trail.ends;
      expect([otherEnd(trail, a), otherEnd(trail, b)]).toEqual([b, a]);
      expect(neighboursOf(a)).toContain(b);
    }
  });
  rule('LEG-5.2', 'a trail is normal, a river or secret; its shield has a colour and so many dice', () => {
    const of = (shield: Shield) => trails.filter(one => one.shield === shield).length;
    expect(trails.every(({ kind }) => ['normal', 'river', 'secret'].includes(kind))).toBe(true);
    expect(of('green') + of('yellow') + of('red')).toBe(trails.length);
    expect(trails.every(({ dice }) => Number.isInteger(dice) && dice >= 1)).toBe(true);
    expect([...new Set(trails.map(({ kind }) => kind))].sort()).toEqual(['normal', 'river', 'secret']);
  });
  rule('LEG-5.3', 'as far apart as trails on the shortest way, of whatever kind', () => {
    // Told a second time: all ways of one trail more than those before.
    for (const from of [TAMALIR, 'forge']) {
      let [here, far] = [new Set([from]), 0];
      const seen = new Map([[from, 0]]);
      while (here.size > 0) {
        far++;
        here = new Set(
          trails
            .flatMap(({ ends: [a, b] }) => [...(here.has(a) ? [b] : []), ...(here.has(b) ? [a] : [])])
            .filter(to => !seen.has(to)),
        );
        for (const to of here) seen.set(to, far);
      }
      for (const [to, n] of seen) expect(distance(from, to), to).toBe(n);
    }
    const byRiver = trails.find(
      ({ kind, ends: [a, b] }) => kind !== 'normal' && distancesFrom(a, (_, one) => one.kind === 'normal').get(b) !== 1,
    );
    expect(byRiver && distance(...byRiver.ends)).toBe(1);
  });
});

describe('what grows', () => {
  rule('LEG-15.1', 'faces of silver count twice those of black, of gold three times', () => {
    const black = dieRow('black').faces;
    const times = (n: number) =>
      black.map(face => Object.fromEntries(Object.entries(face).map(([symbol, of]) => [symbol, n * Number(of)])));
    expect(dieRow('silver').faces).toEqual(times(2));
    expect(dieRow('gold').faces).toEqual(times(3));
  });
  rule('LEG-16.6', 'every monster is of one of three categories, and has a card in each of its forms', () => {
    expect(CATEGORIES).toHaveLength(3);
    for (const { id } of monsters) {
      expect(CATEGORIES).toContain(kindRow(id).category);
      for (const form of FORMS) expect(cardOf(id, form).normal.wounds, `${id} ${form}`).toBeGreaterThan(0);
    }
  });
});

rule(['LEG-3.1', 'DRF-13.2'], 'of treachery: neither Poltergeist nor a Rolling Stone, and one Crushing Blow', () => {
  const copiesLeft = (id: string) => left(id, overlordCardRow(id).copies);
  expect(['poltergeist', 'rolling-stone', 'crushing-blow'].map(copiesLeft)).toEqual([0, 0, 1]);
  expect(copiesLeft('dodge')).toBe(overlordCardRow('dodge').copies);
});
