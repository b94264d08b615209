// Descent's board: the dungeon in the light, the heroes at the left, the overlord at the right; each side sees its own. It knows no rules.

import { Stage, type TableModule, type TableProps, Toggle, Tray, useLayout } from '@veillee/web/kit';
import { useState } from 'react';
import type { View } from '../rules/view.ts';
import { ActionBar } from './actions.tsx';
import { Choice } from './choice.tsx';
import { Dungeon } from './dungeon.tsx';
import { focusOf } from './focus.ts';
import { slipHints } from './hints.tsx';
import { OverlordHand, OverlordPanel } from './overlord.tsx';
import { Party, PartyLine } from './party.tsx';
import { ReadingContext, useRead, useReading } from './reading.ts';
import './board.css';

export default function Board(props: TableProps<View>) {
  const reading = useRead(props);
  return (
    <ReadingContext value={reading}>
      <Table />
    </ReadingContext>
  );
}

function Table() {
  const reading = useReading();
  const { view, word, side, decision } = reading;
  const phone = useLayout() === 'phone';
  const [sight, setSight] = useState(false);
  const focus = focusOf(view, decision);
  // Whoever places monsters asks nothing else.
  const shown = sight || decision?.prompt === 'overlord.spawn';
  const light = (
    <div className="des-table">
      {phone && view.heroes.length > 0 && <PartyLine />}
      <div className="des-lit">
        {focus === 'choice' ? <Choice /> : <Dungeon sight={shown} />}
        {focus === 'map' && (
          <Tray className="des-look">
            <Toggle label={word('table.sight')} on={shown} onChange={setSight} />
          </Tray>
        )}
      </div>
    </div>
  );
  return (
    <Stage
      places={[{ id: 'map', name: word('table.map'), content: light }]}
      rail={{ id: 'party', name: word('side.heroes'), content: <Party /> }}
      aside={<OverlordPanel />}
      gauges={<ActionBar />}
      hand={side === 'overlord' && view.overlord.cards?.length ? <OverlordHand /> : undefined}
      seatLine={seat => ({
        figure: view.sides[seat] === 'overlord' ? word('side.overlord') : word('table.conquest', { n: view.conquest }),
      })}
      slip={slipHints(reading)}
    />
  );
}

({ default: Board }) satisfies TableModule<View>;
