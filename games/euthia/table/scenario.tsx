// The scenario: its round, what it counts, what wins and what loses it, the cards in play, and how much land is left.

import { InspectButton, Opener } from '@veillee/web/kit';
import type { CounterId } from '../content/scenarios/vocabulary.ts';
import { rowOf } from '../rules/scenario/row.ts';
import { inspectedScenarioCard } from './face.tsx';
import { progressLine, progressOf } from './progress.ts';
import { useReading } from './reading.ts';

export function ScenarioPanel() {
  const reading = useReading();
  const { state, table, view, word } = reading;
  const { scenario, round, rounds, territory, mode, players } = view;
  const row = rowOf(state);
  const progress = progressOf(reading);
  const counters = row.counters.flatMap(({ id }): { id: CounterId; n: number; of?: string }[] => {
    if (progress.some(({ counter }) => counter === id)) return [];
    const held = scenario.counters[id];
    if (held !== undefined) return [{ id, n: held }];
    return state.heroes.flatMap(hero => {
      const own = scenario.own[hero.seat]?.[id];
      return own === undefined ? [] : [{ id, n: own, of: word(`hero.${hero.id}`) }];
    });
  });
  const goal = `scenario.${scenario.id}.goal.${mode}`;
  const lose = row.goals[mode]?.lose.length ?? 0;
  // What the house plays without is not told.
  const rules = row.rules.filter(rule => state.house.lateStart || !rule.if?.some(({ is }) => is === 'lateStart'));
  return (
    <section className="eut-scenario">
      <header className="eut-headed">
        <h2>{word(`scenario.${scenario.id}`)}</h2>
        <b>{word('table.round', { round: Math.max(1, round), rounds })}</b>
      </header>
      <p className="eut-note">{word('table.territory', { n: territory.count })}</p>
      {progress.map(each => (
        <p key={each.reached.text} className="eut-note">
          {table.say(progressLine(each))}
        </p>
      ))}
      {counters.map(({ id, n, of }) => (
        <p key={`${id} ${of ?? ''}`} className="eut-note">
          {of
            ? word('table.counter.of', { hero: of, count: word(`counter.${id}`, { n }) })
            : word(`counter.${id}`, { n })}
        </p>
      ))}
      <div className="eut-scenario-more">
        <Opener
          className="eut-more"
          title={word(`scenario.${scenario.id}`)}
          material="paper"
          content={() => (
            <div className="eut-rules">
              <p>{word(`${goal}.win`, { seats: players })}</p>
              {lose > 0 && <p>{word(`${goal}.lose`, { seats: players, rounds })}</p>}
              {rules.map(({ id }) => (
                <p key={id}>{word(`scenario.${scenario.id}.rule.${id}`)}</p>
              ))}
            </div>
          )}
        >
          {word('table.rules')}
        </Opener>
        {scenario.cards.map(card => (
          <InspectButton key={card} className="eut-more" inspect={() => inspectedScenarioCard(word, card)}>
            {word(`scenario-card.${card}`)}
          </InspectButton>
        ))}
      </div>
    </section>
  );
}
