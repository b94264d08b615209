// The lab: the house's command line. `npm run -s lab -- <verb>`.

import { Command, CommanderError } from 'commander';
import { Complaint } from './complaint.ts';
import { forgiving, type Lab, ownSpeaker, type Shelf } from './context.ts';
import { type Io, languageOf } from './io.ts';
import { arenaVerb } from './verbs/arena.ts';
import { benchVerb } from './verbs/bench.ts';
import { blessVerb } from './verbs/bless.ts';
import { fuzzVerb } from './verbs/fuzz.ts';
import { loadVerb } from './verbs/load.ts';
import { mutateVerb } from './verbs/mutate.ts';
import { newVerb } from './verbs/new.ts';
import { playVerb } from './verbs/play.ts';
import { replayVerb } from './verbs/replay.ts';
import { rulesVerb } from './verbs/rules.ts';
import { scalesVerb } from './verbs/scales.ts';
import { siegeVerb } from './verbs/siege.ts';
import { simVerb } from './verbs/sim.ts';

/**
 * Runs one command and returns its exit code: 0, 1 if something was found wrong, 2 if the command makes no sense.
 * `shelfModule` is the module whose `shelf` this is; worker threads load it, and without it there are none.
 */
export async function main(argv: readonly string[], shelf: Shelf, io: Io, shelfModule?: string): Promise<number> {
  const language = askedLanguage(argv) ?? languageOf(io);
  let code = 0;
  const say = forgiving(ownSpeaker(language));
  const leave = (exit: number): void => {
    code = exit;
  };
  const lab: Lab = { shelf, io, shelfModule, language, say, leave };
  const program = new Command('lab').description(
    'The lab of Veillée: play in the terminal, simulate, measure, prove and replay games.',
  );
  const played = [playVerb, simVerb, scalesVerb, arenaVerb, fuzzVerb, replayVerb];
  const proved = [newVerb, rulesVerb, blessVerb, mutateVerb, benchVerb, loadVerb, siegeVerb];
  for (const verb of [...played, ...proved]) program.addCommand(verb(lab));
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({
      writeOut: text => io.stdout.write(text),
      writeErr: text => io.stderr.write(text),
      outputError: (text, write) => write(`${text.trim().replaceAll(/\s*\n\s*/g, ' ')}\n`),
    });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const known = error instanceof Complaint;
    const { message, stack } = error as Error;
    io.stderr.write(`${say(known ? error.what : { text: 'error.internal', with: { detail: message } })}\n`);
    // For whoever repairs the lab itself.
    if (!known && io.env.VEILLEE_STACK) io.stderr.write(`${stack}\n`);
    return known ? error.exit : 1;
  }
}

/** The language that the command line asks for, so that complaints about the command line speak it too. */
function askedLanguage(argv: readonly string[]): 'en' | 'fr' | undefined {
  const at = argv.findIndex(word => word === '--lang' || word.startsWith('--lang='));
  const word = argv[at]?.includes('=') ? argv[at].split('=')[1] : argv[at + 1];
  return at >= 0 && (word === 'en' || word === 'fr') ? word : undefined;
}

if (import.meta.main) {
  await import('./kept-code.ts');
  const { shelf } = await import('@veillee/games');
  // Whoever reads only the first lines (`| head`) has read enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  process.exitCode = await main(process.argv.slice(2), shelf, process, '@veillee/games');
}
