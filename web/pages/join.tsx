// An invitation, or a free seat of an open table: a name, and one sits down.

import { useEffect, useMemo, useState } from 'react';
import { api, Refused } from '../api.ts';
import { changeSettings, keepSeats, tokensAt, useSettings } from '../keepsakes.ts';
import { Button, Progress } from '../kit/controls/controls.tsx';
import { go } from '../navigate.ts';
import { seatNames, suggestName } from '../who.ts';
import { troubleWord, useGameTexts, useSay, useWords } from '../words.tsx';
import { GameTile, titleOf } from './box.tsx';
import { partLeft, playedThere } from './invited-to.ts';
import { Nowhere } from './nowhere.tsx';
import { PageFrame } from './page-frame.tsx';
import { useFacts } from './use-facts.ts';
import { useOffer } from './use-game.ts';
import './join.css';

export function Join({ table, code }: { readonly table: string; readonly code: string | undefined }) {
  const { word, language } = useWords();
  const settings = useSettings();
  const [typed, setName] = useState<string>();
  const [luck] = useState(Math.random);
  const isSeated = useMemo(() => tokensAt(table).length > 0 && !code, [table, code]);
  const { facts, trouble: lost } = useFacts(isSeated ? undefined : table);
  const taken = facts?.seats.map(seat => seat.name);
  const texts = useGameTexts(facts?.game);
  const { offer } = useOffer(facts?.game);
  const say = useSay(texts, taken ?? [], undefined);
  const part = facts && partLeft(facts, code !== undefined);
  const suggested = suggestName(word, luck, taken);
  const name = typed ?? (settings.name || suggested);
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (isSeated) go({ at: 'table', table });
  }, [isSeated, table]);
  if (lost) return <Nowhere title={word('join.title')} text={troubleWord(word, lost)} />;
  const sit = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const who = name.trim() || suggested;
      const { seat, token } = await api.join(table, who, code, facts?.seedChosen ?? false);
      changeSettings({ name: who });
      keepSeats(table, [{ seat, token }]);
      go({ at: 'table', table });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.code);
      setBusy(false);
    }
  };
  return (
    <PageFrame here="join" trail={facts ? titleOf(facts.game, language) : word('join.title')}>
      <div className="plain">
        {facts ? (
          <form
            className="v-paper nowhere-slip join"
            onSubmit={event => {
              event.preventDefault();
              void sit();
            }}
          >
            <GameTile game={facts.game} size={56} />
            <h1>{word('join.invited', { game: titleOf(facts.game, language) })}</h1>
            {texts && (
              <p className="join-what">
                {playedThere(facts, texts, offer?.options ?? [])
                  .map(say)
                  .join(' · ')}
              </p>
            )}
            <p>
              {word('join.with', { names: seatNames(facts.seats, word).filter((_, seat) => facts.seats[seat]?.taken) })}
            </p>
            {texts && part && <p>{word('join.part', { part: say(part) })}</p>}
            {facts.seedChosen && <p>{word('join.seed')}</p>}
            <label>
              <b>{word('join.name')}</b>
              <input
                className="field"
                value={name}
                maxLength={40}
                required
                onChange={event => setName(event.target.value)}
              />
            </label>
            {trouble && <p role="alert">{troubleWord(word, trouble)}</p>}
            <div className="join-buttons">
              <Button look="main" type="submit" disabled={busy}>
                {word('shelf.sit')}
              </Button>
              {facts.spectators && <Button onClick={() => go({ at: 'table', table })}>{word('join.watch')}</Button>}
            </div>
          </form>
        ) : (
          <Progress label={word('loading')} />
        )}
      </div>
    </PageFrame>
  );
}
