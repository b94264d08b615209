// Chapters meet on a Hero's board: Bags that are full when something comes, what must go and where, Sets and Health that go with what goes, Gems and Essences, taxes and sales.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { bagCount, excess, isProtected, maxHealth, onSlots, setSize, trophiesOf } from '../../rules/board.ts';
import type { Hero } from '../../rules/state.ts';
import { fresh } from '../../rules/tiles.ts';
import { deals, fighting, gives } from '../fights.ts';
import { bagged, engaged, having, merchants, mined, ORES, tile } from '../places.ts';
import { at, bag, lays, type More, marks, one, type Play, scene, stands } from '../scene.ts';

rule(
  ['EUT-4.4', 'EUT-9.2', 'EUT-15.13'],
  'an Ability performs a Combat Action instead of the token, and is engaged for it',
  () => {
    const meets = (tokens: Hero['tokens']) =>
      scene({
        heroes: ['dral', 'ael'],
        set: stands('ch1-fixed-1', 1, (_, [hero]) => {
          if (!hero) return;
          gives(hero, 'dral-warpath');
          Object.assign(hero, { movement: 1, tokens });
        }),
      }).does('walk:hex:1,1');
    const alone = meets(['mining']);
    expect([alone.asked(), engaged(alone.hero(), 'dral-warpath'), alone.hero().tokens]).toEqual([
      'combat.before',
      true,
      ['mining'],
    ]);
    const both = meets(['combat']);
    expect([both.asked(), both.can()]).toEqual(['pay.ask', ['pay:token', 'pay:use:dral-warpath:0']]);
    both.does('pay:use:dral-warpath:0');
    expect([engaged(both.hero(), 'dral-warpath'), both.hero().tokens]).toEqual([true, ['combat']]);
    const token = meets(['combat']).does('pay:token');
    expect([engaged(token.hero(), 'dral-warpath'), token.hero().tokens]).toEqual([false, []]);
  },
);

rule(
  ['EUT-7.1', 'EUT-6.4', 'EUT-7.8'],
  'no mining beside a Monster; with an open vein three are drawn and one is kept, without a Cart',
  () => {
    const guarded = scene({ set: stands('ch1-other-1', 0) });
    expect(guarded.whyNot('mine')).toEqual(['why.guarded', 'EUT-6.4']);
    const vein = scene({
      set: stands('ch1-encounter-2', 1, state => {
        state.scenario.modifiers.push({ modifier: { stat: 'freeMineCart' }, until: 'roundEnd' });
      }),
    }).does('mine');
    expect([vein.asked(), vein.can().length]).toEqual(['cart.keep', 3]);
    const [kept = ''] = vein.can();
    vein.does(kept);
    expect([vein.hero().bags.length, vein.state.resources.lake.discard.length]).toEqual([1, 2]);
  },
);

rule(
  ['EUT-7.2', 'EUT-13.10', 'EUT-13.4'],
  'whoever mines or Challenges leaves the tokens of others where they are',
  () => {
    const mine = scene({
      set: stands('ch1-encounter-2', 1, (state, [hero]) => {
        marks(state, 'hex:2,1', 'interaction', 1);
        if (hero) hero.gold = 2;
      }),
    }).does('mine');
    expect(mine.state.tokens['hex:2,1']).toEqual([
      { kind: 'interaction', seat: 1 },
      { kind: 'interaction', seat: 0 },
    ]);
    const challenge = scene({
      dice: [4, 4],
      set: stands('ch1-fixed-2', 2, (state, [hero]) => {
        marks(state, 'hex:1,2', 'interaction', 1);
        if (hero) Object.assign(hero, { gold: 2, gaar: 0 });
      }),
    }).does('challenge');
    expect(challenge.state.tokens['hex:1,2']).toHaveLength(2);
  },
);

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

rule(['EUT-7.6', 'EUT-20.13'], 'whoever has two tokens takes back one of their own; who has one mines no more', () => {
  const play = scene({
    set: stands('ch1-encounter-2', 1, state => marks(state, 'hex:2,1', 'interaction', 1, 0, 0)),
  }).does('mine');
  expect(play.state.tokens['hex:2,1']).toEqual([
    { kind: 'interaction', seat: 1 },
    { kind: 'interaction', seat: 0 },
  ]);
  expect([play.hero().gold, play.hero(1).gold]).toEqual([0, 0]);
  expect(play.whyNot('mine')?.[1]).toBe('EUT-7.3');
});

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
    expect([bagged(play.hero()).length, play.state.resources.cave.discard]).toEqual([3, ['glowcap#1']]);
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
    expect([asked.asked(), asked.match.decisionOf(0)?.options[0]?.with?.tax]).toEqual(['trade.now', 1]);
    asked.does('trade');
    expect([asked.hero().gold, asked.hero(1).gold]).toEqual([1, 1]);
    expect(wins(true, poor).asked()).toBe('turn.ask');
    expect(wins(false, poor).asked()).toBe('turn.ask');
  },
);

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

rule(['EUT-14.10', 'EUT-16.5', 'EUT-14.23'], 'who wakes with full Bags and four Gaar has three Items too many', () => {
  const play = fighting({ step: 'defeat', gaar: 4, set: one(hero => void Object.assign(hero, { bags: [...ORES] })) });
  expect([play.asked(), excess(play.hero()), play.hero().gaar]).toEqual(['bags.ask', 3, 7]);
  play.does('discard:gaar', 'discard:gaar', 'discard:iron-ore#1');
  expect([play.asked(), play.hero().gaar, bagged(play.hero()).length]).toEqual(['turn.ask', 5, 2]);
});

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

rule(
  ['EUT-15.13', 'EUT-4.10'],
  'a Clover on a roll outside combat engages its tile; what has none is not offered',
  () => {
    const play = scene({
      dice: [4, 4],
      set: stands('ch1-fixed-2', 2, (_, [hero]) => {
        if (!hero) return;
        bag(hero, 'armourer-whetstone#1');
        hero.gaar = 0;
      }),
    }).does('challenge');
    expect(play.can()).toEqual(['use:ael-blessing:0']);
    play.does('use:ael-blessing:0');
    expect(engaged(play.hero(), 'ael-blessing')).toBe(true);
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
    expect([play.asked(), play.hero().tokens, bagged(play.hero()).length]).toEqual([
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

rule(['EUT-16.5', 'EUT-3.20'], 'in another’s turn nobody uses anything to make room (R74)', () => {
  const play = scene({
    set: (_, heroes) => {
      const [, other] = heroes as [Hero, Hero];
      Object.assign(other, { health: 1 });
      for (const n of [1, 2, 3, 4]) bag(other, `healing-potion#${n}`);
    },
  });
  expect([play.asked(1), play.can(1).some(key => key.startsWith('use'))]).toEqual(['bags.ask', false]);
  play.answers(1, 'discard:healing-potion#1');
  expect(play.asked(0)).toBe('turn.ask');
});

rule(
  ['EUT-16.5', 'EUT-8.16', 'EUT-1.5'],
  'each thing goes to its own discard pile; a Trophy of an Elite leaves the game',
  () => {
    const play = having(hero => {
      bag(hero, 't1-rough-gem#1', 'mail-helm#1', 'mail-helm#2', 'healing-potion#1');
      hero.slots['helm-1'] = { open: true, tile: fresh('mail-helm#3') };
      hero.bags.push({ kind: 'trophy', card: 'old-grimhorn' }, { kind: 'trophy', card: 'ogre' });
    });
    for (const thing of ['t1-rough-gem#1', 'old-grimhorn', 'ogre']) play.does(`discard:${thing}`);
    expect([play.state.treasures[1].discard, play.state.monsters[2].discard]).toEqual([['t1-rough-gem#1'], ['ogre']]);
    expect([play.state.boxed.tiles, play.asked()]).toEqual([['old-grimhorn'], 'turn.ask']);
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

rule(['EUT-16.27', 'EUT-15.18', 'EUT-6.7'], 'Torpor keeps off the Power whose Essence lies on it, and no other', () => {
  const walks = (...laid: readonly ('fire' | 'water')[]) =>
    having(
      (hero, state) => {
        lays(state, [['ch1-other-9', 1, 1]]); // Fire at (1,1)
        state.territory = [];
        const torpor = onSlots(hero).find(({ tile }) => tile === 'taesiri-torpor');
        Object.assign(torpor ?? {}, { essences: [...laid] });
        Object.assign(hero, { at: at(1, 0), movement: 1, health: 5 });
      },
      { heroes: ['taesiri', 'ael'] },
    )
      .does('walk:hex:1,1')
      .hero().health;
  expect([walks(), walks('water'), walks('fire')]).toEqual([3, 3, 5]);
  const { state } = scene();
  const [ael] = state.heroes as [Hero];
  const [wand] = onSlots(ael);
  if (wand) wand.essences = ['fire'];
  expect(isProtected(ael, 'fire')).toBe(false);
});

rule(
  ['EUT-16.27', 'EUT-13.12'],
  'a vial or a raw Gem is one of the player’s choice; Demonites and Diamonds are none',
  () => {
    const bead = having(hero => bag(hero, 't1-essence-bead#1')).does('use:t1-essence-bead#1:0');
    expect(bead.can()).toHaveLength(4);
    bead.does('essence-choice:earth');
    expect(bead.hero()).toMatchObject({ stones: [{ essence: 'earth' }], bags: [] });
    const gem = having(hero => bag(hero, 't1-rough-gem#1')).does('use:t1-rough-gem#1:0');
    expect([gem.can().length, gem.can().some(key => /demonite|diamond/.test(key))]).toEqual([6, false]);
    gem.does('gem-choice:ruby');
    expect(gem.hero().stones).toEqual([{ gem: 'ruby' }]);
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

rule(
  ['EUT-16.31', 'EUT-16.22', 'EUT-14.19'],
  'a permanent effect of a Set holds while it is worn: Health comes and goes with it',
  () => {
    const play = having(
      hero => {
        gives(hero, 'keleia-steel-set');
        for (const tile of ['mail-helm#1', 'mail-greaves#1', 'mail-gauntlets#1']) gives(hero, tile);
        bag(hero, 'mail-cuirass#1');
        hero.slots['cuirass-1'] = { open: true };
        hero.health = 5;
      },
      { heroes: ['keleia', 'ael'] },
    );
    const before = maxHealth(play.hero());
    play.does('equip:mail-cuirass#1:cuirass-1');
    const cuirass = maxHealth(play.hero()) - before;
    play.does('unequip:helm-1');
    expect([cuirass - 2, maxHealth(play.hero())]).toEqual([expect.any(Number), before + cuirass - 2 - 1]);
    expect(play.hero().health).toBe(5 + cuirass - 3);
  },
);

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
