// What heroes hand each other on the map: what the giver has on one side, who could take it on the other; or it is drunk, or left behind.

import { Cited, KindSquare, useThing } from '@veillee/web/kit';
import { heroKey } from '../../rules/keys.ts';
import { drinkKey, dropKey, thingKey } from '../../rules/legend/keys.ts';
import type { LegendHero } from '../../rules/legend/record.ts';
import { heroId, isPotion, type Thing } from '../../rules/state.ts';
import { Picture } from '../drawn/drawing.tsx';
import { flasks } from '../drawn/things.ts';
import { inspectedThing } from '../gear/equipment.tsx';
import { thingName } from '../heroes/sheet.tsx';
import { SheetDisc } from '../heroes/token.tsx';
import { thingGlyph, thingKind } from '../kinds.ts';
import { useReading } from '../reading.ts';
import { heroNamed } from './visiting.ts';
import './party-share.css';

export function HandOver() {
  const { view, decision, word } = useReading();
  const { legend } = view;
  const giver = legend && heroNamed(legend, decision);
  if (!legend || !giver) return null;
  const things = [...giver.equipped, ...giver.potions, ...giver.pack];
  return (
    <div className="des-share">
      <section aria-label={word('city.share.has', { hero: word(`hero.${giver.sheet}`) })}>
        <h3>
          <SheetDisc sheet={giver.sheet} n={legend.heroes.indexOf(giver)} size={44} />
          {word('city.share.has', { hero: word(`hero.${giver.sheet}`) })}
        </h3>
        <div className="des-wares-row">
          {[...new Set(things)].map(thing => (
            <Given key={thing} thing={thing} n={things.filter(one => one === thing).length} />
          ))}
        </div>
      </section>
      <section aria-label={word('city.share.to')}>
        <h3>{word('city.share.to')}</h3>
        <p>
          <Cited text={word('city.share.rule')} rule="LEG-1.5" />
        </p>
        <div className="des-share-takers">
          {legend.heroes.map((hero, n) => hero !== giver && <Taker key={hero.sheet} hero={hero} n={n} />)}
        </div>
        <div className="des-share-takers">
          <Otherwise id={drinkKey} />
          <Otherwise id={dropKey} />
        </div>
      </section>
    </div>
  );
}

function Given({ thing, n }: { readonly thing: Thing; readonly n: number }) {
  const reading = useReading();
  const { decision, options } = reading;
  const id = `${isPotion(thing) ? 'potion' : 'item'}:${thing}`;
  const name = thingName(reading, thing);
  // What has been taken in hand stays to be seen.
  const asked = decision?.with?.thing;
  const inHand = typeof asked === 'object' && 'text' in asked && reading.table.say(asked) === name;
  const lit = useThing({
    thing: id,
    label: name,
    ...(inHand && { look: 'chosen' as const }),
    inspect: () => inspectedThing(reading, thing, id),
  });
  const may = options.some(({ key }) => key === thingKey.make(thing));
  return (
    <div {...lit} className="des-ware-tile v-lit" data-off={!may && !inHand ? true : undefined}>
      {isPotion(thing) ? (
        <Picture svg={flasks[thing]} size={48} />
      ) : (
        <KindSquare kind={thingKind(thing)} glyph={thingGlyph(thing)} size={48} drawn={36} />
      )}
      <b>{name}</b>
      {n > 1 && <small>{reading.word('city.share.count', { n })}</small>}
    </div>
  );
}

function Taker({ hero, n }: { readonly hero: LegendHero; readonly n: number }) {
  const { word, view, options } = useReading();
  const room = view.muster?.find(({ sheet }) => sheet === hero.sheet);
  const name = word(`hero.${hero.sheet}`);
  const takes = options.some(({ key }) => key === heroKey.make(hero.sheet));
  const lit = useThing({ thing: heroId(hero.sheet), label: name });
  return (
    <div {...lit} className="des-taker v-lit" data-off={!takes || undefined}>
      <SheetDisc sheet={hero.sheet} n={n} size={48} />
      <span>
        <b>{name}</b>
        <small>{word('city.share.potions', { n: hero.potions.length, most: room?.potions ?? 0 })}</small>
        <small>
          {room?.pack === undefined
            ? word('table.pack.endless', { n: hero.pack.length })
            : word('table.pack', { n: hero.pack.length, most: room.pack })}
        </small>
      </span>
    </div>
  );
}

/** It is drunk at once, or nobody has it any more. */
function Otherwise({ id }: { readonly id: string }) {
  const { table, options } = useReading();
  const option = options.find(({ key }) => key === id);
  const lit = useThing({
    label: option ? table.say(option) : '',
    look: option && table.picked.includes(id) ? 'chosen' : 'option',
    onTouch: () => table.pick(id),
  });
  return option ? (
    <div {...lit} className="des-taker v-lit" data-answer={id}>
      <b>{table.say(option)}</b>
    </div>
  ) : null;
}
