// Under the deeds of a quest: what each hero did in it.

import { Icon, type ReckoningProps, wordBy } from '@veillee/web/kit';
import { type Feats, sheetOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { bleedingWound, crossedSwords, deathSkull, openTreasureChest, starStruck } from './glyphs.ts';
import { SheetDisc } from './heroes/token.tsx';
import { Chapter } from './legend/chapter.tsx';
import './reckoning.css';

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

function Deeds({ view, say }: Omit<ReckoningProps<View>, 'seats'>) {
  const word = wordBy(say);
  return (
    <table className="des-deeds">
      <thead>
        <tr>
          <th scope="col">
            <span className="v-hidden">{word('side.heroes')}</span>
          </th>
          {FEATS.map(feat => (
            <th key={feat} scope="col">
              <Icon glyph={COLUMNS[feat]} size={18} />
              <span>{word(`table.feat.${feat}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.heroes.map((hero, n) => (
          <tr key={hero.id}>
            <th scope="row">
              <SheetDisc sheet={sheetOf(hero)} n={n} size={44} />
              {word(`hero.${sheetOf(hero)}`)}
            </th>
            {FEATS.map(feat => (
              <td key={feat}>{hero.feats[feat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
