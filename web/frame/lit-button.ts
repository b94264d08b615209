// The one button that is lit as the suggested answer: what Enter does.

const LIT = '.v-button[data-look="main"]:not(:disabled)';

/** What lies over the board goes before the slip: a page of the story is read before anything is decided. */
export function litButton(within: HTMLElement | null): HTMLElement | undefined {
  const lit = [...(within?.querySelectorAll<HTMLElement>(LIT) ?? [])].filter(isInSight);
  return lit.find(button => button.closest('.v-slip') === null) ?? lit[0];
}

const isInSight = (button: HTMLElement): boolean => button.getClientRects().length > 0;
