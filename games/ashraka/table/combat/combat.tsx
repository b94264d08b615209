// A combat: the order of turns, the scene, the monster with its three bubbles, and every answer with its odds. ASH-20 to ASH-24.

import { idOf } from '@veillee/pieces/geometry';
import { Bust, Icon, useLayout } from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import { monsterRow } from '../../content/monsters.ts';
import { type Combat, type Fighter, heroName, type Monster, monsterOn } from '../../rules/state.ts';
import { checkMark } from '../glyphs.ts';
import { Emblem } from '../heroes/emblem.tsx';
import { drawingOf, HERO_COLOUR } from '../kinds.ts';
import { heroLikeness, monsterLikeness } from '../likeness.ts';
import { type Reading, useReading } from '../reading.ts';
import { Destiny } from '../story/destiny.tsx';
import { CombatPicture } from '../theatre/combat-picture.tsx';
import { Answers, RewardCards } from './answers.tsx';
import { Beast, Cubes } from './beast.tsx';
import { Bubbles } from './bubbles.tsx';
import { DiseaseSign, Diseases } from './diseases.tsx';
import { orderOf, type StripTurn } from './fight.ts';
import './combat.css';

/** But on a phone, answers and the beast's figures lie at hand beside it (`CombatAside`), and health stands in the left rail. */
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
      {phone ? (
        <div className="ash-theatre">
          <ul className="ash-fighters">
            {combat.fighters.map(fighter => (
              <FighterPlate key={fighter.hero} fighter={fighter} />
            ))}
          </ul>
          <Foe combat={combat} monster={monster} />
        </div>
      ) : (
        <Theatre combat={combat} monster={monster} />
      )}
      <Bubbles combat={combat} monster={monster} />
      {phone && <Answers />}
    </div>
  );
}

/** What is at hand during a combat. */
export const CombatAside = () => (
  <div className="ash-aside ash-combat-aside">
    <Answers />
    <Beast />
    <Destiny small />
  </div>
);

/** Whether a combat lies in the light: its answers are then at hand. */
export const isCombatAside = ({ view, decision }: Pick<Reading, 'view' | 'decision'>): boolean =>
  view.combat !== undefined && decision?.prompt !== 'reward.ask';

// ---- the order strip ----

function OrderStrip({ combat, monster }: { readonly combat: Combat; readonly monster: Monster }) {
  const { word } = useReading();
  return (
    <ol className="ash-order" aria-label={word('table.order')}>
      {orderOf(combat).map(({ round, turns }, n) => (
        <li key={round} data-now={n === 0 || undefined}>
          <b>{word('table.round', { n: round })}</b>
          {turns.map((turn, i) => (
            <StripSign key={i} turn={turn} monster={monster} isTwice={turns.length > 2} />
          ))}
        </li>
      ))}
    </ol>
  );
}

interface StripSignProps {
  readonly turn: StripTurn;
  readonly monster: Monster;
  /** A monster acts once on each of two heroes. */
  readonly isTwice: boolean;
}

function StripSign({ turn, monster, isTwice }: StripSignProps) {
  const { word, table } = useReading();
  const name = turn.who === 'hero' ? table.say(heroName({ id: turn.hero })) : word(`monster.${monster.card}`);
  const bubble = turn.who === 'monster' ? turn.bubble : 0;
  const said = word('table.turn.of', { name, state: turn.state, bubble });
  const colour = turn.who === 'hero' ? HERO_COLOUR[turn.hero] : '#7b2a28';
  const kind = turn.who === 'monster' ? monsterRow(monster.card).bubbles[turn.bubble - 1]?.kind : undefined;
  const caption = turn.who === 'monster' && turn.state === 'later' && isTwice ? 'both' : turn.state;
  return (
    <span className="ash-turn" role="img" aria-label={said} title={said} data-state={turn.state}>
      <span data-who={turn.who} style={{ '--who': colour } as CSSProperties}>
        {turn.who === 'hero' ? (
          <Bust of={heroLikeness(turn.hero)} glyph={drawingOf(turn.hero)} size={24} looks="right" />
        ) : (
          <Bust of={monsterLikeness(monster.card)} glyph={drawingOf(monster.card)} size={24} />
        )}
        {turn.state === 'acted' && <Icon glyph={checkMark} size={11} className="ash-turn-mark" />}
        {bubble > 0 && (
          <i className="ash-turn-mark v-figures" data-kind={kind}>
            {bubble}
          </i>
        )}
      </span>
      <small aria-hidden="true">{word('table.turn.caption', { caption })}</small>
    </span>
  );
}

// ---- the scene ----

interface FoughtProps {
  readonly combat: Combat;
  readonly monster: Monster;
}

function Theatre({ combat, monster }: FoughtProps) {
  const { view, word } = useReading();
  const most = Math.max(monsterRow(monster.card).health, monster.cubes);
  return (
    <div className="ash-scene">
      <CombatPicture
        adventure={view.adventure}
        place={idOf(monster.at)}
        monster={monster.card}
        heroes={combat.fighters.filter(({ status }) => status === 'in').map(({ hero }) => hero)}
      />
      <div className="ash-scene-name">
        <span className="ash-scene-face" aria-hidden="true">
          <Bust of={monsterLikeness(monster.card)} glyph={drawingOf(monster.card)} />
        </span>
        <div>
          <h2>{word(`monster.${monster.card}`)}</h2>
          <p>
            {combat.diseases.map(disease => (
              <DiseaseSign key={disease} disease={disease} />
            ))}
            <i className="ash-cube" aria-hidden="true" />
            <b className="v-figures">{monster.cubes}</b> <small>{word('table.cubes.rest', { max: most })}</small>
          </p>
        </div>
      </div>
    </div>
  );
}

// ---- on a phone ----

/** What ails a fighter; health, mana and whose turn it is stand in the lines above. */
function FighterPlate({ fighter }: { readonly fighter: Fighter }) {
  const { word, table } = useReading();
  if (fighter.diseases.length === 0 && fighter.status === 'in') return null;
  return (
    <li
      className="ash-fighter"
      data-state={fighter.status}
      style={{ '--hero': HERO_COLOUR[fighter.hero] } as CSSProperties}
    >
      <Emblem
        hero={fighter.hero}
        size={22}
        looks="right"
        label={table.say(heroName({ id: fighter.hero }))}
        ko={fighter.status === 'ko' && word('table.ko')}
      />
      {fighter.status === 'in' ? (
        <Diseases of={fighter.diseases} whose="hero" />
      ) : (
        <b>{word('table.fighter', { state: fighter.status })}</b>
      )}
    </li>
  );
}

function Foe({ combat, monster }: FoughtProps) {
  const { word } = useReading();
  return (
    <section className="ash-foe">
      <span className="ash-foe-picture" aria-hidden="true">
        <Bust of={monsterLikeness(monster.card)} glyph={drawingOf(monster.card)} />
      </span>
      <div>
        <h2>{word(`monster.${monster.card}`)}</h2>
        <Cubes combat={combat} monster={monster} />
        <Diseases of={combat.diseases} whose="monster" />
      </div>
    </section>
  );
}
