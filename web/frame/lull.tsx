// A question that closes by itself: a quiet countdown on the button that holds it open. Whoever chooses something holds it as well.

import { useEffect } from 'react';
import { Button } from '../kit/controls/controls.tsx';
import { useWords } from '../words.tsx';
import './lull.css';

export interface Lull {
  /** How long it stays open. */
  readonly ms: number;
  hold(): void;
}

export function LullButton({ lull: { ms, hold } }: { readonly lull: Lull }) {
  const { word } = useWords();
  return (
    <span className="slip-lull" style={{ '--lull': `${ms}ms` } as React.CSSProperties}>
      <Button look="option" onClick={hold}>
        {word('slip.hold')}
      </Button>
      <span className="slip-lull-rest" title={word('slip.lull')} />
    </span>
  );
}

/** Whoever has begun to choose is waited for. */
export function useHoldOnPick(lull: Lull | undefined, isChosen: boolean): void {
  useEffect(() => {
    if (isChosen) lull?.hold();
  }, [isChosen, lull]);
}
