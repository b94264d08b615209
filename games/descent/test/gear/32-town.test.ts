// DES-32: Town.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { remove } from '@veillee/pieces/piles';
import { describe, expect } from 'vitest';
import { placeRow } from '../../content/town.ts';
import { mapNow } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { showTreasures } from '../../rules/hero/offers.ts';
import { newTurn } from '../../rules/round.ts';
import type { Hero, State } from '../../rules/state.ts';
import { GREEN, WHITE } from '../faces.ts';
import { first } from '../fight.ts';
import { begun, type Plan, type Play, run, scene, tableOf, told } from '../scene.ts';
import { inTown } from '../standing.ts';

describe('Town', () => {
  const inTown = (coins: number, plan: Plan = {}): Play =>
    scene({
      ...plan,
      set: (state, heroes) => {
        Object.assign(first(heroes), { at: undefined, coins });
        state.turn = newTurn(first(heroes));
        plan.set?.(state, heroes);
      },
    });

  rule('DES-32.3', 'trading costs 3 points again in a later turn', () => {
    const play = inTown(0).does('action:advance', 'trade');
    expect(play.state.turn?.movement).toBe(1);
    play.passes().does('action:battle').passes().overlordWaits();
    play.does(`turn:${play.hero().id}`, 'action:advance');
    expect(play.state.turn?.movement).toBe(4);
    expect(play.does('trade').state.turn?.movement).toBe(1);
  });

  rule('DES-32.14', 'who has come back by a glyph does not leave by one; to be killed is not to travel', () => {
    const play = inTown(0).does('action:run', 'glyph:marker:glyph#0');
    expect(play.hero().at).toBeDefined();
    expect(play.whyNot('town')).toEqual(['why.travelled', 'DES-54.4']);
    const { state } = scene();
    run(state, t => calls(t).wound(t, first(state.heroes).id, 99, { kind: 'trap' }));
    expect(first(state.heroes)).toMatchObject({ at: undefined, travelled: false });
  });

  rule('DES-54.2', 'without a movement point nobody leaves by a glyph; a fatigue buys it', () => {
    const play = scene({ set: (_, heroes) => Object.assign(first(heroes), { at: space(2, 10) }) }).does(
      'action:battle',
    );
    expect(play.whyNot('town')).toEqual(['why.movement', 'DES-54.2']);
    expect(play.does('fatigue').can()).toContain('town');
  });

  rule('DES-54.4', 'in the next round a hero may travel again', () => {
    const play = inTown(0).does('action:run', 'glyph:marker:glyph#0').passes();
    play.does('action:battle').passes().overlordWaits();
    play.does(`turn:${play.hero().id}`, 'action:run');
    expect([play.state.round, play.can().includes('town')]).toEqual([2, true]);
  });

  rule('DES-37.9', 'who was killed may trade in their next turn, or come back', () => {
    const play = scene({
      *first(t) {
        const [hero, other] = t.state.heroes as [Hero, Hero];
        yield* calls(t).wound(t, hero.id, 99, { kind: 'trap' });
        Object.assign(t.state, { turn: newTurn(other) });
        hero.ready = false;
        other.ready = true;
      },
    });
    play.does('action:battle').passes().overlordWaits();
    play.does(`turn:${play.hero().id}`, 'action:advance');
    expect(play.can()).toEqual(expect.arrayContaining(['trade', 'glyph:marker:glyph#0']));
  });

  const HOUSE = { 'town-variant': true };

  rule('DRF-11.3', 'the apothecary has no more than the box has left, whatever the die says', () => {
    const play = inTown(500, {
      options: HOUSE,
      dice: [1, 1], // blank: three of each
      set: ({ supply }) => Object.assign(supply, { 'healing-potion': 1 }),
    }).does('action:advance', 'trade', 'visit:apothecary', 'buy-potion:healing-potion', 'visit:apothecary');
    expect(play.whyNot('buy-potion:healing-potion')?.[0]).toBe('why.stock');
    expect(play.can()).toContain('buy-potion:vitality-potion');
  });

  rule(['DES-33.13', 'DES-33.14', 'DRF-11.5'], 'three healers: each has a price, dice, and what else is cured', () => {
    const healers = (['healer-novice', 'healer-adept', 'healer-master'] as const).map(id => {
      const { coins, dice, cures } = placeRow(id);
      return [coins, dice, cures ?? []];
    });
    expect(healers).toEqual([
      [50, { white: 1, green: 1 }, []],
      [75, { white: 1, green: 2 }, ['bleed']],
      [100, { white: 1, green: 2, black: 2 }, ['bleed', 'burn']],
    ]);
    const visits = (dice: readonly number[]) =>
      inTown(75, {
        options: HOUSE,
        dice,
        set: (_, heroes) => Object.assign(first(heroes), { wounds: 1, tokens: { bleed: 1, burn: 1 } }),
      }).does('action:advance', 'trade', 'visit:healer-adept');
    expect(visits([WHITE.two, GREEN.three, GREEN.three]).hero()).toMatchObject({
      coins: 0,
      wounds: 1 + 8,
      tokens: { burn: 1 },
    });
    expect(visits([WHITE.miss, GREEN.three, GREEN.three]).hero()).toMatchObject({ coins: 0, wounds: 1 });
  });
});

rule(
  ['DES-32.4', 'DRF-10.4', 'DRF-10.7'],
  'DRF-X10: EX-64: things sell for half, rounded down to 25: 75 for 25, treasures for 125, 250 and 375, potions for 25',
  () => {
    const play = scene({
      set: inTown(0, (state, hero) => {
        state.shop = [];
        state.supply['healing-potion'] = 5;
        hero.equipped = ['bow#1'];
        hero.pack = ['plate-mail#1', 'golden-armor#1', 'dragon-scale-mail#1'];
        hero.potions = ['healing-potion'];
      }),
    }).does('action:advance', 'trade');
    const gained = (key: string): number => {
      const before = play.hero().coins;
      play.does(key);
      return play.hero().coins - before;
    };
    expect(
      ['bow#1', 'plate-mail#1', 'golden-armor#1', 'dragon-scale-mail#1'].map(thing => gained(`sell:${thing}`)),
    ).toEqual([25, 125, 250, 375]);
    expect(gained('sell:healing-potion')).toBe(25);
    // DES-2.4: to the bottom of their decks.
    expect(play.state.decks.treasures.copper[0]).toBe('plate-mail#1');
    expect([play.state.shop, play.state.supply['healing-potion']]).toEqual([['bow#1'], 6]);
  },
);

rule(
  ['DES-32.5', 'DRF-10.5', 'DES-32.6', 'DES-32.7'],
  'EX-71: treasure of a colour only after a chest of that colour, at random',
  () => {
    const play = scene({
      set: inTown(2000, state => {
        state.opened = ['copper'];
      }),
    }).does('action:advance', 'trade');
    expect(play.whyNot('buy-treasure:silver')).toEqual(['why.colour', 'DES-32.7']);
    const top = play.state.decks.treasures.copper.length;
    play.does('buy-treasure:copper');
    expect(play.state.decks.treasures.copper.length).toBeLessThan(top);
    expect(play.hero().coins).toBeLessThanOrEqual(1750 + 300);
  },
);

rule(
  ['DES-32.5', 'DES-32.6', 'DES-2.5'],
  'whoever has just enough has the top card of the deck; what has run out is not sold',
  () => {
    const rich = (coins: number, set: (state: State, hero: Hero) => void = () => {}) =>
      scene({
        set: inTown(coins, (state, hero) => {
          state.opened = ['copper'];
          state.decks.treasures.copper = ['crystal-shield#1', 'bane#1'];
          set(state, hero);
        }),
      }).does('action:advance', 'trade');
    const play = rich(250);
    expect(play.can()).not.toContain('buy-treasure:below-copper');
    play.does('buy-treasure:copper');
    expect(play.hero()).toMatchObject({ coins: 0, equipped: ['bane#1'] });
    expect(play.state.decks.treasures.copper).toEqual(['crystal-shield#1']);
    expect(rich(249).whyNot('buy-treasure:copper')).toEqual(['why.coins', 'DES-32.5']);
    const empty = rich(1000, state => {
      state.decks.treasures.copper = [];
      state.decks.skills.fighting = [];
      state.supply.melee = 0;
    });
    expect(empty.whyNot('buy-treasure:copper')).toEqual(['why.stock', 'DES-30.10']);
    expect(empty.whyNot('buy-skill:fighting')).toEqual(['why.stock', 'DES-2.5']);
    expect(empty.whyNot('buy-training:melee')).toEqual(['why.stock', 'DES-2.5']);
    const [supply] = [empty.state.supply.ranged];
    empty.does('buy-training:ranged');
    expect([empty.state.supply.ranged, empty.hero().coins]).toEqual([supply - 1, 500]);
    // The last 500, and the last 1000.
    expect(empty.can()).toContain('buy-training:magic');
    expect(rich(1000).can()).toContain('buy-skill:wizardry');
  },
);

rule('DES-32.6', 'R34: any number of treasures and skills; where the table plays so, one in a visit', () => {
  const buys = (options: { readonly [id: string]: boolean }) =>
    scene({
      options,
      set: inTown(5000, state => {
        state.opened = ['copper'];
      }),
    }).does('action:advance', 'trade', 'buy-skill:wizardry');
  expect(buys({}).can()).toEqual(expect.arrayContaining(['buy-skill:wizardry', 'buy-treasure:copper']));
  const once = buys({ 'one-treasure-a-visit': true });
  expect(once.whyNot('buy-skill:wizardry')).toEqual(['why.enough', 'DES-32.6']);
  expect(once.whyNot('buy-treasure:copper')).toEqual(['why.enough', 'DES-32.6']);
  expect(once.can()).toContain('buy-training:melee');
});

rule(
  ['DES-32.8', 'DRF-10.6', 'DES-32.9', 'DES-2.5'],
  'training for 500 up to five dice in a trait, a skill at random for 1000',
  () => {
    const play = scene({ set: inTown(3000) }).does(
      'action:advance',
      'trade',
      'buy-training:melee',
      'buy-training:melee',
    );
    expect(play.hero()).toMatchObject({ coins: 2000, training: { melee: 2 } });
    expect(told(play, 'log.trains').map(({ with: words }) => words?.price)).toEqual([500, 500]);
    expect(play.whyNot('buy-training:melee')).toEqual(['why.trait', 'DES-32.8']);
    play.does('buy-skill:wizardry');
    expect(play.hero().skills).toHaveLength(1);
    expect(play.hero().coins).toBe(1000);
  },
);

rule(['DES-32.9', 'DES-10.7'], 'a fifth skill is sold like the first; and one may drink in Town', () => {
  const play = scene({
    set: inTown(1000, (_, hero) => {
      hero.skills = ['tough', 'mighty', 'parry', 'cleaving'];
      hero.fatigue = 0;
      hero.potions = ['vitality-potion'];
    }),
  }).does('action:run', 'trade');
  expect(play.can()).toEqual(expect.arrayContaining(['buy-skill:wizardry', 'drink:vitality-potion']));
});

rule('DES-32.10', 'where skills are capped, four are the most', () => {
  const play = scene({
    options: { 'skill-cap': true },
    set: inTown(3000, (state, hero) => {
      // None of which has anything to say when Advance is declared.
      for (const skill of ['tough', 'mighty', 'parry', 'cleaving']) {
        remove(state.decks.skills.fighting, skill);
        hero.skills.push(skill);
      }
    }),
  }).does('action:advance', 'trade');
  expect(play.whyNot('buy-skill:fighting')).toEqual(['why.skills', 'DES-32.10']);
});

rule(
  'DES-32.11',
  'the top treasure of each colour is turned up for the first in Town; buyers take it, or the one below',
  () => {
    const play = scene({
      options: { 'visible-treasures': true },
      set: (state, [hero]) => {
        if (!hero) return;
        Object.assign(hero, { at: undefined, coins: 1000 });
        state.opened = ['copper'];
      },
    });
    expect(play.match.view(1).shown).toEqual([]);
    play.does('action:advance', 'trade');
    const [copper] = play.match.view(1).shown;
    expect(copper).toBe(play.state.decks.treasures.copper.at(-1));
    const below = play.state.decks.treasures.copper.at(-2);
    play.does('buy-treasure:below-copper');
    expect(play.state.decks.treasures.copper).not.toContain(below);
    // The one on show still lies there.
    expect(play.state.decks.treasures.copper.at(-1)).toBe(copper);
    expect(play.match.view(1).shown).toHaveLength(3);
  },
);

describe('treasures on show', () => {
  const town = (set: Plan['set'] = () => {}, options = { 'visible-treasures': true }): Play =>
    scene({
      options,
      set: (state, heroes) => {
        for (const hero of heroes) Object.assign(hero, { at: undefined, coins: 1000 });
        state.opened = ['copper'];
        set(state, heroes);
      },
    }).does('action:advance', 'trade');
  const treasures = (play: Play): string[] => play.can().filter(key => key.startsWith('buy-treasure:'));

  rule('DES-32.11', 'whoever takes the one on show turns up the next', () => {
    const play = town();
    const { copper } = play.state.decks.treasures;
    const [top, next] = [copper.at(-1), copper.at(-2)];
    play.does('buy-treasure:copper');
    expect([...play.hero().equipped, ...play.hero().pack, ...play.state.lost]).toContain(top);
    expect(play.match.view(1).shown[0]).toBe(next);
  });

  rule('DES-32.11', 'the one below is sold where there is one, and where the table plays so', () => {
    expect(treasures(town())).toEqual(['buy-treasure:copper', 'buy-treasure:below-copper']);
    const few = (n: number) => treasures(town(state => void state.decks.treasures.copper.splice(n)));
    expect([few(1), few(2)]).toEqual([['buy-treasure:copper'], ['buy-treasure:copper', 'buy-treasure:below-copper']]);
    expect(treasures(town(undefined, { 'visible-treasures': false }))).toEqual(['buy-treasure:copper']);
    expect(town(undefined, { 'visible-treasures': false }).match.view(0).shown).toEqual([]);
  });

  rule('DES-32.11', 'the decks are shuffled for the first of a round, and for nobody else', () => {
    const shuffled = (state: State): string[] => {
      const seen: string[] = [];
      const shuffle = <X>(list: X[], stream?: string): X[] => {
        seen.push(stream ?? '');
        return list;
      };
      const t = Object.assign(tableOf(state), { shuffle });
      showTreasures(t);
      showTreasures(t);
      return seen;
    };
    const state = begun({ options: { 'visible-treasures': true } });
    expect(shuffled(state)).toEqual(['treasures copper', 'treasures silver', 'treasures gold']);
    state.town = {};
    expect(shuffled(state)).toHaveLength(3);
  });
});

rule(['DES-32.12', 'DES-32.15'], 'back from Town to an active glyph for 1 point, also by fatigue', () => {
  const play = scene({ set: inTown(0) }).does('action:battle', 'fatigue');
  expect(play.can()).toContain('glyph:marker:glyph#0');
  play.does('glyph:marker:glyph#0');
  expect([play.hero().at, play.state.turn?.movement]).toEqual(['space:2,10', 0]);
  // One journey in a round, be it the way back (DES-32.14).
  play.does('fatigue');
  expect(play.whyNot('town')).toEqual(['why.travelled', 'DES-54.4']);
});

rule('DES-32.16', 'R7: where somebody stands on the glyph, on one of the nearest empty spaces', () => {
  const play = scene({
    set: (state, heroes) => {
      inTown(0)(state, heroes);
      const [, other] = heroes;
      if (other) other.at = space(2, 10);
    },
  }).does('action:run', 'glyph:marker:glyph#0');
  expect(play.asked()).toBe('turn.landing');
  expect(play.can()).not.toContain('glyph:space:2,10');
  play.does('glyph:space:3,9').overlordWaits();
  expect(play.hero().at).toBe('space:3,9');
});

rule('DES-32.16', 'R7: where the glyph is taken and no space round it is empty, nobody comes back by it', () => {
  const play = scene({
    set: (state, heroes) => {
      inTown(0)(state, heroes);
      const [, other] = heroes;
      if (other) other.at = space(2, 10);
      for (const at of mapNow(state).places) if (at !== space(2, 10)) state.board.terrain[at] = 'rubble';
    },
  }).does('action:run');
  expect(play.whyNot('glyph:marker:glyph#0')).toEqual(['why.glyphFull', 'DES-32.16']);
  // As soon as one is cleared there is a way again.
  const cleared = scene({
    set: (state, heroes) => {
      inTown(0)(state, heroes);
      const [, other] = heroes;
      if (other) other.at = space(2, 10);
      for (const at of mapNow(state).places)
        if (at !== space(2, 10) && at !== space(2, 11)) state.board.terrain[at] = 'rubble';
    },
  }).does('action:run', 'glyph:marker:glyph#0');
  expect(cleared.hero().at).toBe('space:2,11');
});
