// The tracker: one's own deck card by card, and what is known of the Dungeon. Everything in it stands in the view.

import { CountTable, Note, RuleRef, Tile } from '@veillee/web/kit';
import { type Card, type CardDef, defOf, monstersOf } from '../content/cards.ts';
import { tileOf } from './face.tsx';
import { counted, useReading } from './reading.ts';

/** Where one's own cards lie. Without a deck to look into, as somebody who looks on, only what lies open. */
export function OwnDeck() {
  const reading = useReading();
  const { word, own } = reading;
  const { deck = [], hand = [], discard } = own;
  const all = counted([...deck, ...hand, ...discard]);
  const places = [
    { name: word('table.pile.deck'), cards: deck },
    { name: word('table.track.hand'), cards: hand },
    { name: word('table.pile.discard'), cards: discard },
  ];
  const copies = (cards: readonly Card[], def: CardDef): number => cards.filter(card => defOf(card) === def).length;
  return (
    <div className="thu-pile-list">
      <Note text={word(own.deck ? 'table.track.note' : 'table.pile.closed')} rule="THU-20.3" />
      {all.length > 0 && (
        <CountTable
          head={word('table.track.all', { count: deck.length + hand.length + discard.length })}
          columns={places.map(({ name, cards }) => ({ name, total: cards.length }))}
          rows={all.map(({ def, count }) => ({
            id: def.id,
            tile: tileOf(reading, def, count),
            counts: places.map(({ cards }) => copies(cards, def)),
          }))}
        />
      )}
    </div>
  );
}

/** How many of each group are still to come, which have been seen, and where the Thunderstone may lie. */
export function KnownDungeon() {
  const reading = useReading();
  const { word, view } = reading;
  const { count, safe, buried, unseen } = view.dungeon;
  const inHall = view.hall.some(card => card !== '' && defOf(card).isStone);
  return (
    <div className="thu-pile-list">
      <p>
        {word('table.track.dungeon', { count })}{' '}
        {inHall
          ? word('table.track.stone.hall')
          : safe > 0
            ? word('table.track.stone.safe', { count: safe })
            : word('table.track.stone.near')}{' '}
        <RuleRef rule="THU-1.6" />
      </p>
      {view.set.groups.map(group => {
        const defs = monstersOf(group);
        const left = defs.reduce((sum, def) => sum + (unseen[def.id] ?? 0), 0);
        const total = defs.reduce((sum, def) => sum + def.copies, 0);
        return (
          <section key={group} className="thu-pile-other">
            <h3>{word('table.track.group', { group: { text: `group.${group}` }, left, total })}</h3>
            <CountTable
              head={word('table.track.monster')}
              columns={[{ name: word('table.track.toCome') }, { name: word('table.track.seen') }]}
              rows={defs.map(def => ({
                id: def.id,
                tile: { ...tileOf(reading, def), dim: !unseen[def.id] },
                counts: [unseen[def.id] ?? 0, def.copies - (unseen[def.id] ?? 0)],
              }))}
            />
          </section>
        );
      })}
      {buried.length > 0 && (
        <section className="thu-pile-other">
          <h3>{word('table.track.buried', { count: buried.length })}</h3>
          {counted(buried).map(({ def, count: copies }) => (
            <Tile key={def.id} {...tileOf(reading, def, copies)} />
          ))}
        </section>
      )}
    </div>
  );
}
