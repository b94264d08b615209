// Progress of long work, on stderr: a bar on a terminal, plain lines elsewhere; nothing at all for the first two seconds.

import cliProgress, { type SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

const PATIENCE_MS = 2000;

export interface Progress {
  advance(by: number): void;
  done(): void;
}

export function progress({ stderr, env }: Io, total: number, unit: string): Progress {
  const started = performance.now();
  let spoke = started;
  let made = 0;
  let bar: SingleBar | undefined;
  const show = (): void => {
    const now = performance.now();
    if (now - started < PATIENCE_MS) return;
    if (stderr.isTTY) {
      if (!bar) {
        const colour = env.NO_COLOR ? '' : '\u001b[33m';
        const format = `${colour}{bar}${colour && '\u001b[39m'} {percentage} % · {value} / {total} ${unit} · {eta_formatted}`;
        bar = new cliProgress.SingleBar({
          stream: stderr,
          format,
          hideCursor: true,
          barsize: 30,
          clearOnComplete: true,
        });
        bar.start(total, made);
      }
      bar.update(Math.min(made, total));
    } else if (now - spoke >= PATIENCE_MS) {
      spoke = now;
      stderr.write(`… ${Math.min(100, Math.floor((100 * made) / total))} %\n`);
    }
  };
  return {
    advance(by) {
      made += by;
      show();
    },
    done() {
      bar?.stop();
    },
  };
}
