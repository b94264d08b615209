// ASH-20.8: the four things a hero can do on a combat turn, and how that turn ends.

import type { FigureDeed, Rules, Table, Text } from '@veillee/kernel';
import { faceOf } from '../../content/dice.ts';
import { findRow, isEquipment } from '../../content/finds.ts';
import type { Force } from '../../content/rows.ts';
import type { Disease } from '../../content/vocabulary.ts';
import { rollBy, shown } from '../dice.ts';
import { attackKey, cardKey, fleeKey } from '../keys.ts';
import { addition, figureOf, modOf, modsOf, partnersHelp, spend } from '../modifiers.ts';
import { play, playDeed, skillDeed, usable, useSkill, whyNoCard, whyNoSkill } from '../plays.ts';
import { forceOf } from '../sheet.ts';
import { type Fighter, fighterOf, type Hero, heroName, monsterName, type State } from '../state.ts';
import { combatOf, foeOf, woundMonster } from './fight.ts';
import { poisoned } from './strike.ts';

/** What is added to the die of a physical attack, with its reasons; the board's odds and the bots read the same list. */
export function attackBonus(state: State, hero: Hero): { readonly n: number; readonly source: Text }[] {
  const { bonus }: Force = forceOf(state, hero);
  const own = modsOf(state, hero, 'physical').filter(({ mod }) => mod.of === undefined);
  const first = modsOf(state, hero, 'firstPhysical');
  const rally = state.combat?.physical ?? 0;
  return [
    { n: bonus, source: { text: 'sum.force' } },
    ...[...own, ...partnersHelp(state, hero), ...first].map(({ mod, source }) => ({ n: mod.n, source })),
    { n: rally, source: { text: 'sum.rally' } },
  ].filter(({ n }) => n !== 0);
}

/** ASH-20.9, ASH-21.5. */
function* attack(t: Table<State>, hero: Hero): Rules {
  const { state } = t;
  const { die } = forceOf(state, hero);
  const rolled = yield* rollBy(t, hero, [die], { text: 'do.attack' });
  const shows = Number(rolled[0]?.shows ?? 0);
  const critical = faceOf(die, shows) === 'critical' ? modsOf(state, hero, 'critBonus') : [];
  const added = [...attackBonus(state, hero), ...critical.map(({ mod, source }) => ({ n: mod.n, source }))];
  const sum = added.reduce((total, { n }) => total + n, shows);
  const isMiss = state.house.failures && faceOf(die, shows) === 'fail';
  const first = modOf(state, hero, 'firstPhysical');
  if (first?.skill) spend(hero, first.skill);
  const lines = [{ text: 'sum.die', with: { die, shows } }, ...added.map(({ n, source }) => addition(n, source))];
  const wounds = isMiss ? 0 : sum;
  woundMonster(t, hero, wounds, { source: { text: 'do.attack' }, rule: 'ASH-20.9', lines, dice: shown(rolled) });
}

/** ASH-20.12, ASH-20.21: the combat is over for this hero at once, and so are its diseases. */
function flee(t: Table<State>, hero: Hero, fighter: Fighter): void {
  hero.disc -= fleeCost(t.state, hero);
  fighter.status = 'fled';
  fighter.diseases = [];
  t.tell('log.flee', { hero: heroName(hero), monster: monsterName(foeOf(t.state)) }, { rule: 'ASH-20.12', weight: 3 });
}

export const fleeCost = (state: State, hero: Hero): number => figureOf(state, hero, 'fleeCost', 1);

/** A combat action, and the end of that hero's turn; a guard lasts until it begins. */
function turn(hero: Hero, action: (t: Table<State>) => Rules): FigureDeed<State>['run'] {
  return function* (t) {
    const fighter = fighterOf(t.state, hero) as Fighter;
    fighter.guards = undefined;
    yield* action(t);
    if (fighter.status === 'in' && t.state.combat) yield* endTurn(t, hero, fighter);
  };
}

/** ASH-22.11: after the action, unless the monster is down (ASH-20.22). */
export function* endTurn(t: Table<State>, hero: Hero, fighter: Fighter): Rules {
  fighter.acted = true;
  combatOf(t.state).order.push(hero.id);
  if (foeOf(t.state).cubes === 0) return;
  if (fighter.diseases.includes('poison')) yield* poisoned(t, hero);
  const cures = modOf(t.state, hero, 'endTurnCure');
  if (!cures || fighter.diseases.length === 0) return;
  const optionOf = (disease: Disease) => ({ key: cardKey.make(disease), text: `disease.${disease}` });
  const how = { rule: 'ASH-16.6', with: { source: cures.source, hero: heroName(hero) } };
  const gone = yield* t.choose(hero.seat, 'disease.cure', fighter.diseases, optionOf, how);
  fighter.diseases = fighter.diseases.filter(disease => disease !== gone);
  t.tell('log.cured', { hero: heroName(hero), diseases: [{ text: `disease.${gone}` }] }, { rule: 'ASH-22.15' });
}

/** All that a fighter may do on a combat turn. */
export function combatDeeds(state: State, hero: Hero): FigureDeed<State>[] {
  const { slot } = combatOf(state);
  const { die } = forceOf(state, hero);
  const bonus = attackBonus(state, hero).reduce((sum, { n }) => sum + n, 0);
  const cost = fleeCost(state, hero);
  const attacking: FigureDeed<State> = {
    option: { key: attackKey, text: 'do.attack.with', with: { die, bonus }, on: [slot], rule: 'ASH-20.9' },
    run: turn(hero, t => attack(t, hero)),
  };
  const skills = usable(state, hero, 'combat').map(skill =>
    skillDeed(
      skill,
      whyNoSkill(state, hero, skill),
      turn(hero, t => useSkill(t, hero, skill)),
    ),
  );
  const cards = hero.hand.flatMap(card => {
    const row = findRow(card);
    if (!isEquipment(row) || row.type !== 'combat') return [];
    return [
      playDeed(
        card,
        'ASH-18.6',
        whyNoCard(state, hero, row),
        turn(hero, t => play(t, hero, card)),
      ),
    ];
  });
  const fleeing: FigureDeed<State> = {
    option: { key: fleeKey, text: 'do.flee', with: { cost }, rule: 'ASH-20.12' },
    // ASH-20.13.
    why: hero.disc < cost ? { text: 'why.actions', with: { needs: cost, has: hero.disc } } : undefined,
    *run(t) {
      flee(t, hero, fighterOf(t.state, hero) as Fighter);
    },
  };
  return [attacking, ...skills, ...cards, fleeing];
}
