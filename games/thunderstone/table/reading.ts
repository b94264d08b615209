// What every part of the board reads: the view, whose eyes, the hand's prospects, and how to say things.

import type { PlainDecision, Seat } from '@veillee/kernel';
import type { TableProps } from '@veillee/web/kit';
import { boardContext, type Word, wordBy } from '@veillee/web/kit/reading.ts';
import { useMemo, useRef } from 'react';
import { type Card, type CardDef, cardById, defOf } from '../content/cards.ts';
import { autoEquip, type Plan } from '../rules/auto-equip.ts';
import { type Battle, power, type Side } from '../rules/battle.ts';
import { previewBattle } from '../rules/battle-choices.ts';
import { goldOf } from '../rules/buying.ts';
import { fedAll } from '../rules/meals.ts';
import { NOTHING, newParty, type Party, RANKS, type Rank } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';

/** What a hand would do to the monster of one Rank. */
export interface Prospect {
  readonly rank: Rank;
  readonly card: Card;
  readonly target: CardDef;
  /** The best equipment that can still be reached. */
  readonly plan: Plan;
  /** What is shown: in the Dungeon the party as it stands, before it the best that the hand can do. */
  readonly battle: Battle;
  /** Equipment that is not handed out yet would change the result. */
  readonly better: boolean;
  /** THU-8.4: it hides while a Light Penalty remains. */
  readonly hidden: boolean;
}

export interface Reading {
  readonly table: TableProps<View>;
  readonly view: View;
  readonly decision: PlainDecision | undefined;
  /** Whose hand is shown: one's own, or for somebody who looks on the active player's. */
  readonly eyes: Seat;
  readonly own: PlayerView;
  readonly hand: readonly Card[];
  readonly active: boolean;
  /** The party in the Dungeon, if these eyes lead it. */
  readonly party: Party | undefined;
  readonly side: Side | undefined;
  readonly prospects: readonly (Prospect | undefined)[];
  /** Sums of the hand, whoever it may fight. */
  readonly gold: number;
  /** The Rank under attack while a battle waits for choices. */
  readonly fighting: Rank | undefined;
  readonly word: Word;
  name(card: Card | CardDef): string;
}

export const { ReadingContext, useReading } = boardContext<Reading>('Thunderstone');

/** A monster without any powers, to measure a hand where the Hall is empty. */
const DUMMY = cardById('griknack-goblin');

const EMPTY: PlayerView = { deckCount: 0, handCount: 0, discardCount: 0, discard: [], xp: 0, revealed: false };

export function useRead(table: TableProps<View>): Reading {
  const { view, seat, decision, say } = table;
  const eyes = seat ?? view.active;
  const own = view.players[eyes] ?? EMPTY;
  const active = view.active === eyes;
  const party = active ? view.party : undefined;
  const fighting = declaredRank(decision);

  const side = useMemo<Side | undefined>(() => {
    if (!own.hand) return undefined;
    if (!party) return { cards: own.hand, party: newParty() };
    return { cards: [...own.hand, ...party.borrowed.map(loan => loan.card)], party };
  }, [own.hand, party]);

  const over = active && view.won !== undefined;
  // By what they hold, not by which objects they are: every news brings new objects, few bring new prospects.
  const hallKey = view.hall.join();
  const sideKey = side && !over ? `${side.cards.join()} ${JSON.stringify(party)}` : '';
  const now = useRef({ side, view, party });
  now.current = { side, view, party };
  const prospects = useMemo(() => {
    const { side, view, party } = now.current;
    if (!side || sideKey === '' || hallKey === '') return RANKS.map(() => undefined);
    return RANKS.map(rank => prospectOf(side, view.hall, rank, party !== undefined));
  }, [sideKey, hallKey]);

  return useMemo(() => {
    const visit = active ? view.visit : undefined;
    const hand = side?.cards ?? [];
    return {
      table,
      view,
      decision,
      eyes,
      own,
      hand,
      active,
      party,
      side,
      prospects,
      gold: goldOf(own.hand ?? []) + (visit ? visit.gold - visit.spent : 0),
      fighting,
      word: wordBy(say),
      name: (card: Card | CardDef): string => say(typeof card === 'string' ? defOf(card).name : card.name),
    };
  }, [table, view, decision, eyes, own, active, party, side, prospects, fighting, say]);
}

/** The card in a Rank; undefined where nothing lies. */
export const cardAt = (view: View, rank: Rank): Card | undefined => {
  const card = view.hall[rank - 1];
  return card === undefined || card === NOTHING ? undefined : card;
};

function prospectOf(side: Side, hall: readonly Card[], rank: Rank, prepared: boolean): Prospect | undefined {
  const card = hall[rank - 1];
  if (card === undefined || card === NOTHING) return undefined;
  const target = defOf(card);
  if (!target.isMonster) return undefined;
  const plan = autoEquip(side, target, rank);
  const best = previewBattle(carriedOut(side, plan), target, rank, true);
  const now = prepared ? previewBattle(side, target, rank, true) : undefined;
  const battle = now ?? best;
  return {
    rank,
    card,
    target,
    plan,
    battle,
    better: now !== undefined && (best.victory !== now.victory || best.total > now.total),
    hidden: power(target, 'cannotBeAttackedInDark') !== undefined && battle.penalty > 0,
  };
}

/** The side once its plan has come true. */
function carriedOut({ cards, party }: Side, { equip, feeds }: Plan): Side {
  const fed = fedAll(
    party,
    feeds.map(({ card, hero }) => [card, hero]),
  );
  return { cards, party: { ...fed, equip: { ...equip } } };
}

/** The prospect that counts most: what is chosen, else the dearest sure victory, else what is nearest to one. */
export function bestProspect(prospects: readonly (Prospect | undefined)[]): Prospect | undefined {
  const worth = ({ target, battle, plan, hidden }: Prospect): number => {
    if (hidden) return -1000;
    if (battle.victory) return 200 + target.vp * 4 + target.xp;
    if (plan.battle.victory) return 100 + target.vp * 4 + target.xp;
    return Math.max(battle.total, plan.battle.total) - battle.health;
  };
  let best: Prospect | undefined;
  for (const prospect of prospects) if (prospect && (!best || worth(prospect) > worth(best))) best = prospect;
  return best;
}

/** Attack, Magic and Light of the hand: against the Rank in question, or as such. */
export function sums({ side, prospects }: Reading, focus: Rank | undefined): Battle | undefined {
  if (!side) return undefined;
  const prospect = focus === undefined ? undefined : prospects[focus - 1];
  return prospect?.battle ?? previewBattle({ ...side, party: { ...side.party } }, DUMMY, 1);
}

/** The Rank that was declared, while the battle asks for choices. */
const declaredRank = (decision: PlainDecision | undefined): Rank | undefined =>
  decision?.prompt.startsWith('battle.') ? RANKS.find(rank => rank === decision.with?.rank) : undefined;

/** Cards by kind and name, copies counted, the most telling first. */
export function counted(cards: readonly Card[]): { readonly def: CardDef; readonly count: number }[] {
  const copies = new Map<CardDef, number>();
  for (const card of cards) copies.set(defOf(card), (copies.get(defOf(card)) ?? 0) + 1);
  const order = (def: CardDef): number =>
    def.isMonster ? 1 : def.isHero ? 0 : def.isDisease ? 5 : def.isWeapon ? 2 : def.isItem ? 3 : 4;
  return [...copies]
    .map(([def, count]) => ({ def, count }))
    .sort((a, b) => order(a.def) - order(b.def) || b.def.level - a.def.level || (a.def.id < b.def.id ? -1 : 1));
}
