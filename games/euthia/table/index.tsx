// Euthia's board: the land in the light, one's Hero below it, Reputation, Offers and Quests at the right. It knows no rules.

import { Stage, type TableProps, useLayout, useMedia } from '@veillee/web/kit';
import { useState } from 'react';
import type { View } from '../rules/view.ts';
import { ActionBar } from './actions.tsx';
import { HeroChoice } from './choice.tsx';
import { CombatAside, CombatStage } from './combat.tsx';
import { type Focus, heldFocus, type Lit } from './focus.ts';
import { slipHints } from './hints.tsx';
import { HeroBoard } from './inventory.tsx';
import { heroLikeness } from './likeness.ts';
import { LandMap } from './map.tsx';
import { Offers } from './offers.tsx';
import { Quests, readyQuests } from './quests.tsx';
import { type Reading, ReadingContext, useRead, useReading } from './reading.ts';
import { RollPanel } from './roll.tsx';
import { ScenarioPanel } from './scenario.tsx';
import { ActionTokens, HeroDisc, HeroFigures, HeroStrip } from './strip.tsx';
import { projected, Track } from './track.tsx';
import './board.css';

export { ending } from './ending.ts';
export { cards } from './face.tsx';
export { guide } from './guide.ts';
export { landscape } from './landscape.ts';
export { seatLikeness as plays, whose } from './likeness.ts';
export { outline } from './outline.ts';
export { Saved } from './saved.tsx';
export { scene } from './scene.ts';
export { choicePicture, choiceStars, choiceText, firstGame, isOpen, setupContents } from './setup.ts';
export { warn } from './warnings.ts';

export default function Board(props: TableProps<View>) {
  const reading = useRead(props);
  return (
    <ReadingContext value={reading}>
      <Table reading={reading} />
    </ReadingContext>
  );
}

/** What lies in the light follows the question; whoever looks elsewhere stays there until the next one. */
function useFocus({ view, decision }: Reading): readonly [Focus, (focus: Focus) => void] {
  const [last, setLast] = useState<Lit>();
  const wanted = heldFocus(last, view, decision);
  if (last?.view !== view || last.focus !== wanted) setLast({ view, focus: wanted });
  const [chosen, setChosen] = useState<{ readonly wanted: Focus; readonly focus: Focus }>();
  const focus = chosen?.wanted === wanted ? chosen.focus : wanted;
  return [focus, next => setChosen({ wanted, focus: next })];
}

function Table({ reading }: { readonly reading: Reading }) {
  const { word, hero, state } = reading;
  const layout = useLayout();
  const phone = layout === 'phone';
  const inBar = useMedia('(min-width: 1024px)');
  const [focus, look] = useFocus(reading);
  // On a phone the board has a place of its own: a question about it turns there, and the map can still be looked at.
  const shown = phone && focus === 'board' ? 'map' : focus;
  const lit = {
    heroes: () => <HeroChoice />,
    map: () => <LandMap />,
    combat: () => <CombatStage />,
    board: () => hero && <HeroBoard hero={hero} />,
  } satisfies { readonly [focus in Focus]: () => React.ReactNode };
  const turns = hero && focus !== 'heroes' && !phone && (
    <FocusTabs focus={focus} look={look} fights={state.combat !== undefined} />
  );
  const light = (
    <div className="eut-table" data-focus={shown}>
      {phone && hero && focus !== 'heroes' && <PhoneLine reading={reading} />}
      {!inBar && turns}
      <div className="eut-lit">{lit[shown]()}</div>
      {state.roll && <RollPanel roll={state.roll} />}
    </div>
  );
  const ready = readyQuests(reading).length;
  const offers = <Offers />;
  // Whoever trades on a tablet has the Offers in sight; in the rail they have a tab.
  const wares = layout === 'tablet' && state.trade && <div className="eut-aside">{offers}</div>;
  const quests = <Quests />;
  const facts = (
    <div className="eut-aside">
      <ScenarioPanel />
      {state.heroes.length > 0 && <Track />}
      {!phone && <AsideTabs ready={ready} trades={state.trade !== undefined} quests={quests} offers={offers} />}
    </div>
  );
  return (
    <Stage
      places={[
        { id: 'map', name: word(focus === 'combat' ? 'table.focus.combat' : 'table.map'), content: light },
        ...(phone && hero && focus !== 'heroes'
          ? [
              { id: 'hero', name: word(`hero.${hero.id}`), content: <HeroBoard hero={hero} /> },
              { id: 'offers', name: word('table.offers.short'), content: <div className="eut-aside">{offers}</div> },
              {
                id: 'quests',
                name: word('table.quests.short', { n: ready }),
                content: <div className="eut-aside">{quests}</div>,
              },
            ]
          : []),
      ]}
      gauges={
        <>
          {!phone && hero && focus === 'map' && <HeroStrip hero={hero} />}
          <ActionBar />
        </>
      }
      atHand={focus === 'combat' ? <CombatAside /> : wares}
      aside={focus === 'combat' && layout === 'wide' ? undefined : facts}
      asideName={word('table.aside')}
      seatLine={seat => {
        const one = state.heroes.find(other => other.seat === seat);
        if (!one) return {};
        const n = projected(reading, one);
        return {
          figure: word('table.seat', { n: one.reputation, end: n }),
          short: one.reputation,
          note: word(`hero.${one.id}`),
          likeness: heroLikeness(one.id),
        };
      }}
      slip={slipHints(reading, phone)}
      steps={inBar && turns}
      front={shown === focus ? 'map' : 'hero'}
    />
  );
}

interface AsideTabsProps {
  readonly ready: number;
  readonly trades: boolean;
  readonly quests: React.ReactNode;
  readonly offers: React.ReactNode;
}

/** Quests or Offers: whoever trades sees the Offers. */
function AsideTabs({ ready, trades, quests, offers }: AsideTabsProps) {
  const { word } = useReading();
  const [chosen, setChosen] = useState<{ readonly trades: boolean; readonly tab: 'quests' | 'offers' }>();
  const tab = chosen?.trades === trades ? chosen.tab : trades ? 'offers' : 'quests';
  return (
    <div>
      <div className="eut-tabs" role="tablist" aria-label={word('table.look')}>
        {(['quests', 'offers'] as const).map(each => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={each === tab}
            onClick={() => setChosen({ trades, tab: each })}
          >
            {each === 'quests' ? word('table.quests.short', { n: ready }) : word('table.offers')}
          </button>
        ))}
      </div>
      {tab === 'quests' ? quests : offers}
    </div>
  );
}

/** Map, fight and board: one of them lies in the light. Never over the map, since the land grows to every edge of it: in the bar above, or in a row of their own. */
function FocusTabs({
  focus,
  look,
  fights,
}: {
  readonly focus: Focus;
  look(focus: Focus): void;
  readonly fights: boolean;
}) {
  const { word } = useReading();
  const tabs: readonly Focus[] = [...(fights ? (['combat'] as const) : []), 'map', 'board'];
  return (
    <div className="eut-focus" role="tablist" aria-label={word('table.look')}>
      {tabs.map(tab => (
        <button key={tab} type="button" role="tab" aria-selected={tab === focus} onClick={() => look(tab)}>
          {word(`table.focus.${tab}`)}
        </button>
      ))}
    </div>
  );
}

/** On a phone: the Hero in one line above the map. */
function PhoneLine({ reading: { hero } }: { readonly reading: Reading }) {
  if (!hero) return null;
  return (
    <div className="eut-line">
      <HeroDisc hero={hero} size={36} />
      <HeroFigures hero={hero} bare />
      <ActionTokens hero={hero} />
    </div>
  );
}
