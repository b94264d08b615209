// A Hero roll outside of combat: the dice as they lie, what they come to and why, and what may still change them.

import { Bust, Button, Die, useThing } from '@veillee/web/kit';
import type { Word } from '@veillee/web/kit/reading.ts';
import type { HeroRoll, Stakes } from '../rules/dice/hero-roll.ts';
import { strengthOf } from '../rules/dice/ledger.ts';
import { rangesOf } from '../rules/free.ts';
import { dieKey } from '../rules/keys.ts';
import { oneOfEach } from './alike.ts';
import { POWER } from './kinds.ts';
import { elementalLikeness } from './likeness.ts';
import { useReading } from './reading.ts';
import './roll.css';

export function RollPanel({ roll }: { readonly roll: HeroRoll }) {
  const { word, table, decision } = useReading();
  const { total, lines } = strengthOf(roll.ledger, 'hero');
  const asked = decision?.prompt === 'roll.ask' ? decision : undefined;
  return (
    <section className="eut-roll v-paper" aria-label={word('table.roll', { what: table.say(roll.why), total })}>
      <header>
        {'elemental' in roll.stakes && (
          <span className="eut-roll-face" aria-hidden="true">
            <Bust of={elementalLikeness(roll.stakes.elemental)} glyph={POWER[roll.stakes.elemental].glyph} />
          </span>
        )}
        <h3>{table.say(roll.why)}</h3>
        <b className="v-figures">{total}</b>
      </header>
      <div className="eut-roll-dice">
        {roll.ledger.dice.hero.map((shows, n) => (
          // Dice have no names but their places.
          <RolledDie key={dieKey.make('hero', n)} n={n} shows={shows} />
        ))}
      </div>
      <ul className="eut-roll-sum">
        {lines.map((line, n) => (
          // Two lines may say the same: a Gaar and another Gaar.
          <li key={n}>{table.say(line)}</li>
        ))}
      </ul>
      <ul className="eut-roll-stakes" aria-label={word('table.stakes')}>
        {stakesOf(word, roll.stakes, total).map(({ text, isNow }) => (
          <li key={text} aria-current={isNow || undefined}>
            {text}
          </li>
        ))}
      </ul>
      {asked && (
        <div className="eut-roll-answers">
          {oneOfEach(asked.options).map(option => (
            <Button key={option.key} look="option" onClick={() => table.answer([option.key])}>
              {table.say(option)}
            </Button>
          ))}
          {asked.pass && (
            <Button look="main" onClick={() => table.answer([])}>
              {table.say(asked.pass)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

export interface Stake {
  readonly text: string;
  /** What the dice come to now is read here. */
  readonly isNow: boolean;
}

/** What each result brings: every range of an Elemental's card; for a Quest, enough or too little. */
export function stakesOf(word: Word, stakes: Stakes, total: number): Stake[] {
  if ('quest' in stakes) {
    const { quest, least } = stakes;
    return [
      { text: word('table.stakes.less', { least }), isNow: total < least },
      { text: word('table.stakes.enough', { least, reward: word(`quest.${quest}.reward`) }), isNow: total >= least },
    ];
  }
  const { elemental } = stakes;
  const ranges = rangesOf(elemental);
  const now = ranges.findLastIndex(({ from = Number.NEGATIVE_INFINITY }) => total >= from);
  return ranges.map((_, n) => ({ text: word(`elemental.${elemental}.${n + 1}`), isNow: n === now }));
}

function RolledDie({ n, shows }: { readonly n: number; readonly shows: number }) {
  const { word } = useReading();
  const thing = useThing({ thing: dieKey.make('hero', n), label: word('table.die', { shows }) });
  return (
    <div {...thing} className="v-lit">
      <Die colour="blue" pips={shows} label="" roll={shows} />
    </div>
  );
}
