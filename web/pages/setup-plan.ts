// The plan of a table while it is laid: seats, options, what fits what. Pure; the set-up screen draws it.

import {
  type Catalogue,
  choicesOffered,
  type OptionSpec,
  type Options,
  type OptionValue,
  optionApplies,
  type Role,
  type Seat,
  type Setting,
  type Text,
} from '@veillee/kernel';
import { ROLES } from '@veillee/kernel/play/sides';
import type { SeatKind, SeatPlan } from '../../server/protocol.ts';
import type { How } from '../route.ts';

export interface Plan {
  readonly seats: readonly SeatPlan[];
  /** Only what differs from the initial values. */
  readonly options: Options;
  readonly seed: string;
  readonly spectators: boolean;
}

export type RefuseSetting = (setting: Setting) => Text | undefined;

export const MOST_SEATS = 8;

/** Every option with its value. */
export function filled(specs: readonly OptionSpec[], options: Options): Options {
  return Object.fromEntries(specs.map(spec => [spec.id, options[spec.id] ?? spec.initial]));
}

/** The options with what such a table begins with: what a game says of those who sit there stands for the initial values. */
export const seatedSpecs = (specs: readonly OptionSpec[], seated: Options): readonly OptionSpec[] =>
  specs.map(spec => (seated[spec.id] === undefined ? spec : ({ ...spec, initial: seated[spec.id] } as OptionSpec)));

const initial = (spec: OptionSpec): OptionValue => spec.initial;

/** Sets one option; a value that is the initial one again is left out. */
export function withOption(plan: Plan, spec: OptionSpec, value: OptionValue): Plan {
  const { [spec.id]: _, ...others } = plan.options;
  const same = JSON.stringify(value) === JSON.stringify(initial(spec));
  return { ...plan, options: same ? others : { ...others, [spec.id]: value } };
}

type Choice = Extract<OptionSpec, { kind: 'choice' }>;

const choicesOf = (specs: readonly OptionSpec[]): readonly Choice[] => specs.filter(spec => spec.kind === 'choice');

/** The choice that changes with the number of players, if the game has one. */
const modeOf = (specs: readonly OptionSpec[]): Choice | undefined => choicesOf(specs).find(spec => spec.id === 'mode');

const COUNTS = Array.from({ length: MOST_SEATS }, (_, i) => i + 1);

/** Seat counts that go with these options. A list that is still being picked refuses every count alike: it is left out then. */
export function fittingCounts(
  specs: readonly OptionSpec[],
  options: Options,
  refuse: RefuseSetting,
): readonly number[] {
  const fitting = (chosen: Options) => COUNTS.filter(seats => !refuse({ seats, options: filled(specs, chosen) }));
  const counts = fitting(options);
  return counts.length > 0 ? counts : fitting(withoutPicking(specs, options));
}

/** These options but for lists, and for the choice that asks for them. */
function withoutPicking(specs: readonly OptionSpec[], options: Options): Options {
  const lists = specs.filter(spec => spec.kind === 'list');
  const askedBy = new Set(lists.flatMap(({ id, when = {} }) => [id, ...Object.keys(when)]));
  return Object.fromEntries(Object.entries(options).filter(([id]) => !askedBy.has(id)));
}

/** All counts that go with the options chosen, in whatever mode. */
export function possibleCounts(
  specs: readonly OptionSpec[],
  options: Options,
  refuse: RefuseSetting,
): readonly number[] {
  const mode = modeOf(specs);
  const ways: readonly Options[] = mode ? mode.choices.map(choice => ({ ...options, [mode.id]: choice })) : [options];
  const all = ways.flatMap(way => fittingCounts(specs, way, refuse));
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Who is what, where the game has roles: as it was chosen, if that is still a way to share them out, or in the game's order. */
export function planRoles({ options }: Plan, due: readonly Role[] | undefined): readonly string[] | undefined {
  const ids = due?.map(({ id }) => id);
  const chosen = options[ROLES];
  const isDealt = ids && Array.isArray(chosen) && [...chosen].sort().join() === [...ids].sort().join();
  return isDealt ? (chosen as readonly string[]) : ids;
}

/** Gives a seat this role; whoever has it takes the seat's own. */
export function withRole(plan: Plan, roles: readonly string[], seat: Seat, role: string): Plan {
  const other = roles.findIndex((own, place) => own === role && place !== seat);
  if (other < 0 || roles[seat] === role) return plan;
  const swapped = roles.map((own, place) => (place === seat ? role : place === other ? (roles[seat] ?? own) : own));
  return { ...plan, options: { ...plan.options, [ROLES]: swapped } };
}

/** In a game under way a seat keeps its role: whoever takes another changes places with who sits there. */
export function placesChanged(
  seats: readonly SeatPlan[],
  roles: readonly string[],
  seat: Seat,
  role: string,
): readonly SeatPlan[] {
  const other = roles.findIndex((own, place) => own === role && place !== seat);
  if (other < 0 || roles[seat] === role) return seats;
  return seats.map((own, place) => (place === seat ? seats[other] : place === other ? seats[seat] : own) ?? own);
}

/** The plan as it is laid: with its roles, and each bot in a seat whose role it plays. */
export function withRoles(
  plan: Plan,
  roles: readonly string[] | undefined,
  botsFor: (seat: Seat) => readonly string[],
): Plan {
  if (!roles) return plan;
  const seats = plan.seats.map((own, seat): SeatPlan => {
    const bots = botsFor(seat);
    return own.kind === 'bot' && !bots.includes(own.bot ?? '') ? { ...own, bot: bots.at(-1) ?? 'random' } : own;
  });
  return { ...plan, seats, options: { ...plan.options, [ROLES]: roles } };
}

/**
 * Sets one option, and what depends on it follows: other choices that no longer go with it give way, and as many are seated
 * as can play it, the nearest count.
 */
export function withChoice(
  plan: Plan,
  specs: readonly OptionSpec[],
  spec: OptionSpec,
  value: OptionValue,
  refuse: RefuseSetting,
  bot: string,
): Plan {
  const fits = (options: Options): boolean => fittingCounts(specs, options, refuse).length > 0;
  let next = withOption(settled(plan, specs, spec, value), spec, value);
  for (const other of choicesOf(specs)) next = withOffered(next, specs, other);
  for (const other of choicesOf(specs)) {
    if (fits(next.options)) break;
    if (other.id === spec.id) continue;
    const choice = other.choices.find(one => fits({ ...next.options, [other.id]: one }));
    if (choice !== undefined) next = withOption(next, other, choice);
  }
  const counts = fittingCounts(specs, next.options, refuse);
  const now = plan.seats.length;
  if (counts.length === 0 || counts.includes(now)) return next;
  const wanted = counts.reduce((best, count) => (Math.abs(count - now) < Math.abs(best - now) ? count : best));
  return { ...next, seats: resized(plan.seats, wanted, bot) };
}

/** From a choice that settled other options to one that leaves them open: they begin as they were settled. */
function settled(plan: Plan, specs: readonly OptionSpec[], spec: OptionSpec, value: OptionValue): Plan {
  if (spec.kind !== 'choice' || !spec.settles || spec.settles[String(value)]) return plan;
  const before = spec.settles[String(filled(specs, plan.options)[spec.id])] ?? {};
  return specs.reduce((next, other) => {
    const own = before[other.id];
    return own === undefined ? next : withOption(next, other, own);
  }, plan);
}

/** What is not offered any more gives way to the first that is. */
function withOffered(plan: Plan, specs: readonly OptionSpec[], spec: Choice): Plan {
  const all = filled(specs, plan.options);
  const [first, ...others] = optionApplies(spec, all) ? choicesOffered(spec, all) : [];
  return first === undefined || [first, ...others].includes(String(all[spec.id]))
    ? plan
    : withOption(plan, spec, first);
}

/** Seating more or fewer keeps the mode if it can, or else takes the first that fits; everything else stays as chosen. */
export function withSeats(
  plan: Plan,
  specs: readonly OptionSpec[],
  seats: readonly SeatPlan[],
  refuse: RefuseSetting,
): Plan {
  const next = { ...plan, seats };
  const mode = modeOf(specs);
  const fits = (options: Options): boolean => fittingCounts(specs, options, refuse).includes(seats.length);
  if (!mode || fits(next.options)) return next;
  const choice = mode.choices.find(one => fits({ ...next.options, [mode.id]: one }));
  return choice === undefined ? next : withOption(next, mode, choice);
}

const resized = (seats: readonly SeatPlan[], count: number, bot: string): readonly SeatPlan[] => [
  ...seats.slice(0, count),
  ...Array.from({ length: Math.max(0, count - seats.length) }, (): SeatPlan => ({ kind: 'bot', bot })),
];

/** What the shelf's buttons mean. */
export function firstPlan(how: How, specs: readonly OptionSpec[], refuse: RefuseSetting, bot: string): Plan {
  const other: { readonly [way in Exclude<How, 'alone'>]: SeatPlan } = {
    bot: { kind: 'bot', bot },
    invite: { kind: 'friend' },
    hotseat: { kind: 'hotseat' },
  };
  const me: SeatPlan = { kind: 'me' };
  const seats = how === 'alone' ? [me] : [me, other[how]];
  const empty: Plan = { seats: [me], options: {}, seed: '', spectators: true };
  const plan = withSeats(empty, specs, seats, refuse);
  const counts = possibleCounts(specs, {}, refuse);
  if (counts.length === 0 || counts.includes(seats.length)) return plan;
  return withSeats(empty, specs, resized(seats, counts[0] ?? 2, bot), refuse);
}

/** What a first game is begun with: the game's own options for it, and a bot that does not overwhelm. */
export function firstGamePlan(
  how: How,
  { options: specs, bots }: { readonly options: readonly OptionSpec[]; readonly bots: readonly string[] },
  refuse: RefuseSetting,
  first: Options = {},
): Plan {
  return specs.reduce(
    (plan, spec) => withOption(plan, spec, first[spec.id] ?? plan.options[spec.id] ?? spec.initial),
    firstPlan(how, specs, refuse, gentlest(bots)),
  );
}

/** Bots are listed from the weakest to the strongest; what plays at random teaches nobody. */
const gentlest = (bots: readonly string[]): string => bots.find(bot => bot !== 'random') ?? 'random';

export const SEAT_KINDS: readonly Exclude<SeatKind, 'me'>[] = ['bot', 'hotseat', 'friend', 'open'];

/** The set-up screen's parts: big choices as cards, lists for a hand-picked set, the rest as rows. */
export interface Grouped {
  readonly cards: readonly Choice[];
  readonly lists: readonly Extract<OptionSpec, { kind: 'list' }>[];
  readonly rows: readonly Exclude<OptionSpec, { kind: 'list' }>[];
}

const MOST_CARDS = 2;

/** What is asked with these options: what means something, and is a choice at all. */
export function groupOptions(specs: readonly OptionSpec[], options: Options, players: number): Grouped {
  const all = filled(specs, options);
  const shown = specs.filter(
    spec =>
      optionApplies(spec, all) &&
      players >= (spec.players ?? 1) &&
      !(spec.kind === 'choice' && spec.choices.length < 2),
  );
  // A choice that is not asked leaves its place empty: no small one becomes a card for want of another.
  const first = choicesOf(specs).slice(0, MOST_CARDS);
  const cards = choicesOf(shown).filter(spec => spec.cards !== undefined || first.includes(spec));
  return {
    cards: cards.map(spec => ({ ...spec, choices: choicesOffered(spec, all) })),
    lists: shown.filter(spec => spec.kind === 'list'),
    rows: shown.filter(spec => spec.kind !== 'list' && !cards.some(card => card === spec)) as Grouped['rows'],
  };
}

/** Options that some choices wait for: they are asked before these. */
export const openersOf = (cards: readonly Choice[]): ReadonlySet<string> =>
  new Set(cards.flatMap(spec => Object.values(spec.cards ?? {}).flatMap(({ when = {} }) => Object.keys(when))));

/** The text id of a choice's name: the set-up's own, the option's, or the only one in the catalogue that ends so. */
export function choiceKey(texts: Catalogue, spec: OptionSpec, choice: string): string | undefined {
  for (const key of [`setup.${spec.id}.${choice}`, `${spec.id}.${choice}`]) if (Object.hasOwn(texts, key)) return key;
  return Object.keys(texts).find(
    key => key.endsWith(`.${choice}`) && key.indexOf('.') === key.length - choice.length - 1,
  );
}
