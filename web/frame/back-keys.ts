// The keys for going back and forth: those of every editor, and a letter for each. Pure.

export type BackKey = 'undo' | 'redo' | 'back';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export function backKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): BackKey | undefined {
  if (altKey) return undefined;
  const letter = key.toLowerCase();
  if (!ctrlKey && !metaKey) {
    if (shiftKey) return undefined;
    return letter === 'u' ? 'undo' : letter === 'b' ? 'back' : undefined;
  }
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
