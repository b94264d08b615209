// What is said of a table at which the server itself has stopped: set aside, with a way to try again, or paused. Its words come with it.

import type { Text } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { useEffect, useMemo, useState } from 'react';
import type { TableFacts } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { seatsAt } from '../keepsakes.ts';
import { Button } from '../kit/controls/controls.tsx';
import { go } from '../navigate.ts';
import en from '../text/aside/en.json' with { type: 'json' };
import fr from '../text/aside/fr.json' with { type: 'json' };
import { forgiving, troubleText, useWords } from '../words.tsx';
import { hostToken } from './host.tsx';
import './aside.css';

type Key = keyof typeof en;
const CATALOGUES = { en, fr };

function useAsideWords(): (key: Key) => string {
  const { language } = useWords();
  return useMemo(() => {
    const say = forgiving(speaker(language, CATALOGUES[language]));
    return (key: Key) => say({ text: key });
  }, [language]);
}

/** Why a table is paused that nobody has paused. */
export function Stopped() {
  return useAsideWords()('aside.endless');
}

/** In a list: its host tries again there and then; whoever else sits there reads what has happened. */
export function TryAgain({ facts }: { readonly facts: TableFacts }) {
  const { word } = useWords();
  const words = useAsideWords();
  const [trying, setTrying] = useState(false);
  const token = hostToken(facts);
  const visit = (): void => go({ at: 'table', table: facts.id });
  if (!token)
    return (
      <Button look="plain" onClick={visit}>
        {word('shelf.continue')}
      </Button>
    );
  return (
    <Button
      look="option"
      disabled={trying}
      onClick={() => {
        setTrying(true);
        // What went wrong again is said at the table.
        void api.resume(facts.id, token).then(visit, visit);
      }}
    >
      {words('aside.again')}
    </Button>
  );
}

export function SetAside({ table, onAgain }: { readonly table: string; onAgain(): void }) {
  const { word, say } = useWords();
  const words = useAsideWords();
  const [facts, setFacts] = useState<TableFacts>();
  const [trying, setTrying] = useState(false);
  const [trouble, setTrouble] = useState<Text | 'forbidden'>();
  useEffect(() => {
    void api.table(table).then(setFacts, () => {});
  }, [table]);
  const token = facts && hostToken(facts);
  const isGuest = !token && Object.keys(seatsAt(table)).length > 0;
  const tryAgain = async (): Promise<void> => {
    setTrying(true);
    setTrouble(undefined);
    try {
      await api.resume(table, token);
      onAgain();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // It went wrong again, and says so.
      if (error.code === 'set-aside') setFacts(await api.table(table));
      else setTrouble(error.code === 'forbidden' ? 'forbidden' : troubleText(error.code));
    } finally {
      setTrying(false);
    }
  };
  return (
    <main className="nowhere">
      <div className="v-paper nowhere-slip aside-slip">
        <h1>{words('aside.title')}</h1>
        {facts && <p>{words(facts.stopped === 'died' ? 'aside.died' : 'aside.rules')}</p>}
        <p>{words('aside.kept')}</p>
        {facts && <p>{words(isGuest ? 'aside.others' : 'aside.host')}</p>}
        <div role="status">
          {trying && <p>{words('aside.trying')}</p>}
          {trouble && <p>{trouble === 'forbidden' ? words('aside.forbidden') : say(trouble)}</p>}
        </div>
        <div className="aside-buttons">
          {facts && !isGuest && (
            <Button look="main" disabled={trying} onClick={() => void tryAgain()}>
              {words('aside.again')}
            </Button>
          )}
          <Button look={isGuest ? 'main' : 'plain'} onClick={() => go({ at: 'shelf' })}>
            {word('back.shelf')}
          </Button>
        </div>
      </div>
    </main>
  );
}
