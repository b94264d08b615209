// What is looked at, in figures: an Encounter with its odds, an Enemy with how a fight would go, a region, an Ancient.

import { type Seat, who } from '@veillee/kernel';
import { ChanceTable, Facing, Headed, Note, Odds, RuleRef, signed, useIntoSight } from '@veillee/web/kit';
import { cardById, sagaById } from '../content/cards.ts';
import { ATTRIBUTES, type Figures } from '../content/vocabulary.ts';
import { named } from '../rules/cards/piles.ts';
import { FEAT } from '../rules/keys.ts';
import { confrontOdds, engagementOdds, evadeOdds, finaleOdds } from '../rules/odds/odds.ts';
import { ANCIENT, REGION } from '../rules/places.ts';
import { isEnemyOf } from '../rules/realm/encounters.ts';
import { fighters, helpersOf } from '../rules/realm/team.ts';
import type { RegionId } from '../rules/state.ts';
import { diceFor } from '../rules/tests/dice.ts';
import { attributeGlyph, drawingOf, kindOf } from './drawings.ts';
import { ATTRIBUTE_MEANING, abilityText, typeLine } from './face.tsx';
import { assaulted, isDown, isWon } from './facts.ts';
import { likenessOf, seatLikeness } from './likeness.ts';
import { oddsAgainst, plotsAgainst, raidOf } from './raid.ts';
import { isCard, useReading } from './reading.ts';
import { RegionFacts } from './region-facts.tsx';

/** What the panel shows when the Finale is what matters. */
const FINALE = 'finale';

/** The thing that the panel shows: what the question is about, what was touched, else what the hero has before him. */
export function useFocus(): string | undefined {
  const { focus, view, own, table, decision } = useReading();
  const { fight } = view;
  const asked = assaulted(decision);
  if (asked !== undefined) return ANCIENT.make(asked);
  if (fight && view.phase !== 'over') return fight.assault ? ANCIENT.make(fight.adversary) : fight.adversary;
  const [picked] = table.picked;
  if (picked !== undefined && FEAT.is(picked) && own.chapter === 'finale') return FINALE;
  const named = decision?.options.find(({ key }) => key === picked)?.on?.find(isShown);
  if (named !== undefined) return named;
  const here = REGION.make(own.region);
  if (focus !== undefined && focus !== here && isShown(focus)) return focus;
  return before() ?? (focus === here ? here : undefined);

  function isShown(thing: string): boolean {
    return REGION.is(thing) || ANCIENT.is(thing) || onMap(thing);
  }
  function onMap(card: string): boolean {
    return Object.values(view.places).some(place => place.encounters.includes(card) || place.plots.includes(card));
  }
  /** The Finale where it can be tried; the Ancient once the Saga is told; else what lies here. */
  function before(): string | undefined {
    if (own.chapter === 'finale' && sagaById(own.saga).finale.region === own.region) return FINALE;
    const there = view.places[own.region];
    const awake = view.ancients.filter(({ region, defeated }) => region !== undefined && !defeated);
    const ancient =
      awake.find(({ region }) => region === own.region) ?? (own.chapter === 'done' ? awake[0] : undefined);
    const lies = ancient?.region === own.region ? undefined : (there?.encounters[0] ?? there?.plots[0]);
    return focus === here ? undefined : (lies ?? (ancient && ANCIENT.make(ancient.id)));
  }
}

/** In the rail, whatever is looked at comes into sight, though the Saga above it be long. */
export function FocusInRail() {
  const thing = useFocus();
  const panel = useIntoSight<HTMLDivElement>(thing);
  return (
    <div ref={panel}>
      <Focus />
    </div>
  );
}

export function Focus() {
  const { eyes, view, own } = useReading();
  const thing = useFocus();
  if (!own.class || thing === undefined) return null;
  if (thing === FINALE) return <FinalePanel />;
  if (REGION.is(thing)) return <RegionPanel region={REGION.only(thing)} />;
  if (ANCIENT.is(thing)) return <AncientPanel id={ANCIENT.only(thing)} />;
  if (!isCard(thing)) return null;
  return isEnemyOf(view, eyes, thing) ? <EnemyPanel card={thing} /> : <EncounterPanel card={thing} />;
}

interface HeadProps {
  readonly card: string;
  readonly title?: string;
  readonly line?: string;
  /** The heroes who have it before them, if it is somebody. */
  readonly before?: readonly Seat[];
  /** Not to fight. */
  readonly calm?: boolean;
}

function Head({ card, title, line, before = [], calm = false }: HeadProps) {
  const reading = useReading();
  const def = cardById(card);
  const likeness = likenessOf(def);
  const heroes = before.flatMap(seat => seatLikeness(reading.view, seat) ?? []);
  if (likeness && heroes.length > 0)
    return (
      <>
        <Facing left={heroes} right={likeness} calm={calm} />
        <header className="v-headed">
          <div>
            <h3>{title ?? reading.name(card)}</h3>
            <p>{line ?? typeLine(reading, def)}</p>
          </div>
        </header>
      </>
    );
  return (
    <Headed
      kind={kindOf(def)}
      glyph={drawingOf(def)}
      likeness={likeness}
      size={52}
      drawn={36}
      title={title ?? reading.name(card)}
    >
      {line ?? typeLine(reading, def)}
    </Headed>
  );
}

/** The Finale, where it can be tried. */
function FinalePanel() {
  const { own, word, name } = useReading();
  const { finale } = sagaById(own.saga);
  return (
    <section className="kil-focus v-paper">
      <Head card={own.saga} title={word(`card.${own.saga}.finale`)} line={name(own.saga)} />
      <OddsTable target="finale" values={finale.values} />
      <Note text={word('table.finale.adds')} rule="KIL-7.19" />
    </section>
  );
}

/** Its own text, if it has any. */
function Words({ card }: { readonly card: string }) {
  const text = abilityText(useReading(), cardById(card));
  return text ? <p className="kil-focus-text">{text}</p> : null;
}

function RegionPanel({ region }: { readonly region: RegionId }) {
  return (
    <section className="kil-focus v-paper">
      <RegionFacts region={region} paper />
    </section>
  );
}

/** A Quest, a Place, a Stranger, a Plot: for each attribute the dice, the chance now, and with all AP left. */
function EncounterPanel({ card }: { readonly card: string }) {
  const { own, word, view, eyes, percent, decision } = useReading();
  const def = cardById(card);
  const won = isWon(decision, card);
  const open = view.places[own.region]?.encounters.includes(card) ?? false;
  return (
    <section className="kil-focus v-paper">
      <Head card={card} before={def.isStranger ? [eyes, ...helpersOf(view, eyes)] : []} calm />
      <Words card={card} />
      {def.isPlot && (
        <p className="kil-focus-text">
          <b>{word('table.plot.defeat')}</b> {word(`card.${card}.toDefeat`)} <RuleRef rule="KIL-4.15" />
        </p>
      )}
      {won ? <Note text={word('table.odds.won')} /> : <OddsTable target={card} values={def.confront} />}
      {def.isStranger && !won && (
        <Note
          text={word('table.stranger.risk', { share: percent(confrontOdds(view, eyes, card, 'influence', 1).hostile) })}
          rule="KIL-5.13"
        />
      )}
      <Weakness card={card} />
      {!open && !def.isPlot && <Note text={word('table.elsewhere')} />}
    </section>
  );
}

/** Attribute by attribute: dice, the chance now, the chance with all AP left. `finale` for the Finale. */
export function OddsTable({ target, values }: { readonly target: string; readonly values: Figures }) {
  const { own, view, eyes, word, percent } = useReading();
  const stored = own.successes.find(one => one.target === target);
  const attributes = ATTRIBUTES.filter(
    attribute => values[attribute] !== undefined && (!stored || stored.attribute === attribute),
  );
  const tries = Math.max(1, own.ap + (target === 'finale' ? 0 : (own.restrictedAp.confront ?? 0)));
  const rows = attributes.map(attribute => {
    const { dice, parts } = diceFor(view, eyes, attribute, { against: target });
    const odds =
      target === 'finale'
        ? finaleOdds(view, eyes, attribute, tries)
        : confrontOdds(view, eyes, target, attribute, tries);
    return {
      id: attribute,
      of: ATTRIBUTE_MEANING[attribute],
      glyph: attributeGlyph[attribute],
      name: word(`attribute.${attribute}`),
      words: word('table.odds.dice', { n: dice, need: values[attribute] ?? 0 }),
      parts: parts.map(({ from, n }) => word('table.dice.part', { from, n: signed(n) })),
      shares: [percent(odds.now), percent(odds.within)],
    };
  });
  return (
    <ChanceTable
      head={stored ? word('table.odds.have', { n: stored.n }) : word('table.odds.head')}
      columns={[word('table.odds.now'), word('table.odds.with', { n: tries })]}
      rows={rows}
    />
  );
}

/** An Enemy: the chance to win, what it would cost, the chance to slip past. */
function EnemyPanel({ card }: { readonly card: string }) {
  const { view, eyes, own, word, percent } = useReading();
  const def = cardById(card);
  const odds = engagementOdds(view, eyes, card);
  const down = isDown(view, card);
  const team = view.fight?.adversary === card && view.team.length > 0;
  return (
    <section className="kil-focus v-paper">
      <Head card={card} before={view.fight?.adversary === card ? fighters(view) : [eyes]} />
      <p className="kil-focus-figures">
        {def.fight &&
          word('table.enemy.figures', {
            combat: def.fight.combat,
            health: def.fight.health,
            stealth: def.fight.stealth,
          })}
      </p>
      <Words card={card} />
      {down ? (
        <Note text={word('table.odds.down')} />
      ) : (
        <>
          <Odds label={word(team ? 'table.odds.winTeam' : 'table.odds.win')} good={odds.win} />
          <Note text={word('table.odds.loss', { hp: decimal(odds.lost) })} rule="KIL-9.15" />
          <Note
            text={
              own.hidden
                ? word('table.odds.evade', { share: percent(evadeOdds(view, eyes, card)) })
                : word('table.odds.evade.hide', { share: percent(evadeOdds(view, eyes, card)) })
            }
            rule="KIL-9.8"
          />
        </>
      )}
      <Weakness card={card} />
    </section>
  );
}

const decimal = (n: number): number => Math.round(n * 10) / 10;

function AncientPanel({ id }: { readonly id: string }) {
  const { view, eyes, word, name } = useReading();
  const ancient = view.ancients.find(one => one.id === id);
  if (!ancient || ancient.defeated || view.phase === 'over')
    return (
      <section className="kil-focus v-paper">
        <Head card={id} />
        <Words card={id} />
        {ancient?.defeated && <Note text={word('table.ancient.down')} />}
      </section>
    );
  const plots = plotsAgainst(view, id);
  const { lead, others } = raidOf(view, eyes);
  const team = [lead, ...others];
  return (
    <section className="kil-focus v-paper">
      <Head card={id} before={team} />
      <Words card={id} />
      <Odds label={word('table.odds.win')} good={oddsAgainst(view, eyes, id).win} />
      {team.length > 1 && <Note text={word('table.ancient.team', { players: team.map(who) })} />}
      <Note
        text={`${word('table.ancient.plots', { count: plots.length })} ${plots.map(name).join(', ')}`}
        rule="KIL-13.5"
      />
      <Note text={word('table.ancient.way')} rule="KIL-13.7" />
    </section>
  );
}

/** KIL-11.6: which Asset would overcome it, or which keyword is wanted. */
function Weakness({ card }: { readonly card: string }) {
  const { own, word } = useReading();
  const { weakness } = cardById(card);
  if (!weakness) return null;
  const holder = own.assets.find(asset => cardById(asset).keywords.includes(weakness));
  const keyword = word(`keyword.${weakness}`);
  return (
    <Note
      text={
        holder === undefined
          ? word('table.weakness.none', { keyword })
          : word('table.weakness.have', { keyword, card: named(holder) })
      }
      rule="KIL-11.6"
      tone={holder === undefined ? undefined : 'good'}
    />
  );
}
