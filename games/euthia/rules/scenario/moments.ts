// When rules of a scenario speak. Several of the same moment are carried out in the order of their list; those of cards in force follow.

import type { Rules } from '@veillee/kernel';
import type { SpaceAt } from '../../content/lattice.ts';
import type { CardRule, FoeId, ScenarioRule, When } from '../../content/scenarios/vocabulary.ts';
import { cardsOfFoe, counted, scenarioCard } from '../../content/scenarios.ts';
import type { Level, SpaceKind } from '../../content/vocabulary.ts';
import type { Hero, Known, State, T } from '../state.ts';
import { allHold } from './conditions.ts';
import { maybeDecide } from './goals.ts';
import { type Cause, carryOut } from './ops.ts';
import { rulesAt, SCENARIO } from './row.ts';
import { secret } from './secrets.ts';
import { spacesLike } from './spaces.ts';

/** Something that happens at the table, for the rules of the scenario. */
export type Moment =
  | { readonly at: 'setup' | 'roundStart' | 'roundEnd' | 'gameEnd' }
  | { readonly at: 'reveal'; readonly kinds: readonly SpaceKind[]; readonly hero?: Hero }
  | {
      readonly at: 'defeat';
      readonly hero: Hero;
      readonly where: SpaceAt;
      readonly beaten:
        | { readonly foe: FoeId }
        | { readonly marker: 'pit'; readonly level: Level }
        | { readonly monster: Level };
    }
  | { readonly at: 'fightEnd'; readonly hero: Hero; readonly foe: FoeId; readonly dealt: number }
  /** In combat. */
  | { readonly at: 'death'; readonly hero: Hero; readonly where: SpaceAt }
  | { readonly at: 'legend'; readonly hero: Hero };

/** Whether a rule speaks at this moment. */
export function isNow(state: Pick<Known, 'round' | 'players'>, when: When, moment: Moment): boolean {
  if (when.at !== moment.at) return false;
  switch (moment.at) {
    case 'roundStart':
    case 'roundEnd':
      return (when.at === 'roundStart' || when.at === 'roundEnd') && isInRounds(state, when);
    case 'reveal':
      return when.at === 'reveal' && moment.kinds.includes(when.kind);
    case 'fightEnd':
      return when.at === 'fightEnd' && when.foe === moment.foe;
    case 'defeat':
      return when.at === 'defeat' && isBeaten(when, moment.beaten);
    default:
      return true;
  }
}

function isInRounds(
  { round, players }: Pick<Known, 'round' | 'players'>,
  when: Extract<When, { readonly at: 'roundStart' | 'roundEnd' }>,
): boolean {
  if (when.round !== undefined && when.round !== round) return false;
  if (when.from !== undefined && round < counted(when.from, players)) return false;
  return when.to === undefined || round <= when.to;
}

function isBeaten(
  when: Extract<When, { readonly at: 'defeat' }>,
  beaten: Extract<Moment, { readonly at: 'defeat' }>['beaten'],
): boolean {
  if ('foe' in when) return 'foe' in beaten && beaten.foe === when.foe;
  if ('marker' in when) return 'marker' in beaten;
  return 'monster' in beaten && when.monsters.includes(beaten.monster);
}

function causeOf(moment: Moment): Cause {
  switch (moment.at) {
    case 'defeat': {
      const { hero, where, beaten } = moment;
      const level = 'level' in beaten ? beaten.level : 'monster' in beaten ? beaten.monster : undefined;
      return { hero, at: where, ...(level !== undefined && { level }) };
    }
    case 'fightEnd':
      return { hero: moment.hero, dealt: moment.dealt };
    case 'death':
      return { hero: moment.hero, at: moment.where };
    case 'legend':
      return { hero: moment.hero };
    case 'reveal':
      return { hero: moment.hero };
    default:
      return {};
  }
}

/** Lets the scenario speak. Whether the game was decided by it. */
export function* happened(t: T, moment: Moment): Rules<boolean> {
  const { state } = t;
  const cause = causeOf(moment);
  for (const rule of rulesAt(state, moment.at)) {
    if (!isNow(state, rule.when, moment) || !allHold(state, rule.if ?? [], { hero: cause.hero })) continue;
    yield* follow(t, rule, cause);
    if (yield* looked(t, cause.hero)) return true;
  }
  for (const rule of cardRules(state)) {
    if (!rule.when || !isNow(state, rule.when, moment)) continue;
    yield* carryOut(t, rule, cause);
    if (yield* looked(t, cause.hero)) return true;
  }
  return false;
}

/** After the last turn; then what held for the round is over. Whether the game was decided. */
export function* endScenarioRound(t: T): Rules<boolean> {
  const isDecided = yield* happened(t, { at: 'roundEnd' });
  const { scenario } = t.state;
  scenario.modifiers = scenario.modifiers.filter(({ until }) => until !== 'roundEnd');
  for (const foe of Object.values(scenario.foes)) if (foe) foe.hurt = 0;
  return isDecided;
}

/** A rule is carried out; what is told of it is told the first time. */
export function* follow(t: T, rule: ScenarioRule, cause: Cause): Rules {
  tellStory(t, rule);
  yield* carryOut(t, rule, cause);
}

function tellStory(t: T, { id, told }: ScenarioRule): void {
  const { scenario } = t.state;
  if (!told || scenario.told.includes(id)) return;
  scenario.told.push(id);
  t.tell('log.told', { story: secret(`scenario.${scenario.id}.told.${id}`) }, { rule: SCENARIO, weight: 6 });
}

/** Rules of the cards that are in force: of those in play for the whole game, of a foe on the map the one that is turned up. */
function cardRules(state: State): readonly CardRule[] {
  const { foes, cards } = state.scenario;
  const inPlay = cards.flatMap(id => {
    const card = scenarioCard(id);
    return card.form === 'faer' ? card.rules : [];
  });
  const ofFoes = Object.entries(foes).flatMap(([id, foe]) => {
    const card = foe?.at === undefined ? undefined : cardsOfFoe(id as FoeId)[foe.stage];
    return card?.form === 'phase' ? card.rules : [];
  });
  return [...inPlay, ...ofFoes];
}

/** After an action, a card or a rule: what happens as soon as something is so; then whether the game is decided. */
export function* looked(t: T, hero: Hero | undefined): Rules<boolean> {
  for (const rule of rulesAt(t.state, 'asSoonAs')) yield* maybeFollow(t, rule, hero);
  return maybeDecide(t);
}

/** Each time its conditions become true; where they are about single spaces, each time they do so of one. */
function* maybeFollow(t: T, rule: ScenarioRule, hero: Hero | undefined): Rules {
  const { state } = t;
  const { scenario } = state;
  const conditions = rule.if ?? [];
  const on = conditions.find(condition => condition.is === 'markersOn');
  const places = on?.is === 'markersOn' ? spacesLike(state, { kinds: [on.kind] }) : [undefined];
  for (const at of places) {
    const key = at === undefined ? rule.id : `${rule.id} ${at}`;
    const isSo = allHold(state, conditions, { hero, ...(at && { at }) });
    const wasSo = scenario.fired.includes(key);
    if (isSo === wasSo) continue;
    scenario.fired = isSo ? [...scenario.fired, key] : scenario.fired.filter(each => each !== key);
    if (isSo) yield* follow(t, rule, { hero });
  }
}
