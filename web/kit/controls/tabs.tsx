// Panels of which one is open, and the row of their names. Arrow keys lead along the row, and open what they come to.

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import './tabs.css';

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly name: ReactNode; readonly content: ReactNode }[];
  /** The first, unless given. */
  readonly chosen?: string;
  onChoose?(id: string): void;
  readonly className?: string;
}

const TABBABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]']
  .map(element => `${element}:not(:disabled, [tabindex="-1"])`)
  .join();

export function Tabs({ label, tabs, chosen, onChoose, className }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const open = tabs.find(({ id }) => id === (chosen ?? own));
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const choose = (id: string): void => {
    setOwn(id);
    if (id !== open?.id) onChoose?.(id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = tabs.findIndex(({ id }) => id === open?.id);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    row.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.id)}"]`)?.focus();
  };
  // Keys scroll what holds nothing that they could reach. Whether that can be seen is not asked: the page would have to be laid out.
  useLayoutEffect(() => {
    if (panel.current?.querySelector(TABBABLE)) panel.current.removeAttribute('tabindex');
    else if (panel.current) panel.current.tabIndex = 0;
  });
  return (
    <div className={['v-tabs', className].filter(Boolean).join(' ')}>
      <div ref={row} className="v-tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, name: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-${id}`}
            className="v-tab"
            data-key={id}
            aria-selected={id === open?.id}
            aria-controls={id === open?.id ? `${name}-panel` : undefined}
            tabIndex={id === open?.id ? 0 : -1}
            onClick={() => choose(id)}
          >
            {words}
          </button>
        ))}
      </div>
      {open && (
        <div
          key={open.id}
          ref={panel}
          className="v-tab-panel"
          role="tabpanel"
          id={`${name}-panel`}
          aria-labelledby={`${name}-${open.id}`}
        >
          {open.content}
        </div>
      )}
    </div>
  );
}
