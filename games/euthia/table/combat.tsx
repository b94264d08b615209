// A fight in the light: who strikes, at what, and what may be answered.

import { Cited, Icon } from '@veillee/web/kit';
import { maxHealth } from '../rules/board.ts';
import { fighterName, healthOf } from '../rules/combat/fighter.ts';
import { strengthOf } from '../rules/dice/ledger.ts';
import { heroOf } from '../rules/state.ts';
import { crossedSwords } from './glyphs.ts';
import { drawingOf, HERO_COLOUR, heroGlyph } from './kinds.ts';
import { useReading } from './reading.ts';
import './combat.css';

export function CombatStage() {
  const { state, word, table, decision } = useReading();
  const { combat } = state;
  if (!combat) return null;
  const hero = heroOf(state, combat.seat);
  const { opponent, card } = combat;
  const glyph =
    opponent.kind === 'foe'
      ? drawingOf('foe', opponent.foe)
      : opponent.kind === 'elite'
        ? drawingOf('elite', opponent.card)
        : card
          ? drawingOf('monster', card)
          : crossedSwords;
  const dice = combat.ledger.dice;
  return (
    <div className="eut-combat">
      <section className="eut-fighter" data-side="monster">
        <i>
          <Icon glyph={glyph} size={56} />
        </i>
        <div>
          <h2>{table.say(fighterName(state))}</h2>
          {card !== undefined && <p>{word('stage.damage', { n: combat.damage, most: healthOf(state) })}</p>}
          <p>{word('stage.tokens', { chaos: combat.chaos, gaar: combat.gaar })}</p>
          {dice.monster.length > 0 && (
            <p>
              {word('stage.strength', {
                dice: dice.monster.join(' + '),
                n: strengthOf(combat.ledger, 'monster').total,
              })}
            </p>
          )}
        </div>
      </section>
      <section className="eut-fighter" data-side="hero">
        <i style={{ background: HERO_COLOUR[hero.id] }}>
          <Icon glyph={heroGlyph(hero.id)} size={56} />
        </i>
        <div>
          <h2>{word(`hero.${hero.id}`)}</h2>
          <p>{word('stage.health', { n: hero.health, most: maxHealth(hero) })}</p>
          <p>{word('stage.hope', { hope: combat.hope, gaar: hero.gaar })}</p>
          {dice.hero.length > 0 && (
            <p>{word('stage.strength', { dice: dice.hero.join(' + '), n: strengthOf(combat.ledger, 'hero').total })}</p>
          )}
        </div>
      </section>
      {decision && (
        <ul className="eut-answers">
          {decision.options.map(option => (
            <li key={option.key}>
              <button type="button" className="option-row" onClick={() => table.answer([option.key])}>
                <Cited text={table.say(option)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
