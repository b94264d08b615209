// The party on the map: where it is and what it carries, and on a phone all of its heroes in one line.

import { Badge, Icon } from '@veillee/web/kit';
import { hearts, twoCoins, upgrade } from '@veillee/web/kit/glyphs.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { tiedScroll, treasureMap } from '../glyphs.ts';
import { SheetDisc } from '../heroes/token.tsx';
import { useReading } from '../reading.ts';
import './heroes.css';

export function PartyWhereabouts({ legend: { party } }: { readonly legend: Legend }) {
  const { word } = useReading();
  return (
    <p className="des-whereabouts">
      <Badge tone="plain" glyph={treasureMap}>
        {word(`location.${party.at}`)}
      </Badge>
      {party.object !== undefined && (
        <Badge tone="gloom" glyph={tiedScroll}>
          {word(`object.${party.object}`)}
        </Badge>
      )}
    </p>
  );
}

export const Purse = ({ coins }: { readonly coins: number }) => {
  const { word } = useReading();
  return (
    <span className="des-purse" title={word('dungeon.purse', { n: coins })}>
      <Icon glyph={twoCoins} size={21} label={word('dungeon.purse', { n: coins })} />
      <b className="v-figures">{coins}</b>
    </span>
  );
};

/** Wounds and XP of each. */
export function PartyLine({ legend }: { readonly legend: Legend }) {
  const { word } = useReading();
  return (
    <div className="des-road-line">
      {legend.heroes.map(({ sheet, wounds, maxWounds, xp }, n) => (
        <div
          key={sheet}
          role="img"
          aria-label={[
            word(`hero.${sheet}`),
            word('table.wounds', { n: wounds, most: maxWounds }),
            word('terrinoth.xp.n', { n: xp }),
          ].join(', ')}
        >
          <SheetDisc sheet={sheet} n={n} size={36} />
          <span>
            <b data-of="health">
              <Icon glyph={hearts} size={13} />
              {wounds}
            </b>
            <b data-of="xp">
              <Icon glyph={upgrade} size={13} />
              {xp}
            </b>
          </span>
        </div>
      ))}
    </div>
  );
}
