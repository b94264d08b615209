// The table: top bar, board, slip, chronicle, and what opens over them. Fed by a live table or a replay; knows no game.

import type { Option } from '@veillee/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSettings } from '../keepsakes.ts';
import { RuleContext } from '../kit/controls/controls.tsx';
import { Dialog } from '../kit/controls/overlay.tsx';
import { Played } from '../kit/people/portrait.tsx';
import { FrameContext, StepsPlaceContext } from '../kit/stage/stage.tsx';
import type { TableProps } from '../kit/table.ts';
import { TableContext } from '../kit/touch/thing.ts';
import { RulebookPanel } from '../pages/rulebook.tsx';
import { useWords } from '../words.tsx';
import { Announcer } from './announcer.tsx';
import { Beside } from './beside.tsx';
import { useFrameParts } from './frame-parts.tsx';
import type { TableFrameProps } from './frame-props.ts';
import { GenericBoard } from './generic-board.tsx';
import { Help } from './help.tsx';
import { OptionWorthContext } from './option-worth.tsx';
import { OptionsList } from './options-panel.tsx';
import { useChoosing } from './use-choosing.ts';
import { useHeldChoosesNothing } from './use-held.ts';
import { useOpened } from './use-opened.ts';
import { useSeen } from './use-seen.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useTelling } from './use-telling.ts';
import './table-page.css';

export function TableFrame(props: TableFrameProps) {
  const { game, board, view, reads, turnTo, openWishes, rule, onRule } = props;
  const { word } = useWords();
  const { plain, guided } = useSettings();
  const { seen, nameOf, notes } = useSeen(props);
  const { say, language } = seen;
  const told = useTelling(props, say);
  const { telling, forget } = told;
  const { beside, listing, helping, open, list, help, doors } = useOpened(language);
  const close = useCallback(() => {
    open(undefined);
    list(false);
  }, [open, list]);
  // Whatever is asked waits until the scene has been told.
  const decision = telling ? undefined : props.decision;
  const asked = { view, decision, warn: board?.warn, send: props.answer, close, forget, open };
  const { chosen, several, leave } = useChoosing(asked);
  const table = useMemo(
    (): TableProps => ({ ...seen, telling, ...chosen, ...doors, reads, turnTo, openRule: onRule, openWishes }),
    [seen, telling, chosen, doors, reads, turnTo, onRule, openWishes],
  );

  const isGuided = !guided.includes(game);
  const advice = useMemo(
    () => (isGuided && decision && !decision.standing ? board?.advise?.(view, decision) : undefined),
    [isGuided, board, view, decision],
  );
  const guide = board?.guide?.find(step => step.applies(view, decision));
  const [steps, setSteps] = useState<HTMLElement | null>(null);
  const parts = useFrameParts({ props, table, told, nameOf, several, guide, advice, isGuided, steps });

  useHeldChoosesNothing();
  const page = useRef<HTMLDivElement>(null);
  useTableKeys(page, {
    undo: props.undo,
    redo: props.redo,
    back: props.back,
    // What lies open goes first: the choice under a note stays.
    leave: () => (beside ? open(undefined) : leave()),
    list: () => decision && list(true),
    help: () => help(true),
  });

  const Board = plain ? undefined : board?.default;
  const worth = useCallback(
    (option: Option) => board?.figures?.(option, say, decision, view) ?? [],
    [board, say, decision, view],
  );
  return (
    <RuleContext value={onRule}>
      <TableContext value={table}>
        <FrameContext value={parts}>
          <Played value={who => board?.plays?.(view, who)}>
            <OptionWorthContext value={worth}>
              <div className="table-page" ref={page}>
                <StepsPlaceContext value={setSteps}>{props.bar}</StepsPlaceContext>
                {Board ? (
                  <Board {...table} />
                ) : (
                  <GenericBoard table={table} outline={board?.outline?.(view)} nameOf={nameOf} />
                )}
                <Announcer fresh={props.fresh} heard={told.heard} say={say} />
              </div>
              <Beside shown={beside} table={table} onClose={() => open(undefined)} />
              {decision && (
                <Dialog
                  title={say({ text: decision.prompt, ...(decision.with && { with: decision.with }) })}
                  open={listing}
                  onClose={() => list(false)}
                  closeLabel={word('close')}
                >
                  <OptionsList table={table} decision={decision} nameOf={nameOf} onDone={() => list(false)} />
                </Dialog>
              )}
              <Help open={helping} onClose={() => help(false)} />
              <RulebookPanel game={game} rule={rule} onRule={onRule} notes={notes} />
            </OptionWorthContext>
          </Played>
        </FrameContext>
      </TableContext>
    </RuleContext>
  );
}
