// The account of a fight, on paper: the ledger part by part, every answer with what it would do, and who speaks next. EUT-10.13 to EUT-10.18.

import { type Option, type Refused, who } from '@veillee/kernel';
import { Avatar, Cited, Icon, Portrait, RuleRef } from '@veillee/web/kit';
import { comboKey, essenceKey, gemKey, useKey } from '../rules/keys.ts';
import { faceOf } from '../rules/tiles.ts';
import { oneOfEach, refusalsShown } from './alike.ts';
import { accountOf, isOfFight, issueOf } from './combat-facts.ts';
import { harmLines, type Prospect, prospectOf } from './combat-odds.ts';
import type { FightReading } from './combat-reading.ts';
import { hand } from './glyphs.ts';
import { opponentLikeness, seatLikeness } from './likeness.ts';
import './combat-answers.css';

interface AccountProps {
  readonly reading: FightReading;
}

/** "4+6−2 = 8", each part with what it comes from: the very sum that the rule adds up. */
export function Account({ reading }: AccountProps) {
  const { word, table, combat } = reading;
  const issue = issueOf(combat);
  const side = issue?.side;
  const parts = issue?.isRolled && side ? accountOf(combat.ledger, side) : [];
  if (!issue || !side || parts.length === 0) return null;
  const harm = harmLines(reading, side);
  return (
    <section className="euf-paper v-paper">
      <header>
        <h3>{word('table.fight.ledger')}</h3>
        <RuleRef rule={side === 'monster' ? 'EUT-10.25' : 'EUT-10.44'} />
      </header>
      <ol className="euf-ledger">
        {parts.map(({ source, change, total }, n) => (
          <li key={n}>
            <span>{source ? table.say(source) : word('table.fight.rolled', { side })}</span>
            <b className="v-figures">{change}</b>
            <strong className="v-figures">{total}</strong>
          </li>
        ))}
      </ol>
      {harm.lines.length > 1 && (
        <p className="euf-harm">
          {harm.lines.map(line => table.say(line)).join(' · ')}{' '}
          <strong>{word(side === 'monster' ? 'table.fight.wounds' : 'table.fight.damage', { n: harm.total })}</strong>
        </p>
      )}
    </section>
  );
}

// ---- answers ----

export function Answers({ reading }: AccountProps) {
  const { word, table, combat, now } = reading;
  const { decision } = table;
  if (!decision || !isOfFight(decision)) return null;
  const side = issueOf(combat)?.side;
  return (
    <section className="euf-paper v-paper">
      <header>
        <h3>{word('table.fight.answers')}</h3>
        {side && <small>{word('table.fight.mean', { side })}</small>}
      </header>
      <ul className="euf-answers">
        {oneOfEach(decision.options).map(option => (
          <Answer key={option.key} reading={reading} option={option} />
        ))}
        {decision.pass && decision.max === 1 && (
          <li>
            <button
              type="button"
              className="euf-answer v-paper-row"
              data-lit
              data-answer="pass"
              onClick={() => table.answer([])}
            >
              <Icon glyph={hand} size={22} />
              <b>{table.say(decision.pass)}</b>
              {now && <Worth reading={reading} prospect={now} />}
            </button>
          </li>
        )}
        {refusalsShown(decision.refused).map(item => (
          <RefusedAnswer key={item.key} reading={reading} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Answer({ reading, option }: AccountProps & { readonly option: Option }) {
  const { table, combat } = reading;
  const chosen = table.picked.includes(option.key);
  const prospect = prospectOf(reading, table.seat ?? combat.seat, option.key);
  const what = whatOf(option.key);
  const takesMany = (table.decision?.max ?? 1) > 1;
  return (
    <li>
      <button
        type="button"
        className="euf-answer v-paper-row"
        data-look={chosen ? 'chosen' : 'option'}
        data-lit
        data-answer={option.key}
        aria-pressed={chosen}
        onClick={() => (chosen && !takesMany ? table.answer([option.key]) : table.pick(option.key))}
      >
        <b>{table.say(option)}</b>
        {prospect && <Worth reading={reading} prospect={prospect} />}
        {what && <small>{table.say({ text: what })}</small>}
      </button>
    </li>
  );
}

/** The mean, and every result with its chance. */
function Worth({ reading: { word, combat }, prospect }: AccountProps & { readonly prospect: Prospect }) {
  const { side, mean, shares, fells } = prospect;
  const told = issueOf(combat)?.side === side;
  if (!told) return null;
  return (
    <>
      <strong className="v-figures">{word('table.fight.figure', { n: mean })}</strong>
      <small>
        {shares.length > 1 && shares.map(({ n, chance }) => word('table.fight.share', { n, share: chance })).join(', ')}
        {fells > 0 && `${shares.length > 1 ? ' · ' : ''}${word('table.fight.fells', { side, share: fells })}`}
      </small>
    </>
  );
}

/** What is written on the thing that an answer uses. */
function whatOf(key: string): string | undefined {
  const [tile] = useKey.read(key) ?? [];
  if (tile !== undefined) {
    const { id, isHeroTile } = faceOf(tile);
    return isHeroTile ? `tile.${id}.text` : `item.${id}.text`;
  }
  const [card, n] = comboKey.read(key) ?? [];
  if (card !== undefined) return `card.${card}.${n}`;
  const [gem] = gemKey.read(key) ?? [];
  if (gem !== undefined) return `gem.${gem}.text`;
  const [essence] = essenceKey.read(key) ?? [];
  return essence === undefined ? undefined : `essence.${essence}.text`;
}

const RefusedAnswer = ({ reading: { table }, item }: AccountProps & { readonly item: Refused }) => (
  <li className="euf-answer v-paper-row" data-look="refused">
    <b>{table.say(item)}</b>
    <small>
      <Cited text={table.say(item.why)} rule={item.rule} />
    </small>
  </li>
);

// ---- the exchange ----

/** EUT-10.13, EUT-10.17: whose word it is, and who has passed. */
export function Exchange({ reading }: AccountProps) {
  const { word, table, combat, view } = reading;
  if (combat.step !== 'exchange' || combat.rival === undefined) return null;
  const [next, other] = combat.isHeroNext ? [combat.seat, combat.rival] : [combat.rival, combat.seat];
  const lines = [
    { seat: next, text: 'table.fight.speaks', isNow: true },
    { seat: other, text: combat.passes > 0 ? 'table.fight.passed' : 'table.fight.then', isNow: false },
  ] as const;
  return (
    <section className="euf-exchange">
      <h3>{word('table.fight.exchange')}</h3>
      <ul>
        {lines.map(({ seat, text, isNow }) => {
          const info = table.seats.find(one => one.seat === seat);
          return (
            <li key={seat} data-now={isNow || undefined}>
              {info && (
                <Avatar
                  emblem={info.emblem}
                  size={36}
                  face={emblem => (
                    <Portrait
                      of={seat === combat.rival ? opponentLikeness(view, combat) : seatLikeness(view, seat)}
                      crop="bust"
                      instead={emblem}
                    />
                  )}
                />
              )}
              <span>{word(text, { player: who(seat) })}</span>
            </li>
          );
        })}
      </ul>
      <p>
        <Cited text={word('table.fight.ends')} rule="EUT-10.17" />
      </p>
    </section>
  );
}
