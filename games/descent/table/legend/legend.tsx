// A campaign between its boards: the map of Terrinoth in the light with conquest above it, the party at the left, the overlord at the right; whoever is
// the overlord has both sides the other way round. It knows no rules.

import { type SlipHints, Stage, Steps, useLayout, useMedia } from '@veillee/web/kit';
import type { Legend } from '../../rules/legend/record.ts';
import type { WeekView } from '../../rules/view/week.ts';
import { Comparison } from '../gear/comparison.tsx';
import { roadLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import { StayPlace, stayHints } from './city-place.tsx';
import { CityUpgrades } from './city-upgrades.tsx';
import { ConquestBar } from './conquest.tsx';
import { RecentWeeks } from './diary.tsx';
import { FinalBattle } from './final.tsx';
import { PartyLine, PartyWhereabouts, Purse } from './heroes.tsx';
import { weekHints } from './hints.tsx';
import { Terrinoth } from './map.tsx';
import { Marches } from './marches.tsx';
import { Meeting, meetingHints, metIn } from './meeting.tsx';
import { useOrdering } from './ordering.ts';
import { AvatarPanel, Lieutenants, RazingTable } from './overlord.tsx';
import { WeekParty } from './party.tsx';
import { PlotTrack } from './plot.tsx';
import { isPreparing, Preparation } from './preparation.tsx';
import { ToldSheet } from './told-sheet.tsx';
import { Upgrades } from './upgrades.tsx';
import { stayOf } from './visiting.ts';
import { weekSteps } from './week-facts.ts';
import './legend.css';

/** A tablet on its side. */
const LOW = '(max-height: 900px)';

export function LegendTable({ legend, week }: { readonly legend: Legend; readonly week: WeekView }) {
  const reading = useReading();
  const { word, side, decision } = reading;
  const layout = useLayout();
  const phone = layout === 'phone';
  // Where a rail above the map would leave it no room all about it is beside.
  const low = useMedia(LOW, false) && layout === 'tablet';
  const ordering = useOrdering(reading);
  const prepares = isPreparing(decision?.prompt);
  const rules = side === 'overlord';
  // Where heroes are in a city, the city lies in the light.
  const stay = stayOf(reading.view, decision);
  const met = metIn(decision);
  const hints: SlipHints = met
    ? meetingHints(reading)
    : stay
      ? stayHints(reading)
      : weekHints(reading, legend, week, ordering);
  const lit = (
    <div className="des-week">
      {phone && (
        <p className="des-week-line">
          <b>{legend.week > 0 ? word(`level.${legend.level}`) : word('terrinoth.before')}</b>
          <span>{word(`location.${legend.party.at}`)}</span>
          <Purse coins={legend.coins} />
        </p>
      )}
      {!prepares && !(phone && (stay || met)) && <ConquestBar legend={legend} week={week} />}
      {(phone || low) && !prepares && !stay && !met && <PartyLine legend={legend} />}
      <div className="des-week-lit">
        {prepares ? (
          <Preparation />
        ) : met ? (
          <Meeting met={met} legend={legend} />
        ) : stay ? (
          <StayPlace stay={stay} />
        ) : (
          <Terrinoth legend={legend} week={week} ordering={ordering} />
        )}
        <ToldSheet />
      </div>
    </div>
  );
  const party = (
    <>
      <PartyWhereabouts legend={legend} />
      <WeekParty />
    </>
  );
  const overlord = (
    <>
      <AvatarPanel legend={legend} week={week} />
      <Lieutenants legend={legend} week={week} ordering={ordering} />
      <RazingTable legend={legend} week={week} />
    </>
  );
  const plot = <PlotTrack legend={legend} />;
  return (
    <Stage
      places={[
        { id: 'map', name: word('terrinoth.map'), content: lit },
        ...(phone && rules
          ? [
              {
                id: 'shop',
                name: word('terrinoth.upgrades'),
                content: (
                  <div className="des-week-aside">
                    <Upgrades legend={legend} week={week} />
                    {plot}
                  </div>
                ),
              },
            ]
          : []),
      ]}
      rail={
        low
          ? undefined
          : rules
            ? { id: 'overlord', name: word('side.overlord'), content: <div className="des-week-rail">{overlord}</div> }
            : { id: 'party', name: word('side.heroes'), content: <div className="des-week-rail">{party}</div> }
      }
      atHand={stay === 'city' && <Comparison />}
      tray={stay === 'city' && <Comparison />}
      aside={
        <div className="des-week-aside">
          {stay === 'city' && reading.view.visit && decision?.prompt !== 'week.improve' && (
            <CityUpgrades visit={reading.view.visit} of="tamalir" />
          )}
          <FinalBattle legend={legend} week={week} />
          {rules ? (
            <>
              {!phone && <Upgrades legend={legend} week={week} />}
              {!phone && plot}
              <Marches legend={legend} week={week} />
              {low && overlord}
              {party}
            </>
          ) : (
            <>
              {low && party}
              {overlord}
              {plot}
            </>
          )}
          <RecentWeeks legend={legend} />
        </div>
      }
      asideName={
        low ? `${word('side.heroes')} · ${word('side.overlord')}` : word(rules ? 'side.heroes' : 'side.overlord')
      }
      seatLine={seat =>
        seat === legend.overlordSeat
          ? { figure: word('side.overlord'), side: 'second' }
          : { figure: word('side.heroes'), side: 'first', likeness: roadLikeness(legend, seat) }
      }
      slip={hints}
      steps={<WeekSteps legend={legend} />}
      // What is asked about before the first week lies on the shelf, and what is not spent there is lost.
      front={phone && rules && decision?.prompt === 'week.firstUpgrades' ? 'shop' : 'map'}
    />
  );
}

/** The four steps; which week it is stands beside the name of the game. */
function WeekSteps({ legend }: { readonly legend: Legend }) {
  const { word } = useReading();
  const steps = weekSteps(legend);
  if (steps.length === 0) return null;
  return (
    <Steps
      label={word('terrinoth.week', { n: legend.week })}
      steps={steps.map(({ id, state }) => ({ id, name: word(`terrinoth.step.${id}`), state }))}
    />
  );
}
