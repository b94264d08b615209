// A battle told: step by step over the Hall while nobody at this screen is asked anything; as soon as somebody is, one line
// on the slip, with the rest behind it. Nothing that may be touched is ever covered.

import { Button, Icon, Popover } from '@veillee/web/kit';
import { cancel, checkMark } from '@veillee/web/kit/glyphs.ts';
import { AnimatePresence, motion } from 'motion/react';
import { useRef, useState } from 'react';
import { cardById } from '../content/cards.ts';
import { drawingOf } from './drawings.ts';
import { useReading } from './reading.ts';
import { type Told, useTelling } from './told.ts';

export function BattleSteps() {
  const { table, word, decision } = useReading();
  const { told, shown, whole, next, keep } = useTelling();
  const still = !table.settings.motion;
  return (
    <AnimatePresence>
      {told && !decision && (
        <motion.section
          key={told.n}
          className="thu-battle v-paper"
          role="status"
          aria-label={told.headline}
          initial={still ? { opacity: 0 } : { opacity: 0, y: 12 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0, pointerEvents: 'none', y: still ? 0 : 8 }}
          transition={{ duration: still ? 0.12 : 0.2 }}
          onPointerEnter={() => keep(true)}
          onPointerLeave={() => keep(false)}
        >
          <header>
            <span className="v-tile-square" data-kind="monster">
              <Icon glyph={drawingOf(cardById(told.battle.target))} size={30} />
            </span>
            <h3>{told.headline}</h3>
            <Button look="quiet" onClick={next}>
              {word(whole ? 'table.close' : 'table.battle.skip')}
            </Button>
          </header>
          <Steps told={told} shown={shown} />
        </motion.section>
      )}
    </AnimatePresence>
  );
}

/** The result in one line, for the slip; the steps open on a touch. */
export function ToldLine({ told }: { readonly told: Told }) {
  const { word, name } = useReading();
  const { keep } = useTelling();
  const by = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { battle } = told;
  const turn = (on: boolean): void => {
    setOpen(on);
    keep(on);
  };
  return (
    <>
      <button
        ref={by}
        type="button"
        className="thu-told"
        data-won={battle.victory || undefined}
        aria-expanded={open}
        onClick={() => turn(!open)}
      >
        <Icon glyph={battle.victory ? checkMark : cancel} size={16} />{' '}
        {word(battle.victory ? 'table.told.won' : 'table.told.lost', {
          player: told.player,
          card: name(cardById(battle.target)),
          total: battle.total,
          health: battle.health,
        })}
      </button>
      <Popover by={by} open={open} onClose={() => turn(false)} label={told.headline} placement="top">
        <div className="thu-told-steps">
          <h3 className="thu-breakdown-title">{told.headline}</h3>
          <Steps told={told} shown={Number.POSITIVE_INFINITY} />
        </div>
      </Popover>
    </>
  );
}

function Steps({ told, shown }: { readonly told: Told; readonly shown: number }) {
  const { word, name } = useReading();
  const { battle, lines, aftermath } = told;
  return (
    <>
      <ol className="thu-sum-lines">
        {lines.slice(0, shown).map(line => (
          <li key={line.label} data-tone={line.tone} className="thu-step">
            <span>{line.label}</span>
            <b className="v-figures">{line.value}</b>
          </li>
        ))}
      </ol>
      {shown > lines.length && (
        <p className="thu-battle-result thu-step" data-won={battle.victory || undefined}>
          <Icon glyph={battle.victory ? checkMark : cancel} size={24} />
          <b>
            {word(battle.victory ? 'table.battle.won' : 'table.battle.lost', {
              total: battle.total,
              health: battle.health,
              card: name(cardById(battle.target)),
            })}
          </b>
        </p>
      )}
      <ul className="thu-battle-after">
        {aftermath.slice(0, Math.max(0, shown - lines.length - 1)).map(line => (
          <li key={line.text} className="thu-step">
            {line.text}
          </li>
        ))}
      </ul>
    </>
  );
}
