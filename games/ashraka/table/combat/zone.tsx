// The combat zone: four slots, who is on them, and what it means that none is free. ASH-11.

import { Bust, Cited, InHand, useThing } from '@veillee/web/kit';
import { monsterRow } from '../../content/monsters.ts';
import { MONSTER_COLOURS, type MonsterColour } from '../../content/vocabulary.ts';
import { placeName } from '../../rules/board.ts';
import { type Monster, monsterOn } from '../../rules/state.ts';
import { engageCost } from '../../rules/uses.ts';
import { inspectedMonster } from '../face.tsx';
import { drawingOf, TOKENS } from '../kinds.ts';
import { monsterLikeness } from '../likeness.ts';
import { SlotSign } from '../map/tokens.tsx';
import { useReading } from '../reading.ts';
import './zone.css';

export function CombatZone() {
  const { view, word, hero } = useReading();
  const taken = MONSTER_COLOURS.filter(slot => monsterOn(view, slot));
  const free = MONSTER_COLOURS.filter(slot => !monsterOn(view, slot));
  return (
    <InHand figure={hero?.id}>
      <section className="ash-zone" data-full={free.length === 0 || undefined} data-zone="zone">
        <header className="ash-headed">
          <h2>{word('table.zone')}</h2>
          <b>{word('table.zone.free', { n: free.length })}</b>
        </header>
        <ul>
          {taken.map(slot => (
            <MonsterRow key={slot} monster={monsterOn(view, slot) as Monster} />
          ))}
          {free.map(slot => (
            <li key={slot} className="ash-slot">
              <SlotMark slot={slot} />
              <span>{word('table.slot.free')}</span>
            </li>
          ))}
        </ul>
        <p className="ash-note" data-tone={free.length === 0 ? 'danger' : undefined}>
          <Cited text={word(free.length === 0 ? 'table.zone.full' : 'table.zone.fifth')} rule="ASH-11.6" />
        </p>
      </section>
    </InHand>
  );
}

export const SlotMark = ({ slot }: { readonly slot: MonsterColour }) => (
  <svg className="ash-slot-mark" viewBox="-14 -14 28 28" width={22} height={22} aria-hidden="true">
    <SlotSign {...TOKENS[slot]} />
  </svg>
);

function MonsterRow({ monster }: { readonly monster: Monster }) {
  const { view, word, hero, table } = useReading();
  const name = word(`monster.${monster.card}`);
  const cost = hero ? engageCost(view, hero, monster) : monsterRow(monster.card).engage;
  const place = table.say(placeName(view, monster.at));
  const thing = useThing({
    thing: monster.slot,
    label: [name, place, word('table.cubes', { n: monster.cubes }), word('table.engage', { n: cost })].join(', '),
    inspect: () => inspectedMonster(word, monster.card, monster.slot),
  });
  return (
    <li className="ash-slot ash-slot-taken v-lit-row" {...thing}>
      <SlotMark slot={monster.slot} />
      <span className="ash-slot-square">
        <Bust of={monsterLikeness(monster.card)} glyph={drawingOf(monster.card)} size={28} />
      </span>
      <span className="ash-slot-words">
        <b>{name}</b>
        <small>{word('table.slot.at', { place, n: cost })}</small>
      </span>
      <span className="ash-slot-cubes v-figures">
        <i aria-hidden="true" />
        {monster.cubes}
      </span>
    </li>
  );
}
