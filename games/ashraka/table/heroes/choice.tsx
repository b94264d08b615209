// Before the adventure: who goes, and who comes along.

import { Card, Opening, useLayout } from '@veillee/web/kit';
import { adventureOf } from '../../content/adventures.ts';
import { allyRow } from '../../content/allies.ts';
import { heroRow } from '../../content/heroes.ts';
import { type AllyId, HERO_IDS, type HeroId } from '../../content/vocabulary.ts';
import { heroKey } from '../../rules/keys.ts';
import { freshSheet, printed } from '../../rules/sheet.ts';
import { inspectedAlly, printedAlly, printedHero } from '../face.tsx';
import { onOffer } from '../focus.ts';
import { keyOf, useReading } from '../reading.ts';
import './choice.css';

export function Choice() {
  const { decision, view, word } = useReading();
  const { id } = adventureOf(view.adventure);
  const heroes = decision?.options.some(option => heroKey.is(keyOf(option)));
  return (
    <Opening
      className="ash-choice"
      of={heroes ? 'heroes' : 'allies'}
      title={word(`adventure.${id}`)}
      story={[word(`adventure.${id}.intro`), <b key="objective">{word(`adventure.${id}.objective`)}</b>]}
      choices={onOffer(view, decision).map(thing => ({
        id: thing,
        card: heroes ? <HeroCard hero={thing as HeroId} /> : <AllyCard ally={thing as AllyId} />,
      }))}
    />
  );
}

/** How large a card is from which one chooses. */
const useCardOnOffer = () => ({ size: 'large', whole: true, width: useLayout() === 'phone' ? 164 : 184 }) as const;

function HeroCard({ hero }: { readonly hero: HeroId }) {
  const { view, word } = useReading();
  const sheets = HERO_IDS.every(id => view.sheets[id])
    ? view
    : { sheets: { ...view.sheets, [hero]: freshSheet(hero) } };
  const value = (what: 'health' | 'mana' | 'actions'): number => printed(sheets, heroRow(hero), what);
  return (
    <Card
      {...printedHero(word, hero)}
      {...useCardOnOffer()}
      thing={hero}
      figures={[
        {
          of: 'health',
          value: value('health'),
          label: word('table.health', { n: value('health'), max: value('health') }),
        },
        { of: 'magic', value: value('mana'), label: word('table.mana', { n: value('mana'), max: value('mana') }) },
        { of: 'movement', value: value('actions'), label: word('table.walk', { n: value('actions') }) },
      ]}
    />
  );
}

function AllyCard({ ally }: { readonly ally: AllyId }) {
  const { word } = useReading();
  const { uses } = allyRow(ally);
  return (
    <Card
      {...printedAlly(word, ally)}
      {...useCardOnOffer()}
      thing={ally}
      type={uses === undefined ? word('table.ally.always') : word('table.ally.uses', { n: uses })}
      inspect={() => inspectedAlly(word, ally)}
    />
  );
}
