// Options of a game: filled in from their specifications and checked.

import { Refusal } from './errors.ts';
import type { Game } from './game.ts';
import type { GameOption, OptionSpec, Options, OptionValue, Setting } from './setting.ts';
import { checkRoles, ROLES } from './sides.ts';

/** The setting with every option filled in, or a Refusal that says what is wrong. */
export function checkSetting(
  game: Pick<Game<never>, 'id' | 'options' | 'refuseSetting' | 'roles' | 'hides'>,
  setting: Setting,
): Setting {
  const { seats, options } = setting;
  if (!Number.isInteger(seats) || seats < 1) throw new Refusal('seats', `${game.id} cannot seat ${String(seats)}`);
  for (const id in options)
    if (!game.options.some(spec => spec.id === id) && !(id === ROLES && game.roles)) {
      const known = game.options.map(spec => spec.id).join(', ');
      throw new Refusal('options', `${game.id} has no option ${id}; it has ${known || 'none'}`);
    }
  const filled: Record<string, OptionValue> = {};
  for (const spec of game.options) filled[spec.id] = checkOption(game.id, spec, options[spec.id] ?? spec.initial);
  const complete = { seats, options: filled };
  const why = game.refuseSetting(complete);
  if (why) throw new Refusal('seats', `${game.id}: ${why.text}`, why);
  if (game.roles) filled[ROLES] = checkRoles(game, { seats, options: { ...filled, ...pickRoles(options) } });
  return complete;
}

const pickRoles = ({ [ROLES]: roles }: Options): Options => (roles === undefined ? {} : { [ROLES]: roles });

/** Whether an option means anything with these values of the others. All options must be filled in. */
export const optionApplies = ({ when = {} }: Pick<OptionSpec, 'when'>, options: Options): boolean =>
  Object.entries(when).every(([id, values]) => values.some(value => value === options[id]));

/** What can be chosen with these values of the other options. */
export const choicesOffered = (
  { choices, cards = {} }: Extract<OptionSpec, { kind: 'choice' }>,
  options: Options,
): readonly string[] => choices.filter(choice => optionApplies(cards[choice] ?? {}, options));

/** What a page asks of a table: without choices that are not offered, and without what leaves no choice then. */
export const optionsAsked = (options: readonly GameOption[]): OptionSpec[] =>
  options.flatMap(({ unasked = [], ...spec }) => {
    if (spec.kind !== 'choice' || unasked.length === 0) return [spec];
    const choices = spec.choices.filter(choice => !unasked.includes(choice));
    return choices.length > 1 ? [{ ...spec, choices }] : [];
  });

/** With what others a choice goes: the first values of which each will do. */
export const neededBy = ({ cards = {} }: Extract<OptionSpec, { kind: 'choice' }>, choice: string): Options =>
  Object.fromEntries(
    Object.entries(cards[choice]?.when ?? {}).flatMap(([id, [value]]) => (value === undefined ? [] : [[id, value]])),
  );

/** How many can sit down with these options, up to `most`. */
export function seatCounts(
  game: Pick<Game<never>, 'options' | 'refuseSetting'>,
  options: Options,
  most: number,
): readonly number[] {
  const filled = { ...Object.fromEntries(game.options.map(({ id, initial }) => [id, initial])), ...options };
  const counts = Array.from({ length: most }, (_, n) => n + 1);
  return counts.filter(seats => game.refuseSetting({ seats, options: filled }) === undefined);
}

function checkOption(game: string, spec: OptionSpec, value: OptionValue): OptionValue {
  const wrong = (wanted: string): never => {
    throw new Refusal('options', `${game}: option ${spec.id} must be ${wanted}, not ${JSON.stringify(value)}`);
  };
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean' ? value : wrong('true or false');
    case 'choice':
      return spec.choices.includes(value as string) ? value : wrong(`one of ${spec.choices.join(', ')}`);
    case 'number':
      return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max
        ? value
        : wrong(`a whole number from ${spec.min} to ${spec.max}`);
    case 'list': {
      const fine =
        Array.isArray(value) &&
        value.every(item => spec.choices.includes(item)) &&
        new Set(value).size === value.length;
      return fine ? value : wrong(`different ones of ${spec.choices.join(', ')}`);
    }
  }
}
