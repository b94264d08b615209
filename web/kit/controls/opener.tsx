// A button that opens facts beside itself, and closes them again.

import { type ButtonHTMLAttributes, type ReactNode, useRef, useState } from 'react';
import { Popover, type PopoverProps } from './overlay.tsx';

export interface OpenerProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'title' | 'content' | 'onClick'> {
  /** What opens is called. */
  readonly title: string;
  /** With `close` whatever is inside can end it. */
  content(close: () => void): ReactNode;
  readonly material?: PopoverProps['material'];
  readonly placement?: PopoverProps['placement'];
  readonly 'data-zone'?: string;
}

export function Opener({ title, content, material, placement, ...button }: OpenerProps) {
  const by = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button {...button} ref={by} type="button" aria-expanded={open} onClick={() => setOpen(!open)} />
      <Popover
        by={by}
        open={open}
        onClose={close}
        label={title}
        {...(material && { material })}
        {...(placement && { placement })}
      >
        {content(close)}
      </Popover>
    </>
  );
}
