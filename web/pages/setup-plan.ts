// The plan of a table while it is laid: seats, options, what fits what. Pure; the set-up screen draws it.

import type { Catalogue, OptionSpec, Options, OptionValue, Role, Seat, Setting, Text } from '@veillee/kernel';
import { ROLES } from '@veillee/kernel/sides';
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

const initial = (spec: OptionSpec): OptionValue => spec.initial;

/** Sets one option; a value that is the initial one again is left out. */
export function withOption(plan: Plan, spec: OptionSpec, value: OptionValue): Plan {
  const { [spec.id]: _, ...others } = plan.options;
  const same = JSON.stringify(value) === JSON.stringify(initial(spec));
  return { ...plan, options: same ? others : { ...others, [spec.id]: value } };
}

/** The choice that decides how many can play, if the game has one. */
export const modeOf = (specs: readonly OptionSpec[]): Extract<OptionSpec, { kind: 'choice' }> | undefined =>
  specs.find(spec => spec.kind === 'choice' && spec.id === 'mode') as
    | Extract<OptionSpec, { kind: 'choice' }>
    | undefined;

/** Seat counts that a setting's options allow. What is missing besides (a hand-picked list) does not count here. */
export function fittingCounts(
  specs: readonly OptionSpec[],
  options: Options,
  refuse: RefuseSetting,
): readonly number[] {
  // A list that is not complete yet refuses every count alike; it is judged by the initial choices instead.
  const judged = { ...filled(specs, {}), ...pickMode(specs, options) };
  return Array.from({ length: MOST_SEATS }, (_, i) => i + 1).filter(seats => !refuse({ seats, options: judged }));
}

function pickMode(specs: readonly OptionSpec[], options: Options): Options {
  const mode = modeOf(specs);
  return mode ? { [mode.id]: options[mode.id] ?? mode.initial } : {};
}

/** All counts for which some mode fits. */
export function possibleCounts(specs: readonly OptionSpec[], refuse: RefuseSetting): readonly number[] {
  const mode = modeOf(specs);
  const choices: readonly Options[] = mode ? mode.choices.map(choice => ({ [mode.id]: choice })) : [{}];
  const all = choices.flatMap(options => fittingCounts(specs, options, refuse));
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

/** Choosing a mode seats as many as it takes: the nearest count that fits. */
export function withMode(
  plan: Plan,
  specs: readonly OptionSpec[],
  choice: string,
  refuse: RefuseSetting,
  bot: string,
): Plan {
  const mode = modeOf(specs);
  if (!mode) return plan;
  const next = withOption(plan, mode, choice);
  const counts = fittingCounts(specs, next.options, refuse);
  const now = plan.seats.length;
  if (counts.length === 0 || counts.includes(now)) return next;
  const wanted = counts.reduce((best, count) => (Math.abs(count - now) < Math.abs(best - now) ? count : best));
  return { ...next, seats: resized(plan.seats, wanted, bot) };
}

/** Seating more or fewer keeps the mode if it can, or else takes the first that fits. */
export function withSeats(
  plan: Plan,
  specs: readonly OptionSpec[],
  seats: readonly SeatPlan[],
  refuse: RefuseSetting,
): Plan {
  const next = { ...plan, seats };
  const mode = modeOf(specs);
  if (!mode || fittingCounts(specs, next.options, refuse).includes(seats.length)) return next;
  const fits = mode.choices.find(choice => fittingCounts(specs, { [mode.id]: choice }, refuse).includes(seats.length));
  return fits === undefined ? next : withOption(next, mode, fits);
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
  const counts = possibleCounts(specs, refuse);
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
  readonly cards: readonly Extract<OptionSpec, { kind: 'choice' }>[];
  readonly lists: readonly Extract<OptionSpec, { kind: 'list' }>[];
  readonly rows: readonly Exclude<OptionSpec, { kind: 'list' }>[];
}

const MOST_CARDS = 2;

export function groupOptions(specs: readonly OptionSpec[], hidden: (spec: OptionSpec) => boolean): Grouped {
  const shown = specs.filter(spec => !hidden(spec));
  const cards = shown.filter(spec => spec.kind === 'choice').slice(0, MOST_CARDS) as Grouped['cards'];
  return {
    cards,
    lists: shown.filter(spec => spec.kind === 'list') as Grouped['lists'],
    rows: shown.filter(spec => spec.kind !== 'list' && !cards.some(card => card === spec)) as Grouped['rows'],
  };
}

/** Lists are for a hand-picked set: without one they are not shown, unless the game knows better. */
export function hidesLists(specs: readonly OptionSpec[], options: Options): (spec: OptionSpec) => boolean {
  const picker = specs.find(spec => spec.kind === 'choice' && spec.choices.includes('picked'));
  const picked = picker === undefined || (options[picker.id] ?? initial(picker)) === 'picked';
  return spec => spec.kind === 'list' && !picked;
}

/** The text id of a choice's name: the set-up's own, the option's, or the only one in the catalogue that ends so. */
export function choiceKey(texts: Catalogue, spec: OptionSpec, choice: string): string | undefined {
  for (const key of [`setup.${spec.id}.${choice}`, `${spec.id}.${choice}`]) if (Object.hasOwn(texts, key)) return key;
  return Object.keys(texts).find(
    key => key.endsWith(`.${choice}`) && key.indexOf('.') === key.length - choice.length - 1,
  );
}
