// Whom an attack affects (DES-23, DES-66, DES-76, DES-96). Pure.

import type { Space } from '@veillee/pieces/geometry';
import { abilityRow } from '../../content/abilities.ts';
import { darkRelics } from '../../content/items/dark-relics.ts';
import { relics } from '../../content/items.ts';
import { groundNow, isAttackedFromBeside, mapNow } from '../board.ts';
import { hasOp, heldAt, opsIn, working } from '../effects/held.ts';
import { abilitiesOf, armourAgainst, has, isImmune, rankIn, rankOf } from '../effects/stats.ts';
import { blastFrom } from '../ground.ts';
import { propIn } from '../hero/reach.ts';
import { webbedHeroes } from '../legend/outdoors/duels.ts';
import { isWarded } from '../quest/holding.ts';
import {
  type FigureId,
  figureAt,
  figureOf,
  type Hero,
  inForce,
  isHero,
  isUp,
  type Known,
  type Monster,
  onBoard,
  rowId,
  type Side,
  sideOf,
  standsOn,
} from '../state.ts';
import type { Attacking } from './attacking.ts';
import { missesStealth } from './dice.ts';
import { originOf } from './familiar.ts';
import { reasonOf } from './reasons.ts';
import { standing } from './sheet.ts';
import { meleeSpaces } from './sight.ts';
import { strikerOf } from './through-friends.ts';

/** On whose side an attack is made: of a charmed hero, on the overlord's. */
export const attackSide = (attack: Pick<Attacking, 'by' | 'why'>): Side =>
  reasonOf(attack).isForced ? 'overlord' : sideOf(attack.by);

/** No blow reaches whoever soars (DES-89.4). */
const isFoe = (attack: Attacking, figure: Hero | Monster): boolean =>
  figure.id !== attack.by && sideOf(figure.id) !== attackSide(attack) && !(attack.kind === 'melee' && isUp(figure));

export const isSweep = ({ kind, abilities }: Attacking): boolean => kind === 'melee' && rankIn(abilities, 'sweep') > 0;

/** The rank of its blast, with what surges have bought (DES-60.4). */
export const blastRank = (attack: Attacking): number => standing(attack).blast + rankIn(attack.abilities, 'blast');

/** The spaces that it covers. */
export function coveredBy(state: Known, attack: Attacking): readonly Space[] {
  switch (attack.form) {
    case 'plain':
      return [attack.space];
    case 'blast':
      return blastFrom(groundNow(state), attack.space, blastRank(attack));
    case 'breath':
    case 'bolt':
    case 'leap':
    case 'cluster':
      return attack.covered;
    case 'webbed':
      return webbedHeroes(state).flatMap(standsOn);
    case 'around': // not through walls, nor through a shut door (DES-23.7)
      return mapNow(state).within([...standsOn(figureOf(state, attack.by))], attack.around ?? 0);
  }
}

/** Everybody it would affect as it stands, each once however large (DES-23.6). */
export function affectedBy(state: Known, attack: Attacking): (Hero | Monster)[] {
  const attacker = figureOf(state, attack.by);
  if (reasonOf(attack).isAlone) return [attacker];
  if (attack.form !== 'leap' && isSweep(attack)) {
    const zone = new Set(meleeSpaces(state, attacker, attack.abilities));
    const foes = onBoard(state).filter(one => isFoe(attack, one) && standsOn(one).some(at => zone.has(at)));
    const named = figureAt(state, attack.space);
    return named && !foes.includes(named) && isFoe(attack, named) ? [named, ...foes] : foes;
  }
  if (attack.form === 'plain') {
    const target = figureAt(state, attack.space);
    return target ? [target] : [];
  }
  if (attack.form === 'webbed') return webbedHeroes(state);
  const under = caughtIn(state, coveredBy(state, attack));
  return attack.form === 'around' || attack.form === 'leap' ? under.filter(one => isFoe(attack, one)) : under;
}

/** Whoever stands on these spaces with a part of their base. */
export function caughtIn(state: Known, spaces: readonly Space[]): (Hero | Monster)[] {
  const covered = new Set(spaces);
  return onBoard(state).filter(one => standsOn(one).some(at => covered.has(at)));
}

/** DRF-8.1: under a tree, with one space at least. */
const standsInCover = (state: Known, figure: Hero | Monster): boolean => {
  const { terrain } = groundNow(state);
  return !isUp(figure) && terrain.size > 0 && standsOn(figure).some(at => propIn(terrain, at)?.cloaks);
};

/** Shadowcloak: nobody further away than beside it does anything to it. */
function isCloakedFrom(state: Known, target: Hero | Monster, attack: Attacking): boolean {
  if (reasonOf(attack).isInside) return false;
  if (!has(state, target.id, 'shadowcloak') && !standsInCover(state, target)) return false;
  const attacker = strikerOf(state, attack);
  const sees =
    isHero(attacker) &&
    !reasonOf(attack).isFamiliars &&
    heldAt(attacker, 'attack:sight').some(held =>
      opsIn(held, 'ignore').some(({ ability }) => ability === 'shadowcloak'),
    );
  return !sees && !isAttackedFromBeside(state, originOf(state, attack), target);
}

/** ICE-6.3: where the table plays so, nothing but magic and relics strikes a ghost; from its stomach everything does. */
const passesThrough = (state: Known, target: Hero | Monster, attack: Attacking): boolean =>
  inForce(state, 'magic-against-ghosts') &&
  attack.kind !== 'magic' &&
  !reasonOf(attack).isInside &&
  has(state, target.id, 'ghost') &&
  ![...relics, ...darkRelics].some(({ id }) => id === rowId(attack.weapon));

/** ICE-6.1: a blow that spreads passes a ghost beside whoever strikes it; aimed at one it is not made at all. */
const slipsThrough = (state: Known, target: Hero | Monster, attack: Attacking): boolean =>
  attack.kind === 'melee' &&
  target.id !== attack.by &&
  !reasonOf(attack).isInside &&
  has(state, target.id, 'ghost') &&
  isAttackedFromBeside(state, originOf(state, attack), target);

/** It does nothing at all to them, whatever the dice show. */
export const isOutOfReach = (state: Known, target: Hero | Monster, attack: Attacking): boolean =>
  isCloakedFrom(state, target, attack) ||
  slipsThrough(state, target, attack) ||
  passesThrough(state, target, attack) ||
  isWarded(state, figureOf(state, attack.by), target);

/** Those whom the stealth die lets escape, while the others are hit. */
export const escapes = (state: Known, target: Hero | Monster, attack: Attacking): boolean =>
  hidesFrom(state, target, attack) && missesStealth(attack.dice);

/** It does nothing to them, now that its dice lie. */
export const isMissed = (state: Known, target: Hero | Monster, attack: Attacking): boolean =>
  isOutOfReach(state, target, attack) || escapes(state, target, attack);

/** Whether they have Stealth against it (ICE-6.4). */
export const hidesFrom = (state: Known, target: Hero | Monster, { hidden }: Attacking): boolean =>
  hidden?.includes(target.id) === true || has(state, target.id, 'stealth');

/** The armour that it meets: none in a stomach (ICE-5.5). */
export const armourMet = (state: Known, attack: Attacking, target: Hero | Monster): number =>
  reasonOf(attack).isInside
    ? 0
    : armourAgainst(state, target, attack.kind).total +
      (isHero(target) ? (attack.wards?.[target.id] ?? 0) + armourAgainstArea(target, attack) : 0);

/** What a shield stops of breath, bolts and blasts. */
const armourAgainstArea = (hero: Hero, { form }: Attacking): number =>
  hero.monkey !== undefined
    ? 0
    : working(hero, 'armourAgainstAreas').reduce(
        (sum, { op }) => (op.of.some(one => one === form) ? sum + op.n : sum),
        0,
      );

/** Glass breaks: whoever wears it loses so many more wounds to whatever hits them. */
export const moreWounds = (target: Hero | Monster): number =>
  isHero(target) ? working(target, 'moreWounds').reduce((sum, { op }) => sum + op.n, 0) : 0;

/** What attacks of this form do no damage at all to. */
export const isHarmless = (state: Known, target: Hero | Monster, { form }: Attacking): boolean =>
  form !== 'plain' &&
  form !== 'around' &&
  form !== 'cluster' &&
  form !== 'webbed' &&
  abilitiesOf(state, target).some(({ ability }) => abilityRow(ability).harmless?.includes(form));

/** DES-88.4, R24: surges that must be paid: the highest rank among those affected, or all of them where the table plays so. Whom it misses asks for nothing. */
export function fearOf(state: Known, attack: Attacking, affected: readonly (Hero | Monster)[]): number {
  const { isInside, isFamiliars } = reasonOf(attack);
  if (attack.form === 'webbed') return 0; // R270
  if (isInside || (!isFamiliars && isImmune(state, figureOf(state, attack.by), 'fear'))) return 0;
  const ranks = affected
    .filter(target => target.id !== attack.by && !isMissed(state, target, attack))
    .map(target => rankOf(state, target.id, 'fear'));
  const fear = inForce(state, 'fear-per-figure') ? ranks.reduce((sum, rank) => sum + rank, 0) : Math.max(0, ...ranks);
  return fear > 0 && spendsNoSurges(figureOf(state, attack.by)) ? UNPAYABLE : fear;
}
/** More surges than any roll shows. */
const UNPAYABLE = 99;

/** Whoever bears the Black Ring has no use for surges. */
export const spendsNoSurges = (figure: Hero | Monster): boolean => isHero(figure) && hasOp(figure, 'noSurges');

/** Those who may do something about it: all but whoever attacks, unless they are made to (DRF-2.15d). */
export const defendersIn = (
  attack: Pick<Attacking, 'by' | 'why'>,
  affected: readonly (Hero | Monster)[],
): (Hero | Monster)[] => affected.filter(({ id }) => id !== attack.by || reasonOf(attack).isForced);

export const heroesIn = (figures: readonly (Hero | Monster)[]): Hero[] => figures.filter(isHero);
export const idsOf = (figures: readonly (Hero | Monster)[]): FigureId[] => figures.map(({ id }) => id);
