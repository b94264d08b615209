// Before the adventure: who goes, and who comes along.

import { Card, Opening, useLayout } from '@veillee/web/kit';
import { adventureOf } from '../../content/adventures.ts';
import { allyRow } from '../../content/allies.ts';
import { heroRow } from '../../content/heroes.ts';
import { type AllyId, HERO_IDS, type HeroId } from '../../content/vocabulary.ts';
import { heroKey } from '../../rules/keys.ts';
import { freshSheet, printed } from '../../rules/sheet.ts';
import { inspectedAlly } from '../face.tsx';
import { onOffer } from '../focus.ts';
import { drawingOf, HERO_COLOUR } from '../kinds.ts';
import { allyLikeness, heroLikeness } from '../likeness.ts';
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

function HeroCard({ hero }: { readonly hero: HeroId }) {
  const { view, word } = useReading();
  const phone = useLayout() === 'phone';
  const sheets = HERO_IDS.every(id => view.sheets[id])
    ? view
    : { sheets: { ...view.sheets, [hero]: freshSheet(hero) } };
  const value = (what: 'health' | 'mana' | 'actions'): number => printed(sheets, heroRow(hero), what);
  return (
    <Card
      thing={hero}
      name={word(`hero.${hero}`)}
      kind="hero"
      glyph={drawingOf(hero)}
      likeness={heroLikeness(hero)}
      size="large"
      whole
      width={phone ? 164 : 184}
      text={word(`hero.${hero}.line`)}
      style={{ '--kind': HERO_COLOUR[hero] } as object}
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
  const phone = useLayout() === 'phone';
  const { uses } = allyRow(ally);
  return (
    <Card
      thing={ally}
      name={word(`ally.${ally}`)}
      kind="villager"
      glyph={drawingOf(ally)}
      likeness={allyLikeness(ally)}
      size="large"
      whole
      width={phone ? 164 : 184}
      type={uses === undefined ? word('table.ally.always') : word('table.ally.uses', { n: uses })}
      text={word(`ally.${ally}.text`)}
      inspect={() => inspectedAlly(word, ally)}
    />
  );
}
