// A combat: the order of turns, the monster with its three bubbles, who fights it, and every answer with its odds. ASH-20 to ASH-24.

import { Icon, useLayout } from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import { monsterRow } from '../content/monsters.ts';
import type { Disease, DiseaseColour } from '../content/vocabulary.ts';
import { printed } from '../rules/sheet.ts';
import { type Combat, type Fighter, heroName, heroOf, type Monster, monsterOn } from '../rules/state.ts';
import { Answers, RewardCards } from './answers.tsx';
import { rewardWords } from './face.tsx';
import { orderOf, type StripTurn } from './fight.ts';
import { broadsword, checkMark, deathSkull, drop, hearts, sparkles } from './glyphs.ts';
import { DISEASE_SIGNS, drawingOf, HERO_COLOUR } from './kinds.ts';
import { useReading } from './reading.ts';
import './combat.css';

export function CombatTable() {
  const { view, decision } = useReading();
  const phone = useLayout() === 'phone';
  const { combat } = view;
  const monster = combat && monsterOn(view, combat.slot);
  if (decision?.prompt === 'reward.ask') return <RewardCards />;
  if (!combat || !monster) return null;
  return (
    <div className="ash-combat" data-alone={combat.fighters.length === 1 || undefined}>
      <OrderStrip combat={combat} monster={monster} />
      <div className="ash-theatre">
        <ul className="ash-fighters">
          {combat.fighters.map(fighter => (
            <FighterPlate key={fighter.hero} fighter={fighter} />
          ))}
        </ul>
        <Foe combat={combat} monster={monster} />
      </div>
      <Bubbles combat={combat} monster={monster} />
      {!phone && <Rewards monster={monster} />}
      <Answers />
    </div>
  );
}

// ---- the order strip ----

function OrderStrip({ combat, monster }: { readonly combat: Combat; readonly monster: Monster }) {
  const { word } = useReading();
  return (
    <ol className="ash-order" aria-label={word('table.order')}>
      {orderOf(combat).map(({ round, turns }, n) => (
        <li key={round} data-now={n === 0 || undefined}>
          <b>{word('table.round', { n: round })}</b>
          {turns.map((turn, i) => (
            <StripSign key={i} turn={turn} monster={monster} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function StripSign({ turn, monster }: { readonly turn: StripTurn; readonly monster: Monster }) {
  const { word, table } = useReading();
  const name = turn.who === 'hero' ? table.say(heroName({ id: turn.hero })) : word(`monster.${monster.card}`);
  const bubble = turn.who === 'monster' ? turn.bubble : 0;
  const said = word('table.turn.of', { name, state: turn.state, bubble });
  const colour = turn.who === 'hero' ? HERO_COLOUR[turn.hero] : '#7b2a28';
  return (
    <span
      className="ash-turn"
      role="img"
      aria-label={said}
      title={said}
      data-who={turn.who}
      data-state={turn.state}
      style={{ '--who': colour } as CSSProperties}
    >
      <Icon glyph={drawingOf(turn.who === 'hero' ? turn.hero : monster.card)} size={22} />
      {turn.state === 'acted' && <Icon glyph={checkMark} size={11} className="ash-turn-mark" />}
      {bubble > 0 && <i className="ash-turn-mark v-figures">{bubble}</i>}
    </span>
  );
}

// ---- who fights ----

const SIGN_OF: { readonly [disease in Disease]: DiseaseColour } = {
  paralysis: 'yellow',
  mute: 'blue',
  poison: 'green',
};

/** A disease with its sentence beside it: nobody need know the sign. */
function Diseases({ of, whose }: { readonly of: readonly Disease[]; readonly whose: 'hero' | 'monster' }) {
  const { word } = useReading();
  if (of.length === 0) return null;
  return (
    <ul className="ash-diseases">
      {of.map(disease => {
        const { colour, glyph } = DISEASE_SIGNS[SIGN_OF[disease]];
        return (
          <li key={disease} title={word(`disease.${disease}.text`)}>
            <i style={{ background: colour }}>
              <Icon glyph={glyph} size={17} />
            </i>
            <span>
              <b>{word(`disease.${disease}`)}.</b> {word('table.disease', { disease, whose })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function FighterPlate({ fighter }: { readonly fighter: Fighter }) {
  const { view, word, table, hero: held, takeInHand, isOwn, options } = useReading();
  const hero = heroOf(view, fighter.hero);
  const maxHealth = printed(view, hero, 'health');
  const maxMana = printed(view, hero, 'mana');
  const may = isOwn(hero) && fighter.status === 'in' && options.length > 0;
  const state = fighter.status === 'in' ? (fighter.acted ? 'acted' : 'in') : fighter.status;
  return (
    <li
      className="ash-fighter"
      data-state={state}
      data-held={held?.id === hero.id || undefined}
      style={{ '--hero': HERO_COLOUR[hero.id] } as CSSProperties}
    >
      <button
        type="button"
        disabled={!may}
        aria-pressed={held?.id === hero.id}
        aria-label={word('table.take', { hero: table.say(heroName(hero)) })}
        onClick={() => takeInHand(hero.id)}
      >
        <Icon glyph={fighter.status === 'ko' ? deathSkull : drawingOf(hero.id)} size={42} />
      </button>
      <div>
        <b>{table.say(heroName(hero))}</b>
        {state !== 'in' && <small>{word('table.fighter', { state })}</small>}
        <p className="v-figures">
          <span data-of="health" title={word('table.health', { n: hero.health, max: maxHealth })}>
            <Icon glyph={hearts} size={17} /> {hero.health}/{maxHealth}
          </span>
          <span data-of="fatigue" title={word('table.mana', { n: hero.mana, max: maxMana })}>
            <Icon glyph={drop} size={16} /> {hero.mana}/{maxMana}
          </span>
        </p>
        <Diseases of={fighter.diseases} whose="hero" />
      </div>
    </li>
  );
}

function Foe({ combat, monster }: { readonly combat: Combat; readonly monster: Monster }) {
  const { word } = useReading();
  const { health } = monsterRow(monster.card);
  const most = Math.max(health, monster.cubes);
  return (
    <section className="ash-foe">
      <span className="ash-foe-picture">
        <Icon glyph={drawingOf(monster.card)} size="100%" />
      </span>
      <div>
        <h2>{word(`monster.${monster.card}`)}</h2>
        <p className="ash-cubes-row" role="img" aria-label={word('table.cubes.of', { n: monster.cubes, max: most })}>
          {Array.from({ length: most }, (_, n) => (
            <i key={n} data-lost={n >= monster.cubes || undefined} />
          ))}
          <b className="v-figures">{monster.cubes}</b>
        </p>
        <Diseases of={combat.diseases} whose="monster" />
      </div>
    </section>
  );
}

// ---- the three bubbles ----

const KIND_GLYPH = { magic: sparkles, physical: broadsword, empty: undefined } as const;

function Bubbles({ combat, monster }: { readonly combat: Combat; readonly monster: Monster }) {
  const { word } = useReading();
  const { bubbles } = monsterRow(monster.card);
  const mute = combat.diseases.includes('mute');
  return (
    <ol className="ash-bubbles" aria-label={word('table.bubbles')}>
      {bubbles.map(({ kind }, n) => {
        const next = combat.bubble === n + 1;
        const silenced = mute && kind === 'magic';
        const glyph = KIND_GLYPH[kind];
        return (
          <li
            key={n}
            className="ash-bubble"
            data-kind={kind}
            data-next={next || undefined}
            data-silenced={silenced || undefined}
            aria-current={next ? 'step' : undefined}
          >
            <header>
              <i className="v-figures">{n + 1}</i>
              {next && <b>{word('table.bubble.next')}</b>}
              <span>
                {glyph && <Icon glyph={glyph} size={16} />} {word(`bubble.${kind}`)}
              </span>
            </header>
            <p>
              {silenced
                ? word('table.silenced')
                : kind === 'empty'
                  ? word('table.bubble.empty')
                  : word(`monster.${monster.card}.bubble.${n + 1}`)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function Rewards({ monster }: { readonly monster: Monster }) {
  const { word } = useReading();
  const [one, other] = monsterRow(monster.card).rewards;
  return (
    <p className="ash-combat-rewards">
      {word('table.reward.choice', { one: rewardWords(word, one), other: rewardWords(word, other) })}
    </p>
  );
}
