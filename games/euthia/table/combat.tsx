// The stage of a fight: the strip of its phases, the other side above, dice and rulers between, one's own side below. EUT-9 to EUT-11.

import { Button, Die, Odds, Steps, useIntoSight, useLayout, useThing } from '@veillee/web/kit';
import { useEffect, useMemo, useRef } from 'react';
import { type Side, strengthOf } from '../rules/dice/ledger.ts';
import { dieKey } from '../rules/keys.ts';
import { tileName } from '../rules/tiles.ts';
import { Account, Answers, Exchange } from './combat-answers.tsx';
import { HeroBand, MonsterBand } from './combat-bands.tsx';
import { attackRows, bandsOf, issueOf, phasesOf, scaleOf, strengthBefore, woundRows } from './combat-facts.ts';
import { attackOf, chancesOf, type Prospect, prospectNext } from './combat-odds.ts';
import { type FightReading, useFight } from './combat-reading.ts';
import { Ruler } from './combat-ruler.tsx';
import './combat.css';

/** The lit surface while somebody fights; nothing while nobody does. On a phone it holds the account too. */
export function CombatStage() {
  const reading = useFight();
  const phone = useLayout() === 'phone';
  if (!reading) return null;
  const { near } = reading;
  const far = near === 'hero' ? <MonsterBand reading={reading} /> : <HeroBand reading={reading} />;
  const own = near === 'hero' ? <HeroBand reading={reading} /> : <MonsterBand reading={reading} />;
  return (
    <div className="euf-stage" data-near={near}>
      <Strip reading={reading} />
      {phone && <Chances reading={reading} />}
      {far}
      <Duel reading={reading} />
      {phone && <CombatAccount reading={reading} phone />}
      {own}
    </div>
  );
}

/** Beside the stage: the ledger, every answer with its odds, and who speaks next. */
export function CombatAside() {
  const reading = useFight();
  return reading ? <CombatAccount reading={reading} /> : null;
}

const CombatAccount = ({ reading, phone = false }: { readonly reading: FightReading; readonly phone?: boolean }) => (
  <div className="euf-account">
    {!phone && <Chances reading={reading} />}
    <Account reading={reading} />
    <Answers reading={reading} />
    <Exchange reading={reading} />
    <Wishes reading={reading} />
  </div>
);

/** How the whole fight may end, as things stand. On a phone it stays above the stage, however far one scrolls. */
function Chances({ reading }: { readonly reading: FightReading }) {
  const { word, view, near } = reading;
  // What is chosen but not sent changes nothing yet.
  const chances = useMemo(() => chancesOf(reading), [view]);
  if (!chances) return null;
  const { wins, health, rounds } = chances;
  return (
    <section className="euf-chances">
      <Odds label={word('table.fight.odds', { near })} good={wins} />
      <small>{word('table.fight.odds.more', { health, rounds, mode: view.mode })}</small>
    </section>
  );
}

/** The windows of a fight at which this seat wishes to be asked. */
function Wishes({ reading: { table, word } }: { readonly reading: FightReading }) {
  if (!table.openWishes) return null;
  return (
    <Button className="euf-wishes" onClick={table.openWishes}>
      {word('table.fight.wishes')}
    </Button>
  );
}

// ---- the strip ----

function Strip({ reading }: { readonly reading: FightReading }) {
  const { word, combat } = reading;
  const issue = issueOf(combat);
  const strip = useRef<HTMLElement>(null);
  const at = `${combat.round} ${combat.step}`;
  // Where the steps are wider than the screen, the one that matters stands in sight.
  useEffect(() => {
    const now = strip.current?.querySelector<HTMLElement>('[data-state="now"]');
    if (strip.current && now)
      strip.current.scrollLeft = now.offsetLeft - (strip.current.clientWidth - now.offsetWidth) / 2;
  }, [at]);
  return (
    <header className="euf-strip" ref={strip}>
      {combat.round > 0 && <b>{word('table.fight.round', { round: combat.round })}</b>}
      <Steps
        label={word('table.fight.steps')}
        steps={phasesOf(combat).map(({ phase, state }) => ({
          id: phase,
          state,
          name:
            state === 'now' && issue
              ? word('table.fight.at', {
                  phase: word(`table.fight.phase.${phase}`),
                  step: word(`table.fight.step.${combat.step}`),
                })
              : word(`table.fight.phase.${phase}`),
        }))}
      />
    </header>
  );
}

// ---- dice and rulers ----

function Duel({ reading }: { readonly reading: FightReading }) {
  const sides: readonly Side[] = reading.near === 'hero' ? ['monster', 'hero'] : ['hero', 'monster'];
  return (
    <div className="euf-duel">
      {sides.map((side, n) => (
        <DuelRow key={side} reading={reading} side={side} isBelow={n === 1} />
      ))}
    </div>
  );
}

interface RowProps {
  readonly reading: FightReading;
  readonly side: Side;
}

function DuelRow({ reading, side, isBelow }: RowProps & { readonly isBelow: boolean }) {
  const { word, combat, foe, tried, now, table } = reading;
  const phone = useLayout() === 'phone';
  const tile = useMemo(() => attackOf(reading), [reading]);
  const issue = issueOf(combat);
  const isRolled = issue?.side === side && issue.isRolled;
  // A phone shows a part of the stage: whoever is asked about a roll sees its dice and its ruler.
  const self = useIntoSight<HTMLDivElement>(phone && isRolled ? table.decision?.id : undefined);
  const wounds = foe ? woundRows(foe) : [];
  const attack = tile === undefined ? [] : attackRows(tile);
  const high = scaleOf(wounds, attack);
  const bands = bandsOf(side === 'monster' ? wounds : attack, high);
  const strength = strengthOf(combat.ledger, side).total;
  const next = useMemo(() => prospectNext(reading, side), [reading, side]);
  const coming = now?.side === side && !isRolled ? now : next;
  const shown = tried?.side === side ? tried : coming;
  if (foe === undefined && side === 'monster') return null;
  const label = word('table.fight.ruler', {
    side,
    strength: isRolled ? strength : -1,
    rows: bands.map(({ from, value }) => word('table.fight.row', { from, value })).join(', '),
  });
  return (
    <div className="euf-row" data-side={side} ref={self}>
      <DicePool reading={reading} side={side} />
      {bands.length > 0 && (
        <Ruler
          side={side}
          bands={bands}
          high={high}
          marker={isRolled ? strength : undefined}
          before={isRolled ? strengthBefore(combat.ledger, side) : undefined}
          chances={shown?.strengths}
          isTried={shown !== undefined && shown === tried}
          isBelow={isBelow}
          label={label}
        />
      )}
      <Outcome reading={reading} side={side} tile={tile} next={next} />
    </div>
  );
}

function DicePool({ reading, side }: RowProps) {
  const { word, combat } = reading;
  const dice = combat.ledger.dice[side];
  const issue = issueOf(combat);
  const isOld = dice.length > 0 && issue?.side !== side;
  return (
    <div className="euf-dice" data-old={isOld || undefined}>
      {dice.length > 0 ? (
        dice.map((shows, n) => <RolledDie key={n} reading={reading} side={side} n={n} shows={shows} />)
      ) : (
        <>
          <Die colour={side === 'monster' ? 'red' : 'blue'} value="?" label="" state="spent" />
          <Die colour={side === 'monster' ? 'red' : 'blue'} value="?" label="" state="spent" />
        </>
      )}
      <small>{word(dice.length > 0 ? 'table.fight.dice' : 'table.fight.dice.next', { side })}</small>
    </div>
  );
}

/** A die that a Gaar may roll again is lit; it tumbles whenever it falls anew. */
function RolledDie({ reading, side, n, shows }: RowProps & { readonly n: number; readonly shows: number }) {
  const { word, table, combat } = reading;
  const touch = useThing({
    thing: dieKey.make(side, n),
    label: word('table.fight.die', { side, shows }),
    confirm: true,
  });
  return (
    <div {...touch} className="euf-die">
      <Die
        colour={side === 'monster' ? 'red' : 'blue'}
        value={shows}
        label=""
        roll={`${combat.round} ${shows} ${combat.ledger.modifiers.length}`}
        tumbling={
          (table.telling?.of === 'combat' &&
            table.telling.steps.some(({ dice }) => dice?.foe === (side === 'monster'))) ||
          undefined
        }
      />
    </div>
  );
}

interface OutcomeProps {
  readonly tile: string | undefined;
  /** The blow that this side is still to strike. */
  readonly next: Prospect | undefined;
}

/** What it comes to: the strength, what it inflicts, and why that is more or less than the ruler says. */
function Outcome({ reading, side, tile, next }: RowProps & OutcomeProps) {
  const { word, table, combat, tried, now } = reading;
  const issue = issueOf(combat);
  const at = issue?.side === side ? (now ?? tried) : next;
  const isRolled = issue?.side === side && issue.isRolled;
  const harm = (n: number): string => word(side === 'monster' ? 'table.fight.wounds' : 'table.fight.damage', { n });
  return (
    <div className="euf-outcome" data-now={(at && at !== next) || undefined} aria-live="polite">
      {side === 'hero' && tile !== undefined && <b>{table.say(tileName(tile))}</b>}
      {at && isRolled && (
        <p>
          <b className="euf-total v-figures">{at.strengths.low}</b> <span>{harm(at.mean)}</span>
        </p>
      )}
      {at && !isRolled && (
        <p>{word('table.fight.coming', { mean: at.mean, none: at.shares.find(({ n }) => n === 0)?.chance ?? 0 })}</p>
      )}
      {at && at.fells > 0 && (
        <p data-of={side === 'monster' ? 'danger' : 'good'}>{word('table.fight.fells', { side, share: at.fells })}</p>
      )}
    </div>
  );
}
