// Thunderstone's board: the Hall in the light, the Village at the side, the hand below. It knows no rules.

import { Flights, Stage, type TableProps, useLayout } from '@veillee/web/kit';
import { LayoutGroup } from 'motion/react';
import { useMemo, useState } from 'react';
import { ATTACK, BUY } from '../rules/keys.ts';
import type { Rank } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { AimContext, useAiming } from './aim.ts';
import './hall.css';
import './verdict.css';
import './piles.css';
import './village.css';
import './totals.css';
import './hand.css';
import './players.css';
import './tablet.css';
import './phone.css';
import { flightPlan } from './flights.ts';
import { Hall } from './hall.tsx';
import { Hand } from './hand.tsx';
import { slipHints } from './hints.tsx';
import { OrdersContext, useOrderRunner } from './orders.ts';
import { Gauges } from './piles.tsx';
import { gainsIn, ScorePile, seatLine } from './players.tsx';
import { bestProspect, ReadingContext, useRead } from './reading.ts';
import { FocusTray } from './tray.tsx';
import { Village } from './village.tsx';

export { coins } from './coins.ts';
export { Detail } from './detail.tsx';
export { ending } from './ending.ts';
export { cards, figures } from './face.tsx';
export { guide } from './guide.ts';
export { outline } from './outline.ts';
export { scene } from './scene.ts';
export { choiceStars, choiceText, firstGame, setupChecks, setupContents } from './setup.ts';

export default function Board(props: TableProps<View>) {
  const reading = useRead(props);
  const orders = useOrderRunner(reading);
  const aim = useAiming(reading);
  const gains = useMemo(() => gainsIn(props.log), [props.log]);
  const layout = useLayout();
  const [chosen, setChosen] = useState<Rank | undefined>(undefined);
  const { word, prospects, fighting, decision, table, view } = reading;
  const picked = prospects.find(prospect => prospect && table.picked[0] === ATTACK.make(prospect.rank))?.rank;
  const looked = chosen !== undefined && prospects[chosen - 1] ? chosen : undefined;
  const focus =
    fighting ?? picked ?? aim.rank ?? (layout === 'phone' ? looked : undefined) ?? bestProspect(prospects)?.rank;
  return (
    <ReadingContext value={reading}>
      <OrdersContext value={orders}>
        <AimContext value={aim}>
          <LayoutGroup>
            <Stage
              places={[
                { id: 'dungeon', name: word('table.dungeon'), content: <Hall focus={focus} onFocus={setChosen} /> },
              ]}
              rail={{ id: 'village', name: word('table.village'), content: <Village /> }}
              gauges={<Gauges focus={focus} />}
              hand={<Hand />}
              tray={<FocusTray focus={focus} />}
              aside={view.mode === 'standard' ? undefined : <ScorePile />}
              seatLine={seat => seatLine(reading, gains, seat)}
              slip={slipHints(reading, aim.rank)}
              front={
                decision?.options.some(({ key }) => BUY.is(key)) || (reading.active && view.visit)
                  ? 'village'
                  : 'dungeon'
              }
            />
            <Flights plan={flightPlan} eyes={reading.eyes} />
          </LayoutGroup>
        </AimContext>
      </OrdersContext>
    </ReadingContext>
  );
}
