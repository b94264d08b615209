// Attacks among the options, with what the rules foretell of them: who attacks, whom, with what, and how it would probably end.

import type { Option } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import type { Aim, AimedBlow } from '../../rules/attack/outlook.ts';
import { attackKey } from '../../rules/keys.ts';
import type { FigureId, Hero, Monster } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Reading } from '../reading.ts';

export const figuresIn = (view: View): (Hero | Monster)[] => [...view.heroes, ...view.monsters];

export const isAttack = ({ key }: Pick<Option, 'key'>): boolean => headOf(key) === 'attack';

export interface Aimed {
  readonly option: Option;
  readonly aim: Aim;
  /** On whoever is meant; none where it is aimed at the ground. */
  readonly blow: AimedBlow | undefined;
  /** What it is made with, as it is called. */
  readonly weapon: string;
}

type Read = Pick<Reading, 'outlook' | 'options' | 'table' | 'view'>;

/** An attack among the options, as it is foretold. */
export function aimedBy({ outlook, table, view }: Read, option: Option): Aimed | undefined {
  const aim = outlook.attacks?.[option.key];
  if (!aim) return undefined;
  const name = option.with?.weapon ?? option.with?.figure;
  const weapon = typeof name === 'object' && 'text' in name ? table.say(name) : '';
  const target = figuresIn(view).find(({ id }) => option.on?.includes(id));
  const blow = aim.blows.find(({ figure }) => figure === target?.id) ?? aim.blows[0];
  return { option, aim, blow, weapon };
}

/** Each attack on a thing that is offered, the most promising first; of one weapon in one form only the best. */
export function aimsAt(reading: Read, thing: string): Aimed[] {
  const found = reading.options
    .filter(option => isAttack(option) && option.on?.includes(thing))
    .flatMap(option => aimedBy(reading, option) ?? [])
    .sort(byPromise);
  const ways = found.map(({ option }) => `${attackKey.read(option.key)?.[0]} ${option.text}`);
  return found.filter((_, n) => ways.indexOf(ways[n] ?? '') === n);
}

/** Who falls counts most, then what it costs them. */
const byPromise = (one: Aimed, other: Aimed): number =>
  (other.blow?.kill ?? 0) - (one.blow?.kill ?? 0) ||
  (other.blow?.wounds ?? 0) - (one.blow?.wounds ?? 0) ||
  (one.aim.distance ?? 0) - (other.aim.distance ?? 0);

/** Friends are in reach of an attack, too, but nobody is advised to. */
export const isOnFoe = ({ monsters }: Pick<View, 'monsters'>, option: Option): boolean =>
  isAttack(option) && monsters.some(({ id }) => option.on?.includes(id));

/** The most promising of all on a monster. */
export const bestFoe = (reading: Read): Aimed | undefined =>
  reading.options
    .filter(option => isOnFoe(reading.view, option))
    .flatMap(option => aimedBy(reading, option) ?? [])
    .sort(byPromise)[0];

/** The attack that is chosen and not declared yet. */
export function chosenAim(reading: Read): Aimed | undefined {
  const option = reading.options.find(one => isAttack(one) && reading.table.picked.includes(one.key));
  return option && aimedBy(reading, option);
}

/** Whom an attack is aimed at, of those on the map. */
export const targetOf = (view: View, { option }: Pick<Aimed, 'option'>): Hero | Monster | undefined =>
  figuresIn(view).find(({ id }) => option.on?.includes(id));

export const figureNamed = (view: View, id: FigureId): Hero | Monster | undefined =>
  figuresIn(view).find(one => one.id === id);

export const percent = (part: number): number => Math.round(part * 100);

/** Chances as texts want them. */
export const chanceWords = (blow: Pick<AimedBlow, 'hit' | 'kill' | 'wounds'> | undefined) => ({
  hit: percent(blow?.hit ?? 0),
  kill: percent(blow?.kill ?? 0),
  wounds: Math.round((blow?.wounds ?? 0) * 10) / 10,
});
