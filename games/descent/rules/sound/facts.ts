// What scripts still have to be told of, in a save.

import { either, exactly, listOf, maybe, oneOf, only, type Shape, tally, whole } from '@veillee/kernel/save/shape';
import type { Area } from '../../content/quests/vocabulary.ts';
import type { Attacking } from '../attack/attacking.ts';
import type { About, Fact, Met } from '../quest/facts.ts';
import { amount, kind, name, names, rank } from './names.ts';

export const facts = (space: Shape<Attacking['space']>, area: Shape<Area>): Shape<Fact> => {
  const spaces = listOf(space, 400);
  const met = exactly<Met>({ id: name, names, monster: maybe(kind), rank: maybe(rank) });
  const about = {
    hero: maybe(name),
    figure: maybe(met),
    here: maybe(spaces),
    progress: maybe(amount),
  } satisfies { readonly [of in keyof About]-?: Shape<About[of]> };
  type Of<Is extends Fact['is']> = Extract<Fact, { readonly is: Is }>;
  return either(
    exactly<Of<'start' | 'heroKilled' | 'lastCard'>>({ ...about, is: oneOf(['start', 'heroKilled', 'lastCard']) }),
    exactly<Of<'round'>>({ ...about, is: only('round'), round: tally }),
    exactly<Extract<Fact, { readonly side: unknown }>>({
      ...about,
      is: oneOf(['turnStart', 'turnEnd']),
      side: oneOf(['hero', 'overlord']),
    }),
    exactly<Extract<Fact, { readonly area: unknown }>>({ ...about, is: oneOf(['revealing', 'reveal']), area }),
    exactly<Extract<Fact, { readonly door: unknown }>>({ ...about, is: oneOf(['open', 'close']), door: name }),
    exactly<Extract<Fact, { readonly from: unknown }>>({
      ...about,
      is: oneOf(['enter', 'leave']),
      from: spaces,
      to: spaces,
    }),
    exactly<Extract<Fact, { readonly names: unknown }>>({
      ...about,
      is: oneOf(['encounter', 'take', 'chest', 'glyph', 'travel', 'altar']),
      names,
    }),
    exactly<Extract<Fact, { readonly action: unknown }>>({
      ...about,
      is: oneOf(['quickAction', 'prolongedAction']),
      action: name,
    }),
    exactly<About & { readonly is: 'attacked' | 'kill' | 'activate' | 'swallow' }>({
      ...about,
      is: oneOf(['attacked', 'kill', 'activate', 'swallow']),
    }),
    exactly<Of<'wounded'>>({ ...about, is: only('wounded'), left: amount, of: amount }),
    exactly<Of<'counter'>>({ ...about, is: only('counter'), counter: name, value: whole(-9999, 9999) }),
    exactly<Of<'flag'>>({ ...about, is: only('flag'), flag: name }),
  );
};
