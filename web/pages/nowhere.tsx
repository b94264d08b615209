// A sentence and a way on.

import { Button } from '../kit/controls/controls.tsx';
import { go } from '../navigate.ts';
import { useWords } from '../words.tsx';

export function Nowhere({ title, text }: { readonly title: string; readonly text: string }) {
  const { word } = useWords();
  return (
    <main className="nowhere">
      <div className="v-paper nowhere-slip">
        <h1>{title}</h1>
        <p>{text}</p>
        <Button look="main" onClick={() => go({ at: 'shelf' })}>
          {word('back.shelf')}
        </Button>
      </div>
    </main>
  );
}
