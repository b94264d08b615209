// EUT-13: Encounters and Quests.

import { rule } from '@veillee/kernel/test/rule';
import { hex } from '@veillee/pieces/geometry';
import { optionsIn } from '@veillee/pieces/offers';
import { expect } from 'vitest';
import { centreOf } from '../../content/lattice.ts';
import { questRow } from '../../content/quests.ts';
import type { Need } from '../../content/vocabulary.ts';
import { baggedTiles, onSlots, resourcesOf, trophiesOf } from '../../rules/board.ts';
import { inOrder, unmet } from '../../rules/needs.ts';
import { offerQuests } from '../../rules/quests.ts';
import type { Deed, Hero } from '../../rules/state.ts';
import { deals, gives } from '../fights.ts';
import { atEncounter } from '../places.ts';
import { at, BESIDE, type More, marks, type Play, scene, stands } from '../scene.ts';

/** At the Emissary's, with this Quest face up, whoever's it is. */
const asked = (quest: string, more: More, dice: readonly number[] = []): Play =>
  scene({
    dice,
    set: stands('ch1-encounter-2', 0, (state, [hero]) => {
      const open = state.encounters.emissary;
      if (open) Object.assign(open, { faceUp: [quest] });
      if (hero) more(hero, state);
    }),
  });

const stones = (hero: Hero, ...list: Hero['stones']) => void hero.stones.push(...list);

const resources = (hero: Hero, ...copies: readonly string[]) => {
  for (const resource of copies) hero.bags.push({ kind: 'resource', resource });
};

const trophies = (hero: Hero, ...cards: readonly string[]) => {
  for (const card of cards) hero.bags.push({ kind: 'trophy', card });
};

/** Not enough, then enough; what is left after it. */
function wants(quest: string, short: More, enough: More, picks: readonly string[] = []): Play {
  const key = `quest:${quest}:0`;
  expect([quest, asked(quest, short).whyNot(key)]).toEqual([quest, ['why.need', 'EUT-13.19']]);
  const play = asked(quest, enough).does(key);
  if (picks.length > 0) {
    expect([quest, play.asked()]).toEqual([quest, 'need.give']);
    play.answers(0, ...picks.map(pick => `give:${pick}`));
  }
  expect([quest, play.hero().quests]).toEqual([quest, [quest]]);
  return play;
}

const none: More = () => {};

rule(
  ['EUT-13.19', 'EUT-13.21', 'EUT-13.22', 'EUT-13.23', 'EUT-3.13'],
  'EX-17: an Emerald for the Emissary: 1 Reputation, 3 Gold; a new card comes at the end of the turn',
  () => {
    const play = scene({
      set: atEncounter('ch1-encounter-2', 'emissary', ['emissary-1'], (_, hero) =>
        hero.stones.push({ gem: 'emerald' }),
      ),
    });
    expect(play.whyNot('quest:emissary-1:1')).toEqual(['why.need', 'EUT-13.19']);
    play.does('quest:emissary-1:0');
    expect(play.hero()).toMatchObject({ reputation: 1, gold: 3, stones: [], quests: ['emissary-1'] });
    expect(play.state.encounters.emissary?.faceUp).toEqual([]);
    play.does('end', 'save:mining');
    expect(play.state.encounters.emissary?.faceUp.length).toBe(2);
  },
);

rule('EUT-13.19', 'a roll is tried once a turn', () => {
  const play = scene({ set: atEncounter('ch1-encounter-3', 'ferryman', ['ferryman-6'], () => {}), dice: [2, 2] });
  play.does('quest:ferryman-6:0').passes();
  expect(play.hero().quests).toEqual([]);
  expect(play.whyNot('quest:ferryman-6:0')).toEqual(['why.tried', 'EUT-13.19']);
  const lucky = scene({ set: atEncounter('ch1-encounter-3', 'ferryman', ['ferryman-6'], () => {}), dice: [6, 5] });
  lucky.does('quest:ferryman-6:0').passes();
  expect(lucky.hero().quests).toEqual(['ferryman-6']);
});

rule('EUT-13.19', 'where several things would do, the player says what is given up', () => {
  const play = scene({
    set: atEncounter('ch1-encounter-1', 'hunter', ['hunter-1'], (_, hero) => {
      hero.bags.push({ kind: 'trophy', card: 'dragonfly' }, { kind: 'trophy', card: 'raging-boar' });
    }),
  });
  play.does('quest:hunter-1:0');
  // Two Trophies would do: the player says which.
  expect(play.asked()).toBe('need.give');
  play.does('give:raging-boar');
  expect(trophiesOf(play.hero())).toEqual(['dragonfly']);
});

rule('EUT-13.19', 'Gold, Gaar and Wounds are paid; nobody gives their last Health', () => {
  expect(
    wants(
      'priest-2',
      hero => (hero.gold = 2),
      hero => (hero.gold = 3),
    ).hero().gold,
  ).toBe(0);
  const gaar = wants(
    'ferryman-5',
    hero => (hero.gaar = 1),
    hero => (hero.gaar = 3),
  );
  expect(gaar.hero()).toMatchObject({ gaar: 1, reputation: 2 });
  const wounds = wants(
    'priest-5',
    hero => (hero.health = 3),
    hero => (hero.health = 4),
  );
  expect(wounds.hero()).toMatchObject({ health: 1, reputation: 1, hand: { length: 1 } });
});

rule('EUT-13.19', 'Potions, Scrolls and cards: the number that is asked, of the kind that is asked', () => {
  const potions = wants(
    'herbalist-3',
    hero => void gives(hero, 'healing-potion#1'),
    hero => {
      for (const tile of ['healing-potion#1', 'scroll-might#1', 'healing-potion#2']) gives(hero, tile);
    },
  );
  expect(baggedTiles(potions.hero()).map(({ tile }) => tile)).toEqual(['scroll-might#1']);
  expect(potions.state.supply['healing-potion']).toEqual(
    expect.arrayContaining(['healing-potion#1', 'healing-potion#2']),
  );
  const scrolls = wants(
    'scholar-1',
    hero => void gives(hero, 'healing-potion#1'),
    hero => {
      for (const tile of ['healing-potion#1', 'scroll-might#1', 'scroll-fortune#1']) gives(hero, tile);
    },
    ['scroll-fortune#1'],
  );
  expect(baggedTiles(scrolls.hero()).map(({ tile }) => tile)).toEqual(['healing-potion#1', 'scroll-might#1']);
  wants(
    'scholar-1',
    () => {},
    hero => void gives(hero, 'scroll-might#1'),
  );
  const silver = asked('smuggler-2', (_, state) => deals(state, 0, ['curse', 'healing']));
  expect(silver.whyNot('quest:smuggler-2:0')).toEqual(['why.need', 'EUT-13.19']);
  const two = asked('smuggler-2', (_, state) => deals(state, 0, ['curse', 'healing', 'frenzy'])).does(
    'quest:smuggler-2:0',
  );
  expect(two.hero().hand).toHaveLength(1);
  expect(two.state.silver.discard).toHaveLength(2);
  const gold = asked('smuggler-3', (_, state) => deals(state, 0, ['curse', 'frenzy']));
  expect(gold.whyNot('quest:smuggler-3:0')).toEqual(['why.need', 'EUT-13.19']);
  const one = asked('smuggler-3', (_, state) => deals(state, 0, ['curse', 'healing'])).does('quest:smuggler-3:0');
  expect([one.state.gold.discard.length, one.hero().hand.length]).toEqual([1, 1]);
});

rule(['EUT-13.19', 'EUT-16.15'], 'Gems and Essences: by name, or any of the kind, and never the other kind', () => {
  wants(
    'priest-7',
    hero => stones(hero, { gem: 'ruby' }),
    hero => stones(hero, { gem: 'opal' }),
  );
  const essence = wants(
    'priest-3',
    hero => stones(hero, { essence: 'fire' }, { gem: 'sapphire' }),
    hero => stones(hero, { essence: 'fire' }, { essence: 'water' }, { gem: 'opal' }),
  );
  expect(essence.hero().stones).toEqual([{ essence: 'fire' }, { gem: 'opal' }]);
  const gems = wants(
    'emissary-4',
    hero => stones(hero, { gem: 'opal' }, { essence: 'air' }),
    hero => stones(hero, { gem: 'opal' }, { essence: 'air' }, { gem: 'ruby' }),
  );
  expect(gems.hero().stones).toEqual([{ essence: 'air' }]);
  const essences = wants(
    'herbalist-4',
    hero => stones(hero, { gem: 'opal' }),
    hero => stones(hero, { gem: 'opal' }, { essence: 'air' }, { essence: 'fire' }),
    ['essence.fire#1'],
  );
  expect(essences.hero().stones).toEqual([{ gem: 'opal' }, { essence: 'air' }]);
});

rule(['EUT-13.19', 'EUT-7.10'], 'Natural Resources: by name, or of a Mine', () => {
  const iron = wants(
    'armourer-2',
    hero => resources(hero, 'copper-ore#1'),
    hero => resources(hero, 'copper-ore#1', 'iron-ore#1'),
  );
  expect([resourcesOf(iron.hero()), iron.state.resources.mountain.discard]).toEqual([['copper-ore#1'], ['iron-ore#1']]);
  const lake = wants(
    'ferryman-1',
    hero => resources(hero, 'iron-ore#1'),
    hero => resources(hero, 'iron-ore#1', 'moon-lily#1'),
  );
  expect(resourcesOf(lake.hero())).toEqual(['iron-ore#1']);
});

rule(['EUT-13.19', 'EUT-11.19', 'EUT-17.10'], 'a Trophy of the Level or higher; Elites count as theirs', () => {
  const level2 = (hero: Hero) => trophies(hero, 'dragonfly', 'ogre');
  const quest = 'hunter-3';
  const [need] = questRow(quest).needs[0] ?? [];
  expect(need).toMatchObject({ pay: 'trophy', level: 2 });
  const play = wants(quest, hero => trophies(hero, 'dragonfly'), level2);
  expect(trophiesOf(play.hero())).toEqual(['dragonfly']);
  expect(play.state.monsters[2].discard).toEqual(['ogre']);
  const elite = asked(quest, hero => trophies(hero, 'ironback-matron')).does(`quest:${quest}:0`);
  expect([trophiesOf(elite.hero()), elite.state.boxed.tiles.includes('ironback-matron')]).toEqual([[], true]);
});

rule(
  ['EUT-13.19', 'EUT-14.20'],
  'Equipment of a price, worn or carried; its Health goes with it, and nobody dies of it',
  () => {
    const cheap: More = hero => {
      gives(hero, 'leather-helm#1');
      hero.bags.push({ kind: 'tile', tile: { tile: 'oak-shield#1', engaged: false, gems: [], essences: [] } });
    };
    const play = wants('armourer-4', cheap, (hero, state) => {
      cheap(hero, state);
      Object.assign(hero, { health: 7 });
      gives(hero, 'mail-greaves#1');
    });
    expect(onSlots(play.hero()).map(({ tile }) => tile)).not.toContain('mail-greaves#1');
    expect(play.hero().health).toBe(5);
    const weak = asked('armourer-4', hero => {
      gives(hero, 'mail-greaves#1');
      hero.health = 2;
    });
    expect(weak.whyNot('quest:armourer-4:0')).toEqual(['why.need', 'EUT-13.19']);
  },
);

rule(
  'EUT-13.19',
  'what one must have is looked at and not spent: tokens of one’s own, Reputation, Bounties, a Set',
  () => {
    const tokens =
      (mine: number, others: number): More =>
      (_, state) => {
        for (let q = 0; q < mine; q++) marks(state, at(q, 40), 'hero', 0);
        for (let q = 0; q < others; q++) marks(state, at(q, 41), 'hero', 1);
        marks(state, at(9, 40), 'trade', 0);
      };
    wants('priest-6', tokens(3, 3), tokens(4, 0));
    const reputation = wants(
      'knight-commander-3',
      hero => (hero.reputation = 24),
      hero => (hero.reputation = 25),
    );
    expect(reputation.hero().reputation).toBe(28);
    wants('knight-commander-4', none, hero => void hero.bounties.push('old-grimhorn'));
    const wears =
      (...tiles: readonly string[]): More =>
      hero => {
        for (const tile of tiles) gives(hero, tile);
      };
    wants(
      'armourer-6',
      wears('mail-helm#1', 'mail-greaves#1'),
      wears('mail-helm#1', 'mail-greaves#1', 'mail-gauntlets#1'),
    );
  },
);

rule(
  ['EUT-13.19', 'EUT-4.5'],
  'a roll that is just high enough will do; one short of it costs nothing, and is the turn’s only one',
  () => {
    const rolls = (...dice: readonly number[]) =>
      asked('ferryman-6', hero => (hero.gaar = 0), dice).does('quest:ferryman-6:0');
    const good = rolls(4, 4).passes();
    expect(good.hero()).toMatchObject({ quests: ['ferryman-6'], reputation: 1, gold: 1 });
    const bad = rolls(4, 3).passes();
    expect(bad.hero().quests).toEqual([]);
    expect(bad.whyNot('quest:ferryman-6:0')).toEqual(['why.tried', 'EUT-13.19']);
  },
);

rule(
  'EUT-13.19',
  'nothing serves two needs at once: what is named comes first, the higher Trophy before the lower',
  () => {
    const needs: readonly Need[] = [
      { pay: 'gems', n: 1 },
      { pay: 'trophy', level: 1 },
      { pay: 'gem', gem: 'opal' },
      { pay: 'trophy', level: 2 },
    ];
    expect(inOrder(needs).map(need => JSON.stringify(need))).toEqual(
      [needs[2], needs[3], needs[1], needs[0]].map(need => JSON.stringify(need)),
    );
    const { state } = scene();
    const [hero] = state.heroes as [Hero];
    stones(hero, { gem: 'opal' });
    trophies(hero, 'ogre');
    expect(unmet(state, hero, needs)).toEqual({ pay: 'trophy', level: 1 });
    trophies(hero, 'dragonfly');
    expect(unmet(state, hero, needs)).toEqual({ pay: 'gems', n: 1 });
    stones(hero, { gem: 'onyx' });
    expect(unmet(state, hero, needs)).toBeUndefined();
  },
);

rule('EUT-13.19', 'a Quest that can be paid for in two ways says which is which', () => {
  const ways = (quest: string): unknown[] => {
    const play = asked(quest, hero => stones(hero, { gem: 'emerald' }, { gem: 'ruby' }, { essence: 'fire' }));
    const offered = optionsIn<Deed>(offer => offerQuests(play.state, play.hero(), offer));
    return offered.map(({ option }) => option.with?.way);
  };
  expect(ways('emissary-1')).toEqual([{ text: 'quest.emissary-1.way.1' }, { text: 'quest.emissary-1.way.2' }]);
  expect(ways('emissary-4')).toEqual([undefined]);
});

rule('EUT-13.20', 'on a Special tile the Encounter is in the middle, behind three Liberated hexes', () => {
  const FORTRESS = centreOf(hex(1, 1));
  const play = scene({
    set: stands('ch3-encounter-2', 0, (state, [hero]) => {
      for (const place of BESIDE) marks(state, place, 'hero', 1);
      if (hero) hero.at = FORTRESS;
    }),
  });
  const quests = play.state.encounters['mercenary-fortress']?.faceUp ?? [];
  expect(quests.length).toBe(2);
  const keys = [
    ...play.can(),
    ...play
      .seat(0)
      .refused('turn.ask')
      .map(({ key }) => key),
  ];
  for (const quest of quests) expect(keys).toContain(`quest:${quest}:0`);
});

rule(['EUT-13.22', 'EUT-3.13'], 'after one of two Quests one card is turned up, after both two', () => {
  const both = (n: 1 | 2) => {
    const play = asked('priest-2', (hero, state) => {
      hero.gold = 9;
      Object.assign(state.encounters.emissary ?? {}, {
        faceUp: ['priest-2', 'emissary-6'],
        stack: ['emissary-1', 'emissary-2', 'emissary-3'],
      });
    }).does('quest:priest-2:0');
    if (n === 2) play.does('quest:emissary-6:0');
    play.does('end').passes();
    return play.state.encounters.emissary;
  };
  expect(both(1)).toMatchObject({ faceUp: ['emissary-6', 'emissary-3'], stack: ['emissary-1', 'emissary-2'] });
  expect(both(2)).toMatchObject({ faceUp: ['emissary-3', 'emissary-2'], stack: ['emissary-1'] });
});
