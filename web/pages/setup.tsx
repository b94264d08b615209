// Laying the table: who sits down, how it is played, and one sentence that sums it up.

import type { Catalogue, OptionSpec, Options, OptionValue, Text } from '@veillee/kernel';
import { useMemo, useState } from 'react';
import type { SeatPlan } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { changeSettings, keepSeats, useSettings } from '../keepsakes.ts';
import { Badge, Button, Progress, RuleContext, RuleRef, Segments, Toast, Toggle } from '../kit/controls.tsx';
import { brokenHeart, cardRandom, checkMark } from '../kit/glyphs.ts';
import { Icon } from '../kit/icon.tsx';
import { Select } from '../kit/overlay.tsx';
import { Avatar } from '../kit/seat.tsx';
import { EMBLEMS, type TableModule } from '../kit/table.ts';
import { go } from '../navigate.ts';
import type { How } from '../route.ts';
import { type Say, troubleWord, useGameTexts, useSay, useWords } from '../words.tsx';
import { boxOf, Lid, titleOf } from './box.tsx';
import { Nowhere } from './nowhere.tsx';
import { Room } from './room.tsx';
import { RulebookPanel } from './rulebook.tsx';
import {
  choiceKey,
  filled,
  firstPlan,
  groupOptions,
  hidesLists,
  MOST_SEATS,
  modeOf,
  type Plan,
  possibleCounts,
  type RefuseSetting,
  SEAT_KINDS,
  withMode,
  withOption,
  withSeats,
} from './setup-plan.ts';
import './setup.css';
import { type GameOffer, useBoard, useOffer, useRules } from './use-game.ts';

const ALLOW: RefuseSetting = () => undefined;

export function Setup({ game, how }: { readonly game: string; readonly how: How }) {
  const { word } = useWords();
  const { offer, trouble } = useOffer(game);
  const texts = useGameTexts(game);
  const rules = useRules(game);
  const board = useBoard(game);
  if (trouble)
    return (
      <Nowhere
        title={word('lost.title')}
        text={trouble === 'unknown' ? word('trouble.unknown-game') : troubleWord(word, trouble.code)}
      />
    );
  return (
    <Room here="setup" trail={titleOf(game)}>
      {offer && texts && rules && board ? (
        <Laid
          game={game}
          how={how}
          offer={offer}
          texts={texts}
          refuse={setting => rules.refuseSetting(setting)}
          board={board === 'none' ? undefined : board}
        />
      ) : (
        <Progress label={word('loading')} />
      )}
    </Room>
  );
}

interface LaidProps {
  readonly game: string;
  readonly how: How;
  readonly offer: GameOffer;
  readonly texts: Catalogue;
  readonly refuse: RefuseSetting;
  readonly board: TableModule | undefined;
}

function Laid({ game, how, offer, texts, refuse, board }: LaidProps) {
  const { word } = useWords();
  const { name } = useSettings();
  const say = useSay(texts, []);
  const specs = offer.options;
  const bot = offer.bots.at(-1) ?? 'random';
  const [plan, setPlan] = useState<Plan>(() => firstPlan(how, specs, refuse, bot));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [rule, setRule] = useState<string>();
  const options = filled(specs, plan.options);
  const why = refuse({ seats: plan.seats.length, options });
  const names = useNames(plan.seats, name);
  const naming = (spec: OptionSpec, choice: string): string => {
    const key = board?.choiceText?.(spec, choice) ?? choiceKey(texts, spec, choice);
    return key ? say({ text: key }) : choice;
  };
  const text = (key: string): string | undefined => (Object.hasOwn(texts, key) ? say({ text: key }) : undefined);
  const hidden = (spec: OptionSpec): boolean => board?.setupHides?.(options, spec) ?? hidesLists(specs, options)(spec);
  const { cards, lists, rows } = groupOptions(specs, hidden);
  const box = boxOf(game);

  const deal = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const made = await api.create({
        game,
        options: plan.options as { [option: string]: string | number | boolean | string[] },
        name: names[0] ?? '',
        spectators: plan.spectators,
        open: plan.seats.some(seat => seat.kind === 'open'),
        ...(plan.seed && { seed: plan.seed }),
        seats: plan.seats.map((seat, index) => ({ ...seat, ...(names[index] && { name: names[index] }) })),
      });
      keepSeats(made.table.id, made.seats, made.invitations);
      go({ at: 'table', table: made.table.id });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const detail = error.detail as Text | undefined;
      setProblem(detail?.text && Object.hasOwn(texts, detail.text) ? say(detail) : troubleWord(word, error.code));
      setBusy(false);
    }
  };

  const change = (spec: OptionSpec, value: OptionValue): void =>
    setPlan(
      spec === modeOf(specs) && typeof value === 'string'
        ? withMode(plan, specs, value, refuse, bot)
        : withOption(plan, spec, value),
    );
  const summary = cards.map(spec => naming(spec, String(options[spec.id]))).join(', ');

  return (
    <RuleContext value={setRule}>
      <div className="setup">
        <aside className="setup-box">
          {box && <Lid box={box} />}
          <Contents board={board} options={options} seats={plan.seats.length} say={say} />
        </aside>
        <section className="setup-seats" aria-labelledby="setup-title">
          <h1 id="setup-title" className="v-title">
            {word('setup.title')}
          </h1>
          <Seats
            plan={plan}
            names={names}
            bots={offer.bots}
            counts={possibleCounts(specs, refuse ?? ALLOW)}
            onChange={seats => setPlan(withSeats(plan, specs, seats, refuse))}
          />
        </section>
        <section className="setup-options" aria-label={word('setup.options')}>
          {cards.map(spec => (
            <ChoiceCards
              key={spec.id}
              spec={spec}
              title={text(`setup.${spec.id}`) ?? spec.id}
              value={String(options[spec.id])}
              naming={choice => naming(spec, choice)}
              note={choice => {
                const key = board?.choiceText?.(spec, choice) ?? choiceKey(texts, spec, choice);
                return key ? text(`${key}.text`) : undefined;
              }}
              stars={choice => board?.choiceStars?.(spec, choice)}
              onChange={choice => change(spec, choice)}
            />
          ))}
          {lists.map(spec => (
            <PickList
              key={spec.id}
              title={text(`setup.${spec.id}`) ?? spec.id}
              note={text(`setup.${spec.id}.text`)}
              rule={spec.rule}
              choices={spec.choices.map(choice => ({ id: choice, name: naming(spec, choice) }))}
              value={options[spec.id] as readonly string[]}
              onChange={value => change(spec, value)}
            />
          ))}
          <h2 className="v-section">{word('setup.options')}</h2>
          <div className="rows">
            {rows.map(spec => (
              <Row
                key={spec.id}
                spec={spec}
                title={text(`setup.${spec.id}`) ?? spec.id}
                note={text(`setup.${spec.id}.text`)}
                value={options[spec.id]}
                naming={choice => naming(spec, choice)}
                onChange={value => change(spec, value)}
              />
            ))}
            <Toggle
              label={word('setup.spectators')}
              note={word('setup.spectators.text')}
              on={plan.spectators}
              onChange={spectators => setPlan({ ...plan, spectators })}
            />
            <label className="setup-seed">
              <span>
                <b>{word('setup.seed')}</b>
                <small>{word('setup.seed.text')}</small>
              </span>
              <input
                className="field"
                value={plan.seed}
                maxLength={100}
                placeholder={word('setup.seed.none')}
                onChange={event => setPlan({ ...plan, seed: event.target.value })}
              />
            </label>
          </div>
        </section>
        <div className="setup-ready v-paper">
          <div>
            <p aria-live="polite">
              {why ? say(why) : word('setup.ready', { count: plan.seats.length, what: summary })}
            </p>
            {problem && (
              <Toast tone="bad" glyph={brokenHeart}>
                {problem}
              </Toast>
            )}
          </div>
          <Button look={why ? 'plain' : 'main'} disabled={busy || why !== undefined} onClick={() => void deal()}>
            {word(
              busy ? 'setup.dealing' : plan.seats.some(seat => seat.kind === 'friend') ? 'setup.invite' : 'setup.deal',
            )}
          </Button>
        </div>
      </div>
      <RulebookPanel game={game} rule={rule} onRule={setRule} />
    </RuleContext>
  );
}

/** Names as they will be: what was typed, or a name from the house. */
function useNames(seats: readonly SeatPlan[], own: string): readonly string[] {
  const { word } = useWords();
  const stock = word('setup.names').split(',');
  return seats.map((seat, index) => {
    if (seat.name) return seat.name;
    if (seat.kind === 'me') return own || word('you');
    if (seat.kind === 'friend' || seat.kind === 'open') return '';
    return stock[(index - 1) % stock.length] ?? `${index + 1}`;
  });
}

interface SeatsProps {
  readonly plan: Plan;
  readonly names: readonly string[];
  readonly bots: readonly string[];
  readonly counts: readonly number[];
  onChange(seats: readonly SeatPlan[]): void;
}

function Seats({ plan, names, bots, counts, onChange }: SeatsProps) {
  const { word } = useWords();
  const set = (index: number, change: Partial<SeatPlan>): void =>
    onChange(plan.seats.map((seat, other) => (other === index ? { ...seat, ...change } : seat)));
  const count = plan.seats.length;
  const most = counts.at(-1) ?? MOST_SEATS;
  const least = counts[0] ?? 1;
  return (
    <div className="seats v-wood">
      <h2 className="v-section">{word('setup.who')}</h2>
      <ol>
        {plan.seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={index} className="seat v-paper">
            <Avatar emblem={EMBLEMS[index % EMBLEMS.length] ?? 'fox'} size={48} />
            <div className="seat-words">
              {seat.kind === 'friend' || seat.kind === 'open' ? (
                <b className="seat-name">{word(seat.kind === 'friend' ? 'seat.friend' : 'seat.open')}</b>
              ) : (
                <input
                  className="seat-name"
                  aria-label={word('setup.name', { seat: index + 1 })}
                  value={seat.name ?? names[index] ?? ''}
                  maxLength={40}
                  onFocus={event => event.target.select()}
                  onChange={event => {
                    set(index, { name: event.target.value });
                    if (seat.kind === 'me') changeSettings({ name: event.target.value.trim() });
                  }}
                />
              )}
              {seat.kind === 'me' ? (
                <span className="seat-kind">{word('setup.me')}</span>
              ) : (
                <select
                  className="seat-kind"
                  aria-label={word('setup.kind', { seat: index + 1 })}
                  value={seat.kind}
                  onChange={event => {
                    const kind = event.target.value as SeatPlan['kind'];
                    const { name: _, bot: __, ...rest } = seat;
                    const next: SeatPlan = { ...rest, kind, ...(kind === 'bot' && { bot: bots.at(-1) ?? 'random' }) };
                    onChange(plan.seats.map((known, other) => (other === index ? next : known)));
                  }}
                >
                  {SEAT_KINDS.map(kind => (
                    <option key={kind} value={kind}>
                      {word(`setup.kind.${kind}`)}
                    </option>
                  ))}
                </select>
              )}
            </div>
            {seat.kind === 'me' && <Badge tone="ember">{word('setup.you')}</Badge>}
            {seat.kind === 'hotseat' && <Badge>{word('seat.hotseat')}</Badge>}
            {seat.kind === 'friend' && <Badge>{word('setup.link')}</Badge>}
            {seat.kind === 'bot' && (
              <Segments
                label={word('setup.level', { name: names[index] ?? '' })}
                value={seat.bot ?? ''}
                choices={bots.map(level => ({ value: level, name: botLevel(word, level) }))}
                onChange={level => set(index, { bot: level })}
              />
            )}
            {index > 0 && count > least && (
              <button
                type="button"
                className="seat-remove"
                aria-label={word('setup.remove', { seat: index + 1 })}
                title={word('setup.remove', { seat: index + 1 })}
                onClick={() => onChange(plan.seats.filter((_, other) => other !== index))}
              >
                ×
              </button>
            )}
          </li>
        ))}
        {count < most && (
          <li>
            <button
              type="button"
              className="seat-add"
              onClick={() => onChange([...plan.seats, { kind: 'bot', bot: bots.at(-1) ?? 'random' }])}
            >
              <span className="seat-plus" aria-hidden="true">
                +
              </span>
              <span>
                <b>{word('setup.add')}</b>
                <small>{word('setup.most', { most })}</small>
              </span>
            </button>
          </li>
        )}
      </ol>
    </div>
  );
}

const LEVELS = ['random', 'novice', 'adept', 'master'] as const;

export function botLevel(word: ReturnType<typeof useWords>['word'], level: string): string {
  const known = LEVELS.find(name => name === level);
  return known ? word(`bot.${known}`) : level;
}

interface ChoiceCardsProps {
  readonly spec: Extract<OptionSpec, { kind: 'choice' }>;
  readonly title: string;
  readonly value: string;
  naming(choice: string): string;
  note(choice: string): string | undefined;
  stars(choice: string): number | undefined;
  onChange(choice: string): void;
}

const FEW = 6;

function ChoiceCards({ spec, title, value, naming, note, stars, onChange }: ChoiceCardsProps) {
  const { word } = useWords();
  const [all, setAll] = useState(false);
  const few = useMemo(() => {
    const first = spec.choices.slice(0, FEW - 1);
    const kept = first.includes(value) ? spec.choices.slice(0, FEW) : [...first, value];
    return spec.choices.length <= FEW + 1 ? spec.choices : kept;
  }, [spec, value]);
  const shown = all ? spec.choices : few;
  return (
    <div className="choice">
      <h2 className="v-section">
        {title} <RuleRef rule={spec.rule} />
      </h2>
      <div className="choice-cards" role="radiogroup" aria-label={title}>
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
            <span className="choice-name">
              {naming(choice)}
              <Stars count={stars(choice)} />
            </span>
            {note(choice) && <small>{note(choice)}</small>}
          </button>
        ))}
      </div>
      {shown.length < spec.choices.length && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {word('setup.more', { count: spec.choices.length - shown.length })}
        </button>
      )}
    </div>
  );
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

function PickList({ title, note, rule, choices, value, onChange }: PickListProps) {
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

function Row({ spec, title, note, value, naming, onChange }: RowProps) {
  const { word } = useWords();
  const said = (
    <>
      {note} <RuleRef rule={spec.rule} />
    </>
  );
  if (spec.kind === 'switch') return <Toggle label={title} note={said} on={value === true} onChange={onChange} />;
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
function Contents({ board, options, seats, say }: ContentsProps) {
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
