// Before a battle with a lieutenant: the cards that the overlord's points of treachery may still buy, colour by colour (LEG-7.13).

import { Card, useLayout } from '@veillee/web/kit';
import { colourOf, overlordCardRow } from '../../content/overlord.ts';
import { TREACHERY } from '../../content/vocabulary.ts';
import { holdKey } from '../../rules/legend/outdoors/keys.ts';
import { useReading } from '../reading.ts';
import { overlordCardFace } from './card-face.ts';

const WIDTHS = { phone: 118, usual: 124 } as const;

export function BattleHand() {
  const { word, decision } = useReading();
  const width = useLayout() === 'phone' ? WIDTHS.phone : WIDTHS.usual;
  const wares = (decision?.options ?? []).flatMap(({ key }) => (holdKey.read(key) ?? []).map(overlordCardRow));
  return (
    <div className="des-treachery">
      {TREACHERY.map(colour => {
        const cards = wares.filter(row => colourOf(row) === colour);
        if (cards.length === 0) return null;
        return (
          <section key={colour} aria-label={word(`table.treachery.${colour}`)}>
            <header>
              <b>{word(`table.treachery.${colour}`)}</b>
            </header>
            <ul>
              {cards.map(row => (
                <li key={row.id}>
                  <Card thing={`card:${row.id}`} {...overlordCardFace(word, row)} size="large" width={width} confirm />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
