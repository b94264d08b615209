// What a chest of a dungeon held and somebody is to have (LEG-8.30): the thing itself, on paper.

import { items } from '../../content/items.ts';
import { PoolDice, thingText } from '../heroes/sheet.tsx';
import { useReading } from '../reading.ts';

export function Found() {
  const reading = useReading();
  const { decision, word, table } = reading;
  const about = decision?.prompt === 'dungeon.whoHas' ? decision.with?.thing : undefined;
  if (typeof about !== 'object' || !('text' in about)) return null;
  const row = items.find(({ id }) => about.text === `item.${id}`);
  if (!row) return null;
  return (
    <section className="des-paper v-paper">
      <h3>{table.say(about)}</h3>
      {row.weapon && (
        <p>
          {word('table.weapon', { kind: word(`kind.${row.weapon.kind}`), hands: row.hands })}{' '}
          <PoolDice reading={reading} dice={row.weapon.dice} />
        </p>
      )}
      <p>{thingText(reading, row.id)}</p>
    </section>
  );
}
