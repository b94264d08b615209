// The Magic Bag: its slots, open or with what opens them, coins, runes, and allies with what help they have left. ASH-14, ASH-19.

import { Icon, InHand, SmallFigure, Tile, useThing, type Word } from '@veillee/web/kit';
import { BAG_SLOT_COSTS } from '../../content/dice.ts';
import { findRow } from '../../content/finds.ts';
import { RUNES, type Rune } from '../../content/vocabulary.ts';
import { isSlotOpen } from '../../rules/cards.ts';
import type { Ally } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { inspectedAlly, inspectedFind, signOfAlly } from '../face.tsx';
import { padlock, twoCoins } from '../glyphs.ts';
import { drawingOf, kindOf, RUNE_SIGNS } from '../kinds.ts';
import { useReading } from '../reading.ts';
import './bag.css';

export function MagicBag() {
  const { view, word, hero } = useReading();
  const { bag } = view;
  return (
    <InHand figure={hero?.id}>
      <section className="ash-bag" data-zone="bag">
        <header className="ash-headed">
          <h2>{word('table.bag')}</h2>
          <Purse />
        </header>
        <div className="ash-bag-slots">
          {bag.cards.map((_, slot) => (
            <BagSlot key={slot} slot={slot} />
          ))}
        </div>
        {bag.allies.length > 0 && (
          <ul className="ash-allies" aria-label={word('table.allies')}>
            {bag.allies.map(ally => (
              <AllyRow key={ally.id} ally={ally} />
            ))}
          </ul>
        )}
      </section>
    </InHand>
  );
}

export function Purse() {
  const { view, word } = useReading();
  return <PurseOf bag={view.bag} word={word} />;
}

interface PurseProps {
  readonly bag: Pick<View['bag'], 'coins' | 'runes'>;
  readonly word: Word;
}

/** Of a table, or of a save. */
export function PurseOf({ bag: { coins, runes }, word }: PurseProps) {
  return (
    <span className="ash-purse">
      <SmallFigure of="gold" glyph={twoCoins} label={word('table.coins', { n: coins })} large={18}>
        {coins}
      </SmallFigure>
      {RUNES.map(rune => (
        <span key={rune} className="ash-rune v-figures" title={word('table.runes', { rune, n: runes[rune] })}>
          <RuneSign rune={rune} />
          <span className="v-hidden">{word('table.runes', { rune, n: runes[rune] })}</span>
          <b aria-hidden="true" style={{ color: RUNE_SIGNS[rune].colour }}>
            {runes[rune]}
          </b>
        </span>
      ))}
    </span>
  );
}

export const RuneSign = ({ rune, size = 18 }: { readonly rune: Rune; readonly size?: number }) => (
  <svg className="ash-rune-sign" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M0 -11L9 -5.5V5.5L0 11L-9 5.5V-5.5Z" fill={RUNE_SIGNS[rune].colour} />
    <path d={RUNE_SIGNS[rune].marks} stroke="#17110d" strokeWidth={2} strokeLinecap="round" />
  </svg>
);

function BagSlot({ slot }: { readonly slot: number }) {
  const { view, word } = useReading();
  const card = view.bag.cards[slot];
  const isOpen = isSlotOpen(view, slot);
  const price = slot === 1 ? BAG_SLOT_COSTS[2] : slot === 2 ? BAG_SLOT_COSTS[3] : undefined;
  const rune: Rune = price && 'mauve' in price ? 'mauve' : 'red';
  const thing = useThing({
    thing: card ?? `slot:${slot + 1}`,
    label: card
      ? word(`find.${card}`)
      : isOpen
        ? word('table.slot.open', { n: slot + 1 })
        : word('table.slot.shut', { n: slot + 1, rune }),
    inspect: card ? () => inspectedFind(word, card) : undefined,
  });
  if (card)
    return (
      <span {...thing} className="ash-bag-slot v-lit" data-kind={kindOf(findRow(card))}>
        <Icon glyph={drawingOf(card)} size={30} />
        <small>{word(`find.${card}`)}</small>
      </span>
    );
  return (
    <span {...thing} className="ash-bag-slot v-lit" data-open={isOpen || undefined} data-shut={!isOpen || undefined}>
      {isOpen ? (
        <small>{word('table.slot.empty')}</small>
      ) : (
        <>
          <Icon glyph={padlock} size={18} />
          <RuneSign rune={rune} />
        </>
      )}
    </span>
  );
}

function AllyRow({ ally: { id, uses } }: { readonly ally: Ally }) {
  const { word } = useReading();
  return (
    <li>
      <Tile
        {...signOfAlly(word, id)}
        thing={id}
        size={40}
        dim={uses === 0}
        note={uses === undefined ? word('table.ally.always') : word('table.ally.uses', { n: uses })}
        inspect={() => inspectedAlly(word, id)}
      />
    </li>
  );
}
