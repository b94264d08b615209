// The thing in hand beside what is in use, on paper: what would change, before anything is paid.

import { idOf, type Place } from '@veillee/pieces/geometry';
import { Cited } from '@veillee/web/kit';
import { itemRow } from '../../content/items.ts';
import { rowId } from '../../rules/state.ts';
import { PoolDice } from '../heroes/sheet.tsx';
import { useReading } from '../reading.ts';
import { ARMOUR, compared, thingWeighed } from './comparing.ts';
import type { ThingDragging } from './equipment.tsx';
import '../paper.css';
import './comparison.css';

export function Comparison({ dragging }: { readonly dragging?: ThingDragging }) {
  const reading = useReading();
  const { word, table, outlook } = reading;
  const id = thingWeighed(reading, dragging?.held?.piece);
  const change = id === undefined ? undefined : outlook.things?.[id];
  if (id === undefined || !change || !outlook.fit) return null;
  const row = rowId(idOf(id as Place));
  const name = word(`item.${row}`);
  const rows = compared(outlook.fit, change.after);
  const { weapon } = itemRow(row);
  const figure = (n: number): string => word('table.figure', { n });
  return (
    <section className="des-compared des-paper v-paper" aria-label={word('table.compare')}>
      <h3>
        {change.instead.length > 0
          ? word('table.instead', { thing: { text: `item.${row}` }, others: change.instead })
          : name}
      </h3>
      {weapon && <PoolDice reading={reading} dice={weapon.dice} />}
      {change.regret && (
        <p className="des-regret">
          <Cited text={table.say(change.regret.why)} rule={change.regret.rule} />
        </p>
      )}
      {rows.length === 0 ? (
        <p>{word('table.compare.same')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{rows[0]?.what === 'wounds' && word('table.compare.wounds', { armour: ARMOUR })}</th>
              <th scope="col">{word('table.compare.before')}</th>
              <th scope="col">{word('table.compare.after')}</th>
              <th scope="col" />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, distance, before, after }) => (
              <tr key={`${what} ${distance}`}>
                <th scope="row">
                  {distance === undefined ? word(`table.compare.${what}`) : word('table.compare.at', { n: distance })}
                </th>
                <td>{figure(before)}</td>
                <td>
                  <b>{figure(after)}</b>
                </td>
                <td data-tone={after > before ? 'good' : after < before ? 'bad' : undefined}>
                  {after === before
                    ? word('table.compare.even')
                    : `${after > before ? '+' : '−'}${figure(Math.abs(Math.round((after - before) * 10) / 10))}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{word(`item.${row}.text`)}</p>
    </section>
  );
}
