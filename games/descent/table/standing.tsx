// How the quest stands, over the map: its name, the round, conquest and what the next death would cost; counters of the quest's own.

import { Badge } from '@veillee/web/kit';
import { laurels } from '@veillee/web/kit/glyphs.ts';
import { heroRow } from '../content/heroes.ts';
import { sheetOf } from '../rules/state.ts';
import { deathSkull, overlordHelm } from './glyphs.ts';
import { useReading } from './reading.ts';

export function Standing() {
  const { view, word } = useReading();
  const worst = Math.max(0, ...view.heroes.map(hero => heroRow(sheetOf(hero)).conquest));
  return (
    <p className="des-standing">
      <Badge>{word(`quest.${view.quest}`)}</Badge>
      <Badge tone="good" glyph={laurels}>
        {word('table.conquest', { n: view.conquest })}
      </Badge>
      <Badge tone="bad" glyph={deathSkull}>
        {word('table.nextDeath', { n: worst, left: view.conquest - worst })}
      </Badge>
      <Badge tone="master" glyph={overlordHelm}>
        {word('table.threat.n', { n: view.overlord.threat })}
      </Badge>
    </p>
  );
}
