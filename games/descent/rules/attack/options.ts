// Which attacks a figure can make from where it stands (DES-20, DES-21.2). Pure.

import type { Option } from '@veillee/kernel';
import type { GridMap, Space } from '@veillee/pieces/geometry';
import { madeOnce } from '@veillee/pieces/kept';
import { keys } from '@veillee/pieces/keys';
import { itemRow } from '../../content/items.ts';
import { TIERS } from '../../content/vocabulary.ts';
import { groundNow, mapNow } from '../board.ts';
import type { AttackChoice } from '../calls.ts';
import { abilitiesOf, rankIn, statOf, statsOf } from '../effects/stats.ts';
import { isAsleep } from '../effects/tokens.ts';
import { clustersAt, covered, laid } from '../ground.ts';
import { attackKey } from '../keys.ts';
import { reachHere } from '../legend/dungeon/laws.ts';
import { strikesWebbed, webbedHeroes } from '../legend/outdoors/duels.ts';
import { nameOf } from '../names.ts';
import { isWarded } from '../quest/holding.ts';
import {
  type FigureId,
  figureAt,
  figureOf,
  type Hero,
  inForce,
  isHero,
  type Known,
  type Monster,
  type MonsterFigure,
  onBoard,
  rowId,
  type State,
  sheetOf,
  sideOf,
  standsOn,
} from '../state.ts';
import { attackSide } from './affected.ts';
import type { Form } from './attacking.ts';
import { isOneHanded, type Means, meansOf, meansTold, OWN, UNARMED, weaponsOf } from './means.ts';
import { kindsOf } from './morph.ts';
import { reasonOf } from './reasons.ts';
import { aimOf, distanceTo } from './sight.ts';
import { asIf, friendsWith } from './through-friends.ts';

/** How the place of a template is written in a choice: `breath:2`. */
const TEMPLATES = {
  breath: keys('breath', 'number'),
  bolt: keys('bolt', 'number'),
  cluster: keys('cluster', 'number'),
};

/** Forms that are said by their name alone. */
const WHOLE = ['blast', 'around', 'leap', 'webbed'] as const;

/** What form an attack has, and which of the places of its template. */
export function formOf(area: string | undefined): { readonly form: Form; readonly placement: number } {
  for (const form of ['breath', 'bolt', 'cluster'] as const) {
    const [placement] = TEMPLATES[form].read(area ?? '') ?? [];
    if (placement !== undefined) return { form, placement };
  }
  return { form: WHOLE.find(form => form === area) ?? 'plain', placement: 0 };
}

/** DES-20.8, DES-20.9: what house rules forbid a hero to attack with. */
export function isForbidden(state: Known, hero: Hero, { weapon, kind }: Means): boolean {
  const needsTrait = inForce(state, 'no-attack-without-trait');
  const needsTier = inForce(state, 'weapon-tier-by-trait');
  if (!needsTrait && !needsTier) return false;
  const dice = statOf(state, hero.id, kind);
  if (needsTrait && dice === 0) return true;
  if (!needsTier || weapon === UNARMED || weapon === sheetOf(hero)) return false;
  const { tier } = itemRow(rowId(weapon));
  return tier !== 'shop' && tier !== 'dark-relic' && (tier === 'relic' ? TIERS.length : TIERS.indexOf(tier) + 1) > dice;
}

/** With what: each weapon at hand, or bare hands where there is none (DES-20.5, DES-20.6). A monkey attacks with nothing. */
export function meansFor(state: Known, figure: Hero | Monster): Means[] {
  if (!isHero(figure) && figure.came === 'villager') return []; // DRF-8.14
  if (!isHero(figure)) return kindsOf(statsOf(state, figure).kind).map(kind => meansOf(state, figure, kind));
  if (figure.monkey !== undefined) return [];
  const weapons = weaponsOf(figure);
  return (weapons.length > 0 ? weapons : [UNARMED])
    .map(weapon => meansOf(state, figure, weapon))
    .filter(means => !isForbidden(state, figure, means));
}

/** Whether surges or abilities can make a blast of it. */
const canBlast = (state: Known, figure: Hero | Monster, { kind, abilities, purchases }: Means): boolean =>
  kind !== 'melee' &&
  (rankIn(abilities, 'blast') + rankIn(abilitiesOf(state, figure), 'blast') > 0 ||
    purchases.some(({ gain }) => gain.blast));

/** How near a figure must be for a blast to be worth offering there: further than any surges would reach. */
const BLAST_REACH = 4;

/** Templates that lie against whoever attacks. */
const LAID = ['breath', 'bolt'] as const;

/** Everything that this figure could attack, with this: from where it stands, and some from where friends do. */
export const choicesWith = (
  state: Known,
  figure: Hero | Monster,
  means: Means,
  by: AttackChoice['by'],
): AttackChoice[] => {
  const choices = choicesFrom(state, figure, means, by);
  if (isHero(figure) && !reasonOf({ why: by }).isForced)
    for (const at of friendsWith(state, figure, means.kind))
      choices.push(...choicesFrom(asIf(state, figure, at), { ...figure, at }, means, by, at));
  return choices;
};

function choicesFrom(
  state: Known,
  figure: Hero | Monster,
  means: Means,
  by: AttackChoice['by'],
  from?: Space,
): AttackChoice[] {
  const weapon = means.weapon === OWN ? {} : { weapon: means.weapon };
  const choice = (target: Space, area?: string): AttackChoice => {
    const plain = { ...weapon, target, by };
    return area || from ? { ...plain, ...(area && { area }), ...(from && { from }) } : plain;
  };
  const [own] = standsOn(figure);
  if (own === undefined) return [];
  if (means.around !== undefined) return hasFoeAround(state, figure, means.around, by) ? [choice(own, 'around')] : [];
  const ground = groundNow(state);
  // Heroes may attack heroes (DES-20.14), and whoever is charmed nobody else (DRF-2.15a); the overlord's own are no targets.
  const everybody = onBoard(state);
  const { isForced } = reasonOf({ why: by });
  const isOwnSide = isHero(figure) ? undefined : sideOf(figure.id);
  const isTarget = (one: Hero | Monster): boolean => (isForced ? isHero(one) : sideOf(one.id) !== isOwnSide);
  const targets = everybody.filter(one => one.id !== figure.id && isTarget(one) && !isWarded(state, figure, one));
  const canAim = aimOf(state, figure, means.kind, means.abilities);
  if (means.cluster) return clusterChoices(state, targets, canAim).map(({ at, area }) => choice(at, area));
  // Each once: two monsters are on one space while one walks through (DES-16.6).
  const spaces = new Set<Space>();
  for (const one of targets) for (const at of standsOn(one)) if (!spaces.has(at) && canAim(at)) spaces.add(at);
  const found = Array.from(spaces, at => choice(at));
  if (isForced && isHero(figure)) found.push(choice(own)); // DRF-2.15a: also on themselves
  if (canBlast(state, figure, means)) {
    const near = spacesNear(ground.open, everybody.flatMap(standsOn), BLAST_REACH);
    for (const at of near) if (canAim(at)) found.push(choice(at, 'blast'));
  }
  const abilities = abilitiesOf(state, figure);
  for (const form of LAID)
    if (rankIn(means.abilities, form) + rankIn(abilities, form) > 0)
      for (const [n, placement] of laid(ground, form, standsOn(figure)).entries()) {
        const under = new Set(covered(ground, placement));
        if (targets.some(one => standsOn(one).some(at => under.has(at))))
          found.push(choice(placement.starts[0] as Space, TEMPLATES[form].make(n)));
      }
  const [at] = !isHero(figure) && strikesWebbed(state, figure) ? webbedHeroes(state).flatMap(standsOn) : [];
  if (at !== undefined) found.push(choice(at, 'webbed'));
  return found;
}

/**
 * Three spaces together: of all ways to strike the same figures one is offered, aimed at one of them where that is seen. Nobody is struck
 * without somebody who may be.
 */
function clusterChoices(
  state: Known,
  targets: readonly (Hero | Monster)[],
  canAim: (at: Space) => boolean,
): { readonly at: Space; readonly area: string }[] {
  const ground = groundNow(state);
  const meant = new Set(targets.flatMap(standsOn));
  const near = new Set([...meant].flatMap(at => [at, ...ground.open.neighbours(at)]));
  const found = new Map<string, { readonly at: Space; readonly area: string }>();
  for (const at of [...meant, ...[...near].filter(one => !meant.has(one))]) {
    if (!canAim(at)) continue;
    for (const [n, trio] of clustersAt(ground, at).entries()) {
      if (!trio.some(one => meant.has(one))) continue;
      const struck = onBoard(state).filter(one => standsOn(one).some(own => trio.includes(own)));
      const key = struck.map(({ id }) => id).join();
      if (!found.has(key)) found.set(key, { at, area: TEMPLATES.cluster.make(n) });
    }
  }
  return [...found.values()];
}

/** Whether an attack on all enemies so near would find one; of a charmed hero, another hero (DRF-2.15a). */
function hasFoeAround(state: Known, figure: Hero | Monster, n: number, by: AttackChoice['by']): boolean {
  const near = new Set(mapNow(state).within([...standsOn(figure)], n));
  const side = attackSide({ by: figure.id, why: by });
  return onBoard(state).some(
    one => one !== figure && sideOf(one.id) !== side && standsOn(one).some(at => near.has(at)),
  );
}

/** As the crow flies, in the map's order. */
function spacesNear(map: GridMap, spaces: readonly Space[], reach: number): Space[] {
  const { columns, rows } = map.ground;
  const from = spaces.map(at => map.indexOf(at));
  const to = numbersOf(map);
  return map.places.filter((_, n) => {
    const index = to[n] as number;
    const [column, row] = [columns[index] as number, rows[index] as number];
    return from.some(
      one => Math.abs((columns[one] as number) - column) <= reach && Math.abs((rows[one] as number) - row) <= reach,
    );
  });
}
const numbersOf = madeOnce((map: GridMap): readonly number[] => map.places.map(at => map.indexOf(at)));

export const attacksOf = (state: Known, who: FigureId, by: AttackChoice['by']): readonly AttackChoice[] => {
  const figure = figureOf(state, who);
  if (isAsleep(figure)) return []; // LEG-6.13
  if (isHero(figure) && figure.inside !== undefined) return fromInside(state, figure, figure.inside);
  const choices = meansFor(state, figure).flatMap(means => choicesWith(state, figure, means, by));
  if (!state.dungeon || isHero(figure)) return choices;
  const most = reachHere(state, figure);
  return most === Number.POSITIVE_INFINITY
    ? choices
    : choices.filter(({ target }) => distanceTo(state, figure, target) <= most);
};

/** ICE-5.5, ICE-5.6: on whatever holds them, with one one-handed weapon or bare hands. */
function fromInside(state: Known, hero: Hero, monster: MonsterFigure): AttackChoice[] {
  const [target] = standsOn(figureOf(state, monster));
  const weapons = weaponsOf(hero).filter(thing => isOneHanded(hero, itemRow(rowId(thing))));
  const usable = (weapons.length > 0 ? weapons : [UNARMED]).filter(
    weapon => !isForbidden(state, hero, meansOf(state, hero, weapon)),
  );
  return target === undefined ? [] : usable.map(weapon => ({ weapon, target, by: 'inside' }));
}

/** The key of an attack: with what, on what, and how it spreads. */
export const keyOfAttack = ({ weapon = OWN, target, area, from }: AttackChoice): string =>
  attackKey.make(weapon, [from, area, target].filter(part => part !== undefined).join('/'));

/** The space it is aimed at and who stands there, or all that it strikes together. */
function meantBy(state: State, { target, area }: AttackChoice): readonly string[] {
  const { form, placement } = formOf(area);
  if (form === 'webbed') return webbedHeroes(state).flatMap(hero => [...standsOn(hero), hero.id]);
  const there = figureAt(state, target);
  const spaces = form === 'cluster' ? (clustersAt(groundNow(state), target)[placement] ?? [target]) : [target];
  return [...spaces, ...(there ? [there.id] : [])];
}

/** An attack as it is offered. */
export function attackOption(state: State, who: FigureId, how: AttackChoice): Option {
  const target = figureAt(state, how.target);
  const { form } = formOf(how.area);
  const weapon = meansTold(state, figureOf(state, who), how.weapon);
  const words = { figure: nameOf(state, who), weapon, ...(target && { target: nameOf(state, target.id) }) };
  const text = form === 'plain' ? (target ? 'do.attack' : 'do.attack.space') : `do.attack.${form}`;
  const friend = how.from && figureAt(state, how.from);
  return {
    key: keyOfAttack(how),
    ...(friend
      ? {
          text: 'do.attack.through',
          with: { ...words, friend: nameOf(state, friend.id), attack: { text, with: words } },
        }
      : { text, with: words }),
    rule: form === 'webbed' ? 'LEG-7.19' : 'DES-21.2',
    on: meantBy(state, how),
  };
}
