// "All options": a plain list of what may be done, what is refused and why. It can answer every decision of every game.

import type { Option, PlainDecision, Refused } from '@veillee/kernel';
import { Fragment, useState } from 'react';
import { Button, RuleRef } from '../kit/controls/controls.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { SearchField } from '../kit/controls/search-field.tsx';
import { checkMark, padlock } from '../kit/glyphs.ts';
import type { TableProps } from '../kit/table.ts';
import { useWords } from '../words.tsx';
import { CautionLines } from './caution.tsx';
import { groupedOptions, howMany, isComplete, takesMany } from './decide.ts';
import { OptionWorth, useReadings } from './option-worth.tsx';
import './options.css';

export interface OptionsListProps {
  readonly table: TableProps;
  readonly decision: PlainDecision;
  /** What a figure is called, where the seat runs several. */
  nameOf?(figure: string): string | undefined;
  /** Called after an answer was sent. */
  onDone?(): void;
}

const FEW = 8;

export function OptionsList({ table, decision, nameOf, onDone }: OptionsListProps) {
  const { word } = useWords();
  const many = takesMany(decision);
  const [wanted, setWanted] = useState('');
  const groups = groupedOptions(decision);
  const reading = useReadings(decision.options, table.say);
  const fits = (thing: Option | Refused): boolean => reading(thing).toLowerCase().includes(wanted.toLowerCase());
  const headed = new Set(groups.map(({ figure }) => figure)).size > 1;
  const send = (picks: readonly string[]): void => {
    table.answer(picks);
    onDone?.();
  };
  return (
    <div className="all-options">
      {decision.options.length + decision.refused.length > FEW && (
        <SearchField label={word('options.search')} value={wanted} onChange={setWanted} />
      )}
      {decision.range && <RangeRow decision={decision} onAnswer={send} />}
      {groups.map((group, n) => (
        <Fragment key={`${group.figure ?? ''} ${group.text}`}>
          {headed && group.figure !== groups[n - 1]?.figure && (
            <h3 className="v-section">{nameOf?.(group.figure ?? '')}</h3>
          )}
          <ul>
            {group.options.filter(fits).map(option => {
              const at = table.picked.indexOf(option.key);
              return (
                <li key={option.key}>
                  <button
                    type="button"
                    className="option-row v-paper-row"
                    aria-pressed={many ? at >= 0 : undefined}
                    onClick={() => (many ? table.pick(option.key) : send([option.key]))}
                  >
                    {many && (
                      <span className="option-tick">
                        {at >= 0 && (decision.ordered ? at + 1 : <Icon glyph={checkMark} size={14} />)}
                      </span>
                    )}
                    <span>{reading(option)}</span> <OptionWorth option={option} />
                  </button>
                  <RuleRef rule={option.rule} />
                </li>
              );
            })}
            {group.refused.filter(fits).map(refused => (
              <li key={refused.key} className="option-refused">
                <Icon glyph={padlock} size={16} />
                <span>
                  {table.say(refused)} <OptionWorth option={refused} />
                  <small>
                    {table.say(refused.why)} <RuleRef rule={refused.rule} />
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {many && table.caution && <CautionLines caution={table.caution} say={table.say} />}
      <div className="all-options-foot">
        {decision.pass && (
          <Button look="option" onClick={() => send([])}>
            {table.say(decision.pass)}
          </Button>
        )}
        {many && (
          <Button
            look="main"
            refused={isComplete(decision, table.picked) ? undefined : word('slip.need', howMany(decision))}
            onClick={() => send(table.picked)}
          >
            {word('slip.done', { count: table.picked.length })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A number to choose. */
export function RangeRow({
  decision,
  name,
  onAnswer,
}: {
  readonly decision: PlainDecision;
  /** What the number would mean, where the game has words for it. */
  readonly name?: ((value: number) => string) | undefined;
  onAnswer(picks: readonly string[]): void;
}) {
  const { word } = useWords();
  const range = decision.range ?? { min: 0, max: 0 };
  // Nothing, unless that is not offered: below it a number asks for something.
  const [value, setValue] = useState(Math.min(Math.max(0, range.min), range.max));
  const step = range.step ?? 1;
  return (
    <div className="range-row">
      <Button aria-label={word('less')} disabled={value - step < range.min} onClick={() => setValue(value - step)}>
        −
      </Button>
      <input
        type="range"
        aria-label={word('slip.number')}
        min={range.min}
        max={range.max}
        step={step}
        value={value}
        onChange={event => setValue(Number(event.target.value))}
      />
      <Button aria-label={word('more')} disabled={value + step > range.max} onClick={() => setValue(value + step)}>
        +
      </Button>
      <Button look="main" onClick={() => onAnswer([String(value)])}>
        {name?.(value) ?? word('slip.choose', { value })}
      </Button>
    </div>
  );
}
