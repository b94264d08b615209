// A lieutenant as inspected, on the map or in battle: how tough they are at this level, with which dice they strike, who rides with them, and their own powers.

import { type Inspected, Portrait, SmallFigure } from '@veillee/web/kit';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { PoolDice, ranked } from '../heroes/sheet.tsx';
import { lieutenantLikeness } from '../likeness.ts';
import type { Reading } from '../reading.ts';
import { riderId } from './layout.ts';
import { powersOf } from './lieutenant-powers.ts';
import { sideOf } from './told.ts';

export function inspectedLieutenant(reading: Reading, legend: Legend, id: string): Inspected {
  const { word } = reading;
  const { kind, abilities, minions, brings } = lieutenantRow(id);
  const side = sideOf(legend, id);
  const name = word(`lieutenant.${id}`);
  const rider = legend.lieutenants.find(one => one.id === id);
  const banished = (rider?.banished ?? -1) >= legend.week ? rider?.banished : undefined;
  return {
    thing: riderId(id),
    title: name,
    body: (
      <div className="des-sheet">
        <span className="des-likeness" data-rank="unique" aria-hidden="true">
          <Portrait of={lieutenantLikeness(id)} className="v-portrait-whole" instead={undefined} />
        </span>
        <header>
          <h3>{name}</h3>
          <p>{word(`kind.${kind}`)}</p>
        </header>
        {side && (
          <p className="des-stats">
            <SmallFigure of="health" label={word('table.wounds', { n: side.wounds, most: side.wounds })} large={20}>
              {side.wounds}
            </SmallFigure>
            <SmallFigure of="armor" label={word('table.armour', { n: side.armour })} large={20}>
              {side.armour}
            </SmallFigure>
            <SmallFigure of="movement" label={word('table.speed', { n: side.speed })} large={20}>
              {side.speed}
            </SmallFigure>
          </p>
        )}
        {side && <PoolDice reading={reading} dice={side.dice} />}
      </div>
    ),
    notes: [
      ...(banished === undefined ? [] : [{ text: word('terrinoth.banished', { week: banished }), rule: 'LEG-9.11' }]),
      powersOf(reading, id),
      ...abilities.map(owned => ({
        text: word('table.tells', { what: ranked(reading, owned), text: word(`ability.${owned.ability}.text`) }),
      })),
      ...(brings && 'power' in brings
        ? [
            {
              text: word('table.tells', {
                what: word(`card.${brings.power}`),
                text: word(`card.${brings.power}.text`),
              }),
              rule: 'LEG-7.12',
            },
          ]
        : []),
      ...(brings && 'threat' in brings
        ? [{ text: word('terrinoth.rider.threat', { n: brings.threat }), rule: 'LEG-7.12' }]
        : []),
      ...(minions.length > 0
        ? [
            {
              text: word('terrinoth.rider.with', {
                who: minions.map(({ monster, rank, n }) => ({
                  text: 'terrinoth.rider.minions',
                  with: {
                    n,
                    monster: { text: rank === 'normal' ? `monster.${monster}` : `monster.${monster}.as-master` },
                  },
                })),
              }),
              rule: 'LEG-7.11',
            },
          ]
        : []),
      { text: word(`lieutenant.${id}.portrait`) },
    ],
  };
}
