// What a hero may answer on a combat turn, each with how the fight ends on average; and the reward afterwards. ASH-20.8, ASH-23.1.

import type { Option, Refused } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { ActionRow, Bust, Cited, Icon, Portrait, RuleRef, useLayout } from '@veillee/web/kit';
import { useMemo } from 'react';
import type { AllyId } from '../../content/vocabulary.ts';
import { allyKey, rewardKey } from '../../rules/keys.ts';
import { type Hero, heroName } from '../../rules/state.ts';
import { grouped } from '../actions.tsx';
import {
  backpack,
  broadsword,
  conversation,
  crossedSwords,
  hearts,
  run,
  scrollUnfurled,
  sparkles,
  twoCoins,
} from '../glyphs.ts';
import { RuneSign } from '../heroes/bag.tsx';
import { drawings } from '../kinds.ts';
import { allyLikeness, monsterIn, monsterLikeness } from '../likeness.ts';
import { keyOf, useReading } from '../reading.ts';
import { aboutOf, type Prospect, prospects } from './fight.ts';
import './answers.css';

/** What costs no combat turn. */
const FREE_GLYPHS: { readonly [head: string]: string } = {
  play: scrollUnfurled,
  'play-on': scrollUnfurled,
  ally: conversation,
};
const TURN_GLYPHS: { readonly [head: string]: string } = { attack: broadsword, skill: sparkles, flee: run };

/** The heads of answers that are a hero's turn, in the rulebook's order; everything else is free. */
export const glyphOf = ({ key, on = [], figure }: Pick<Option, 'key' | 'on' | 'figure'>): string => {
  const own = on.map(thing => drawings[thing]).find(glyph => glyph !== undefined);
  const head = headOf(keyOf({ key, figure }));
  return own ?? TURN_GLYPHS[head] ?? FREE_GLYPHS[head] ?? backpack;
};

/** The ally whom an answer calls. */
export const allyIn = (option: Pick<Option, 'key' | 'figure'>): AllyId | undefined =>
  allyKey.read(keyOf(option))?.[0] as AllyId | undefined;

/** What takes the combat turn, as far as its key tells: a Combat card does so too. */
export const isTurn = (one: Option | Refused): boolean => ['attack', 'skill', 'flee'].includes(headOf(keyOf(one)));

/** More free answers than these are a row of buttons on a phone, one for each kind: a list would run out of sight. */
const FEW = 2;

export function Answers() {
  const { view, decision, hero, options } = useReading();
  const asked = decision?.prompt === 'combat.ask';
  const id = hero?.id;
  const known = useMemo(
    (): ReadonlyMap<string, Prospect> => (asked && id && view.combat ? prospects(view, id) : new Map()),
    [asked, id, view],
  );
  if (!asked || !hero) return null;
  const refused = decision.refused.filter(({ figure }) => figure === hero.id);
  return <AnswerTable hero={hero} options={options} refused={refused} known={known} />;
}

interface AnswerTableProps {
  readonly hero: Hero;
  readonly options: readonly Option[];
  readonly refused: readonly Refused[];
  readonly known: ReadonlyMap<string, Prospect>;
}

function AnswerTable({ hero, options, refused, known }: AnswerTableProps) {
  const reading = useReading();
  const { word, table } = reading;
  const phone = useLayout() === 'phone';
  const counts = (one: Option): boolean => isTurn(one) || known.has(keyOf(one));
  const best = Math.max(...[...known.values()].map(({ win }) => win));
  const free = options.filter(one => !counts(one));
  return (
    <section className="ash-answers v-paper">
      <header>
        <h3>{word('table.answers', { hero: table.say(heroName(hero)) })}</h3>
        <span data-of="lost">
          <Icon glyph={hearts} size={15} /> {word('table.odds.lost')}
        </span>
        <span data-of="won">
          <Icon glyph={crossedSwords} size={15} /> {word('table.odds.won')}
        </span>
      </header>
      {[...known.values()].some(({ exact }) => !exact) && (
        <p className="ash-answers-about">{word('table.odds.about')}</p>
      )}
      <ul>
        {options.filter(counts).map(option => (
          <Answer key={option.key} option={option} prospect={known.get(keyOf(option))} best={best} />
        ))}
      </ul>
      <ul className="ash-answers-refused">
        {refused.filter(isTurn).map(item => (
          <li key={item.key} className="ash-answer" data-look="refused">
            <Icon glyph={glyphOf(item)} size={24} />
            <b>{table.say(item)}</b>
            <small>
              <Cited text={table.say(item.why)} rule={item.rule} />
            </small>
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <>
          <h4>
            {word('table.answers.free')} <RuleRef rule="ASH-18.8" />
          </h4>
          {phone && free.length > FEW ? (
            <ActionRow label={word('table.answers.free')} actions={grouped(reading, free, [], true)} />
          ) : (
            <ul className="ash-answers-free">
              {free.map(option => (
                <Answer key={option.key} option={option} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

interface AnswerProps {
  readonly option: Option;
  readonly prospect?: Prospect | undefined;
  readonly best?: number;
}

/** The ally who is called, by their face; else the drawing of what is done. */
function AnswerSign({ option }: { readonly option: Option }) {
  const ally = allyIn(option);
  if (!ally) return <Icon glyph={glyphOf(option)} size={24} />;
  return (
    <span className="ash-answer-face">
      <Bust of={allyLikeness(ally)} glyph={glyphOf(option)} size={24} />
    </span>
  );
}

function Answer({ option, prospect, best = 0 }: AnswerProps) {
  const { word, table } = useReading();
  const chosen = table.picked.includes(option.key);
  return (
    <li>
      <button
        type="button"
        className="ash-answer"
        data-look={chosen ? 'chosen' : 'option'}
        data-lit
        data-answer={option.key}
        aria-pressed={chosen}
        onClick={() => (chosen ? table.answer([option.key]) : table.pick(option.key))}
      >
        <AnswerSign option={option} />
        <b>{table.say(option)}</b>
        {prospect && (
          <>
            <span
              className="v-figures"
              title={word('table.odds.lost.said', { n: prospect.lost, about: aboutOf(prospect) })}
            >
              <i className="v-hidden">{word('table.odds.lost')}</i>
              <Icon glyph={hearts} size={15} /> {word('table.mean', { n: prospect.lost })}
            </span>
            <span
              className="v-figures"
              data-best={prospect.win >= best - 0.005 || undefined}
              title={word('table.odds.won.said', { share: prospect.win, about: aboutOf(prospect) })}
            >
              <i className="v-hidden">{word('table.odds.won')}</i>
              <Icon glyph={crossedSwords} size={15} /> {word('table.share', { share: prospect.win })}
            </span>
          </>
        )}
      </button>
    </li>
  );
}

/** Of two rewards one is taken: two cards. */
export function RewardCards() {
  const { decision, table } = useReading();
  const beaten = decision && monsterIn(decision);
  return (
    <div className="ash-rewards">
      {beaten && (
        <span className="ash-beaten" aria-hidden="true">
          <Portrait of={monsterLikeness(beaten.id)} className="v-portrait-whole" instead={null} />
        </span>
      )}
      <h2>{decision && table.say({ text: decision.prompt, ...(decision.with && { with: decision.with }) })}</h2>
      <ul>
        {decision?.options.map(option => (
          <li key={option.key}>
            <button
              type="button"
              className="ash-reward v-paper"
              data-lit
              data-look="option"
              data-reward={rewardKey.read(keyOf(option))?.[0]}
              onClick={() => table.answer([option.key])}
            >
              <RewardSign option={option} />
              <b>{table.say(option)}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RewardSign({ option: { with: words } }: { readonly option: Option }) {
  const what = words?.what;
  return what === 'blue' || what === 'red' || what === 'mauve' ? (
    <RuneSign rune={what} size={64} />
  ) : (
    <Icon glyph={twoCoins} size={64} />
  );
}
