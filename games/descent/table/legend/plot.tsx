// The overlord's plot as a track of cards: what lies there, what may be bought, what comes later.

import { Cited, Icon } from '@veillee/web/kit';
import { plotCards } from '../../content/legend/plots.ts';
import type { Plot } from '../../content/legend/vocabulary.ts';
import { plotKey } from '../../rules/legend/keys.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { greekTemple, linkedRings, moon } from '../glyphs.ts';
import { useReading } from '../reading.ts';
import './plot.css';

export const PLOT_GLYPH: { readonly [plot in Plot]: string } = {
  'chains-of-obsidian': linkedRings,
  'everlasting-night': moon,
  ascension: greekTemple,
};
export const openingOf = (plot: Plot): string | undefined =>
  plotCards.find(row => row.plot === plot && row.place === 'opening')?.id;

export function PlotTrack({ legend }: { readonly legend: Legend }) {
  const { word, decision, side } = useReading();
  const { plot, plotCards: lying } = legend;
  if (!plot) return null;
  const cards = plotCards.filter(row => row.plot === plot && row.place !== 'finale');
  const last = cards.findLast(({ id }) => lying.includes(id));
  const opening = openingOf(plot);
  return (
    <section className="des-plot" aria-label={word('terrinoth.plot')}>
      <h3>
        {word(`plot-card.${opening}`)}
        <small>{word(side === 'overlord' ? 'terrinoth.plot.yours' : 'terrinoth.plot')}</small>
      </h3>
      <ol>
        {cards.map(({ id, xp }, n) => {
          const lies = lying.includes(id);
          const can = decision?.options.some(({ key }) => key === plotKey.make(id)) === true;
          const state = lies ? 'lying' : can ? 'open' : 'later';
          const told = word(`terrinoth.plot.${state}`, { card: { text: `plot-card.${id}` }, xp });
          return (
            <li key={id} data-state={state} title={told}>
              <i aria-hidden="true">
                <Icon glyph={PLOT_GLYPH[plot]} size={20} />
                {n > 0 && <b>{n}</b>}
              </i>
              <span className="v-hidden">{told}</span>
              <small aria-hidden="true">{lies ? '✓' : word('terrinoth.price', { xp })}</small>
            </li>
          );
        })}
      </ol>
      {last && (
        <p>
          <b>{word(`plot-card.${last.id}`)}</b> <Cited text={word(`plot-card.${last.id}.text`)} rule="LEG-17.2" />
        </p>
      )}
    </section>
  );
}
