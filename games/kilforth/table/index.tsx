// Gloom of Kilforth's board: the Realm in the light, the hero at the left, the Saga at the right, Rumours below. It knows no
// rules.

import { Flights, Stage, type TableProps, useLayout, useZoom } from '@veillee/web/kit';
import { LayoutGroup } from 'motion/react';
import { useCallback, useState } from 'react';
import { ActionBar } from './actions.tsx';
import './board.css';
import './hero.css';
import './saga.css';
import './focus.css';
import './players.css';
import './over-map.css';
import './figures.css';
import './map.css';
import './layouts.css';
import type { View } from '../rules/view.ts';
import { Days, useLight } from './days.tsx';
import { assaulted } from './facts.ts';
import { FightBar, isLive } from './fight-bar.tsx';
import { flightPlan } from './flights.ts';
import { FocusInRail } from './focus.tsx';
import { Hand } from './hand.tsx';
import { HeroLine, HeroRail } from './hero.tsx';
import { slipHints } from './hints.tsx';
import { Piles } from './piles.tsx';
import { seatLine } from './players.tsx';
import { type Reading, ReadingContext, useRead } from './reading.ts';
import { Realm } from './realm.tsx';
import { Ancients, Saga } from './saga.tsx';
import { Tray } from './tray.tsx';

export { coins } from './coins.ts';
export { Detail } from './detail.tsx';
export { ending } from './ending.ts';
export { cards } from './face.tsx';
export { guide } from './guide.ts';
export { seatLikeness as plays, whose } from './likeness.ts';
export { outline } from './outline.ts';
export { Reckoning } from './reckoning.tsx';
export { scene } from './scene.ts';
export { choiceStars, choiceText, firstGame, isOpen, setupChecks, setupContents } from './setup.ts';
export { warn } from './warnings.ts';

export default function Board(props: TableProps<View>) {
  // What was looked at is forgotten with the next turn.
  const { turn } = props.view;
  const [looked, setLooked] = useState<{ readonly thing: string | undefined; readonly turn: number }>();
  const focus = looked?.turn === turn ? looked.thing : undefined;
  const setFocus = useCallback((thing: string | undefined) => setLooked({ thing, turn }), [turn]);
  const reading = useRead(props, focus, setFocus);
  if (!reading) return null;
  return (
    <ReadingContext value={reading}>
      <LayoutGroup>
        <Table reading={reading} />
        <Flights plan={flightPlan} eyes={reading.eyes} />
      </LayoutGroup>
    </ReadingContext>
  );
}

function Table({ reading }: { readonly reading: Reading }) {
  const { word } = reading;
  const layout = useLayout();
  const phone = layout === 'phone';
  const light = useLight();
  // Whom one faces now stands above what one is after: with a team the panel would be below the fold.
  const facing = assaulted(reading.decision) !== undefined || isLive(reading.view);
  // On a phone the hand follows the actions, so that its upper edge is in sight; a fight comes before it.
  const handUp = phone && !facing;
  const zoom = useZoom(`[data-zone="region:${reading.own.region}"]`);
  return (
    <Stage
      places={[
        {
          id: 'realm',
          name: word('table.realm'),
          content: (
            <div className="kil-board" data-light={light} data-layout={phone ? 'phone' : 'wide'}>
              <Days zoom={zoom} />
              <HeroLine />
              <Realm zoom={zoom} />
              {phone && <ActionBar />}
              {handUp && <Hand />}
            </div>
          ),
        },
      ]}
      rail={{ id: 'hero', name: word('table.hero'), content: <HeroRail /> }}
      gauges={
        phone ? undefined : (
          <div className="kil-under-map">
            <ActionBar />
            <FightBar />
          </div>
        )
      }
      hand={handUp ? undefined : <Hand />}
      tray={<Tray />}
      atHand={
        facing && (
          <div className="kil-aside">
            <FocusInRail />
          </div>
        )
      }
      aside={
        <div className="kil-aside">
          <Saga />
          {!facing && !phone && <FocusInRail />}
          <Ancients />
          {layout === 'tablet' && <Piles />}
        </div>
      }
      asideName={word('table.saga')}
      seatLine={seat => seatLine(reading, seat)}
      slip={slipHints(reading)}
      front="realm"
    />
  );
}
