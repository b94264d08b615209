// A merchant's stall lies open: what can be bought, at what price, and what the hero could sell. ASH-8.14.

import type { Option, Refused, Text } from '@veillee/kernel';
import type { Node } from '@veillee/pieces/geometry';
import { Card, Icon, Portrait } from '@veillee/web/kit';
import type { FindId } from '../../content/vocabulary.ts';
import { placeName } from '../../rules/board.ts';
import { buyKey, sellKey } from '../../rules/keys.ts';
import { heroName } from '../../rules/state.ts';
import { inspectedFind, printedFind } from '../face.tsx';
import { shop } from '../glyphs.ts';
import { Purse } from '../heroes/bag.tsx';
import { Emblem } from '../heroes/emblem.tsx';
import { keeperOf } from '../likeness.ts';
import { keyOf, useReading } from '../reading.ts';
import '../heroes/packing.css';

interface Ware {
  readonly card: FindId;
  readonly n: number;
  /** Why nobody takes it. */
  readonly why?: Text | undefined;
}

/** Cards that these answers are about, with their price. */
const waresOf = (all: readonly (Option | Refused)[], key: typeof buyKey): readonly Ware[] =>
  all.flatMap(one => {
    const [card] = key.read(keyOf(one)) ?? [];
    const why = 'why' in one ? one.why : undefined;
    return card === undefined ? [] : [{ card: card as FindId, n: Number(one.with?.n ?? 0), why }];
  });

export function Shop() {
  const { view, decision, word, table, hero } = useReading();
  if (!decision || !hero) return null;
  const all = [...decision.options, ...decision.refused];
  return (
    <div className="ash-packing ash-shop">
      <header>
        <span className="ash-keeper">
          <Portrait of={keeperOf(hero.at as Node)} crop="bust" instead={<Icon glyph={shop} size={30} />} />
        </span>
        <h2>{table.say(placeName(view, hero.at as Node))}</h2>
        <Purse />
      </header>
      <section>
        <h3>{word('table.shop.stall')}</h3>
        <Wares of={waresOf(all, buyKey)} none={word('table.shop.empty')} price={n => word('table.shop.buys', { n })} />
      </section>
      <section>
        <h3>
          <Emblem hero={hero.id} size={26} />
          {word('table.shop.hand', { hero: table.say(heroName(hero)) })}
        </h3>
        <Wares
          of={waresOf(all, sellKey)}
          none={word('table.packing.none')}
          price={n => word('table.shop.sells', { n })}
        />
      </section>
    </div>
  );
}

interface WaresProps {
  readonly of: readonly Ware[];
  readonly none: string;
  readonly price: (n: number) => string;
}

function Wares({ of, none, price }: WaresProps) {
  const { word, table } = useReading();
  if (of.length === 0) return <p className="ash-note">{none}</p>;
  return (
    <ul>
      {of.map(({ card, n, why }) => (
        <li key={card}>
          <Card
            {...printedFind(word, card)}
            thing={card}
            size="large"
            width={160}
            inspect={() => inspectedFind(word, card)}
          />
          <b className="ash-ware-price">{why ? table.say(why) : price(n)}</b>
        </li>
      ))}
    </ul>
  );
}
