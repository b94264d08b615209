// The table's menu: rules, pause, save, report, replay, resign, and the settings.

import type { Armed, Seat } from '@veillee/kernel';
import { type ComponentProps, useState } from 'react';
import type { TableFacts } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { seatsAt } from '../keepsakes.ts';
import { Button, Toast } from '../kit/controls/controls.tsx';
import { Dialog } from '../kit/controls/overlay.tsx';
import { blackFlag, brokenHeart, checkMark } from '../kit/glyphs.ts';
import type { TableStore } from '../live/table-store.ts';
import { go } from '../navigate.ts';
import { troubleWord, useWords } from '../words.tsx';
import { titleOf } from './box.tsx';
import { HostRows, isHost } from './host.tsx';
import { InterruptionRows } from './interruptions.tsx';
import { SettingsRows } from './settings.tsx';
import { hasStandIn } from './stand-in.tsx';
import './menu.css';

interface MenuProps {
  readonly open: boolean;
  onClose(): void;
  readonly facts: TableFacts;
  readonly seat: Seat | undefined;
  readonly store: TableStore;
  /** What the seat has armed. */
  readonly armed: readonly Armed[];
  readonly whenText: ComponentProps<typeof InterruptionRows>['whenText'];
  readonly isAsked: ComponentProps<typeof InterruptionRows>['isAsked'];
  readonly isSecret: ComponentProps<typeof InterruptionRows>['isSecret'];
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  onRules(): void;
}

export function Menu({
  open,
  onClose: close,
  facts,
  seat,
  store,
  armed,
  whenText,
  isAsked,
  isSecret,
  undo,
  redo,
  back,
  onRules,
}: MenuProps) {
  const { word, language } = useWords();
  const [sure, setSure] = useState(false);
  const [saved, setSaved] = useState<string>();
  const onClose = (): void => {
    setSure(false);
    setSaved(undefined);
    close();
  };
  const [problem, setProblem] = useState<string>();
  const token = seat === undefined ? undefined : seatsAt(facts.id)[seat];
  const attempt = (deed: Promise<unknown>): void => {
    setProblem(undefined);
    setSaved(undefined);
    deed.catch((error: unknown) => setProblem(error instanceof Refused ? error.code : 'internal'));
  };
  const download = (what: 'export' | 'report', of: string): void =>
    attempt(api.download(facts.id, what, of).then(setSaved));
  const playing = facts.status === 'playing' || facts.status === 'paused';
  return (
    <Dialog
      title={titleOf(facts.game, language)}
      open={open}
      onClose={onClose}
      closeLabel={word('close')}
      side
      material="dark"
    >
      <div className="menu-list">
        {problem && (
          <Toast tone="bad" glyph={brokenHeart}>
            {troubleWord(word, problem)}
          </Toast>
        )}
        {saved && (
          <Toast tone="good" glyph={checkMark}>
            {word('menu.saved', { file: saved })}
          </Toast>
        )}
        <Button
          onClick={() => {
            onClose();
            onRules();
          }}
        >
          {word('bar.rules')}
        </Button>
        {(
          [
            ['bar.undo', undo],
            ['bar.redo', redo],
            ['menu.back', back],
          ] as const
        ).map(
          ([name, deed]) =>
            deed && (
              <Button
                key={name}
                onClick={() => {
                  onClose();
                  deed();
                }}
              >
                {word(name)}
              </Button>
            ),
        )}
        {seat !== undefined && playing && (
          <Button
            onClick={() => {
              store.pause(seat, facts.status !== 'paused');
              onClose();
            }}
          >
            {word(facts.status === 'paused' ? 'menu.resume' : 'menu.pause')}
          </Button>
        )}
        {token && (
          <>
            <Button onClick={() => download('export', token)}>{word('menu.export')}</Button>
            <Button onClick={() => download('report', token)}>{word('menu.report')}</Button>
          </>
        )}
        <Button onClick={() => go({ at: 'replay', table: facts.id, entry: undefined })}>{word('menu.replay')}</Button>
        <Button onClick={() => go({ at: 'shelf' })}>{word('menu.shelf')}</Button>
        {seat !== undefined &&
          playing &&
          !hasStandIn(facts, seat) &&
          (sure ? (
            <>
              {/* The button that asked is gone: whoever pressed it by key hears the question next. */}
              <p tabIndex={-1} ref={asked}>
                {word('menu.resignText')}
              </p>
              <Button
                look="danger"
                glyph={blackFlag}
                onClick={() => {
                  store.resign(seat);
                  onClose();
                }}
              >
                {word('menu.resignSure')}
              </Button>
            </>
          ) : (
            <Button look="quiet" onClick={() => setSure(true)}>
              {word('menu.resign')}
            </Button>
          ))}
        {isHost(facts, seat) && <HostRows facts={facts} attempt={attempt} />}
        {seat !== undefined && playing && (
          <InterruptionRows
            game={facts.game}
            armed={armed}
            arm={(kind, when, wish) => store.arm(seat, kind, when, wish)}
            whenText={whenText}
            isAsked={isAsked}
            isSecret={isSecret}
          />
        )}
        <h2 className="v-section">{word('nav.settings')}</h2>
        <SettingsRows game={facts.game} />
      </div>
    </Dialog>
  );
}

const asked = (question: HTMLElement | null): void => question?.focus();
