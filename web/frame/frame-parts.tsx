// Laying out: what the frame puts where a board's stage wants it: slip, players, chronicle.

import type { Picks } from '@veillee/kernel';
import type { FrameParts, SlipHints } from '../kit/stage/stage.tsx';
import type { GuideStep, TableEvent, TableProps } from '../kit/table.ts';
import { countOf } from '../pages/box.tsx';
import { useWords } from '../words.tsx';
import { Chronicle } from './chronicle.tsx';
import { DecisionSlip } from './decision-slip.tsx';
import type { TableFrameProps } from './frame-props.ts';
import { Players } from './players.tsx';
import { SceneSlip, ToNow } from './scene-slip.tsx';
import type { Choosing } from './use-choosing.ts';
import type { Reading } from './use-seen.ts';
import type { Told } from './use-telling.ts';

export interface Laid {
  readonly props: TableFrameProps;
  readonly table: TableProps;
  readonly told: Told;
  readonly nameOf: Reading['nameOf'];
  readonly several: Choosing['several'];
  readonly guide: GuideStep | undefined;
  readonly advice: Picks | undefined;
  readonly isGuided: boolean;
  /** Where the steps of a turn stand, once the bar is there. */
  readonly steps: HTMLElement | null;
}

const NOTHING_NEW: readonly TableEvent[] = [];

export function useFrameParts(laid: Laid): FrameParts {
  const { props, table } = laid;
  const { game, board, seats, seat, turnTo } = props;
  const { word } = useWords();
  const { say } = table;
  return {
    steps: laid.steps ?? undefined,
    slip: given => <FrameSlip {...laid} given={given} />,
    players: line => <Players seats={seats} eyes={seat} line={line} turnTo={turnTo} />,
    chronicle: () => (
      <Chronicle
        log={props.log}
        fresh={props.fresh}
        seats={seats}
        eyes={seat}
        say={say}
        turnName={turn => word('bar.turn', countOf({ game, options: props.options }, turn))}
        turnsName={(from, until) =>
          word('chronicle.turns', { from, ...countOf({ game, options: props.options }, until) })
        }
        coins={board?.coins}
        whose={event => board?.whose?.(event, props.view)}
        unread={props.unread ?? 0}
        onRead={props.onRead}
        Detail={board?.Detail}
        chat={props.chat}
        onChat={props.onChat}
        silenced={props.silenced}
        onBack={props.onBack}
        goBack={props.back}
      />
    ),
    unread: props.unread ?? 0,
    words: {
      players: word('frame.players'),
      chronicle: word('frame.chronicle'),
      places: word('frame.places'),
      more: word('frame.more'),
      map: word('zoom.map'),
      closer: word('zoom.closer'),
      farther: word('zoom.farther'),
      whole: word('zoom.whole'),
    },
  };
}

/** One place for the question: the scene while it is told, a replay's controls, or what is asked. */
function FrameSlip({
  props,
  table,
  told: { telling, told, verdict },
  nameOf,
  several,
  guide,
  advice,
  isGuided,
  given,
}: Laid & { readonly given: SlipHints }) {
  const { decision } = table;
  const toNow = <ToNow waiting={props.waiting ?? 0} toNow={() => props.toNow?.()} />;
  const now = props.telling;
  if (telling && now)
    return (
      <>
        <SceneSlip scene={telling} begun={now.begun} skip={now.skip} toNow={toNow} roomy={isGuided} />
        {props.replaying && props.slip}
      </>
    );
  return (
    props.slip ?? (
      <DecisionSlip
        table={table}
        hints={given}
        guide={guide}
        advice={advice}
        nameOf={nameOf}
        game={props.game}
        last={props.log.at(-1)}
        told={decision && !decision.standing ? verdict : told}
        meanwhile={props.meanwhile ?? NOTHING_NEW}
        toNow={toNow}
        isReading={props.isReading === true}
        hush={props.hush}
        lull={props.lull}
        several={several}
      />
    )
  );
}
