// What is played, as a seat may know it: what it is asked, what happened, how its view changes, and ways back.

import { z } from 'zod';
import { count, listOf, params, seat, text } from './words.ts';

const figure = z.string().optional();
const things = listOf(z.string()).optional();
const offered = z.object({
  key: z.string(),
  text: z.string(),
  with: params.optional(),
  rule: z.string().optional(),
  on: things,
  figure,
});

/** A decision of the kernel, with all that it works out for whoever looks. */
export const decision = z.object({
  id: count,
  seat,
  prompt: z.string(),
  with: params.optional(),
  rule: z.string().optional(),
  options: listOf(offered),
  refused: listOf(offered.extend({ why: text, rule: z.string() })),
  outlook: z.unknown().optional(),
  min: z.number(),
  max: z.number(),
  ordered: z.boolean().optional(),
  pass: text.optional(),
  range: z.object({ min: z.number(), max: z.number(), step: z.number().optional() }).optional(),
  window: z
    .object({
      id: z.string(),
      matters: z.boolean(),
      open: z.literal(true).optional(),
      secret: z.literal(true).optional(),
      unhurried: z.literal(true).optional(),
      when: things,
      usual: things,
      often: z.literal(true).optional(),
      alike: z.string().optional(),
    })
    .optional(),
  confirm: z.enum(['turn', 'fight']).optional(),
  standing: z.boolean().optional(),
  courtesy: z.union([z.boolean(), z.literal('by-turns')]).optional(),
  figure,
});
export type Decision = z.infer<typeof decision>;

/** Something that happened, as the connection's seats may know it. */
export const wireEvent = z.object({
  n: count,
  at: count,
  /** On a connection with several seats: the only ones of them who may know this version. */
  for: z.array(seat).min(1).readonly().optional(),
  text: z.string(),
  with: params.optional(),
  rule: z.string().optional(),
  moves: listOf(z.object({ what: z.string(), from: z.string(), to: z.string() })).optional(),
  lines: listOf(text).optional(),
  detail: z.unknown().optional(),
  /** Its part in something that is told step by step: a battle, a test, a night. */
  scene: z.object({ of: z.string(), part: z.string(), won: z.boolean().optional() }).optional(),
  turn: z.object({ round: count, seat: seat.optional() }).optional(),
  weight: z.number().optional(),
  brings: z.object({ seat, coins: z.record(z.string(), z.number()) }).optional(),
});
export type WireEvent = z.infer<typeof wireEvent>;

const path = listOf(z.union([z.string(), z.int().min(0)]));
export type Path = z.infer<typeof path>;
/** `[path, value]` sets, `[path]` removes. See patch.ts. */
export const patchSchema = listOf(z.union([z.tuple([path]).readonly(), z.tuple([path, z.unknown()]).readonly()]));
export type Patch = z.infer<typeof patchSchema>;

export const chatLine = z.object({
  seat: seat.optional(),
  /** Whoever looks on: the name that `bar` takes. */
  onlooker: z.string().optional(),
  name: z.string(),
  text: z.string(),
  at: z.string(),
});
export type ChatLine = z.infer<typeof chatLine>;

/** What going back takes back: `answers`, given by `of`, to the choice of `whose` in that turn; with `anew`, what nobody has seen is dealt anew. */
export const way = z.object({
  to: count,
  whose: seat.optional(),
  answers: count,
  of: z.array(seat).optional(),
  turn: count.optional(),
  anew: z.boolean(),
});
export type Way = z.infer<typeof way>;

/** Somebody asks the table to go back, or with `again` to put again what it went back on; these seats have not said yes yet. */
export const rewindRequest = way.extend({
  request: count,
  seat,
  waitingFor: z.array(seat),
  again: z.literal(true).optional(),
});
export type RewindRequest = z.infer<typeof rewindRequest>;
