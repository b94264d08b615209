// Two or three panels in the tray under a phone's board, one of them open.

import { type ReactNode, useState } from 'react';
import './tray-tabs.css';

export interface TrayTabsProps {
  /** The first is open at first. */
  readonly tabs: readonly { readonly id: string; readonly name: string; readonly content: ReactNode }[];
}

export function TrayTabs({ tabs }: TrayTabsProps) {
  const [chosen, setChosen] = useState(tabs[0]?.id);
  return (
    <>
      <div className="v-tray-tabs" role="tablist">
        {tabs.map(({ id, name }) => (
          <button key={id} type="button" role="tab" aria-selected={chosen === id} onClick={() => setChosen(id)}>
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" className="v-tray-panel">
        {tabs.find(({ id }) => id === chosen)?.content}
      </div>
    </>
  );
}
