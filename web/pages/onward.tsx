// Where a campaign goes on once a chapter is over: a button for each chapter that may follow.

import { useState } from 'react';
import { Button } from '../kit/controls/controls.tsx';
import { type Say, useWords } from '../words.tsx';
import type { Following } from './following.ts';

/** Where there are more ways on than these, the first of them stand there and the others can be asked for. */
const FEW = 3;

interface OnwardProps {
  readonly following: Following;
  readonly say: Say;
  onGo(chapter: string): void;
}

export function Onward({ following, say, onGo }: OnwardProps) {
  const { word } = useWords();
  const [all, setAll] = useState(false);
  const shown = all || following.length <= FEW ? following : following.slice(0, FEW - 1);
  return (
    <>
      {shown.map(({ id, title }, n) => (
        <Button key={id} look={n === 0 ? 'main' : 'option'} onClick={() => onGo(id)}>
          {word('evenings.next', { title: say(title) })}
        </Button>
      ))}
      {shown.length < following.length && (
        <Button onClick={() => setAll(true)}>{word('setup.more', { count: following.length - shown.length })}</Button>
      )}
    </>
  );
}
