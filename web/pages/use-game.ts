// A game as the page needs it: what the server offers, its words, its board, its rules for checking a set-up.

import { shelf } from '@veillee/games';
import { lessons, tables } from '@veillee/games/tables';
import type { Confirm, Game, OptionSpec } from '@veillee/kernel';
import { useEffect, useState } from 'react';
import { api, type Refused } from '../api.ts';
import type { LearnModule } from '../kit/plate.tsx';
import type { TableModule } from '../kit/table.ts';

export interface GameOffer {
  readonly bots: readonly string[];
  /** The roles that a bot plays, of those that do not play all. */
  readonly botRoles?: { readonly [bot: string]: readonly string[] } | undefined;
  readonly options: readonly OptionSpec[];
  readonly windows: readonly string[];
  readonly whens?: { readonly [window: string]: readonly string[] } | undefined;
  readonly confirms: readonly Confirm[];
}

/** What the server offers for this game. */
export function useOffer(game: string | undefined): {
  readonly offer: GameOffer | undefined;
  readonly trouble: Refused | 'unknown' | undefined;
} {
  const [offer, setOffer] = useState<GameOffer>();
  const [trouble, setTrouble] = useState<Refused | 'unknown'>();
  useEffect(() => {
    if (game === undefined) return;
    let current = true;
    api.games().then(
      ({ games }) => {
        if (!current) return;
        const found = games.find(other => other.id === game);
        if (found) setOffer(found);
        else setTrouble('unknown');
      },
      (error: Refused) => current && setTrouble(error),
    );
    return () => {
      current = false;
    };
  }, [game]);
  return { offer, trouble };
}

/** The game's rules, to check a set-up while it is laid. The server checks again. */
export function useRules(game: string): Game | undefined {
  const [rules, setRules] = useState<Game>();
  useEffect(() => {
    let current = true;
    void shelf[game]?.().then(kit => {
      if (current) setRules(kit.game as Game);
    });
    return () => {
      current = false;
    };
  }, [game]);
  return rules;
}

/** The game in one minute; `none` when nobody has drawn it yet. */
export function useLesson(game: string): LearnModule | 'none' | undefined {
  const [lesson, setLesson] = useState<LearnModule | 'none'>();
  useEffect(() => {
    let current = true;
    const load = lessons[game];
    if (!load) setLesson('none');
    else void load().then(module => current && setLesson(module as LearnModule));
    return () => {
      current = false;
    };
  }, [game]);
  return lesson;
}

/** The game's board; `none` when it has none yet. */
export function useBoard(game: string | undefined): TableModule | 'none' | undefined {
  const [board, setBoard] = useState<TableModule | 'none'>();
  useEffect(() => {
    if (game === undefined) return;
    let current = true;
    const load = tables[game];
    if (!load) setBoard('none');
    else
      load().then(
        module => current && setBoard(module as TableModule),
        error => {
          console.error(error); // a board that does not load must not keep anybody from playing
          if (current) setBoard('none');
        },
      );
    return () => {
      current = false;
    };
  }, [game]);
  return board;
}
