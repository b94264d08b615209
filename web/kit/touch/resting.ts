// Whether a mouse rests where it last clicked. What comes to lie under it then (who has walked to where one pointed, a card beneath a
// list that has closed) is not asked about until the mouse moves: its sheet would cover what one looks at.

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

let clicked: Spot = { clientX: Number.NaN, clientY: Number.NaN };

/** Clicks tell whole pixels, pointers parts of them. */
export const restsAt = ({ clientX, clientY }: Spot): boolean =>
  Math.abs(clientX - clicked.clientX) <= 1 && Math.abs(clientY - clicked.clientY) <= 1;

/** Every click counts, on a board or beside it, before whatever it touches is gone. */
export const watchClicks = (page: EventTarget): void =>
  page.addEventListener(
    'click',
    event => {
      const { clientX, clientY, detail } = event as MouseEvent;
      // Keys click too, nowhere in particular.
      if (detail > 0) clicked = { clientX, clientY };
    },
    true,
  );

if ('document' in globalThis) watchClicks(document);
