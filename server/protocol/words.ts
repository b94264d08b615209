// Words used everywhere: seats, tables, tokens, texts, options.

import type { Param } from '@veillee/kernel';
import { z } from 'zod';
import { MOST_NAME, MOST_SEATS } from './limits.ts';

export const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const count = z.int().min(0);
export const tableId = z.string().regex(/^[A-Za-z0-9_-]{8,32}$/);
export const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const invitationCode = z.string().regex(/^[A-Za-z0-9_-]{8,32}$/);
export const personName = z.string().max(MOST_NAME * 4);
export const identity = z.string().regex(/^[A-Za-z0-9_-]{32,128}$/);

/** Read-only: what is said is not changed any more, and what rules hand over as such can be said. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** A parameter may be a text, and a text has parameters. */
const param: z.ZodType<Param> = z.lazy(() => z.union([z.string(), z.number(), z.boolean(), text, listOf(param)]));
export const params = z.record(z.string(), param);

/** A text by its id in the catalogue, or in `words` the message itself. */
export const text = z.object({
  text: z.string(),
  with: params.optional(),
  words: z.object({ en: z.string(), fr: z.string() }).optional(),
});

const optionValue = z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.string().max(200)).max(200)]);
export const optionValues = z.record(z.string().max(80), optionValue);
