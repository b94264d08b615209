// Under the deeds of a quest: what each hero did in it.

import { Icon, type ReckoningProps, type TableModule, wordBy } from '@veillee/web/kit';
import { type Feats, sheetOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { DeedsTable } from './deeds-table.tsx';
import { bleedingWound, crossedSwords, deathSkull, openTreasureChest, starStruck } from './glyphs.ts';
import { Chapter } from './legend/chapter.tsx';
import { WeekEnd } from './legend/week-end.tsx';

const COLUMNS: { readonly [feat in keyof Feats]: string } = {
  kills: crossedSwords,
  wounds: bleedingWound,
  blow: starStruck,
  treasures: openTreasureChest,
  deaths: deathSkull,
};
const FEATS = Object.keys(COLUMNS) as (keyof Feats)[];

export function Reckoning({ view, say }: ReckoningProps<View>) {
  if (view.legend?.diary) return <Chapter view={view} say={say} />;
  return <Deeds view={view} say={say} />;
}

/** A week of a campaign is over, and another follows; the whole road has the page that all games have. */
export const lastPage: TableModule<View>['lastPage'] = ({ legend }) =>
  legend?.diary && !legend.won && legend.diary.length > 0 ? WeekEnd : undefined;

function Deeds({ view, say }: Omit<ReckoningProps<View>, 'seats'>) {
  const word = wordBy(say);
  return (
    <DeedsTable
      of={word('side.heroes')}
      columns={FEATS.map(id => ({
        id,
        head: (
          <>
            <Icon glyph={COLUMNS[id]} size={18} />
            <span>{word(`table.feat.${id}`)}</span>
          </>
        ),
      }))}
      rows={view.heroes.map(hero => ({
        sheet: sheetOf(hero),
        name: word(`hero.${sheetOf(hero)}`),
        cells: FEATS.map(feat => hero.feats[feat]),
      }))}
    />
  );
}
