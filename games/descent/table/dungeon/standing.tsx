// How the quest stands, above the map, where it covers nobody: its name and aim, conquest and what the next death would cost; counters of the quest's own.

import { Badge, useLayout } from '@veillee/web/kit';
import { laurels } from '@veillee/web/kit/glyphs.ts';
import { heroRow } from '../../content/heroes.ts';
import { sheetOf } from '../../rules/state.ts';
import { deathSkull, overlordHelm } from '../glyphs.ts';
import { useReading } from '../reading.ts';
import { DelveBadges } from './delve.tsx';
import { RoadBadges } from './road.tsx';
import { aimOf, titleOf } from './title.ts';

/** `over` the map, where that is low and needs every line. */
export function Standing({ over = false }: { readonly over?: boolean }) {
  const { view, word } = useReading();
  const { delve } = view;
  const worst = Math.max(0, ...view.heroes.map(hero => heroRow(sheetOf(hero)).conquest));
  const phone = useLayout() === 'phone';
  // A death may cost more than there was.
  const conquest = Math.max(0, view.conquest);
  const said = {
    conquest: word('table.conquest', { n: conquest }),
    death: word('table.nextDeath', { n: worst, left: Math.max(0, conquest - worst) }),
    threat: word('table.threat.n', { n: view.overlord.threat }),
  };
  const short = (long: string, figure: string) =>
    phone ? (
      <>
        <span className="v-hidden">{long}</span>
        <span aria-hidden="true">{figure}</span>
      </>
    ) : (
      long
    );
  return (
    <div className="des-standing" data-over-map={over || undefined}>
      {delve ? (
        <DelveBadges phone={phone} />
      ) : view.road ? (
        <RoadBadges phone={phone} />
      ) : (
        <>
          <Badge tone="good" glyph={laurels}>
            {short(said.conquest, String(conquest))}
          </Badge>
          <Badge tone="bad" glyph={deathSkull}>
            {short(said.death, `−${worst}`)}
          </Badge>
        </>
      )}
      <Badge tone="master" glyph={overlordHelm}>
        {short(said.threat, String(view.overlord.threat))}
      </Badge>
      {/* A small map keeps its room: what stands at nothing is told with the heroes alone. */}
      <Counters of={phone ? n => n !== 0 : undefined} />
      <Aim named={!phone} />
    </div>
  );
}

/** The quest's own counters: all, or those that are asked for. */
export function Counters({ of = () => true }: { readonly of?: ((n: number) => boolean) | undefined }) {
  const { view, table } = useReading();
  return Object.entries(view.counters)
    .filter(([, n]) => of(n))
    .map(([id, n]) => (
      <Badge key={id} tone="gloom">
        {table.say(view.counterNames[id] ?? { text: 'name.gone' })} {n}
      </Badge>
    ));
}

/** What the heroes are here for, and who of those with a name still stands in their way: what a dungeon tells beside its map is not told twice. */
export function Aim({ named = false }: { readonly named?: boolean }) {
  const { view, word, nameOf, table } = useReading();
  const { delve } = view;
  const lives = view.monsters
    .filter(({ id, rank }) => rank === 'unique' || (!named && id === delve?.leads))
    .map(({ id, wounds }) =>
      word('table.aim.lives', { figure: nameOf(id), n: wounds, most: view.sheets[id]?.mostWounds ?? wounds }),
    );
  return (
    <p className="des-aim">
      <span>
        {named && !delve && !view.road && <b>{table.say(titleOf(view))} · </b>}
        {[word('table.aim', { aim: table.say(aimOf(view)) }), ...lives].join(' · ')}
      </span>
    </p>
  );
}
