// A save whose journal was changed by somebody who knows how to seal it: only a replay notices.

import { canonical, checkSave, type Entry, fingerprint, isReseed, type Save } from '@veillee/kernel';

export function resealed(text: string, entry: number, picks: readonly string[]): string {
  const saved = checkSave(JSON.parse(text));
  const journal = saved.journal.map((other: Entry, i) =>
    i === entry && !isReseed(other) ? { ...other, picks } : other,
  );
  const { digest: _, ...body }: Save = { ...saved, journal };
  return JSON.stringify({ ...body, digest: fingerprint(canonical(body)) });
}
