// On a phone: one tray under the map that follows the selection, with the odds or the Saga.

import { useRoom } from '@veillee/web/kit';
import { useEffect, useRef, useState } from 'react';
import { isLive, Live } from './fight-bar.tsx';
import { Focus, useFocus } from './focus.tsx';
import { useReading } from './reading.ts';
import { Saga } from './saga.tsx';

const TABS = ['odds', 'saga'] as const;

export function Tray() {
  const { word, view } = useReading();
  const [tab, setTab] = useState<(typeof TABS)[number]>('odds');
  const thing = useFocus();
  if (useRoom() !== 'phone') return null;
  return (
    <section className="kil-tray" aria-label={word('table.tray')}>
      {isLive(view) && <LiveTray />}
      <div className="kil-tray-tabs" role="tablist">
        {TABS.map(id => (
          <button key={id} type="button" role="tab" aria-selected={tab === id} onClick={() => setTab(id)}>
            {word(`table.tab.${id}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" className="kil-tray-panel">
        {tab === 'odds' && (thing === undefined ? <p className="kil-none">{word('table.tray.none')}</p> : <Focus />)}
        {tab === 'saga' && <Saga />}
      </div>
    </section>
  );
}

/** HP and dice of the moment: what the question is about must be seen above it. */
function LiveTray() {
  const { decision } = useReading();
  const self = useRef<HTMLDivElement>(null);
  const asked = decision?.id;
  useEffect(() => {
    self.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <div className="kil-tray-live" ref={self}>
      <Live />
    </div>
  );
}
