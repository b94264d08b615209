// Every item of the box at work: weapons with what their surges buy, shields, armour, and the rest.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../content/boxes.ts';
import { itemRow, items } from '../../content/items.ts';
import type { Tier } from '../../content/vocabulary.ts';
import { opened } from '../../rules/attack/open.ts';
import { keyOfAttack } from '../../rules/attack/options.ts';
import { has, isImmune, statOf } from '../../rules/effects/stats.ts';
import { makingWay, whyNotEquip } from '../../rules/hero/fitting.ts';
import type { Hero, Thing } from '../../rules/state.ts';
import { wound } from '../../rules/wounds.ts';
import { GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { assault, BESIDE, fight, first, HERE } from '../fight.ts';
import { put, space } from '../scene.ts';

const copy = (id: string): Thing => (itemRow(id).tier === 'relic' ? id : `${id}#1`);
const used: string[] = [];
const uses = (id: string): Thing => {
  used.push(id);
  return copy(id);
};

/** What every die shows: 3 damage of the red and white, 1 of the blue, 2 of each green; a surge on each of them. */
const SHOWN = {
  red: RED.threeSurge,
  blue: 3,
  white: WHITE.threeSurge,
  green: GREEN.twoSurge,
  yellow: YELLOW.twoSurge,
  stealth: 3,
} as const;

/** Weapon, surges bought in this order; then damage, wounds against armour 2, and tokens. */
const WEAPONS: readonly (readonly [string, readonly number[], number, number, Hero['tokens']?])[] = [
  ['axe', [0, 0], 7, 5],
  ['bow', [0], 1, 0],
  ['crossbow', [0], 4, 2],
  ['dagger', [0], 4, 2],
  ['immolation', [0], 6, 4],
  ['magic-staff', [0], 4, 2],
  ['sword', [0], 6, 4],
  ['bane', [], 5, 3],
  ['bone-blade', [0, 0], 7, 5],
  ['crystalize', [0, 0], 5, 5],
  ['dragontooth-hammer', [0, 0], 7, 7],
  ['dwarven-fire-bombs', [0, 0], 5, 3],
  ['great-bow', [0, 0], 1, 1],
  ['pacify', [0], 4, 2, { stun: 1 }],
  ['staff-of-punishment', [0, 1], 6, 4],
  ['bow-of-bone', [1, 1, 1], 6, 6],
  ['drain-life', [0, 1, 1], 7, 7],
  ['flying-death', [1, 0], 7, 5],
  ['grinding-axe', [0, 0, 0, 0], 11, 9],
  ['ice-storm', [], 7, 5],
  ['petrify', [0, 1], 4, 2, { stun: 2 }],
  ['serpent-blade', [0, 0, 0], 10, 8],
  ['staff-of-fire', [0, 0, 0, 0, 0], 10, 8],
  ['curse-of-rot', [0, 0, 0, 0], 11, 11],
  ['elven-bow', [1, 1, 1, 1], 7, 7],
  ['flame-strike', [0, 0], 7, 5, { burn: 3 }],
  ['frost-axe', [0, 0, 0, 0, 0, 1], 12, 12],
  ['rage-blade', [0, 0, 0, 0], 15, 13],
  ['scarab-of-death', [0, 0, 0, 0], 13, 11],
  ['staff-of-knowledge', [2, 0, 0, 0, 0, 0], 10, 8],
  ['word-of-vaal', [0, 0, 0, 0], 9, 7, { stun: 1 }],
  ['blade-of-light', [1, 0, 0, 0, 0], 11, 11],
  ['soulbiter', [0, 0], 20, 18],
  // of the Well of Darkness
  ['blinding-light', [1], 3, 1, { stun: 1 }],
  ['sling', [0], 3, 1],
  ['sunburst', [], 5, 3],
  ['throwing-knife', [1], 2, 0],
  ['walking-stick', [0, 0], 5, 3],
  ['axe-of-returning', [0, 0], 3, 1, { daze: 1 }],
  ['knuckle-dagger', [0, 0], 5, 3, { bleed: 1 }],
  ['magic-bow', [1], 5, 3],
  ['shillelagh', [1], 6, 4],
  ['barbed-dagger', [0, 0, 0], 8, 6, { bleed: 1 }],
  ['bo-stick', [1, 1], 11, 9],
  ['scythe-of-reaping', [1, 1, 1], 10, 8],
  ['longspear', [0, 0, 0, 0, 0, 0], 17, 15],
  ['sorcerous-orb', [1, 1, 1, 1], 12, 10],
  // of the Tomb of Ice
  ['hammer', [0], 6, 4],
  ['morning-star', [0], 4, 2],
  ['leviathan', [0, 0, 0], 10, 8],
  ['ripper', [], 3, 3],
  ['screaming-eagle-staff', [0], 4, 2],
  ['bow-of-the-hawk', [], 5, 5],
  ['lifedrinker', [0, 0, 0], 10, 8],
  ['star-of-kellos', [0, 0, 0, 1], 10, 8],
  ['stone-cutter', [1, 1, 0], 19, 17],
];

/** Heroes without dice of their own for these: the weapon is all there is. */
const armed = (id: string) => {
  const { weapon } = itemRow(id);
  const dice = Object.entries(weapon?.dice ?? {}).flatMap(([die, n]) => Array<number>(n).fill(SHOWN[die as 'red']));
  if (weapon?.stealthDie) dice.push(SHOWN.stealth);
  const hero = weapon?.kind === 'melee' ? 'grey-ker' : 'steelhorns';
  return fight({
    hero,
    friend: 'varikas-the-dead',
    equipped: [uses(id)],
    dice,
    set: (state, _, monster) => {
      monster.wounds = 40;
      state.overlord.threat = 5;
    },
  });
};

describe('weapons', () => {
  for (const [id, bought, damage, wounds, tokens = {}] of WEAPONS)
    test(id, () => {
      const play = armed(id);
      const area = itemRow(id).weapon?.around === undefined ? undefined : 'around';
      play.does(
        'action:battle',
        keyOfAttack({ weapon: copy(id), target: area ? HERE : BESIDE, by: 'action', ...(area && { area }) }),
      );
      if (play.asked() === 'attack.again') play.passes();
      for (const n of bought) play.does(`surge:${n}`);
      play.passes();
      const hit = play.told().findLast(({ text }) => text === 'log.attack.hit')?.with;
      expect(hit).toMatchObject({ damage, wounds });
      expect(play.monster().wounds).toBe(40 - wounds);
      expect(play.monster().tokens).toEqual(tokens);
      expect(play.state.overlord.threat).toBe(id === 'staff-of-knowledge' ? 4 : 5);
    });

  test('Word of Vaal strikes every enemy within 3 spaces, and no friend', () => {
    const play = fight({
      equipped: ['word-of-vaal#1'],
      dice: [WHITE.two, GREEN.three, YELLOW.three, YELLOW.three],
      set: (state, heroes) => {
        put(state, 'ogre', 'base:5,9/2x2');
        const [, friend] = heroes;
        if (friend) friend.at = space(3, 10);
      },
    });
    play
      .does('action:battle', keyOfAttack({ weapon: 'word-of-vaal#1', target: HERE, by: 'action', area: 'around' }))
      .passes();
    play.passes(); // in whatever order
    expect([play.state.monsters.map(({ kind, wounds }) => [kind, wounds]), play.hero(1).wounds]).toEqual([
      [['ogre', 4]],
      8,
    ]);
  });
});

describe('shields', () => {
  const left = (shield: string, skills: readonly string[] = []) => {
    const play = assault({ equipped: [uses(shield)], skills, dice: [RED.four, GREEN.three] });
    play.does(`use:${copy(shield)}:0`);
    return 16 - play.hero().wounds;
  };

  // 8 damage less armour 1: 7 wounds.
  rule(['DES-21.29', 'DES-100.3'], 'each cancels as many wounds as it says; Ambidextrous one more', () => {
    expect(['iron-shield', 'crystal-shield', 'shield-of-light', 'shield-of-the-warrior'].map(id => left(id))).toEqual([
      6, 5, 4, 3,
    ]);
    expect(left('iron-shield', ['ambidextrous'])).toBe(5);
  });
});

describe('armour', () => {
  const worn = (id: string, skills: readonly string[] = []) => {
    const play = fight({ hero: 'ispher', equipped: [uses(id)], skills });
    return [statOf(play.state, play.hero().id, 'armour'), statOf(play.state, play.hero().id, 'speed')];
  };

  rule(['DES-34.8', 'DES-34.9', 'DES-21.22'], 'is added to the hero’s own, and the heavy ones cap their speed', () => {
    expect(worn('leather-armor')).toEqual([1, 5]);
    expect(worn('chain-mail')).toEqual([2, 4]);
    expect(worn('plate-mail')).toEqual([3, 3]);
    expect(worn('golden-armor')).toEqual([3, 3]);
    expect(worn('dragon-scale-mail')).toEqual([4, 3]);
    expect(worn('rune-plate')).toEqual([4, 5]);
    expect(worn('red-plate-of-kellos')).toEqual([3, 4]);
    expect(worn('plate-mail', ['swift'])).toEqual([3, 5]);
    expect(worn('plate-mail', ['enduring'])).toEqual([3, 5]);
  });

  rule(['DES-61.6', 'DES-69.3', 'DES-90.3', 'DES-73.10'], 'and some make immune', () => {
    const immune = (id: string) => {
      const play = fight({ equipped: [copy(id)] });
      return (
        ['aura', 'burn', 'fear', 'grapple', 'knockback', 'poison', 'stun', 'web', 'daze', 'bleed'] as const
      ).filter(ability => isImmune(play.state, play.hero(), ability));
    };
    expect(immune('dragon-scale-mail')).toEqual(['burn', 'poison', 'bleed']);
    expect(immune('golden-armor')).toEqual(['grapple', 'daze']);
    expect(immune('rune-plate')).toEqual(['aura', 'burn', 'fear', 'grapple', 'knockback', 'poison', 'stun', 'web']);
    expect(immune('leather-armor')).toEqual([]);
  });

  const cloaked = (id: string) => {
    const play = fight({
      equipped: [uses(id)],
      position: { at: 'declare' },
      dice: [POWER.blank, POWER.surge, POWER.more, POWER.more],
      *first(t) {
        yield* wound(t, 'hero:steelhorns', 4, { kind: 'terrain' });
      },
    });
    return 16 - play.hero().wounds;
  };

  test('cloaks throw a die for each wound about to be lost', () => {
    expect([cloaked('cloak-of-deception'), cloaked('cloak-of-mists'), cloaked('elven-cloak')]).toEqual([3, 3, 2]);
  });

  test('Ghost Armor cancels a wound for each fatigue', () => {
    const play = assault({ equipped: [uses('ghost-armor')], dice: [RED.four, GREEN.three] });
    play.does('use:ghost-armor#1:0', 'use:ghost-armor#1:0').passes();
    expect([play.hero().wounds, play.hero().fatigue]).toEqual([16 - 5, 1]);
  });

  rule(['DES-34.10'], 'some go with no runes', () => {
    const play = fight({ equipped: ['chain-mail#1'] });
    expect(whyNotEquip(play.hero(), 'immolation#1')?.why.text).toBe('why.runes');
    const jaes = fight({ hero: 'battlemage-jaes', equipped: ['chain-mail#1'] });
    expect(whyNotEquip(jaes.hero(), 'immolation#1')).toBeUndefined();
  });

  rule(
    ['DES-34.1', 'DES-34.10'],
    'whoever puts something to use puts away what is in its way, and nothing else',
    () => {
      const away = (equipped: Thing[], thing: Thing) => makingWay(fight({ equipped }).hero(), thing);
      expect(away(['immolation#1', 'leather-armor#1'], 'plate-mail#1')).toEqual(['leather-armor#1', 'immolation#1']);
      expect(away(['dagger#1', 'plate-mail#1'], 'star-of-kellos#1')).toEqual(['plate-mail#1']);
      expect(away(['dagger#1', 'iron-shield#1'], 'crystal-shield#1')).toEqual(['iron-shield#1']);
      expect(away(['dagger#1', 'iron-shield#1', 'leather-armor#1'], 'axe#1')).toHaveLength(2);
      expect(away(['leather-armor#1'], 'axe#1')).toEqual([]);
      expect(makingWay(fight({ hero: 'one-fist', equipped: ['dagger#1'] }).hero(), 'axe#1')).toBeUndefined();
    },
  );
});

describe('other items', () => {
  /** What they add to an attack with a weapon of each kind. */
  const adds = (id: string) =>
    ['sword#1', 'bow#1', 'immolation#1'].map(weapon => {
      const play = fight({ equipped: [weapon, uses(id)] });
      return opened(play.state, play.hero().id, { weapon, target: BESIDE, by: 'action' }).lines.map(
        ({ bonus }) => bonus,
      );
    });

  test('those that help attacks of one kind', () => {
    expect(adds('belt-of-strength')).toEqual([[{ damage: 1 }], [], []]);
    expect(adds('scorpion-helmet')).toEqual([[], [{ range: 2, damage: 1 }], []]);
    expect(adds('ring-of-the-arcane')).toEqual([[], [], [{ range: 2, damage: 2 }]]);
    expect(adds('mana-weave')).toEqual([[], [], [{ surges: 1 }]]);
  });

  rule('DES-88.1', 'Deflect: whoever attacks its bearer must master fear', () => {
    const play = assault({ equipped: [uses('deflect')], dice: [RED.four, GREEN.three] });
    expect([play.hero().wounds, play.log.includes('log.attack.fails.fear')]).toEqual([16, true]);
    expect(assault({ equipped: ['deflect#1'], dice: [RED.threeSurge, GREEN.three] }).hero().wounds).toBe(16 - 6);
  });

  test('a point of movement more in each turn', () => {
    expect(fight({ equipped: [uses('ring-of-quickness')] }).does('action:run').state.turn?.movement).toBe(9);
  });

  test('healing runes: one or two wounds for a point and a fatigue, to oneself or one beside', () => {
    const heals = (id: string) => {
      const play = fight({
        equipped: [uses(id)],
        set: (_, heroes) => {
          const [hero, friend] = heroes;
          if (hero) hero.wounds = 10;
          if (friend) Object.assign(friend, { at: space(3, 10), wounds: 3 });
        },
      });
      play.does(
        'action:run',
        `use:${copy(id)}:0`,
        'figure:hero:mad-carthos',
        `use:${copy(id)}:0`,
        'figure:hero:steelhorns',
      );
      return [play.hero(0).wounds, play.hero(1).wounds, play.hero(0).fatigue, play.state.turn?.movement];
    };
    expect(heals('minor-healing')).toEqual([11, 4, 1, 6]);
    expect(heals('greater-healing')).toEqual([12, 5, 1, 6]);
  });

  rule(['DES-6.7', 'DES-2.3'], 'some are given up while equipment is chosen: wounds and fatigue come back', () => {
    const gives = (id: string) => {
      const play = fight({
        equipped: [uses(id)],
        position: { at: 'equip' },
        set: (_, heroes) => {
          const [hero, friend] = heroes;
          if (hero) Object.assign(hero, { wounds: 2, fatigue: 0 });
          if (friend) Object.assign(friend, { at: space(3, 10), wounds: 3, fatigue: 0 });
        },
      });
      play.does(`use:${copy(id)}:0`);
      const [bottom] = play.state.decks.treasures[itemRow(id).tier as Tier];
      return [
        play.hero(0).wounds,
        play.hero(0).fatigue,
        play.hero(1).wounds,
        play.hero(0).equipped,
        bottom === copy(id),
      ];
    };
    expect(gives('crystal-of-tival')).toEqual([8, 3, 3, [], true]);
    expect(gives('amulet-of-healing')).toEqual([16, 3, 3, [], true]);
    expect(gives('jinns-lamp')).toEqual([10, 3, 8, [], true]);
  });

  test('the Flute of Repose stuns every monster within 6 spaces at the end of the turn', () => {
    const play = fight({ equipped: [uses('flute-of-repose')] });
    play.does('action:battle').passes();
    play.does('use:flute-of-repose#1:0');
    expect([play.monster().tokens.stun, play.hero().equipped]).toEqual([1, []]);
    // Where it would reach nobody, and in Town, it is not asked about.
    const asks = (at: Hero['at']) =>
      fight({
        equipped: [uses('flute-of-repose')],
        position: { at: 'turnEnd' },
        set: (_, heroes, monster) => {
          first(heroes).at = at;
          monster.at = space(11, 9);
        },
      }).asked();
    expect([asks(space(5, 9)), asks(HERE), asks(undefined)]).toEqual(['effect.use', 'turn.declare', 'turn.declare']);
  });

  rule('DES-21.20', 'Soulbiter doubles what Bogran adds from the shadows too', () => {
    const play = fight({
      hero: 'bogran-the-shadow',
      friend: 'varikas-the-dead',
      equipped: [uses('soulbiter')],
      dice: [3, GREEN.twoSurge, GREEN.three, YELLOW.three, YELLOW.three, POWER.blank, POWER.blank],
      set: (_, heroes, monster) => {
        Object.assign(first(heroes), { seenBy: [] });
        monster.wounds = 40;
      },
    }).does('action:battle', keyOfAttack({ weapon: 'soulbiter', target: BESIDE, by: 'action' }));
    play.does('surge:0').passes();
    expect(play.monster().wounds).toBe(40 - (2 * (1 + 2 + 3 + 2) - 2));
  });

  rule('DES-21.33', 'the Word of Vaal is not spoken where it would reach nobody', () => {
    const says = (at: Hero['at']) => {
      const play = fight({
        equipped: ['word-of-vaal#1'],
        on: space(7, 9),
        set: (_, [hero]) => Object.assign(hero ?? {}, { at }),
      });
      return play
        .does('action:battle')
        .can()
        .some(key => key.startsWith('attack:'));
    };
    expect([says(space(4, 9)), says(HERE)]).toEqual([true, false]);
  });

  rule(['DES-29.5', 'DES-29.6'], 'potions: three wounds, or all fatigue', () => {
    const play = fight({
      set: (_, heroes) =>
        Object.assign(first(heroes), { wounds: 10, fatigue: 0, potions: ['healing-potion', 'vitality-potion'] }),
    });
    play.does('action:run', 'drink:healing-potion');
    expect(play.hero().wounds).toBe(13);
    const other = fight({
      set: (_, heroes) => Object.assign(first(heroes), { fatigue: 0, potions: ['vitality-potion'] }),
    });
    expect(other.does('action:run', 'drink:vitality-potion').hero().fatigue).toBe(3);
  });
});

describe('of the Well of Darkness', () => {
  test('a tunic cancels a wound for each blank, whatever deals it', () => {
    const lost = (...dice: readonly number[]) => {
      const play = fight({
        equipped: [uses('tunic')],
        dice,
        *first(t) {
          yield* wound(t, t.state.heroes[0]?.id ?? 'hero:nobody', 3, { kind: 'trap', what: 'spiked-pit' });
        },
      });
      return statOf(play.state, play.hero().id, 'maxWounds') - play.hero().wounds;
    };
    expect([lost(POWER.blank, POWER.blank, POWER.more), lost(POWER.surge, POWER.more, POWER.more)]).toEqual([1, 3]);
  });

  test('leather and breastplates: armour; and a point of fatigue as the turn begins', () => {
    const worn = (id?: string) => {
      const play = fight({
        equipped: id ? [uses(id)] : [],
        position: { at: 'turnStart' },
        set: (_, heroes) => Object.assign(first(heroes), { fatigue: 0 }),
      });
      return [statOf(play.state, play.hero().id, 'armour'), play.hero().fatigue];
    };
    const [bare = 0] = worn();
    expect(worn('heavy-leather-armor')).toEqual([bare + 2, 0]);
    expect(worn('enchanted-breastplate')).toEqual([bare + 2, 1]);
    expect(worn('mithril-breastplate')).toEqual([bare + 3, 1]);
  });

  test('bracers and sheath add to melee alone', () => {
    const added = (id: string, weapon: string) => {
      const play = fight({ equipped: [uses(id), weapon] });
      const { lines } = opened(play.state, play.hero().id, { weapon, target: BESIDE, by: 'action' });
      return lines.filter(({ source }) => source.text === `item.${id}`).map(({ bonus }) => bonus.damage);
    };
    expect([added('bracers-of-might', 'sword#1'), added('sheath-of-might', 'sword#1')]).toEqual([[2], [3]]);
    expect([added('bracers-of-might', 'bow#1'), added('sheath-of-might', 'bow#1')]).toEqual([[], []]);
  });

  test('boots and wings: two points more, even in Battle; wings fly', () => {
    const walks = (id?: string) => fight({ equipped: id ? [uses(id)] : [] }).does('action:battle');
    expect(walks().state.turn?.movement).toBe(0);
    expect(walks('elven-boots').state.turn?.movement).toBe(2);
    const flyer = walks('wings-of-regiroth');
    expect([flyer.state.turn?.movement, has(flyer.state, flyer.hero().id, 'fly')]).toEqual([2, true]);
    expect(has(walks('elven-boots').state, flyer.hero().id, 'fly')).toBe(false);
  });

  test('superior healing: a point of movement for two wounds, as often as it is paid', () => {
    const play = fight({
      equipped: [uses('superior-healing')],
      set: (_, heroes) => Object.assign(first(heroes), { wounds: 5 }),
    }).does('action:run');
    const before = play.state.turn?.movement ?? 0;
    const heals = () => play.can().find(key => key.startsWith('use:')) ?? 'nothing heals';
    play.does(heals());
    while (play.asked() !== 'turn.act') play.does(play.can()[0] ?? '');
    expect([play.hero().wounds, play.state.turn?.movement]).toEqual([7, before - 1]);
    expect(heals()).not.toBe('nothing heals');
  });
});

test('every item of the box has had its scene; caches are opened with chests', () => {
  const elsewhere = [
    'touch-of-death',
    'beastman-fetish',
    'ring-of-rogues',
    // In `well-of-darkness.test.ts`:
    'skullcracker',
    'bloody-dagger',
    'spirit-spear',
    'cloak-of-time-and-space',
    'fortunas-dice',
    'icetooth',
    'shield-of-the-dark-god',
    'staff-of-light',
    'trueshot',
  ];
  const shown = new Set([...used, ...WEAPONS.map(([id]) => id), ...elsewhere]);
  expect(
    rowsOf(items, ['base', 'well-of-darkness', 'tomb-of-ice'])
      .filter(({ id, kind }) => kind !== 'cache' && !shown.has(id))
      .map(({ id }) => id),
  ).toEqual([]);
});
