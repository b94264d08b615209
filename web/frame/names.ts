// What things are called, where only their ids are known.

import type { Catalogue } from '@veillee/kernel';
import type { TableProps } from '../kit/table.ts';

/** Ids of the catalogue that name a thing: `card.militia` names `militia`. */
export function namesIn(texts: Catalogue, say: TableProps['say']): (id: string) => string | undefined {
  const names = new Map<string, string>();
  for (const key of Object.keys(texts)) {
    const [kind, id, ...rest] = key.split('.');
    if (
      kind &&
      id &&
      rest.length === 0 &&
      !/[{?]|[.:]$/.test(texts[key] ?? '') &&
      !['log', 'refuse', 'option', 'setup'].includes(kind)
    )
      names.set(id, key);
  }
  return id => {
    const key = names.get(id);
    return key === undefined ? undefined : say({ text: key });
  };
}
