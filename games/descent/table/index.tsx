// Descent's board: the dungeon in the light, the heroes at the left, the overlord at the right; each side sees its own. It knows no rules.

import { Stage, Steps, TableContext, type TableProps, Tool, useLayout, useMedia } from '@veillee/web/kit';
import { useState } from 'react';
import type { Area } from '../content/quests/vocabulary.ts';
import type { View } from '../rules/view.ts';
import { ActionBar } from './actions.tsx';
import { AttackPanel } from './attack/attack.tsx';
import { Washes } from './drawn/drawing.tsx';
import { OverlordTerms, WayOn } from './dungeon/delve.tsx';
import { Dungeon } from './dungeon/dungeon.tsx';
import { ComeToLight, Journal, Told, type Unread, useUnread } from './dungeon/reveal.tsx';
import { RoadPanel } from './dungeon/road.tsx';
import { Aim, Counters, Standing } from './dungeon/standing.tsx';
import { Stomachs } from './dungeon/stomach.tsx';
import { Tamalir } from './dungeon/tamalir.tsx';
import { WorkPanel, Works } from './dungeon/work.tsx';
import { FeatHand } from './feats/hand.tsx';
import { holderInFront } from './feats/held.ts';
import { BATTLE_HAND, type Focus, focusOf, isAboutSight } from './focus.ts';
import { Comparison } from './gear/comparison.tsx';
import { Equipment, type ThingDragging, useThings } from './gear/equipment.tsx';
import { ExchangeContext, useExchanging } from './gear/exchange.ts';
import { Found } from './gear/found.tsx';
import { Town } from './gear/town.tsx';
import { semiClosedEye } from './glyphs.ts';
import { Choice } from './heroes/choice.tsx';
import { Declare } from './heroes/declare.tsx';
import { Party, PartyLine } from './heroes/party.tsx';
import { slipHints } from './hints.tsx';
import { LegendTable } from './legend/legend.tsx';
import { seatLikeness } from './likeness.ts';
import { Ahead } from './overlord/ahead.tsx';
import { AskedSeldom } from './overlord/asked-seldom.tsx';
import { BattleHand } from './overlord/battle-hand.tsx';
import { Before } from './overlord/before.tsx';
import { Monsters } from './overlord/monsters.tsx';
import { OverlordHand, OverlordPanel } from './overlord/overlord.tsx';
import { Prey } from './overlord/prey.tsx';
import { MakesRoom, TreacheryDeck, TreacheryPoints, TreacheryShop } from './overlord/treachery.tsx';
import { turnSteps } from './overlord/turn-steps.ts';
import { ReadingContext, useRead, useReading } from './reading.ts';
import { TalesContext, useTales, useTelling } from './tales.ts';
import { weighing } from './touching.ts';
import './board.css';
import './low.css';

export { ending } from './ending.ts';
export { cards } from './face.tsx';
export { firstGame } from './first-game.ts';
export { guide } from './guide.ts';
export { seatLikeness as plays, whose } from './likeness.ts';
export { figures, outline } from './outline.ts';
export { lastPage, Reckoning } from './reckoning.tsx';
export { Saved } from './saved.tsx';
export { scene } from './scene.ts';
export { choicePicture, choiceText, ruleNotes, seatedOptions, setupContents } from './setup.ts';
export { warn } from './warnings.ts';
export { isAskedOf, isSecret, whenText } from './wishes.ts';

export default function Board(props: TableProps<View>) {
  const reading = useRead(props);
  const exchange = useExchanging(reading);
  const tales = useTelling(props);
  // The week and its boards change places.
  const { legend, week } = reading.view;
  return (
    <ReadingContext value={reading}>
      <Washes />
      <ExchangeContext value={exchange}>
        <TalesContext value={tales}>
          <TableContext value={weighing(reading, exchange)}>
            {legend && week ? <LegendTable legend={legend} week={week} /> : <Table />}
          </TableContext>
        </TalesContext>
      </ExchangeContext>
    </ReadingContext>
  );
}

/** What the place in the light is called. */
const PLACE: { readonly [focus in Focus]: string } = {
  choice: 'table.map',
  treachery: 'table.treachery',
  town: 'table.town.name',
  map: 'table.map',
};
const NO_AREAS: readonly Area[] = [];
/** Where a roster above the dungeon would leave it no room: heroes stand in a line there, and all about them is beside. */
const LOW = '(max-height: 900px)';

function Table() {
  const reading = useReading();
  const { view, word, side, decision, hero } = reading;
  const layout = useLayout();
  const phone = layout === 'phone';
  const low = useMedia(LOW, false) && layout === 'tablet';
  const dragging = useThings();
  const unread = useUnread(reading, useTales());
  // Kept here: a phone puts the map away while it shows another place.
  const looking = useState(false);
  const focus = focusOf(view, decision);
  const inTamalir = focus === 'town' && view.delve !== undefined && view.phase !== 'setup';
  const things = hero && side === 'heroes' && focus !== 'choice' && <Equipment hero={hero} dragging={dragging} />;
  const carried = (
    <>
      {things}
      <Comparison dragging={dragging} />
    </>
  );
  // Before the quest the overlord looks at heroes as everybody does.
  const hunts = side === 'overlord' && view.phase !== 'setup';
  const roster = (
    <>
      {phone && view.phase !== 'setup' && (
        <>
          <Aim />
          <p className="des-counters">
            <Counters />
          </p>
        </>
      )}
      {focus === 'treachery' && view.overlord.treachery ? <TreacheryPoints /> : hunts ? <Prey /> : <Party />}
      <WayOn />
      <Journal />
      {hunts && <Ahead />}
    </>
  );
  const feats = side === 'heroes' && view.phase !== 'setup' && holderInFront(reading) && <FeatHand />;
  const hand = side === 'overlord' && view.overlord.cards?.length ? <OverlordHand /> : feats;
  const turn = decision?.prompt === 'turn.declare' ? <Declare /> : <ActionBar />;
  return (
    <Stage
      places={[
        {
          id: 'map',
          name: word(inTamalir ? 'dungeon.tamalir' : focus === 'map' && view.road ? 'road.place' : PLACE[focus]),
          content: (
            <div className="des-table">
              {(phone || low) && view.heroes.length > 0 && <PartyLine named={low} />}
              {focus === 'map' && !low && <Standing />}
              <Light dragging={dragging} unread={unread} looking={looking} low={low} />
            </div>
          ),
        },
        ...(phone && things ? [{ id: 'things', name: word('table.things'), content: carried }] : []),
      ]}
      rail={low ? undefined : { id: 'party', name: word('side.heroes'), content: roster }}
      atHand={
        <div className="des-aside">
          {unread && <ComeToLight areas={unread.areas} />}
          <AttackPanel />
          <Found />
          <Comparison dragging={dragging} />
          <WorkPanel />
          <MakesRoom />
        </div>
      }
      aside={
        <div className="des-aside">
          {phone && unread && <ComeToLight areas={unread.areas} />}
          {focus === 'treachery' && <TreacheryDeck />}
          {view.phase !== 'setup' && !view.road && <Before />}
          <Works />
          <OverlordPanel />
          <RoadPanel />
          <OverlordTerms />
          <Tamalir />
          {low && roster}
          {side === 'overlord' && <Monsters />}
        </div>
      }
      asideName={low ? `${word('side.heroes')} · ${word('side.overlord')}` : word('side.overlord')}
      tray={
        <>
          <AttackPanel />
          <Found />
          <Comparison dragging={dragging} />
          <WorkPanel />
          <MakesRoom />
        </>
      }
      gauges={
        <>
          <AskedSeldom />
          {turn}
          {!phone && things}
        </>
      }
      hand={hand}
      seatLine={seat =>
        view.sides[seat] === 'overlord'
          ? { figure: word('side.overlord'), side: 'second' }
          : { figure: word('side.heroes'), side: 'first', likeness: seatLikeness(view, seat) }
      }
      slip={slipHints(reading)}
      steps={<OverlordSteps />}
      // What one carries is asked about where it lies.
      front={phone && things && decision?.prompt === 'equip.ask' ? 'things' : 'map'}
    />
  );
}

/** What the table is about, in the light: the dungeon, the town, or a choice before the quest. */
function Light({
  dragging,
  unread,
  looking: [looks, setLooks],
  low,
}: {
  readonly dragging: ThingDragging;
  readonly unread: Unread | undefined;
  readonly looking: readonly [boolean, (looks: boolean) => void];
  readonly low: boolean;
}) {
  const { view, word, decision } = useReading();
  const [pointed, setPointed] = useState<string>();
  const point = ({ target }: { readonly target: EventTarget }): void =>
    setPointed(
      target instanceof Element ? (target.closest<SVGElement>('.v-map-figure')?.dataset.thing ?? undefined) : undefined,
    );
  const focus = focusOf(view, decision);
  const sight = looks || isAboutSight(decision);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks at what figures on the map are pointed at or have the focus
    <div
      className="des-lit"
      onPointerOver={event => event.pointerType === 'mouse' && point(event)}
      onPointerLeave={() => setPointed(undefined)}
      onFocus={point}
      onBlur={() => setPointed(undefined)}
    >
      {focus === 'choice' && <Choice />}
      {focus === 'treachery' && (decision?.prompt === BATTLE_HAND ? <BattleHand /> : <TreacheryShop />)}
      {focus === 'town' && <Town dragging={dragging} />}
      {focus === 'map' && (
        <>
          <Dungeon sight={sight} fresh={unread?.areas ?? NO_AREAS} pointed={pointed} />
          {low && <Standing over />}
          <Stomachs />
          <div className="des-look" data-over-map data-on={sight || undefined}>
            <Tool
              glyph={semiClosedEye}
              label={word('table.sight')}
              aria-pressed={sight}
              onClick={() => setLooks(!sight)}
            />
          </div>
          {unread && <Told unread={unread} />}
        </>
      )}
    </div>
  );
}

/** Both sides see how far the overlord's turn has come. */
function OverlordSteps() {
  const { view, word, decision } = useReading();
  const steps = turnSteps(view, decision?.prompt);
  if (steps.length === 0) return null;
  const nameOf = ({ id, left }: (typeof steps)[number]): string => {
    const step = word(`table.step.${id}`);
    return left === undefined ? step : word('table.step.left', { step, n: left });
  };
  return (
    <Steps
      label={word('table.steps')}
      steps={steps.map(step => ({ id: step.id, name: nameOf(step), state: step.state }))}
    />
  );
}
