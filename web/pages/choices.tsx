// How it is played: modes and sets as cards, lists to pick from, options in rows, and what the choice comes to.

import type { ChoiceCard, OptionSpec, Options, OptionValue } from '@veillee/kernel';
import { Fragment, memo, useState } from 'react';
import { RuleRef } from '../kit/controls/controls.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { Select } from '../kit/controls/overlay.tsx';
import { Toggle } from '../kit/controls/switches.tsx';
import { brokenHeart, cardRandom, checkMark } from '../kit/glyphs.ts';
import type { TableModule } from '../kit/table.ts';
import { type Say, useWords } from '../words.tsx';

interface ChoiceCardsProps {
  readonly spec: Extract<OptionSpec, { kind: 'choice' }>;
  readonly title: string;
  readonly value: string;
  naming(choice: string): string;
  /** What the choices of one group stand under. */
  heading?(group: string): string;
  note(choice: string): string | undefined;
  stars(choice: string): number | undefined;
  picture?(choice: string): string | undefined;
  onChange(choice: string): void;
}

const FEW = 6;

export function ChoiceCards(props: ChoiceCardsProps) {
  const { spec, title, heading } = props;
  const groups = [...Map.groupBy(spec.choices, choice => spec.cards?.[choice]?.group)];
  return (
    <div className="choice">
      <h2 className="v-section">
        {title} <RuleRef rule={spec.rule} />
      </h2>
      {groups.map(([group, choices]) => {
        const under = groups.length > 1 && group !== undefined ? heading?.(group) : undefined;
        return (
          <Fragment key={group ?? ''}>
            {under && <h3 className="choice-group">{under}</h3>}
            <CardGroup {...props} choices={choices} label={under ? `${title}: ${under}` : title} />
          </Fragment>
        );
      })}
    </div>
  );
}

interface CardGroupProps extends ChoiceCardsProps {
  readonly choices: readonly string[];
  readonly label: string;
}

/** A few of them, and all when asked; whatever is chosen is among the few. */
function CardGroup({ spec, choices, label, value, naming, note, stars, picture, onChange }: CardGroupProps) {
  const { word } = useWords();
  const [all, setAll] = useState(false);
  const first = choices.slice(0, FEW - 1);
  const few = first.includes(value) || !choices.includes(value) ? choices.slice(0, FEW) : [...first, value];
  const shown = all || choices.length <= FEW + 1 ? choices : few;
  return (
    <>
      <div className="choice-cards" role="radiogroup" aria-label={label}>
        {shown.map(choice => (
          // biome-ignore lint/a11y/useSemanticElements: a radio drawn as a card
          <button
            key={choice}
            type="button"
            role="radio"
            aria-checked={choice === value}
            className="choice-card"
            onClick={() => onChange(choice)}
          >
            <Picture svg={spec.cards?.[choice]?.picture ?? picture?.(choice)} />
            <span className="choice-name">
              {naming(choice)}
              <Stars count={stars(choice)} />
            </span>
            {note(choice) && <small>{note(choice)}</small>}
            <Length card={spec.cards?.[choice]} />
          </button>
        ))}
      </div>
      {shown.length < choices.length && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {word('setup.more', { count: choices.length - shown.length })}
        </button>
      )}
    </>
  );
}

/** The map of a scenario, in small. */
const Picture = memo(function Picture({ svg }: { readonly svg: string | undefined }) {
  if (svg === undefined) return null;
  return <img className="choice-picture" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />;
});

function Length({ card }: { readonly card: ChoiceCard | undefined }) {
  const { word } = useWords();
  if (card?.minutes === undefined) return null;
  return <small className="choice-length">{word('setup.length', { minutes: card.minutes })}</small>;
}

function Stars({ count }: { readonly count: number | undefined }) {
  const { word } = useWords();
  if (!count) return null;
  return (
    <span className="stars" role="img" aria-label={word('setup.stars', { count })}>
      {'★'.repeat(count)}
    </span>
  );
}

interface PickListProps {
  readonly title: string;
  readonly note: string | undefined;
  readonly rule: string | undefined;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly value: readonly string[];
  onChange(value: readonly string[]): void;
}

export function PickList({ title, note, rule, choices, value, onChange }: PickListProps) {
  const { word } = useWords();
  return (
    <fieldset className="picks">
      <legend className="v-section">
        {title} <span className="picks-count">{value.length}</span> <RuleRef rule={rule} />
      </legend>
      {note && <p>{note}</p>}
      <div>
        {choices.map(choice => {
          const on = value.includes(choice.id);
          return (
            <button
              key={choice.id}
              type="button"
              className="pick"
              aria-pressed={on}
              onClick={() => onChange(on ? value.filter(id => id !== choice.id) : [...value, choice.id])}
            >
              {on && <Icon glyph={checkMark} size={14} />}
              {choice.name}
            </button>
          );
        })}
        {value.length > 0 && (
          <button type="button" className="link" onClick={() => onChange([])}>
            {word('setup.clear')}
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface RowProps {
  readonly spec: Exclude<OptionSpec, { kind: 'list' }>;
  readonly title: string;
  readonly note: string | undefined;
  readonly value: OptionValue | undefined;
  naming(choice: string): string;
  onChange(value: OptionValue): void;
}

export function Row({ spec, title, note, value, naming, onChange }: RowProps) {
  const { word } = useWords();
  if (spec.kind === 'switch')
    return <Toggle label={title} note={note} rule={spec.rule} on={value === true} onChange={onChange} />;
  const said = (
    <>
      {note} <RuleRef rule={spec.rule} />
    </>
  );
  if (spec.kind === 'choice')
    return (
      <Select
        label={title}
        note={said}
        value={String(value)}
        choices={spec.choices.map(choice => ({ value: choice, name: naming(choice) }))}
        onChange={onChange}
      />
    );
  const now = Number(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in all browsers
    <div className="stepper" role="group" aria-label={title}>
      <span className="v-toggle-words">
        <b>{title}</b>
        <small>{said}</small>
      </span>
      <button
        type="button"
        className="stepper-button"
        aria-label={word('less')}
        disabled={now <= spec.min}
        onClick={() => onChange(now - 1)}
      >
        −
      </button>
      <output className="v-figures">{now}</output>
      <button
        type="button"
        className="stepper-button"
        aria-label={word('more')}
        disabled={now >= spec.max}
        onClick={() => onChange(now + 1)}
      >
        +
      </button>
    </div>
  );
}

interface ContentsProps {
  readonly board: TableModule | undefined;
  readonly options: Options;
  readonly seats: number;
  readonly say: Say;
}

/** What the chosen set holds and whether it is balanced, if the game says so. */
export function Contents({ board, options, seats, say }: ContentsProps) {
  const contents = board?.setupContents?.(options, seats) ?? [];
  const checks = board?.setupChecks?.(options, seats) ?? [];
  if (contents.length === 0 && checks.length === 0) return null;
  return (
    <div className="setup-contents">
      {contents.map(part => (
        <div key={say(part.title)}>
          <Icon glyph={part.glyph ?? cardRandom} size={20} />
          <p>
            <b>{say(part.title)}</b>
            {part.items.map(item => say(item)).join(', ')}
          </p>
        </div>
      ))}
      {checks.length > 0 && (
        <ul className="setup-checks">
          {checks.map(check => (
            <li key={check.text.text} data-holds={check.holds}>
              <Icon glyph={check.holds ? checkMark : brokenHeart} size={16} />
              <span>
                {say(check.text)} <RuleRef rule={check.rule} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
