// The scenario is read out, and each player chooses a Hero.

import { Card, Opening, useLayout } from '@veillee/web/kit';
import { isStarting, tilesOf } from '../content/hero-tiles.ts';
import { HERO_IDS, type HeroId } from '../content/vocabulary.ts';
import { heroRow } from '../rules/board.ts';
import { eclipseFlare, knapsack } from './glyphs.ts';
import { HERO_COLOUR, heroGlyph } from './kinds.ts';
import { heroLikeness } from './likeness.ts';
import { useReading } from './reading.ts';
import './choice.css';

export function HeroChoice() {
  const { view, word } = useReading();
  const { id } = view.scenario;
  const goal = `scenario.${id}.goal.${view.mode}`;
  return (
    <Opening
      className="eut-choice"
      title={word(`scenario.${id}`)}
      story={[word(`scenario.${id}.intro`), word(`${goal}.win`, { seats: view.players })]}
      choices={HERO_IDS.filter(hero => !view.heroes.some(one => one.id === hero)).map(hero => ({
        id: hero,
        card: <HeroCard hero={hero} />,
      }))}
    />
  );
}

function HeroCard({ hero }: { readonly hero: HeroId }) {
  const { word } = useReading();
  const phone = useLayout() === 'phone';
  const { health, gaarSlots, bags, colour } = heroRow({ id: hero });
  return (
    <Card
      thing={`hero:${hero}`}
      name={word(`hero.${hero}`)}
      kind="hero"
      glyph={heroGlyph(hero)}
      likeness={heroLikeness(hero)}
      size="large"
      whole
      width={phone ? 164 : 196}
      type={word('table.colour', { colour: word(`colour.${colour}`) })}
      text={word('table.choice.begins', {
        line: word(`hero.${hero}.line`),
        tiles: tilesOf(hero)
          .filter(isStarting)
          .map(({ id }) => word(`tile.${id}`)),
      })}
      style={{ '--kind': HERO_COLOUR[hero] } as object}
      figures={[
        { of: 'health', value: health, label: word('table.choice.health', { n: health }) },
        { of: 'magic', glyph: eclipseFlare, value: gaarSlots, label: word('table.gaar', { n: gaarSlots }) },
        { of: 'strength', glyph: knapsack, value: bags, label: word('table.choice.bags', { n: bags }) },
      ]}
    />
  );
}
