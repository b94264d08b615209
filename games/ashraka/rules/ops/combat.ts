// Ops of a combat: wounds, strikes, diseases, what keeps wounds off; and what an ally lends for the next card.

import type { Rules, Table } from '@veillee/kernel';
import { DISEASE_SHOWN } from '../../content/dice.ts';
import type { Disease, DiseaseColour } from '../../content/vocabulary.ts';
import { begin, combatOf, foeOf, infect, woundMonster } from '../combat/fight.ts';
import { strike } from '../combat/strike.ts';
import { type Rolled, rollBy, rollFor, shown } from '../dice.ts';
import { cardKey, monsterKey } from '../keys.ts';
import { modOf } from '../modifiers.ts';
import {
  type Fighter,
  fighterOf,
  type Hero,
  heroName,
  type Monster,
  monsterName,
  monstersAt,
  partnerOf,
  type State,
} from '../state.ts';
import { actorOf, type Doing, type Named, type Scope, targets } from './scope.ts';

/** What "all" keeps off: more than anything can inflict. */
const ALL = 99;

/** ASH-22.2 to ASH-22.4: the disease that takes hold, if any. */
function* diseaseOf(t: Table<State>, op: Named<'disease'>, scope: Scope): Rules<Disease | undefined> {
  if (op.mode === 'auto') return op.disease;
  const byHero = op.target === 'monster' ? actorOf(scope) : undefined;
  if (byHero && op.mode === 'matching' && modOf(t.state, byHero, 'matchingAuto')) return op.disease;
  const wanted = op.mode === 'matching' ? op.disease : undefined;
  const has = t.state.combat?.diseases ?? [];
  /** Not the disease that it takes, or one that the monster has already. */
  const isMiss = ([die]: readonly Rolled[]): boolean => {
    const disease = DISEASE_SHOWN[die?.shows as DiseaseColour];
    return wanted === undefined ? has.includes(disease) : disease !== wanted;
  };
  const [rolled] = byHero ? yield* rollBy(t, byHero, ['disease'], scope.source, isMiss) : rollFor(t, ['disease']);
  if (!rolled) return undefined;
  const detail = { dice: shown([rolled]) };
  t.tell('log.disease.die', { shows: rolled.shows, source: scope.source }, { rule: 'ASH-22.2', detail });
  const disease = DISEASE_SHOWN[rolled.shows as DiseaseColour];
  return wanted === undefined || wanted === disease ? disease : undefined;
}

/** ASH-20.18: of several tokens the player chooses which go. */
function* cure(t: Table<State>, hero: Hero, fighter: Fighter, n: number, scope: Scope): Rules {
  const options = fighter.diseases.map(disease => ({ key: cardKey.make(disease), text: `disease.${disease}` }));
  const most = Math.min(n, options.length);
  if (most === 0) return;
  const how = { rule: 'ASH-22.15', with: { source: scope.source, hero: heroName(hero) } };
  const cured = yield* t.chooseMany(actorOf(scope).seat, 'disease.cure', options, { min: most, max: most }, how);
  const gone = cured.map(key => cardKey.only(key));
  fighter.diseases = fighter.diseases.filter(disease => !gone.includes(disease));
  const diseases = gone.map(disease => ({ text: `disease.${disease}` }));
  t.tell('log.cured', { hero: heroName(hero), diseases }, { rule: 'ASH-22.15' });
}

/** The fighter whom a text protects: the one who acts, or the other if in the same combat. */
function protectedBy(state: State, scope: Scope, target: 'self' | 'partner'): Fighter | undefined {
  const hero = actorOf(scope);
  const fighter = fighterOf(state, target === 'self' ? hero : partnerOf(state, hero));
  return fighter?.status === 'in' ? fighter : undefined;
}

export const combatOps: Doing<
  'wound' | 'strike' | 'disease' | 'cure' | 'block' | 'guard' | 'freeEngage' | 'reroll' | 'mod'
> = {
  *wound(t, { dice, flat = 0 }, scope) {
    const hero = actorOf(scope);
    const rolled = yield* rollBy(t, hero, dice, scope.source);
    scope.so.rolled.push(...rolled);
    const total = rolled.reduce((sum, { shows }) => sum + (typeof shows === 'number' ? shows : 0), flat);
    const lines = [
      ...rolled.map(({ die, shows }) => ({ text: 'sum.die', with: { die, shows } })),
      ...(flat === 0 ? [] : [{ text: 'sum.flat', with: { n: flat } }]),
    ];
    woundMonster(t, hero, total, { source: scope.source, rule: 'ASH-20.10', lines, dice: shown(rolled) });
  },
  *strike(t, op, { foe, so }) {
    if (!foe || foe.health === 0) return;
    const { hero, lost } = yield* strike(t, foe, op);
    so.lost[hero.id] = (so.lost[hero.id] ?? 0) + lost;
  },
  *disease(t, op, scope) {
    const { combat } = t.state;
    if (!combat) return;
    const fighter = op.target === 'hero' && scope.foe ? fighterOf(t.state, scope.foe) : undefined;
    if (op.target === 'hero' && fighter?.status !== 'in') return;
    const disease = yield* diseaseOf(t, op, scope);
    if (!disease) return;
    if (fighter && scope.foe) infect(t, fighter.diseases, disease, heroName(scope.foe));
    else infect(t, combat.diseases, disease, monsterName(foeOf(t.state)));
  },
  *cure(t, { target, n }, scope) {
    for (const hero of yield* targets(t, scope, target, { down: true })) {
      const fighter = fighterOf(t.state, hero);
      if (fighter) yield* cure(t, hero, fighter, n === 'all' ? ALL : n, scope);
    }
  },
  block(t, { target, n, actions }, scope) {
    protectedBy(t.state, scope, target)?.blocks.push({ n: n === 'all' ? ALL : n, actions });
    t.tell('log.block', { source: scope.source }, { rule: 'ASH-20.10' });
  },
  guard(t, { reduce }, scope) {
    const fighter = protectedBy(t.state, scope, 'self');
    if (fighter) fighter.guards = reduce;
    t.tell('log.guard', { hero: heroName(actorOf(scope)) }, { rule: 'ASH-20.10' });
  },
  *freeEngage(t, _, scope) {
    const hero = actorOf(scope);
    const monsters = monstersAt(t.state, hero.at);
    if (hero.at === undefined || monsters.length === 0) return;
    const optionOf = ({ slot, card }: Monster) => ({ key: monsterKey.make(slot), text: `monster.${card}`, on: [slot] });
    const how = { rule: 'ASH-20.1', with: { source: scope.source } };
    begin(t, [hero], yield* t.choose(hero.seat, 'monster.choose', monsters, optionOf, how));
  },
  /** Rolling again is offered with the roll itself. */
  reroll() {},
  /** Modifiers that a text sets off, instead of holding while it is there. */
  mod(t, mod, { source }) {
    const { state } = t;
    if (mod.stat === 'physical' && mod.of === 'eachCombat') combatOf(state).physical += mod.n;
    else if (mod.stat === 'knowledge' && mod.scope) state.nextCard.knowledge += mod.n;
    else if (mod.stat === 'cardReturn') state.nextCard.returns = true;
    else return;
    t.tell('log.mod', { source }, { rule: 'ASH-1.8' });
  },
};
