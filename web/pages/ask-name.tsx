// Before the first table: what one is called there. A name of the house is filled in, and one click takes it.

import { useState } from 'react';
import { changeSettings } from '../keepsakes.ts';
import { Button } from '../kit/controls/controls.tsx';
import { Dialog } from '../kit/controls/overlay.tsx';
import { suggestName } from '../who.ts';
import { useWords } from '../words.tsx';
import './hand-over.css';
import './join.css';

/** Whoever closes it without a word goes by the name that was suggested. */
export function AskName({ onName }: { readonly onName?: (name: string) => void }) {
  const { word } = useWords();
  const [luck] = useState(Math.random);
  const suggested = suggestName(word, luck);
  const [typed, setTyped] = useState<string>();
  const take = (name: string): void => {
    changeSettings({ name });
    onName?.(name);
  };
  const name = (typed ?? suggested).trim();
  return (
    <Dialog
      title={word('name.title')}
      open
      onClose={() => take(suggested)}
      closeLabel={word('close')}
      buttons={
        <Button look="main" type="submit" form="ask-name" disabled={name === ''}>
          {word('handover.take', { name })}
        </Button>
      }
    >
      <form
        id="ask-name"
        className="ask-name"
        onSubmit={event => {
          event.preventDefault();
          if (name) take(name);
        }}
      >
        <p>{word('name.text')}</p>
        <input
          className="field"
          aria-label={word('join.name')}
          value={typed ?? suggested}
          maxLength={40}
          onFocus={event => event.target.select()}
          onChange={event => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
