// On a phone: one tray under the map that follows the selection, with the odds or the Saga.

import { TrayTabs, useIntoSight, useLayout } from '@veillee/web/kit';
import { isLive, Live } from './fight-bar.tsx';
import { Focus, useFocus } from './focus.tsx';
import { useReading } from './reading.ts';
import { Saga } from './saga.tsx';

export function Tray() {
  const { word, view } = useReading();
  const thing = useFocus();
  if (useLayout() !== 'phone') return null;
  return (
    <section className="kil-tray" aria-label={word('table.tray')}>
      {isLive(view) && <LiveTray />}
      <TrayTabs
        tabs={[
          {
            id: 'odds',
            name: word('table.tab.odds'),
            content: thing === undefined ? <p className="kil-none">{word('table.tray.none')}</p> : <Focus />,
          },
          { id: 'saga', name: word('table.tab.saga'), content: <Saga /> },
        ]}
      />
    </section>
  );
}

/** HP and dice of the moment: what the question is about must be seen above it. */
function LiveTray() {
  const { decision } = useReading();
  const self = useIntoSight<HTMLDivElement>(decision?.id ?? 'nobody');
  return (
    <div className="kil-tray-live" ref={self}>
      <Live />
    </div>
  );
}
