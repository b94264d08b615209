// What comes anew with every change of the table although it says what it said before: it is kept, so that nothing is drawn again.

import { useRef } from 'react';

/** Do two objects hold the same in every field? */
export const areAlike = (one: object, other: object): boolean => {
  const fields = Object.keys(other);
  return (
    fields.length === Object.keys(one).length &&
    fields.every(field => Object.is(Reflect.get(one, field), Reflect.get(other, field)))
  );
};

/** The list as it was, while its things are alike. */
export function useLasting<Thing extends object>(list: readonly Thing[]): readonly Thing[] {
  const last = useRef(list);
  const isSame =
    last.current.length === list.length && list.every((thing, n) => areAlike(last.current[n] as Thing, thing));
  if (!isSame) last.current = list;
  return last.current;
}
