// A thing on sale as a card, with what it is in one line below: dice, armour, how many there are.

import { Card } from '@veillee/web/kit';
import type { ReactNode } from 'react';
import { itemRow } from '../../content/items.ts';
import { rowId, type Thing } from '../../rules/state.ts';
import { PoolDice } from '../heroes/sheet.tsx';
import { drawingOf, thingKind } from '../kinds.ts';
import { useReading } from '../reading.ts';
import { inspectedThing } from './equipment.tsx';

interface GoodsCardProps {
  /** By its row in the shop, a treasure that lies open by itself. */
  readonly sold: Thing;
  /** Under which it is touched. */
  readonly thing: string;
  readonly price: number;
  readonly dear?: boolean;
  readonly left?: number | undefined;
  readonly width: number;
  readonly children?: ReactNode;
}

export function GoodsCard({ sold, thing, price, dear = false, left, width, children }: GoodsCardProps) {
  const reading = useReading();
  const { word } = reading;
  const id = rowId(sold);
  const { kind, weapon, hands, armour } = itemRow(id);
  const type = weapon ? word('table.weapon', { kind: word(`kind.${weapon.kind}`), hands }) : word(`item-kind.${kind}`);
  return (
    <>
      <Card
        thing={thing}
        name={word(`item.${id}`)}
        kind={thingKind(id)}
        glyph={drawingOf('item', id)}
        width={width}
        type={type}
        disc={{ of: dear ? 'dear' : 'coin', value: price, label: word('table.coins', { n: price }) }}
        confirm
        inspect={() => inspectedThing(reading, sold, thing)}
      />
      <p>
        {weapon && <PoolDice reading={reading} dice={weapon.dice} />}
        {armour && word('table.armour', { n: armour.armour })}
        {left !== undefined && <small>{word('table.left', { n: left })}</small>}
        {children}
      </p>
    </>
  );
}
