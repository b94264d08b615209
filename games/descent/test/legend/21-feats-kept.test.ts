// LEG-21.18: feats in a campaign whose table has them: dealt once, drawn at glyphs, kept from board to board.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { heroRow } from '../../content/heroes.ts';
import { SKILL_TYPES } from '../../content/vocabulary.ts';
import { dealFeats, featCardsOf, typeOf } from '../../rules/feats/hand.ts';
import type { BoardTerms } from '../../rules/legend/boards.ts';
import { newDungeon } from '../../rules/legend/dungeon/beginning.ts';
import { endDungeon } from '../../rules/legend/dungeon/ending.ts';
import { drawLevel } from '../../rules/legend/dungeon/laying.ts';
import { takeField } from '../../rules/legend/field.ts';
import { meet } from '../../rules/legend/outdoors/laying.ts';
import { type Legend, legendOf, type WeekPosition } from '../../rules/legend/record.ts';
import type { Flow, State, T } from '../../rules/state.ts';
import { FOUR } from '../delve.ts';
import { type Wander, wander } from '../wander.ts';

const HERE = 'thelsvan-trail';
const ICED = ['base', 'well-of-darkness', 'altar-of-despair', 'tomb-of-ice'] as const;
const hands = ({ featCards }: State): readonly (readonly string[])[] =>
  FOUR.map(sheet => featCards?.hands[`hero:${sheet}`] ?? []);

const laid = (terms: BoardTerms, then: WeekPosition): Legend['board'] => ({ terms, then });
/** The party has a hand each; then this happens on a board. */
function played(
  kind: 'dungeon' | 'road',
  happens: (t: T) => Flow,
): { readonly dealt: unknown; readonly scene: Wander } {
  let dealt: unknown;
  const scene = wander({
    position: { at: kind === 'dungeon' ? 'aftermath' : 'next' },
    set: (legend, state) => {
      Object.assign(state, { boxes: [...ICED], featCards: featCardsOf(ICED) });
      Object.assign(legend, { boxes: [...ICED], variants: ['feats-on'], lieutenants: [] });
      legend.party.at = HERE;
      legend.board =
        kind === 'dungeon'
          ? laid({ kind: 'dungeon', quest: 'dungeon', at: HERE, levels: 3, near: [] }, { at: 'there' })
          : laid({ kind: 'encounter', shield: 'green' }, { at: 'arrived' });
      legend.today = { from: 'tamalir', to: HERE };
    },
    *first(t) {
      takeField(t);
      if (kind === 'road') meet(t, 'road-thieves');
      else {
        t.state.dungeon = newDungeon(legendOf(t.state));
        drawLevel(t);
      }
      dealFeats(t);
      dealt = structuredClone(hands(t.state));
      yield* happens(t);
    },
  });
  return { dealt, scene };
}

describe('a hand of feats', () => {
  rule(['LEG-21.18', 'ICE-1.3'], 'has as many of each type as the sheet has skills', () => {
    const { scene } = played('road', function* () {});
    for (const [n, hand] of hands(scene.state).entries())
      for (const type of SKILL_TYPES)
        expect(hand.filter(card => typeOf(card) === type)).toHaveLength(heroRow(FOUR[n] ?? '').skills[type]);
  });
  rule('LEG-21.18', 'is kept from a dungeon to the next, and from the road, whoever has won', () => {
    const fled = played('dungeon', t => endDungeon(t, 'fled') as Flow<never>);
    expect(hands(fled.scene.state).flat().length).toBeGreaterThan(0);
    expect(hands(fled.scene.state)).toEqual(fled.dealt);
    expect(fled.scene.legend.party.at).toBe('tamalir');
    const met = played('road', function* () {});
    expect(met.scene.state.outdoors).toBeUndefined();
    expect(hands(met.scene.state)).toEqual(met.dealt);
    // And on the next board it is there: nothing is dealt again.
    const again = met.scene;
    again.chooses('week.there', 'explore');
    expect(again.state.dungeon).toBeDefined();
    expect(hands(again.state)).toEqual(met.dealt);
  });
  rule(['LEG-21.18', 'ICE-1.15'], 'is left to the next chapter as so many of each type', () => {
    const { state, legend } = played('dungeon', t => endDungeon(t, 'fled') as Flow<never>).scene;
    expect(state.phase).toBe('over');
    for (const [n, { feats, sheet }] of legend.heroes.entries()) {
      const hand = hands(state)[n] ?? [];
      for (const type of SKILL_TYPES) {
        expect(feats?.[type], sheet).toBe(heroRow(sheet).skills[type]);
        expect(hand.filter(card => typeOf(card) === type)).toHaveLength(feats?.[type] ?? -1);
      }
    }
  });
  rule(['LEG-21.18', 'ICE-1.12'], 'what lay face up at the end of a board is discarded, and no card is lost', () => {
    const { dealt, scene } = played('dungeon', function* (t) {
      const { featCards, heroes } = t.state;
      const [hero] = heroes;
      const [card, ...rest] = hero ? (featCards?.hands[hero.id] ?? []) : [];
      if (featCards && hero && card !== undefined) {
        featCards.hands[hero.id] = rest;
        hero.faceUp = [card];
      }
      yield* endDungeon(t, 'fled');
    });
    const [first = []] = dealt as readonly (readonly string[])[];
    expect(hands(scene.state)[0]).toEqual(first.slice(1));
    expect(scene.state.featCards?.discards).toEqual(first.slice(0, 1));
  });
});
