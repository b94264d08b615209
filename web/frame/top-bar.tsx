// The bar above the table: where, when, whose turn; undo, rules, settings and the rest in a menu.

import { type ReactNode, useContext } from 'react';
import { Badge, Tool } from '../kit/controls/controls.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { anticlockwiseRotation, broadsword, hourglass, ruleBook } from '../kit/glyphs.ts';
import { SeatDisc } from '../kit/people/portrait.tsx';
import { useLayout } from '../kit/stage/layout.ts';
import { StepsPlaceContext } from '../kit/stage/stage.tsx';
import type { SeatInfo } from '../kit/table.ts';
import { href } from '../navigate.ts';
import { titleOf } from '../pages/box.tsx';
import { LanguageButton } from '../pages/page-frame.tsx';
import { Wordmark } from '../wordmark.tsx';
import { useWords } from '../words.tsx';
import { ClockFace } from './clock.tsx';
import './table-page.css';

export interface TopBarProps {
  readonly game: string;
  /** "Turn 7", as the game calls it; none before the first. */
  readonly turn: string | undefined;
  readonly seats: readonly SeatInfo[];
  readonly myTurn: boolean;
  readonly badges?: ReactNode;
  readonly undo?: (() => void) | undefined;
  /** Around one screen: whose answer that is. */
  readonly undoes?: string | undefined;
  readonly redo?: (() => void) | undefined;
  onRules(): void;
  onMenu(): void;
}

const MENU = 'M64 120h384v40H64zM64 236h384v40H64zM64 352h384v40H64z';

export function TopBar({ game, turn, seats, myTurn, badges, undo, undoes, redo, onRules, onMenu }: TopBarProps) {
  const { word, language } = useWords();
  const phone = useLayout() === 'phone';
  const steps = useContext(StepsPlaceContext);
  const own = seats.find(seat => seat.mine && seat.clock?.runs);
  const shared = seats.filter(seat => seat.mine).length > 1;
  const acting = seats.filter(seat => seat.acting).map(seat => seat.name);
  const menu = (
    <button
      type="button"
      className="v-tool"
      aria-label={word('menu.title')}
      title={word('menu.title')}
      onClick={onMenu}
    >
      <Icon glyph={MENU} size={26} />
    </button>
  );
  return (
    <header className="top-bar">
      {phone && menu}
      <a className="top-mark" href={href({ at: 'shelf' })}>
        <Wordmark height={30} />
      </a>
      <div className="top-where">
        <h1 className="top-title">{titleOf(game, language)}</h1>
        {turn && <Badge>{turn}</Badge>}
      </div>
      {badges}
      {phone ? <span className="top-gap" /> : <span className="top-gap top-steps" ref={steps} />}
      {phone ? (
        <span className="top-avatars">
          {seats
            .filter(seat => !seat.mine || shared || seats.length === 1)
            .map(seat => (
              <SeatDisc
                key={seat.seat}
                seat={seat.seat}
                emblem={seat.emblem}
                name={seat.name}
                acting={seat.acting}
                size={32}
              />
            ))}
        </span>
      ) : (
        (myTurn || acting.length > 0) && (
          <Badge tone={myTurn ? 'turn' : 'plain'} glyph={myTurn ? broadsword : hourglass}>
            {/* Around one screen everybody is called by name: “your” would be anybody's. */}
            {myTurn && !shared ? word('bar.mine') : word('bar.theirs', { names: acting })}
          </Badge>
        )
      )}
      {own?.clock && <ClockFace clock={own.clock} />}
      {/* Each keeps its place while the other comes and goes: a second click on one never falls on the other. */}
      {(undo || redo) && (
        <span className="top-ways">
          {undo ? (
            <Tool
              glyph={anticlockwiseRotation}
              label={undoes === undefined ? word('bar.undo') : word('bar.undoOf', { name: undoes })}
              onClick={undo}
            />
          ) : (
            <span />
          )}
          {redo && (
            <Tool glyph={anticlockwiseRotation} className="v-tool top-redo" label={word('bar.redo')} onClick={redo} />
          )}
        </span>
      )}
      {!phone && (
        <>
          <Tool glyph={ruleBook} label={word('bar.rules')} onClick={onRules} />
          <LanguageButton />
          {menu}
        </>
      )}
    </header>
  );
}
