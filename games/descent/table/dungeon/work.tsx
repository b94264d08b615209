// Prolonged actions: how far each has come, who is at it, what would break it off; and for whoever is asked, the chance of each answer.

import type { Option } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { Cited, type Inspected, type Word } from '@veillee/web/kit';
import type { WorkProspect } from '../../rules/hero/prolonged.ts';
import { prolongedKey } from '../../rules/keys.ts';
import type { ProlongedView } from '../../rules/view/prolonged.ts';
import { percent } from '../attack/aims.ts';
import { HeroDisc } from '../heroes/token.tsx';
import { type Reading, useReading } from '../reading.ts';
import '../paper.css';
import './work.css';

/** What one has to know of it, in sentences. */
function worksTold(reading: Reading, work: ProlongedView): readonly string[] {
  const { word, table } = reading;
  const { trait, difficulty, group, continuous, breaks, needs } = work;
  return [
    word('table.work.asks', { trait: word(`kind.${trait}`), n: difficulty === 'X' ? 0 : difficulty }),
    ...(needs ? [word('table.work.needs', { what: table.say(needs) })] : []),
    word(group ? 'table.work.group' : 'table.work.alone'),
    ...(continuous ? [word('table.work.continuous')] : []),
    breaks.length > 0
      ? word('table.work.breaks', { what: breaks.map(one => word(`table.work.breaks.${one}`)) })
      : word('table.work.breaks.none'),
    ...work.efforts.map(({ progress, workers }) =>
      word('table.work.under', { n: progress, who: workers.map(id => reading.nameOf(id)) }),
    ),
  ];
}

export const inspectedWork = (reading: Reading, work: ProlongedView): Inspected => ({
  title: reading.table.say(work.name),
  notes: worksTold(reading, work).map((text, n) => ({ text, ...(n === 0 && { rule: 'DES-9.7' }) })),
});

const barOf = (word: Word, chance: number) => (
  <>
    <i aria-hidden="true">
      <i style={{ width: `${percent(chance)}%` }} />
    </i>
    <b>{word('table.percent', { n: percent(chance) })}</b>
  </>
);

/** What the question is about, of those that are known. */
export function workAsked({ view, decision, options }: Reading): ProlongedView | undefined {
  const about = decision?.with?.action;
  const named = typeof about === 'object' && 'text' in about ? about.text : undefined;
  const offered = options.flatMap(({ key }) => prolongedKey.read(key) ?? []);
  return (view.prolonged ?? []).find(({ id, name }) => name.text === named || offered.includes(id));
}

export const effortsOf = ({ options, outlook }: Pick<Reading, 'options' | 'outlook'>) =>
  options.flatMap((option): { readonly option: Option; readonly prospect: WorkProspect }[] => {
    const prospect = outlook.efforts?.[option.key];
    return prospect ? [{ option, prospect }] : [];
  });

/** On paper, while somebody may work at something: cells of progress, and each answer with its chance. */
export function WorkPanel() {
  const reading = useReading();
  const { word, table, view } = reading;
  const work = workAsked(reading);
  const efforts = effortsOf(reading);
  if (!work || (efforts.length === 0 && headOf(reading.options[0]?.key ?? '') !== 'enough')) return null;
  const own = work.efforts.find(({ workers }) => work.group || workers.some(id => id === reading.hero?.id));
  const progress = own?.progress ?? 0;
  const cells = work.difficulty === 'X' ? progress + 1 : work.difficulty;
  const helpers = view.heroes.filter(({ id }) => own?.workers.includes(id));
  const [first, ...others] = worksTold(reading, work);
  return (
    <section className="des-work des-paper v-paper" aria-label={table.say(work.name)}>
      <h3>{table.say(work.name)}</h3>
      <p>{first}</p>
      <div className="des-work-cells">
        {Array.from({ length: Math.min(cells, CELLS) }, (_, n) => (
          <i key={n} data-done={n < progress || undefined} aria-hidden="true" />
        ))}
        <b>
          {work.difficulty === 'X'
            ? word('table.work.progress.x', { n: progress })
            : word('table.work.progress', { n: progress, all: work.difficulty })}
        </b>
      </div>
      {helpers.length > 0 && (
        <p className="des-work-helpers">
          {helpers.map(hero => (
            <HeroDisc key={hero.id} hero={hero} size={30} />
          ))}
          <span>{word('table.work.helps', { who: helpers.map(({ id }) => reading.nameOf(id)) })}</span>
        </p>
      )}
      {efforts.length > 0 && (
        <>
          <h4>{word('table.work.ifYou')}</h4>
          <ul>
            {efforts.map(({ option, prospect }) => (
              <li key={option.key}>
                <button
                  type="button"
                  className="des-work-row"
                  data-answer={option.key}
                  data-lit
                  aria-pressed={table.picked.includes(option.key)}
                  onClick={() =>
                    table.picked.includes(option.key) ? table.answer([option.key]) : table.pick(option.key)
                  }
                >
                  <span>
                    {table.say(option)}
                    {prospect.turn > prospect.now && (
                      <small>{word('table.work.turn', { n: percent(prospect.turn) })}</small>
                    )}
                  </span>
                  {barOf(word, prospect.now)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Cited text={others.join(' ')} rule="DES-9.11" />
      </p>
    </section>
  );
}

/** More than these are a figure alone. */
const CELLS = 8;

/** In the rail: everything that takes more than one turn, and how far it has come. */
export function Works() {
  const reading = useReading();
  const { view, word, table } = reading;
  const under = (view.prolonged ?? []).flatMap(work => work.efforts.map(effort => ({ work, effort })));
  if (under.length === 0) return null;
  return (
    <section className="des-works" aria-label={word('table.work')}>
      <h3>{word('table.work')}</h3>
      {under.map(({ work, effort: { progress, workers } }) => (
        <p key={`${work.id} ${workers.join()}`}>
          <b>{table.say(work.name)}</b>{' '}
          {word('table.work.under', { n: progress, who: workers.map(id => reading.nameOf(id)) })}
          {work.difficulty !== 'X' && ` ${word('table.work.progress', { n: progress, all: work.difficulty })}`}
        </p>
      ))}
    </section>
  );
}
