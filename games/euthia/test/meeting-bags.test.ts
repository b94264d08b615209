// Rules that meet on a Hero's board: Bags that are full when something comes, Sets and Health that go with what goes, taxes and sales.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { bagCount, excess, maxHealth, setSize, trophiesOf } from '../rules/board.ts';
import type { Bagged, Hero, State } from '../rules/state.ts';
import { fresh } from '../rules/tiles.ts';
import { deals, fighting, gives } from './fights.ts';
import { at, lays, marks, type Play, scene, stands } from './scene.ts';

type More = (hero: Hero, state: State) => void;
const one =
  (more: More) =>
  (state: State, [hero]: readonly Hero[]): void => {
    if (hero) more(hero, state);
  };

const tile = (id: string): Bagged => ({ kind: 'tile', tile: fresh(id) });
const mined = (resource: string): Bagged => ({ kind: 'resource', resource });
const ORES = [mined('iron-ore#1'), mined('iron-ore#2'), mined('iron-ore#3')];
const bags = ({ bags: things }: Hero): string[] =>
  things.map(thing =>
    thing.kind === 'tile' ? thing.tile.tile : thing.kind === 'trophy' ? thing.card : thing.resource,
  );

/** At a Merchants' that the first Hero, or a rival, has Liberated. */
const merchants = (more: More, owner = 0): Play =>
  scene({
    set: stands('ch1-fixed-1', 0, (state, heroes) => {
      marks(state, at(1, 1), 'trade', owner);
      one(more)(state, heroes);
    }),
  });

// ---- a Trophy and full Bags ----

rule(
  ['EUT-11.17', 'EUT-21.2', 'EUT-21.3'],
  'Skoldur, whose Bags hold nothing but Gaar, lets one go for a Trophy, or turns one into a Dwurt first',
  () => {
    const wins = (dwurt: number): Play =>
      fighting({
        heroes: ['skoldur', 'ael'],
        step: 'trophy',
        gaar: 3,
        set: one(hero => void Object.assign(hero, { dwurt })),
      });
    const full = wins(5);
    expect(full.can()).toEqual(['discard:gaar', 'convert']);
    full.does('discard:gaar');
    expect([full.hero().gaar, trophiesOf(full.hero()), full.asked()]).toEqual([2, ['dragonfly'], 'turn.ask']);
    const turned = wins(4).does('convert');
    expect([turned.asked(), turned.can()]).toEqual(['trophy.ask', ['keep']]);
    turned.does('keep');
    expect(turned.hero()).toMatchObject({ gaar: 2, dwurt: 5 });
  },
);

rule('EUT-11.17', 'a Gem or a Gaar that found no slot of its own makes way for a Trophy; those on slots do not', () => {
  const full = fighting({
    step: 'trophy',
    gaar: 5,
    set: one(hero => {
      hero.bags = [mined('iron-ore#1')];
      hero.stones = [...Array.from({ length: 4 }, () => ({ gem: 'opal' as const })), { gem: 'ruby' }];
    }),
  });
  expect(full.can()).toEqual(['discard:iron-ore#1', 'discard:gaar', 'discard:gem.opal', 'discard:gem.ruby']);
  full.does('discard:gem.opal');
  expect([full.hero().stones.length, trophiesOf(full.hero())]).toEqual([4, ['dragonfly']]);
  const roomy = fighting({ step: 'trophy', gaar: 4, set: one(hero => void Object.assign(hero, { bags: [...ORES] })) });
  expect(roomy.can()).toEqual(['discard:iron-ore#1', 'discard:iron-ore#2', 'discard:iron-ore#3']);
});

rule(['EUT-11.17', 'EUT-11.13'], 'who lets nothing go leaves the Trophy, whose card is discarded', () => {
  const left = fighting({ step: 'trophy', set: one(hero => void Object.assign(hero, { bags: [...ORES] })) }).passes();
  expect([bags(left.hero()).length, left.state.monsters[1].discard]).toEqual([3, ['dragonfly']]);
});

// ---- too much ----

rule(
  ['EUT-16.4', 'EUT-16.5'],
  'what is worn may be the thing that goes: the better blade is put on in its place',
  () => {
    const play = scene({
      set: one(hero => {
        hero.bags = [tile('longsword#1'), ...ORES];
      }),
    });
    expect(play.asked()).toBe('bags.ask');
    play.does('replace:longsword#1:sword-1');
    expect([play.hero().slots['sword-1']?.tile?.tile, bags(play.hero()), play.asked()]).toEqual([
      'longsword#1',
      ['iron-ore#1', 'iron-ore#2', 'iron-ore#3'],
      'turn.ask',
    ]);
    expect(play.state.boxed.tiles).toContain('ael-ash-wand');
  },
);

rule(['EUT-14.20', 'EUT-16.5'], 'nobody puts on something in place of the piece that keeps them alive', () => {
  const play = scene({
    set: one(hero => {
      gives(hero, 'plate-helm#1');
      hero.bags = [tile('leather-helm#1'), ...ORES];
      hero.health = 1;
    }),
  });
  expect(play.can()).not.toContain('replace:leather-helm#1:helm-1');
  expect(play.can()).toContain('discard:leather-helm#1');
});

rule('EUT-16.5', 'what lies on slots of its own makes no room, and is not asked for', () => {
  const play = scene({
    set: one(hero => {
      hero.gaar = 4;
      hero.stones = [{ gem: 'opal' }, { essence: 'fire' }];
      hero.bags = [...ORES, tile('mail-helm#1')];
      gives(hero, 'lucky-ring#1');
      gives(hero, 'leather-helm#1');
    }),
  });
  const ways = play.can().filter(key => !key.startsWith('discard:iron-ore'));
  expect(ways).toEqual(['replace:mail-helm#1:helm-1', 'discard:mail-helm#1']);
});

rule(
  ['EUT-16.5', 'EUT-16.29'],
  'the fifth Gaar and the fifth stone lie in Bags: they may go, be set or be used',
  () => {
    const play = scene({
      set: one(hero => {
        hero.gaar = 5;
        hero.health = 1;
        hero.stones = [{ gem: 'opal' }, { essence: 'water' }, { gem: 'opal' }, { gem: 'opal' }, { gem: 'opal' }];
        hero.bags = ORES.slice(0, 2);
        gives(hero, 'lucky-ring#1');
      }),
    });
    expect(play.can().filter(key => !key.startsWith('discard:iron'))).toEqual([
      'essence:water',
      'set:opal:lucky-ring#1',
      'discard:gaar',
      'discard:gem.opal',
      'discard:essence.water',
    ]);
    play.does('essence:water');
    expect([play.hero().health, play.asked()]).toEqual([4, 'turn.ask']);
  },
);

rule(
  ['EUT-16.5', 'EUT-15.20'],
  'only what is used up makes room: an Ability that heals is no answer, a Potion is',
  () => {
    const play = scene({
      set: one(hero => {
        hero.health = 1;
        hero.bags = [...ORES, tile('healing-potion#1')];
      }),
    });
    expect(play.can()).toContain('use:healing-potion#1:0');
    expect(play.can()).not.toContain('use:ael-mending-touch:0');
    expect(play.does('use:healing-potion#1:0').asked()).toBe('turn.ask');
  },
);

rule(
  ['EUT-16.3', 'EUT-5.29', 'EUT-5.27'],
  'a Scroll for which there is no Bag is read at once, and leads into a fight; at the end of the turn nobody goes away',
  () => {
    const blinks = (more: More): Play =>
      scene({
        set: one((hero, state) => {
          lays(state, [['ch1-fixed-1', 1, 1]]);
          state.territory = [];
          hero.bags = [...ORES, tile('scroll-blink#1')];
          more(hero, state);
        }),
      });
    const play = blinks(() => {}).does('use:scroll-blink#1:0', 'teleport:hex:1,1');
    expect([play.asked(), play.hero().tokens, bags(play.hero()).length]).toEqual([
      'combat.before',
      ['mining', 'trade'],
      3,
    ]);
    const late = scene({
      position: { at: 'turnEnd' },
      set: one(hero => void Object.assign(hero, { bags: [...ORES, tile('scroll-blink#1')] })),
    });
    expect(late.asked()).toBe('bags.ask');
    expect(late.whyNot('use:scroll-blink#1:0')).toEqual(['why.stuck', 'EUT-9.23']);
  },
);

rule(['EUT-14.10', 'EUT-16.5', 'EUT-14.23'], 'who wakes with full Bags and four Gaar has three Items too many', () => {
  const play = fighting({ step: 'defeat', gaar: 4, set: one(hero => void Object.assign(hero, { bags: [...ORES] })) });
  expect([play.asked(), excess(play.hero()), play.hero().gaar]).toEqual(['bags.ask', 3, 7]);
  play.does('discard:gaar', 'discard:gaar', 'discard:iron-ore#1');
  expect([play.asked(), play.hero().gaar, bags(play.hero()).length]).toEqual(['turn.ask', 5, 2]);
});

rule(['EUT-21.4', 'EUT-16.5'], 'Skoldur wakes with full Bags: his Gaar become Dwurt as far as there are slots', () => {
  const play = fighting({
    heroes: ['skoldur', 'ael'],
    step: 'defeat',
    gaar: 0,
    set: one(hero => {
      hero.dwurt = 3;
      hero.bags = [...ORES];
    }),
  });
  play.does('convert', 'convert');
  expect([play.asked(), excess(play.hero())]).toEqual(['bags.ask', 1]);
  play.does('convert');
  expect([play.can().includes('discard:dwurt'), play.can().includes('discard:gaar')]).toEqual([true, false]);
  expect(play.does('discard:dwurt').hero()).toMatchObject({ gaar: 0, dwurt: 5 });
});

// ---- Bags that are covered ----

rule(
  ['EUT-16.12', 'EUT-9.5', 'EUT-9.6'],
  'who covers a Bag while arming empties it before the fight, not after',
  () => {
    const play = fighting({
      step: 'before',
      set: one(hero => {
        gives(hero, 'leather-cuirass#1');
        gives(hero, 'leather-gauntlets#1');
        hero.slots['jewellery-1'] = { open: true };
        hero.bags = [tile('mail-gauntlets#1'), tile('healing-potion#1'), mined('iron-ore#1')];
      }),
    });
    // The gauntlets outweighed what the cuirass covers: without them there are two Bags.
    play.does('equip:mail-gauntlets#1:gauntlets-1');
    expect([play.asked(), bagCount(play.hero()), excess(play.hero())]).toEqual(['bags.ask', 2, 1]);
    play.does('discard:iron-ore#1');
    expect(play.asked()).toBe('combat.before');
  },
);

rule(['EUT-16.12', 'EUT-16.8'], 'what covered a Bag is taken off into that very Bag', () => {
  const play = scene({
    set: one(hero => {
      gives(hero, 'leather-cuirass#1');
      hero.bags = ORES.slice(0, 2);
    }),
  });
  expect(bagCount(play.hero())).toBe(2);
  play.does('unequip:cuirass-1');
  expect([bagCount(play.hero()), bags(play.hero()), play.asked()]).toEqual([
    3,
    ['iron-ore#1', 'iron-ore#2', 'leather-cuirass#1'],
    'turn.ask',
  ]);
});

rule(['EUT-16.10', 'EUT-16.12'], 'what outweighed a covered Bag stays on while all Bags are full', () => {
  const play = scene({
    set: one(hero => {
      gives(hero, 'leather-cuirass#1');
      gives(hero, 'leather-gauntlets#1');
      hero.bags = [...ORES];
    }),
  });
  expect(bagCount(play.hero())).toBe(3);
  expect(play.whyNot('unequip:gauntlets-1')).toEqual(['why.bags', 'EUT-16.2']);
});

// ---- Sets and Health that go with what goes ----

rule(
  ['EUT-16.31', 'EUT-14.19', 'EUT-8.15'],
  'a piece sold out of a Set takes its own Health and that of the Set along, but never the last',
  () => {
    const wears = (health: number): Play =>
      scene({
        heroes: ['keleia', 'ael'],
        set: stands('ch1-fixed-1', 0, (state, [hero]) => {
          marks(state, at(1, 1), 'trade', 0);
          if (!hero) return;
          for (const id of ['mail-helm#1', 'mail-gauntlets#1', 'mail-greaves#1', 'mail-boots#1']) gives(hero, id);
          hero.slots['ability-1'] = { open: true, tile: fresh('keleia-steel-set') };
          hero.health = health;
        }),
      }).does('trade');
    const play = wears(10);
    expect([setSize(play.hero()), maxHealth(play.hero())]).toEqual([4, 15]);
    play.does('sell:mail-boots#1');
    expect([setSize(play.hero()), maxHealth(play.hero()), play.hero().health]).toEqual([3, 12, 7]);
    expect(wears(3).whyNot('sell:mail-boots#1')).toEqual(['why.healthFloor', 'EUT-14.20']);
    expect(wears(4).can()).toContain('sell:mail-boots#1');
  },
);

rule(['EUT-16.31', 'EUT-16.22'], 'a jewel that needs a Set is useless from the moment a piece is taken off', () => {
  const play = scene({
    set: one(hero => {
      for (const id of ['mail-helm#1', 'mail-gauntlets#1', 'mail-greaves#1', 'set-brooch#1']) gives(hero, id);
      hero.health = 3;
    }),
  });
  expect(play.can()).toContain('use:set-brooch#1:0');
  play.does('unequip:helm-1');
  expect(play.whyNot('use:set-brooch#1:0')).toEqual(['why.set', 'EUT-16.22']);
});

rule(
  ['EUT-8.18', 'EUT-14.26', 'EUT-8.16'],
  'Equipment with a Ruby brings 1 Gold more, and the Ruby’s Health goes with it into the supply',
  () => {
    const play = merchants(hero => {
      gives(hero, 'mail-helm#1').gems.push({ gem: 'ruby', active: true });
      hero.health = 8;
    }).does('trade', 'sell:mail-helm#1');
    expect([play.hero().gold, play.hero().health, play.hero().stones]).toEqual([3, 6, []]);
  },
);

rule(
  ['EUT-13.19', 'EUT-14.20'],
  'a Quest takes worn Equipment and its Health; not the piece that keeps one alive',
  () => {
    const visits = (health: number): Play =>
      scene({
        set: stands('ch2-encounter-1', 0, (state, [hero]) => {
          state.encounters.armourer = { stack: [], faceUp: ['armourer-4'], rewards: [], boxed: [] };
          if (!hero) return;
          gives(hero, 'mail-gauntlets#1');
          hero.slots['sword-1'] = { open: true };
          hero.health = health;
        }),
      });
    const play = visits(5).does('quest:armourer-4:0');
    expect([play.hero().health, maxHealth(play.hero()), play.hero().reputation]).toEqual([3, 6, 2]);
    expect(visits(2).whyNot('quest:armourer-4:0')?.[0]).toBe('why.need');
  },
);

rule(['EUT-16.27', 'EUT-15.9', 'EUT-6.7'], 'Torpor unlearned has lost its Essence: Fire burns again', () => {
  const play = scene({
    heroes: ['taesiri', 'ael'],
    set: stands('ch1-fixed-1', 0, (state, [hero]) => {
      marks(state, at(1, 1), 'trade', 0);
      lays(state, [['ch1-other-9', 2, -1]]);
      if (!hero) return;
      hero.slots['ability-1'] = { open: true, tile: { ...fresh('taesiri-torpor'), essences: ['fire'] } };
      hero.pool = [fresh('taesiri-silence')];
      hero.slots['ability-2'] = { open: true };
      hero.gold = 9;
    }),
  }).does('trade', 'learn:taesiri-silence', 'unlearn:ability-1');
  expect(play.hero().pool.map(({ tile: id, essences }) => [id, essences])).toEqual([['taesiri-torpor', []]]);
});

// ---- taxes and sales ----

rule(['EUT-8.3', 'EUT-8.20'], 'who owes a tax sells nothing for Reputation as long as the Gold is missing', () => {
  const owes = (things: readonly Bagged[]): Play =>
    merchants(hero => {
      Object.assign(hero, { gold: 0, bags: [...things] });
      hero.slots['sword-1'] = { open: true };
    }, 1).does('trade');
  // With nothing but a Lily there is no choice: it is sold for Gold.
  const lily = owes([mined('moon-lily#1')]);
  expect([lily.hero().gold, lily.hero(1).gold, lily.hero().reputation]).toEqual([1, 1, 0]);
  const rich = owes([mined('moon-lily#1'), mined('iron-ore#1'), mined('iron-ore#2')]);
  rich.does('sell-resource:moon-lily#1:1');
  expect([rich.hero().reputation, rich.whyNot('done')?.[0]]).toEqual([1, 'why.taxFirst']);
  rich.does('sell-resource:iron-ore#1:0');
  expect([rich.hero().gold, rich.hero(1).gold]).toEqual([1, 1]);
});

rule(['EUT-8.3', 'EUT-8.2'], 'a Resource that raises exactly the tax is sold for it', () => {
  const play = scene({
    heroes: ['ael', 'dral', 'keleia'],
    set: stands('ch1-fixed-1', 0, (state, [hero]) => {
      marks(state, at(1, 1), 'trade', 1, 2);
      if (!hero) return;
      Object.assign(hero, { gold: 0, bags: [mined('moon-lily#1')] });
      hero.slots['sword-1'] = { open: true };
    }),
  }).does('trade');
  expect(play.state.heroes.map(({ gold }) => gold)).toEqual([0, 1, 1]);
});

rule(['EUT-8.3', 'EUT-8.17'], 'a Gem that a Resource gives may itself be sold for the tax', () => {
  const play = merchants(hero => {
    Object.assign(hero, { gold: 0, bags: [mined('raw-ruby#1')] });
    hero.slots['sword-1'] = { open: true };
  }, 1).does('trade', 'sell-resource:raw-ruby#1:0');
  // Nothing else is left to do: the Ruby is sold.
  expect([play.hero().gold, play.hero(1).gold, play.hero().stones]).toEqual([1, 1, []]);
});

rule(['EUT-8.10', 'EUT-16.14'], 'what was just bought is used at once, before the Trade Action is over', () => {
  const play = merchants((hero, state) => {
    state.posts.merchants.offer = ['gem-pouch#1', 'scroll-blink#1'];
    Object.assign(hero, { gold: 9, bags: [tile('t1-coin-purse#1')] });
    gives(hero, 'lucky-ring#1');
  }).does('trade');
  expect(play.can().filter(key => key.startsWith('use:'))).toEqual([]);
  play.does('buy:gem-pouch#1', 'use:gem-pouch#1:0', 'gem-choice:emerald', 'set:emerald:lucky-ring#1');
  expect(play.hero().slots['jewellery-1']?.tile?.gems).toEqual([{ gem: 'emerald', active: true }]);
  expect([play.asked(), play.can().includes('use:t1-coin-purse#1:0')]).toEqual(['trade.ask', false]);
  play.does('buy:scroll-blink#1');
  expect(play.whyNot('use:scroll-blink#1:0')).toEqual(['why.stuck', 'EUT-9.23']);
});

rule(
  ['EUT-11.14', 'EUT-8.2', 'EUT-8.4'],
  'who beats an Elite on a rival’s post is told of the tax, and does not trade who cannot raise it',
  () => {
    const wins = (freeTrade: boolean, more: More): Play =>
      fighting({
        opponent: { kind: 'elite', card: 'toll-taker' },
        step: 'tokens',
        options: { freeTrade },
        set: one((hero, state) => {
          marks(state, at(1, 1), 'trade', 1);
          more(hero, state);
        }),
      });
    const poor: More = hero => {
      hero.gold = 0;
      hero.slots['sword-1'] = { open: true };
    };
    const asked = wins(true, hero => void Object.assign(hero, { gold: 2 }));
    expect([asked.asked(), asked.table.match.decisionOf(0)?.options[0]?.with?.tax]).toEqual(['trade.now', 1]);
    asked.does('trade');
    expect([asked.hero().gold, asked.hero(1).gold]).toEqual([1, 1]);
    expect(wins(true, poor).asked()).toBe('turn.ask');
    expect(wins(false, poor).asked()).toBe('turn.ask');
  },
);

rule(
  ['EUT-13.6', 'EUT-13.21'],
  'a Treasure that a Quest brings finds no room: it is the Hero who says what goes',
  () => {
    const play = scene({
      set: stands('ch2-encounter-3', 0, (state, [hero]) => {
        state.encounters.smuggler = { stack: [], faceUp: ['smuggler-1'], rewards: [], boxed: [] };
        state.treasures[1].stack = ['t1-rough-gem#1'];
        if (hero) Object.assign(hero, { gold: 4, bags: [...ORES] });
      }),
    }).does('quest:smuggler-1:0');
    expect([play.asked(), play.can().includes('use:t1-rough-gem#1:0')]).toEqual(['bags.ask', true]);
    play.does('use:t1-rough-gem#1:0', 'gem-choice:onyx');
    expect([play.hero().stones, play.asked(), play.hero().quests]).toEqual([
      [{ gem: 'onyx' }],
      'turn.ask',
      ['smuggler-1'],
    ]);
  },
);

rule(
  ['EUT-7.7', 'EUT-16.5'],
  'who mines with full Bags has dug in vain, or lets something else go; the token stays',
  () => {
    const play = scene({
      set: stands('ch1-other-5', 1, (state, [hero]) => {
        state.resources.cave.stack.push('glowcap#1');
        if (hero) hero.bags = [...ORES];
      }),
    }).does('mine', 'discard:glowcap#1');
    expect([bags(play.hero()).length, play.state.resources.cave.discard]).toEqual([3, ['glowcap#1']]);
    expect(play.state.tokens[at(2, 1)]).toEqual([{ kind: 'interaction', seat: 0 }]);
  },
);

rule(['EUT-7.8', 'EUT-1.5'], 'a Mine Cart shows as many tiles as there are, the discard pile shuffled in', () => {
  const digs = (stack: string[], discard: string[]): Play =>
    scene({
      heroes: ['dral', 'ael'],
      set: stands('ch1-other-5', 1, state => {
        state.resources.cave = { stack, discard };
      }),
    }).does('mine', 'cart:use:dral-prospect:0');
  const two = digs(['glowcap#1'], ['rock-salt#1']);
  expect([two.asked(), two.can().length]).toEqual(['cart.keep', 2]);
  two.does('take:rock-salt#1');
  expect(two.state.resources.cave).toEqual({ stack: [], discard: ['glowcap#1'] });
  expect([digs(['glowcap#1'], []).asked(), digs([], []).asked()]).toEqual(['turn.ask', 'turn.ask']);
});

rule(['EUT-7.4', 'EUT-13.19'], 'a toll paid in another’s turn lets its owner fulfil a Quest in the next', () => {
  const play = scene({
    set: stands('ch2-encounter-3', 1, (state, [hero, rival]) => {
      marks(state, at(2, 1), 'interaction', 1, 1);
      state.encounters.smuggler = { stack: [], faceUp: ['smuggler-1'], rewards: [], boxed: [] };
      if (hero) hero.gold = 1;
      if (rival) Object.assign(rival, { gold: 3, at: at(1, 1) });
    }),
  }).does('mine', 'end');
  if (play.asked(0) === 'save.ask') play.passes(0);
  expect([play.state.turn.seat, play.hero(1).gold, play.can(1).includes('quest:smuggler-1:0')]).toEqual([1, 4, true]);
});

rule(['EUT-12.4', 'EUT-11.6'], 'the victor’s sixth card is let go before the Bags are looked at', () => {
  const play = fighting({
    step: 'tokens',
    set: one((hero, state) => {
      hero.bags = [...ORES, mined('copper-ore#1')];
      deals(state, 0, ['curse', 'curse', 'frenzy', 'frenzy', 'healing', 'healing']);
      hero.tokens = ['combat'];
    }),
  });
  expect(play.asked()).toBe('hand.limit');
  play.does('cash:silver-for-card');
  expect(play.asked()).toBe('bags.ask');
});
