// ASH-1.9, R33: what the rulebook leaves to "the players" they decide together. Either of them proposes, the other agrees or
// proposes something else; if neither gives way, the lot does. Who plays both heroes need not ask anybody, and bots and wishes may agree by themselves.

import type { Ask, Option, Params, RuleId, Rules, Seat, Table, Text } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import type { State } from './state.ts';

interface Common {
  readonly rule: RuleId;
  readonly with?: Params;
}

const REFUSE = 'refuse';
/** Counter-proposals after which the lot decides: each has then named what they want twice. */
const COUNTERED = 3;

/** One of the options, chosen by all players together. */
export function* agree(t: Table<State>, prompt: string, options: readonly Option[], how: Common): Rules<string> {
  const { seats, house } = t.state;
  if (seats === 1 || options.length === 1) return yield* t.choose(0, prompt, options, how);
  const ask = { ...how, prompt, options, min: 1, max: 1, courtesy: true };
  const reply = yield* t.askAny(() => [0, 1].map(seat => ({ ...ask, seat })));
  let [by, proposed] = [reply.seat, reply.picks[0] as string];
  const wordsFor = (key: string): Text => said(options.find(option => option.key === key) as Option);
  for (let countered = 1; house.agree; countered++) {
    const last = countered === COUNTERED;
    const other: string | undefined = yield* t.choose(
      1 - by,
      'agree.ask',
      options.filter(({ key }) => key !== proposed),
      {
        rule: how.rule,
        with: {
          player: who(by),
          what: wordsFor(proposed),
          about: { text: prompt, ...(how.with && { with: how.with }) },
          ...(last && { lot: { text: 'agree.lot' } }),
        },
        pass: { text: 'agree.yes' },
        window: { id: 'agree', matters: true, open: true },
      },
    );
    if (other === undefined) break;
    if (last) {
      const drawn = t.pick([proposed, other], 'agree');
      t.tell('log.lot', { what: wordsFor(drawn) }, { rule: 'ASH-1.9' });
      return drawn;
    }
    [by, proposed] = [1 - by, other];
  }
  return proposed;
}

/**
 * One of the options instead of what is usual. Nothing hangs on it, so only players who wish are asked: the one concerned first,
 * then the other, who must be content with what the first would have.
 */
export function* maybeOtherwise(
  t: Table<State>,
  seat: Seat,
  prompt: string,
  options: readonly Option[],
  { usual, ...how }: Common & { readonly usual: Text; readonly window: NonNullable<Ask['window']> },
): Rules<string | undefined> {
  for (const asked of t.state.seats === 1 ? [seat] : [seat, 1 - seat]) {
    const picked = yield* t.choose(asked, prompt, options, { ...how, pass: usual });
    const option = options.find(({ key }) => key === picked);
    if (option && (yield* consent(t, asked, said(option), how.rule))) return picked;
  }
  return undefined;
}

/** Whether the other player is content with what this one is about to do with something that belongs to both. */
export function* consent(t: Table<State>, by: Seat, what: Text, rule: RuleId): Rules<boolean> {
  if (t.state.seats === 1 || !t.state.house.agree) return true;
  const answer = yield* t.choose(1 - by, 'agree.ask', [{ key: REFUSE, text: 'agree.no' }], {
    rule,
    with: { player: who(by), what },
    pass: { text: 'agree.yes' },
    window: { id: 'agree', matters: true, open: true },
  });
  if (answer === undefined) return true;
  t.tell('log.refused', { player: who(1 - by), what }, { rule });
  return false;
}

const said = ({ text, with: params }: Option): Text => (params ? { text, with: params } : { text });
