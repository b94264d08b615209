// The keys, on one sheet.

import { Dialog } from '../kit/controls/overlay.tsx';
import { useWords } from '../words.tsx';
import './help.css';

const KEYS = [
  ['← → ↑ ↓', 'help.arrows'],
  ['key.enter', 'help.enter'],
  ['key.escape', 'help.escape'],
  ['O', 'help.o'],
  ['U, Ctrl+Z', 'help.u'],
  ['key.redo', 'help.redo'],
  ['B', 'help.back'],
  ['I', 'help.i'],
  ['+ − 0', 'help.zoom'],
  ['?', 'help.help'],
] as const;

/** Keys that every keyboard writes in its own language. */
const NAMED = ['key.enter', 'key.escape', 'key.redo'] as const;
const isNamed = (key: string): key is (typeof NAMED)[number] => NAMED.some(named => named === key);

export function Help({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const { word } = useWords();
  return (
    <Dialog title={word('help.title')} open={open} onClose={onClose} closeLabel={word('close')}>
      <dl className="help-keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{isNamed(key) ? word(key) : key}</kbd>
            </dt>
            <dd>{word(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
