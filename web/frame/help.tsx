// The keys, on one sheet.

import { Dialog } from '../kit/overlay.tsx';
import { useWords } from '../words.tsx';

const KEYS = [
  ['← → ↑ ↓', 'help.arrows'],
  ['Enter', 'help.enter'],
  ['Esc', 'help.escape'],
  ['O', 'help.o'],
  ['U, Ctrl+Z', 'help.u'],
  ['Ctrl+Shift+Z, Ctrl+Y', 'help.redo'],
  ['B', 'help.back'],
  ['I', 'help.i'],
  ['+ − 0', 'help.zoom'],
  ['?', 'help.help'],
] as const;

export function Help({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const { word } = useWords();
  return (
    <Dialog title={word('help.title')} open={open} onClose={onClose} closeLabel={word('close')}>
      <dl className="help-keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{word(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
