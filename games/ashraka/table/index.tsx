// Ashraka's board: the map in the light, both heroes at the left, Destiny, combat zone and Bag at the right. It knows no rules.

import { InHand, Stage, type TableProps, useLayout } from '@veillee/web/kit';
import { useRef } from 'react';
import type { View } from '../rules/view.ts';
import { ActionBar } from './actions.tsx';
import { AnswerCards } from './combat/answer-cards.tsx';
import { CombatAside, CombatTable, isCombatAside } from './combat/combat.tsx';
import { CombatZone } from './combat/zone.tsx';
import { type Focus, focusOf } from './focus.ts';
import { MagicBag } from './heroes/bag.tsx';
import { Choice } from './heroes/choice.tsx';
import { Heroes, HeroLines } from './heroes/heroes.tsx';
import { Packing } from './heroes/packing.tsx';
import { Sheet } from './heroes/sheet.tsx';
import { slipHints } from './hints.tsx';
import { seatLikeness } from './likeness.ts';
import { AdventureMap } from './map/map.tsx';
import { type Reading, ReadingContext, useRead } from './reading.ts';
import { Destiny } from './story/destiny.tsx';
import { Found } from './story/found.tsx';
import { Journal, Story, StoryOpener, useTale } from './story/story.tsx';
import { Piles } from './wares/piles.tsx';
import { Shop } from './wares/shop.tsx';
import './board.css';
import './layouts.css';

export { advise } from './advice.ts';
export { ending } from './ending.ts';
export { cards } from './face.tsx';
export { firstGame } from './first-game.ts';
export { guide } from './guide.ts';
export { landscape } from './landscape.ts';
export { seatLikeness as plays } from './likeness.ts';
export { outline } from './outline.ts';
export { Saved } from './saved.tsx';
export { scene } from './scene.ts';
export { choicePicture, choiceText, isOpen, seatedOptions, setupContents } from './setup.ts';
export { warn } from './warnings.ts';

export default function Board(props: TableProps<View>) {
  const reading = useRead(props);
  return (
    <ReadingContext value={reading}>
      <Table reading={reading} />
    </ReadingContext>
  );
}

const LIT: { readonly [focus in Exclude<Focus, 'story' | 'map'>]: () => React.ReactNode } = {
  choice: () => <Choice />,
  sheet: () => <Sheet />,
  shop: () => <Shop />,
  packing: () => <Packing />,
  combat: () => <CombatTable />,
};

/** While an answer is on its way nothing is asked: what lies in the light stays until the table has changed. */
function useFocus({ view, decision }: Reading): Focus {
  const kept = useRef<{ readonly view: View; readonly focus: Focus }>(undefined);
  if (decision || kept.current?.view !== view) kept.current = { view, focus: focusOf(view, decision) };
  return kept.current.focus;
}

function Table({ reading }: { readonly reading: Reading }) {
  const { word, view, hero } = reading;
  const layout = useLayout();
  const phone = layout === 'phone';
  const open = useTale(reading);
  const { tale, changed } = open;
  const focus = useFocus(reading);
  const shown: Focus = tale ? 'story' : focus;
  const lit = (
    <div className="ash-board" data-focus={shown}>
      {phone && view.heroes.length > 0 && (
        <div className="ash-status">
          <Destiny small />
          <HeroLines />
        </div>
      )}
      <Found />
      <div className="ash-lit">
        {shown === 'story' ? <Story {...open} /> : shown === 'map' ? <AdventureMap changed={changed} /> : LIT[shown]()}
      </div>
    </div>
  );
  const isFighting = !phone && shown === 'combat' && isCombatAside(reading);
  const facts = (
    <div className="ash-aside">
      {!phone && <Destiny />}
      <CombatZone />
      <MagicBag />
      <Piles />
    </div>
  );
  const rail = (
    <>
      <Heroes />
      {!phone && view.heroes.length > 0 && <StoryOpener />}
    </>
  );
  return (
    <Stage
      places={[
        { id: 'map', name: word('table.map'), content: lit },
        ...(phone
          ? [
              { id: 'bag', name: word('table.bag.short'), content: facts },
              { id: 'story', name: word('table.story'), content: <Journal /> },
            ]
          : []),
      ]}
      rail={{ id: 'heroes', name: word('table.heroes'), content: rail }}
      gauges={<InHand figure={hero?.id}>{!isFighting ? <ActionBar /> : layout === 'wide' && <AnswerCards />}</InHand>}
      atHand={isFighting && <CombatAside />}
      aside={phone || (isFighting && layout === 'wide') ? undefined : facts}
      asideName={word('table.aside')}
      seatLine={seat => ({
        likeness: seatLikeness(view, seat, hero?.id),
        note: view.heroes
          .filter(one => one.seat === seat)
          .map(({ id }) => word(`hero.${id}.short`))
          .join(', '),
      })}
      slip={slipHints(reading, phone)}
      front="map"
    />
  );
}
