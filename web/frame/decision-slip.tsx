// The slip's words and buttons: a question to this seat, or who is awaited.

import type { Picks, PlainDecision } from '@veillee/kernel';
import type { ReactNode } from 'react';
import { changeSettings, useSettings } from '../keepsakes.ts';
import { Button, RuleRef } from '../kit/controls/controls.tsx';
import { useLayout } from '../kit/stage/layout.ts';
import { Slip } from '../kit/stage/slip.tsx';
import type { SlipHints } from '../kit/stage/stage.tsx';
import type { Scene } from '../kit/story/scene.ts';
import type { GuideStep, TableEvent, TableProps } from '../kit/table.ts';
import { useWords } from '../words.tsx';
import { CautionLines } from './caution.tsx';
import { howMany, type SlipButton, slipButtons, takesMany } from './decide.ts';
import { type Lull, LullButton, useHoldOnPick } from './lull.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { OptionWorth } from './option-worth.tsx';
import { RangeRow } from './options-panel.tsx';
import { VerdictLine } from './scene-slip.tsx';
import './slip-notes.css';

export interface DecisionSlipProps {
  readonly table: TableProps;
  readonly hints: SlipHints;
  readonly guide: GuideStep | undefined;
  /** What a guided newcomer might answer. */
  readonly advice: Picks | undefined;
  nameOf(figure: string): string | undefined;
  readonly game: string;
  readonly last: TableEvent | undefined;
  /** The scene that has just been told: its verdict stays until something else is decided. */
  readonly told: Scene | undefined;
  /** What happened since this seat last chose, if the screen was somebody else's meanwhile. */
  readonly meanwhile: readonly TableEvent[];
  /** The button that shows all that waits, while somebody else plays. */
  readonly toNow: ReactNode;
  /** What others did waits while one reads. */
  readonly isReading: boolean;
  /** Lets interruptions of this kind pass until the turn is over. */
  readonly hush: (() => void) | undefined;
  /** What is asked closes by itself, unless somebody holds it open. */
  readonly lull: Lull | undefined;
  /** Several figures of this seat may act: any of them is meant, or one that was touched. */
  readonly several: 'any' | 'one' | false;
}

export function DecisionSlip(props: DecisionSlipProps) {
  const { table, hints, guide, advice, nameOf, game, last, told, meanwhile, toNow, isReading, hush, lull, several } =
    props;
  const { word } = useWords();
  const { guided } = useSettings();
  const { decision } = table;
  useHoldOnPick(lull, table.picked.length > 0);
  const isGuided = !guided.includes(game);
  if (!decision || decision.standing)
    return (
      <Waiting
        table={table}
        last={last}
        hints={hints}
        told={told}
        toNow={toNow}
        isReading={isReading}
        roomy={isGuided}
      />
    );
  const { caution } = table;
  // Once something is chosen, what would follow is more telling than what has been.
  const verdict = table.picked.length === 0 && told?.verdict ? told : undefined;
  const news =
    table.picked.length === 0 && meanwhile.length > 0 ? (
      <Meanwhile events={meanwhile} say={table.say} />
    ) : (
      verdict && <VerdictLine scene={verdict} />
    );
  // The guide speaks of what one might do; of what one is about to do, the board knows more.
  const silent = !isGuided || table.picked.length > 0 || hints.tone === 'danger';
  const hint = silent ? undefined : guide;
  const advised = silent ? undefined : advice;
  const guidance = (hint ?? advised) && (
    <span className="slip-guide">
      <span>
        {hint && table.say(hint.text)} {hint && <RuleRef rule={hint.rule} />}
        {advised && <Advice table={table} decision={decision} picks={advised} nameOf={nameOf} />}
      </span>{' '}
      <button type="button" className="slip-unguide" onClick={() => changeSettings({ guided: [...guided, game] })}>
        {word('slip.unguide')}
      </button>
    </span>
  );
  const [only] = table.picked;
  const chosen = takesMany(decision) ? undefined : decision.options.find(({ key }) => key === only);
  const count = takesMany(decision)
    ? word('slip.count', { picked: table.picked.length, ...howMany(decision) })
    : undefined;
  return (
    <Slip
      turn={decision.id}
      glyph={caution?.glyph ?? hints.glyph}
      tone={caution?.grave ? 'danger' : hints.tone}
      roomy={isGuided}
      prompt={table.say({ text: decision.prompt, ...(decision.with && { with: decision.with }) })}
      second={
        <>
          {caution ? (
            <CautionLines caution={caution} say={table.say} />
          ) : news ? (
            <>
              {news} {(guidance ?? hints.second) && <div>{guidance ?? hints.second}</div>}
            </>
          ) : guidance ? (
            guidance
          ) : (
            hints.second
          )}
          {hush && table.picked.length === 0 && (
            <button type="button" className="slip-unguide slip-hush" onClick={hush}>
              {word('slip.hush')}
            </button>
          )}
          {several && !hints.inHand && !caution && !news && !hint && (
            <span className="slip-figures">{word(several === 'any' ? 'slip.figures' : 'slip.figure')}</span>
          )}{' '}
          {chosen && hints.worth !== 'told' && <OptionWorth option={chosen} />}
          {count && <span>{count}</span>}{' '}
          {!caution && !news && !hint && hints.second === undefined && <RuleRef rule={decision.rule} />}
        </>
      }
      buttons={
        <>
          {lull && <LullButton key={decision.id} lull={lull} />}
          <Buttons table={table} buttons={slipButtons(decision, table.picked, hints)} hints={hints} />
        </>
      }
    />
  );
}

interface AdviceProps {
  readonly table: TableProps;
  readonly decision: PlainDecision;
  readonly picks: Picks;
  nameOf(figure: string): string | undefined;
}

/** What one might answer: at a touch it is chosen, and then confirmed like anything else. */
function Advice({ table, decision, picks, nameOf }: AdviceProps) {
  const { word } = useWords();
  const chosen = decision.options.filter(({ key }) => picks.includes(key));
  const [first] = chosen;
  // Whoever runs one figure need not be told whose turn it is.
  const isOneOfSeveral = new Set(decision.options.map(({ figure }) => figure)).size > 1;
  const who = isOneOfSeveral && first?.figure !== undefined ? nameOf(first.figure) : undefined;
  const what = first ? chosen.map(table.say) : decision.pass ? [table.say(decision.pass)] : [];
  if (what.length === 0 || decision.range) return null;
  return (
    <button
      type="button"
      className="slip-advice"
      data-advice={picks.join(' ')}
      onClick={() => {
        if (!first) return table.answer([]);
        if (first.figure !== undefined) table.mean(first.figure);
        for (const { key } of chosen) table.pick(key);
      }}
    >
      {word('slip.advice', { named: who === undefined ? 'no' : 'yes', who: who ?? '', what })}
    </button>
  );
}

interface ButtonsProps {
  readonly table: TableProps;
  readonly buttons: readonly SlipButton[];
  readonly hints: SlipHints;
}

function Buttons({ table, buttons, hints }: ButtonsProps) {
  const phone = useLayout() === 'phone';
  const { decision } = table;
  if (!decision) return null;
  return (
    <>
      {decision.range && <RangeRow key={decision.id} decision={decision} onAnswer={table.answer} name={hints.number} />}
      {buttons.map(button => (
        <OneButton
          key={button.kind === 'option' ? button.option.key : button.kind}
          table={table}
          decision={decision}
          button={button}
          phone={phone}
          hints={hints}
        />
      ))}
    </>
  );
}

interface OneButtonProps {
  readonly table: TableProps;
  readonly decision: PlainDecision;
  readonly button: SlipButton;
  readonly phone: boolean;
  readonly hints: Pick<SlipHints, 'done' | 'pass'>;
}

function OneButton({ table, decision, button, phone, hints }: OneButtonProps) {
  const { word } = useWords();
  /** The one that Enter presses says so. */
  const leading = (main: boolean) =>
    main ? ({ look: 'main', hint: word('key.enter') } as const) : ({ look: 'option' } as const);
  switch (button.kind) {
    case 'all':
      return (
        <Button look="plain" {...(!phone && { hint: 'O' })} onClick={table.listOptions}>
          {word(phone ? 'slip.more' : 'slip.all')}
        </Button>
      );
    case 'back':
      return (
        <Button
          look="plain"
          onClick={() => {
            const [key] = table.picked;
            if (key !== undefined) table.pick(key);
          }}
        >
          {word('slip.back')}
        </Button>
      );
    case 'pass':
      return (
        <Button {...leading(button.main)} onClick={() => table.answer([])}>
          {hints.pass ?? (decision.pass ? table.say(decision.pass) : '')}
        </Button>
      );
    case 'done':
      return (
        <Button
          look="main"
          hint={word('key.enter')}
          refused={button.ready ? undefined : word('slip.sofar', { picked: table.picked.length, max: decision.max })}
          onClick={() => table.answer(table.picked)}
        >
          {button.ready
            ? (hints.done?.(table.picked.length) ?? word('slip.done', { count: table.picked.length }))
            : word('slip.need', howMany(decision))}
        </Button>
      );
    case 'option':
      return (
        <Button {...leading(button.main)} onClick={() => table.answer([button.option.key])}>
          {table.say(button.option)}
        </Button>
      );
  }
}

type WaitingProps = Pick<DecisionSlipProps, 'table' | 'last' | 'hints' | 'told' | 'toNow' | 'isReading'> & {
  readonly roomy: boolean;
};

/** Who is awaited; and what this seat may do meanwhile, if an offer stands. */
function Waiting({ table, last, hints, told, toNow, isReading, roomy }: WaitingProps) {
  const { word } = useWords();
  // One's own seat is awaited no more once the answer is on its way.
  const acting = table.seats.filter(seat => seat.acting && seat.seat !== table.seat).map(seat => seat.name);
  const prompt = isReading
    ? word('slip.reading')
    : acting.length > 0
      ? word('slip.waiting', { names: acting, count: acting.length })
      : (hints.waiting ?? word('slip.moment'));
  return (
    <Slip
      waiting
      roomy={roomy}
      turn={`waiting-${acting.join()}`}
      prompt={prompt}
      second={
        told?.verdict ? (
          <VerdictLine scene={told} />
        ) : (
          last && (
            <>
              {table.say(last)} <RuleRef rule={last.rule} />
            </>
          )
        )
      }
      buttons={
        <>
          {table.decision && (
            <Buttons table={table} buttons={slipButtons(table.decision, table.picked, hints)} hints={hints} />
          )}
          {toNow}
        </>
      }
    />
  );
}
