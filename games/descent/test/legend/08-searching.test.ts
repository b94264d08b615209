// LEG-8.5, LEG-8.17, LEG-8.34, LEG-8.40, DRF-8.9 to DRF-8.13: what is searched on a level, and what is put away after the last.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { LevelId } from '../../content/legend/boards/vocabulary.ts';
import { levelsWith } from '../../content/legend/boards.ts';
import { overlordCards } from '../../content/overlord.ts';
import { groundNow, propAt } from '../../rules/board.ts';
import { endDungeon } from '../../rules/legend/dungeon/ending.ts';
import { drawLevel, levelsLeft } from '../../rules/legend/dungeon/laying.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import type { Hero, State } from '../../rules/state.ts';
import { type Delve, delve } from '../delve.ts';

const lying = (state: State, prop: string): Space[] =>
  [...groundNow(state).terrain].flatMap(([at, one]) => (one === prop ? [at] : []));

/** The first hero stands on it and has declared Run; a die for the search, and what else is rolled. */
function searcher(
  level: LevelId,
  prop: 'sarcophagus' | 'bone-heap',
  dice: readonly number[],
  set?: (state: State, at: Space) => void,
): Delve {
  return delve({
    level,
    dice,
    *next({ state }) {
      const [hero] = state.heroes as [Hero];
      for (const one of state.heroes) one.at = undefined;
      hero.at = lying(state, prop)[0] as Space;
      set?.(state, hero.at);
    },
  }).does('action:run');
}
const BLANK = 1;
const ENHANCEMENT = 2;
const SURGE = 5;

describe('a bone heap and a sarcophagus', () => {
  rule(['LEG-8.34', 'DRF-8.9', 'DRF-8.10'], 'nothing, a chest, or somebody who rises, for 2 points', () => {
    const empty = searcher('level-04', 'bone-heap', [ENHANCEMENT]);
    const before = empty.state.turn?.movement ?? 0;
    empty.does('search');
    expect(empty.state.turn?.movement).toBe(before - 2);
    expect(empty.legend.coins).toBe(1200);
    // As a chest: four dice of its own.
    const chest = searcher('level-04', 'bone-heap', [SURGE, ENHANCEMENT, ENHANCEMENT, ENHANCEMENT, ENHANCEMENT]).does(
      'search',
    );
    expect(chest.legend).toMatchObject({ coins: 1600, conquest: { heroes: 1, overlord: 0 } });
    const grave = searcher('level-27', 'sarcophagus', [SURGE, ENHANCEMENT, ENHANCEMENT, ENHANCEMENT, ENHANCEMENT]).does(
      'search',
    );
    expect(grave.legend.coins).toBe(1600);
  });
  rule('DRF-5.16', 'to the Great Wyrm bones that hold what a chest does are worth conquest too', () => {
    const bones = (avatar: 'great-wyrm' | 'titan') =>
      searcher('level-04', 'bone-heap', [SURGE, ENHANCEMENT, ENHANCEMENT, ENHANCEMENT, ENHANCEMENT], state => {
        Object.assign(state.legend ?? {}, { avatar });
      }).does('search').legend.conquest;
    expect([bones('great-wyrm'), bones('titan')]).toEqual([
      { heroes: 1, overlord: 1 },
      { heroes: 1, overlord: 0 },
    ]);
  });
  rule(
    ['DRF-8.10', 'DRF-8.9', 'LEG-8.34'],
    'a master skeleton from bones, a master sorcerer from a sarcophagus, and it acts at once',
    () => {
      for (const [level, prop, kind] of [
        ['level-04', 'bone-heap', 'skeleton'],
        ['level-27', 'sarcophagus', 'sorcerer'],
      ] as const) {
        const scene = searcher(level, prop, [BLANK]).does('search');
        const seat = scene.overlordSeat;
        expect(scene.asked(seat)).toBe('dungeon.place');
        const at = scene.hero().at as Space;
        for (const key of scene.offered('dungeon.place'))
          expect(groundNow(scene.state).open.distance(at, key.slice('place:'.length) as Space)).toBe(1);
        scene.answers(seat, scene.can(seat)[0] ?? '');
        expect(scene.state.monsters).toMatchObject([{ kind, rank: 'master' }]);
        expect(scene.asked(seat)).toBe('overlord.activation');
      }
    },
  );
  rule('DRF-8.11', 'a space further where all beside it are taken', () => {
    const scene = searcher('level-04', 'bone-heap', [BLANK], (state, at) => {
      const { open } = groundNow(state);
      for (const to of open.neighbours(at)) placeMonster(state, { kind: 'kobold', rank: 'normal', at: to });
    }).does('search');
    const far = scene
      .offered('dungeon.place')
      .map(key => groundNow(scene.state).open.distance(scene.hero().at as Space, key.slice('place:'.length) as Space));
    expect(new Set(far)).toEqual(new Set([2]));
  });
  rule('DRF-8.13', 'once: the bones are gone then, a sarcophagus stays and is known to be searched', () => {
    const bones = searcher('level-04', 'bone-heap', [ENHANCEMENT]);
    const at = bones.hero().at as Space;
    expect(propAt(bones.does('search').state, at)).toBeUndefined();
    expect(bones.can()).not.toContain('search');
    const grave = searcher('level-27', 'sarcophagus', [ENHANCEMENT]).does('search');
    expect(propAt(grave.state, grave.hero().at as Space)).toBe('sarcophagus');
    expect(grave.refusal('turn.act', 'search')).toBe('DRF-8.13');
  });
  rule('DRF-8.12', 'the overlord may play a trap: of a chest on a sarcophagus, of a space on bones', () => {
    const trapped = (level: LevelId, prop: 'sarcophagus' | 'bone-heap', card: string) =>
      searcher(level, prop, [ENHANCEMENT], state => {
        Object.assign(state.overlord, { hand: [card], threat: 30 });
        state.overlord.deck = state.overlord.deck.filter(one => one !== card);
      }).does('search');
    const grave = trapped('level-27', 'sarcophagus', 'explosive-rune#1');
    expect(grave.asked(grave.overlordSeat)).toBe('overlord.answer.chest');
    const bones = trapped('level-04', 'bone-heap', 'spiked-pit#1');
    expect(bones.asked(bones.overlordSeat)).toBe('overlord.answer.space');
  });
  rule(['LEG-20.6', 'DRF-5.28'], 'where nothing is to be found there is nothing to be searched (15)', () => {
    expect(searcher('level-15', 'sarcophagus', []).refusal('turn.act', 'search')).toBe('LEG-20.6');
  });
});

describe('leaving by glyph', () => {
  rule(['LEG-8.40', 'LEG-8.36', 'DES-35.25'], 'is not for whom a shadow has brought to it as the turn began', () => {
    const begins = (heroAt: 'near' | 'far') =>
      delve({
        position: { at: 'turnStart' },
        set: (state, [hero, ...others]) => {
          for (const one of others) one.at = undefined;
          const [near, far] = [space(4, 3), space(4, 14)];
          if (hero) hero.at = heroAt === 'near' ? near : far;
          const soul = { id: 'shadow-soul', at: heroAt === 'near' ? far : near, carries: [] } as const;
          if (hero) state.companions.push({ ...soul, owner: hero.id, carries: [] });
        },
      });
    const brought = begins('far').does('swap:shadow-soul');
    expect(brought.hero().at).toBe(space(4, 3));
    const leaves = (scene: Delve) =>
      scene
        .until('turn.declare')
        .can(0)
        .filter(key => key.startsWith('restock:'));
    expect(leaves(brought)).toEqual([]);
    expect(leaves(begins('near'))).toHaveLength(3);
  });
});

describe('cards', () => {
  rule('LEG-8.5', 'of levels are shuffled anew when all have been used', () => {
    const used = (state: State, left: readonly LevelId[]) => {
      const all = levelsWith(state.boxes).map(({ board }) => board);
      if (state.legend) state.legend.levelsUsed = all.flatMap((board, n) => (left.includes(board) ? [] : [n]));
    };
    const scene = delve({ set: state => used(state, ['level-05']) });
    expect(levelsLeft(scene.state)).toEqual(['level-05']);
    const out = delve({
      set: state => used(state, []),
      *next(t) {
        drawLevel(t);
      },
    });
    expect(out.state.quest).not.toBe('level-01');
    expect(out.legend.levelsUsed).toHaveLength(2);
    expect(levelsLeft(out.state).length).toBeGreaterThan(30);
  });
  const sold = overlordCards.find(({ treachery }) => treachery)?.id ?? '';
  rule('LEG-8.17', 'of treachery go back when the dungeon is over, and Powers lie there no more', () => {
    const scene = delve({
      set: ({ overlord }) => {
        Object.assign(overlord, { powers: ['doom#1'], aside: ['rage#1'], hand: [`${sold}#1`, 'charge#1'] });
        overlord.deck = overlord.deck.filter(card => !['doom#1', 'rage#1', 'charge#1'].includes(card));
      },
      *next(t) {
        yield* endDungeon(t, 'fled');
      },
    });
    const { powers, hand, deck, discard, aside } = scene.state.overlord;
    expect({ powers, hand, aside }).toEqual({ powers: [], hand: ['charge#1'], aside: undefined });
    expect(deck).toContain('rage#1');
    expect(discard).toContain('doom#1');
  });
});
