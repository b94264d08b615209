// What effects of tiles, Gems and Essences do inside a fight, and how the Hero is asked about them step by step.

import type { Rules, Text } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { chooseDeed } from '@veillee/pieces/deeds';
import { because, optionsIn, type Why } from '@veillee/pieces/offers';
import type { Trigger } from '../../content/vocabulary.ts';
import { clovers, offerConversion, useOption } from '../dice/hero-roll.ts';
import { cancelCards, writeOp } from '../dice/ledger.ts';
import { gain, isGain } from '../gains.ts';
import { refreshGem } from '../gems.ts';
import { type Deed, type Deeds, type Hero, heroOf, type State, type T } from '../state.ts';
import { type Use, usesOf } from '../uses.ts';
import { CURSES } from './cards.ts';
import { combatOf, fighterName, isVain } from './fighter.ts';
import { offerHope } from './hope.ts';

/** A step at which the Hero may use things, any number of them. */
export interface HeroStep {
  /** The window of the step, and its prompt. */
  readonly id: string;
  readonly rule: string;
  readonly triggers: readonly Trigger[];
  /** Whether what can be used could change anything now. */
  readonly matters: (uses: readonly Use[]) => boolean;
  /** What is offered besides tiles. */
  readonly more?: Deeds;
  /** What is said of it besides, made only where somebody is asked. */
  readonly with?: () => { readonly [name: string]: Text | number };
}

/** Asks the Hero once; true if something was done and the step goes on. */
export function* heroStep(t: T, step: HeroStep): Rules<boolean> {
  const { state } = t;
  const hero = heroOf(state, combatOf(state).seat);
  const uses = usesOf(state, hero, step.triggers);
  const deeds: Deeds = offer => {
    for (const use of uses) offer(use.why ?? whyVain(state, use), () => useDeed(hero, use, step.rule));
    step.more?.(offer);
    if (!step.more) offerHope(state, hero, offer, 'any'); // EUT-10.51: at any time
    offerConversion(hero, offer);
  };
  const open = optionsIn(deeds);
  if (open.length === 0) return false;
  const usable = uses.filter(use => (use.why ?? whyVain(state, use)) === undefined);
  const asked = {
    seat: hero.seat,
    prompt: `combat.${step.id}`,
    rule: step.rule,
    with: { monster: fighterName(state), ...step.with?.() },
    pass: { text: `combat.${step.id}.pass` },
    window: { id: `combat.${step.id}`, matters: step.matters(usable) },
  };
  const deed = yield* chooseDeed(t, asked, deeds, open);
  if (!deed) return false;
  yield* deed.run(t);
  return true;
}

function useDeed(hero: Hero, use: Use, rule: string): Deed {
  return {
    option: useOption(use, rule),
    *run(t) {
      use.pay(t);
      t.tell(
        'log.combat.use',
        { player: who(hero.seat), source: use.source },
        { rule, scene: { of: 'combat', part: 'use' } },
      );
      yield* applyUse(t, hero, use);
      return undefined;
    },
  };
}

/** EUT-17.18: nothing of it would reach an Immune Monster. EUT-10.2: no Silence in an Initiative attack. */
function whyVain(state: State, { ops, face }: Use): Why | undefined {
  if (ops.every(({ op }) => isVain(state, op, face))) return because('why.immune', 'EUT-17.18');
  const isSilence = ops.some(({ op }) => op === 'noCurse');
  return isSilence && combatOf(state).isInitiative ? because('why.initiative', 'EUT-10.2') : undefined;
}

/** Every op of an effect that is used in a fight. */
export function* applyUse(t: T, hero: Hero, use: Use): Rules {
  const { state } = t;
  const combat = combatOf(state);
  const { ledger } = combat;
  const { source } = use;
  for (const op of use.ops) {
    if (isVain(state, op.op, use.face) || writeOp(ledger, op, source)) continue;
    switch (op.op) {
      case 'heroRoll':
      case 'rerollHeroDie':
        yield* clovers(t, hero, ledger, { ...use, ops: [op] });
        break;
      case 'monsterOneDie': // EUT-10.10
        combat.oneDie = true;
        break;
      case 'monsterNoCards':
        combat.silenced = true;
        break;
      case 'noCurse':
        cancelCards(ledger, CURSES);
        break;
      case 'initiativeAttack':
        combat.swift = true;
        break;
      case 'refreshGem':
        yield* refreshGem(t, hero);
        break;
      default:
        if (isGain(op)) yield* gain(t, hero, [op], { rule: 'EUT-15.15' });
    }
  }
}
