// A finger that is held on something asks about it and never chooses, whatever it is held on: what lifts it again is no touch.

import { useEffect } from 'react';

/** From here on a browser takes a touch for a long one; some make a click of it all the same. */
const LONG = 500;

export function useHeldChoosesNothing(): void {
  useEffect(() => {
    let since: number | undefined;
    const press = (event: PointerEvent): void => {
      // A mouse button may be held as long as one likes.
      since = event.pointerType === 'mouse' ? undefined : event.timeStamp;
    };
    const click = (event: MouseEvent): void => {
      const held = since !== undefined && event.timeStamp - since > LONG;
      since = undefined;
      // A click without a finger behind it, or a second one, is somebody's wish.
      if (!held || event.detail === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('click', click, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('click', click, true);
    };
  }, []);
}
