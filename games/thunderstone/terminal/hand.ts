// The hand as a table of figures, Weapons under the Heroes who carry them, and the gauges of the turn.

import { who } from '@veillee/kernel';
import { type Card, type CardDef, defOf } from '../content/cards.ts';
import { strengthOf, weightOf } from '../rules/battle.ts';
import { goldOf } from '../rules/buying.ts';
import { likeness } from '../rules/cards-offered.ts';
import { levelsLeft } from '../rules/level-up.ts';
import { vpOf } from '../rules/scoring.ts';
import type { Party } from '../rules/state.ts';
import { BLANK, cells, clip, fill, flow, heading, type Ink, type Line, line, right, span } from './paint.ts';
import { bestTarget, type Projection } from './projection.ts';
import { cardName, counted, figure, isActive, named, own, type Showing, sideOf } from './showing.ts';

export function handLines(showing: Showing, found: readonly Projection[]): Line[] {
  return [
    ...titleLines(showing),
    ...gauges(showing, found),
    ...tableLines(showing),
    ...advice(showing, found),
    ...trackerLines(showing),
  ];
}

function titleLines(showing: Showing): Line[] {
  const { handCount, deckCount, discardCount, discard } = own(showing);
  const title = showing.seated
    ? showing.word('screen.hand.own', { count: handCount })
    : showing.word('screen.hand.of', { player: showing.name(showing.eyes), count: handCount });
  const top = discard.at(-1);
  const piles = showing.word('screen.piles', { deck: deckCount, discard: discardCount });
  const shown = top ? ` (${cardName(showing, defOf(top))})` : '';
  return heading(line(title, 'title'), showing.width, line(`${piles}${shown}`, 'fact'));
}

// ---- gauges ----

/** The gold that can be spent: in a visit what is left of it, otherwise what the hand is worth. */
export function purse(showing: Showing): { gold: number; purchases: number } | undefined {
  const { hand } = own(showing);
  if (!hand || (isActive(showing) && showing.view.party)) return undefined;
  const visit = isActive(showing) ? showing.view.visit : undefined;
  if (!visit) return { gold: goldOf(hand), purchases: 1 };
  return {
    gold: goldOf(hand) + visit.gold - visit.spent,
    purchases: visit.step === 'levels' ? 0 : visit.purchases,
  };
}

function gauges(showing: Showing, found: readonly Projection[]): Line[] {
  const { hand, deck, discard, xp } = own(showing);
  const best = bestTarget(found);
  const pieces: Line[] = [];
  if (best) {
    const { rawAttack, rawMagic, light } = best.plan.battle;
    pieces.push(
      figure(showing, 'screen.attack', rawAttack, 'attack'),
      figure(showing, 'screen.magic', rawMagic, 'magic'),
      figure(showing, 'screen.light', light, 'light'),
      line(showing.word('screen.against', { rank: best.rank }), 'fact'),
    );
  }
  const visit = isActive(showing) ? showing.view.visit : undefined;
  const money = purse(showing);
  if (money && visit)
    pieces.push([
      span(showing.word('screen.gold.left', { n: money.gold }), 'gold'),
      span(` ${showing.word('screen.purchases', { count: money.purchases })}`, 'fact'),
    ]);
  else if (hand) pieces.push(figure(showing, 'screen.gold', goldOf(hand), 'gold'));
  pieces.push(figure(showing, 'screen.xp', xp, 'xp'));
  if (hand && deck) pieces.push(figure(showing, 'screen.vp.owned', vpOf([...hand, ...deck, ...discard]), 'vp'));
  return flow(pieces, showing.width - 1, '   ').map(spans => [span(' '), ...spans]);
}

// ---- the table ----

/** Narrower than this, a note says nothing. */
const LEAST_NOTE = 6;

interface Row {
  readonly card: Card;
  readonly copies: number;
  /** A Weapon in the hands of the Hero above. */
  readonly carried: boolean;
}

/** Heroes first, each with its Weapon below; then everything else. Cards alike in every way share a row. */
function rowsOf(cards: readonly Card[], party: Party): Row[] {
  const ordered = [...cards.filter(card => defOf(card).isHero), ...cards.filter(card => !defOf(card).isHero)];
  const rows = new Map<string, Row>();
  for (const card of ordered) {
    if (party.equip[card] !== undefined) continue;
    const weapon = Object.keys(party.equip).find(held => party.equip[held] === card);
    const key = likeness({ party }, card); // what it holds included
    const known = rows.get(key);
    const copies = (known?.copies ?? 0) + 1;
    rows.set(key, { card: known?.card ?? card, copies, carried: false });
    if (weapon) rows.set(`${key}: weapon`, { card: weapon, copies, carried: true });
  }
  return [...rows.values()];
}

const COLUMNS: readonly { readonly text: string; readonly ink: Ink }[] = [
  { text: 'screen.short.attack', ink: 'attack' },
  { text: 'screen.short.magic', ink: 'magic' },
  { text: 'screen.short.light', ink: 'light' },
  { text: 'screen.column.strength', ink: 'title' },
  { text: 'screen.column.weight', ink: 'fact' },
  { text: 'screen.column.gold', ink: 'gold' },
  { text: 'screen.column.level', ink: 'xp' },
];

function tableLines(showing: Showing): Line[] {
  const side = sideOf(showing);
  if (!side) return [line(` ${showing.word('screen.hand.hidden', { count: own(showing).handCount })}`, 'fact')];
  const { party, cards } = side;
  const rows = rowsOf(cards, party);
  if (rows.length === 0) return [];
  const title = ({ card, copies, carried }: Row): string =>
    `${carried ? ' └ ' : ' '}${cardName(showing, defOf(card))}${copies > 1 ? ` ×${copies}` : ''}`;
  const first = Math.max(...rows.map(row => cells(title(row))));
  const widths = COLUMNS.map(({ text }) => Math.max(4, cells(showing.word(text))));
  const rest = showing.width - first - widths.reduce((sum, width) => sum + width + 1, 0) - 2;
  const header: Line = [
    ...fill(BLANK, first),
    ...COLUMNS.flatMap(({ text }, i) => [span(' '), ...right(line(showing.word(text), 'fact'), widths[i] ?? 0)]),
  ];
  const body = rows.map((row): Line => {
    const found = columnsOf(showing, party, row);
    const values = COLUMNS.flatMap(({ ink }, i) => [
      span(' '),
      ...right(line(found[i]?.text ?? '', found[i]?.ink ?? ink), widths[i] ?? 0),
    ]);
    const name = fill(line(title(row), defOf(row.card).isHero ? 'title' : undefined), first);
    return [...name, ...values, span('  '), ...notes(showing, party, row.card, rest)];
  });
  return [header, ...body];
}

/** Attack, Magic, Light, Strength, Weight, gold, and what a level-up costs. */
function columnsOf(showing: Showing, party: Party, { card }: Row): { text: string; ink?: Ink }[] {
  const def = defOf(card);
  const trophy = def.abilities.find(ability => ability.timing === 'trophy');
  const signed = (n: number): { text: string } => ({ text: n === 0 ? '' : n > 0 ? `+${n}` : `−${-n}` });
  const level = levelOf(showing, def);
  return [
    signed(def.attack + (trophy?.attack ?? 0) + (party.attack[card] ?? 0) + (def.isHero ? party.allAttack : 0)),
    signed(def.magic + (trophy?.magic ?? 0)),
    signed(def.isMonster ? (trophy?.light ?? 0) : def.light),
    { text: def.isHero ? String(strengthOf(party, card)) : '' },
    { text: def.isWeapon ? String(weightOf(party, card)) : '' },
    { text: def.hasGold ? String(def.gold) : '' },
    { text: def.levelUp === 0 ? '' : `${level ? '↑' : ''}${def.levelUp}`, ink: level ? 'xp' : 'fact' },
  ];
}

/** Whether this Hero could level up with the XP at hand, and the next Level is still there (THU-5.8). */
function levelOf(showing: Showing, def: CardDef): boolean {
  return def.levelUp > 0 && def.levelUp <= own(showing).xp && levelsLeft(showing.view, def).length > 0;
}

/** What was done with the card, what it can do, and otherwise what it is. */
function notes(showing: Showing, party: Party, card: Card, width: number): Line {
  if (width < LEAST_NOTE) return BLANK;
  const def = defOf(card);
  const loan = party.borrowed.find(other => other.card === card);
  const marks: Line[] = [
    ...(loan ? [line(showing.word('screen.mark.borrowed', { owner: who(loan.owner) }), 'bad')] : []),
    ...(party.thrown.includes(card) ? [line(showing.word('screen.mark.thrown'), 'bad')] : []),
    ...(party.held.includes(card) ? [line(showing.word('screen.mark.held'), 'bad')] : []),
    ...(party.converted.includes(card) ? [line(showing.word('screen.mark.converted'), 'magic')] : []),
    ...effects(showing, card),
  ];
  if (def.isMonster)
    return clip(
      [...figure(showing, 'screen.vp', def.vp, 'vp'), span(` · ${monsterNote(showing, def)}`, 'fact')],
      width,
    );
  const text = showing.word(`card.${def.id}.text`);
  if (!def.abilities.some(isUsable) && text !== '') marks.push(line(text, 'fact'));
  if (marks.length === 0) marks.push(line(kindOf(showing, def), 'fact'));
  const spans = marks.flatMap((mark, i) => [...(i > 0 ? [span(' · ', 'fact')] : []), ...mark]);
  return clip(spans, width);
}

/** A captured monster is worth its VP; some are Trophies besides. */
const monsterNote = (showing: Showing, def: CardDef): string =>
  def.abilities.some(ability => ability.timing === 'trophy') ? showing.word('part.trophy') : kindOf(showing, def);

const isUsable = (ability: CardDef['abilities'][number]): boolean =>
  ability.timing === 'village' || ability.timing === 'dungeon' || ability.timing === 'repeat-dungeon';

/** The effects of the card, dim where they cannot be used now; a tick for those used. */
function effects(showing: Showing, card: Card): Line[] {
  const def = defOf(card);
  const party = isActive(showing) ? showing.view.party : undefined;
  const visit = isActive(showing) ? showing.view.visit : undefined;
  const used = party?.used ?? visit?.used ?? [];
  return def.abilities.flatMap((ability, i) => {
    if (!isUsable(ability)) return [];
    const here = ability.timing === 'village' ? visit?.step === 'effects' : party !== undefined;
    const done = used.includes(`${card}:${i}`);
    const words = showing.word(`card.${def.id}.ability.${i}`);
    return [line(done ? `✓ ${words}` : words, here && !done ? undefined : 'fact')];
  });
}

const kindOf = (showing: Showing, def: CardDef): string =>
  (def.isHero ? def.classes.map(id => `class.${id}`) : def.types.map(id => `type.${id}`))
    .map(id => showing.word(id))
    .join(' · ');

// ---- below the table ----

/** In the Dungeon: how the best projected result comes about, where the party is not yet so equipped. */
function advice(showing: Showing, found: readonly Projection[]): Line[] {
  const best = bestTarget(found);
  if (!best?.now || best.now.total === best.plan.battle.total) return [];
  const given = [
    ...best.plan.feeds.map(({ card, hero }) => [card, hero] as const),
    ...Object.entries(best.plan.equip).filter(([weapon, hero]) => showing.view.party?.equip[weapon] !== hero),
  ].map(([thing, hero]) => `${cardName(showing, defOf(thing))} → ${cardName(showing, defOf(hero))}`);
  if (given.length === 0) return [];
  return [
    line(
      ` ${showing.word('screen.advice', { rank: best.rank, total: best.plan.battle.total, things: given.join(', ') })}`,
    ),
  ];
}

/** What is left to draw, without its order. */
function trackerLines(showing: Showing): Line[] {
  const { deck } = own(showing);
  if (!deck || deck.length === 0) return [];
  const room = showing.width - 2 - cells(showing.word('screen.tracker', { names: '' }));
  return [line(` ${showing.word('screen.tracker', { names: named(showing, counted(showing, deck), room) })}`, 'fact')];
}
