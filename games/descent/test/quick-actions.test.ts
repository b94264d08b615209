// DES-10, DES-28, DES-29, DES-34: what heroes do with movement points and with their things.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { lay, put, scene, space } from './scene.ts';

rule(
  ['DES-10.8', 'DRF-9.7', 'DES-25.3', 'DES-25.6'],
  'EX-66: a door is opened and shut for 2 points, from any space beside it',
  () => {
    const play = scene({
      set: (_, [hero]) => {
        if (hero) hero.at = space(6, 9);
      },
    }).does('action:run');
    play.does('walk:space:7,9').overlordWaits();
    play.does('door:mine-door').overlordWaits();
    expect([play.state.board.open, play.state.turn?.movement]).toEqual([['mine-door'], 5]);
    play.does('door:mine-door').overlordWaits();
    expect([play.state.board.open, play.state.turn?.movement]).toEqual([[], 3]);
    const far = scene({
      set: (_, [hero]) => {
        if (hero) hero.at = space(5, 9);
      },
    }).does('action:run');
    expect(far.can()).not.toContain('door:mine-door');
  },
);

rule(
  ['DES-10.7', 'DES-10.6', 'DES-10.3'],
  'whoever touches a potion of theirs may drink, give or drop it: all three are about the same thing',
  () => {
    const play = scene({
      set: (_, [hero, friend]) => {
        if (hero) Object.assign(hero, { wounds: 10, potions: ['healing-potion'] });
        if (hero) hero.at = space(3, 9);
        if (friend) friend.at = space(4, 9);
      },
    }).does('action:advance');
    const about = play.table.match.decisionOf(0)?.options.filter(({ on }) => on?.includes('item:healing-potion'));
    expect(about?.map(({ key }) => key.split(':')[0]).sort()).toEqual(['drink', 'drop', 'give']);
  },
);

rule(['DES-25.8', 'DES-25.9'], 'a rune door opens once its key is found', () => {
  const at = (keys: 'red'[]) =>
    scene({
      set: (state, [hero]) => {
        if (!hero) return;
        state.board.revealed.push(1);
        state.board.keys = keys;
        hero.at = space(24, 17);
      },
    }).does('action:run');
  expect(at([]).whyNot('door:heart-door')).toEqual(['why.key', 'DES-25.8']);
  expect(at(['red']).can()).toContain('door:heart-door');
});

rule('DES-25.5', 'a door is not shut while a large monster stands across it', () => {
  const beside = (at: 'base:7,9/2x1' | 'base:8,9/2x1') =>
    scene({
      set: (state, [hero]) => {
        if (!hero) return;
        state.board.revealed.push(1);
        state.board.open.push('mine-door');
        hero.at = space(7, 10);
        put(state, 'hell-hound', at);
      },
    }).does('action:run');
  expect(beside('base:7,9/2x1').whyNot('door:mine-door')).toEqual(['why.across', 'DES-25.5']);
  expect(beside('base:8,9/2x1').can()).toContain('door:mine-door');
});

rule(['DES-10.2', 'DES-28.2'], 'a token is picked up for nothing, also without moving', () => {
  const play = scene({ set: (state, [hero]) => hero?.at && lay(state, { kind: 'money' }, hero.at) }).does(
    'action:battle',
  );
  expect(play.can()).toContain('pick-up:marker:money#1');
  play.does('pick-up:marker:money#1').overlordWaits();
  expect(play.state.board.markers.some(({ kind }) => kind === 'money')).toBe(false);
});

rule(['DES-10.10', 'DES-30.3'], 'a chest is opened for 2 points by whoever stands on it', () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = space(1, 13);
      lay(state, { kind: 'chest', tier: 'copper' }, space(1, 13));
      state.guide.chests['marker:chest#1'] = 1;
      state.guide.pools.copper = [2, 3];
    },
  }).does('action:battle', 'fatigue');
  expect(play.whyNot('chest:marker:chest#1')).toEqual(['why.movement', 'DES-10.10']);
  play.does('fatigue');
  expect(play.can()).toContain('chest:marker:chest#1');
  play.does('chest:marker:chest#1').overlordWaits();
  expect(play.state.turn?.movement).toBe(0);
});

rule(['DES-10.3', 'DES-2.4', 'DES-34.4'], 'what is dropped is lost', () => {
  const play = scene({ set: (_, [hero]) => hero?.equipped.push('sword#1') }).does('action:battle', 'drop:sword#1');
  expect([play.hero().equipped, play.state.lost]).toEqual([[], ['sword#1']]);
});

rule('DES-31.7', 'a relic that is dropped lies where it fell', () => {
  const play = scene({ set: (_, [hero]) => hero?.equipped.push('blade-of-light#1') }).does(
    'action:battle',
    'drop:blade-of-light#1',
  );
  expect(play.state.lost).toEqual([]);
  expect(play.state.board.markers.at(-1)).toMatchObject({
    kind: 'relic',
    item: 'blade-of-light#1',
    at: play.hero().at,
  });
});

rule(
  ['DES-10.7', 'DES-29.2', 'DES-29.3', 'DES-29.5', 'DES-29.14', 'DES-24.8'],
  'a potion at hand costs 1 point, one in a turn; it heals 3 and goes back to the supply',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        if (!hero) return;
        hero.wounds = 11;
        hero.potions = ['healing-potion', 'vitality-potion'];
        hero.pack = ['healing-potion'];
        state.supply['healing-potion'] = 7;
      },
    }).does('action:advance', 'drink:healing-potion');
    expect([play.hero().wounds, play.state.turn?.movement, play.state.supply['healing-potion']]).toEqual([14, 3, 8]);
    expect(play.hero()).toMatchObject({ potions: ['vitality-potion'], pack: ['healing-potion'] });
    expect(play.whyNot('drink:vitality-potion')).toEqual(['why.drunk', 'DES-29.2']);
  },
);

rule(['DES-29.6', 'DES-24.2'], 'vitality gives all fatigue back', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) Object.assign(hero, { fatigue: 1, potions: ['vitality-potion'] });
    },
  }).does('action:advance', 'drink:vitality-potion');
  expect(play.hero().fatigue).toBe(3);
});

rule('DES-29.3', 'R100: nobody drinks what would do nothing for them', () => {
  const play = (so: object) =>
    scene({
      set: (_, [hero]) => {
        if (hero) Object.assign(hero, { potions: ['healing-potion', 'vitality-potion'], ...so });
      },
    }).does('action:advance');
  const whole = play({});
  for (const potion of ['healing-potion', 'vitality-potion'])
    expect(whole.whyNot(`drink:${potion}`)).toEqual(['why.drinkInVain', 'DES-29.3']);
  expect(play({ wounds: 11 }).can()).toContain('drink:healing-potion');
  expect(play({ tokens: { poison: 1 } }).can()).toContain('drink:healing-potion');
  expect(play({ wounds: 11 }).can()).not.toContain('drink:vitality-potion');
  expect(play({ fatigue: 1 }).can()).toContain('drink:vitality-potion');
  expect(play({ fatigue: 1 }).can()).not.toContain('drink:healing-potion');
});

rule('DES-24.9', 'EX-50: healing takes Poison first: 2 tokens, and 1 wound is healed', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) Object.assign(hero, { wounds: 10, tokens: { poison: 2 }, potions: ['healing-potion'] });
    },
  }).does('action:advance', 'drink:healing-potion');
  expect([play.hero().wounds, play.hero().tokens.poison ?? 0]).toEqual([11, 0]);
});

rule(
  ['DES-10.6', 'DES-10.17', 'DES-28.3', 'DES-28.4'],
  'a thing is given to a hero beside for 1 point, who takes it at once',
  () => {
    const play = scene({
      set: (_, [hero, other]) => {
        if (!hero || !other) return;
        hero.equipped = ['sword#1'];
        hero.coins = 500;
        other.at = space(3, 10);
        hero.at = space(2, 10);
      },
    }).does('action:advance');
    expect(play.can().filter(key => key.startsWith('give:'))).toEqual(['give:sword#1:hero:mad-carthos']);
    // To nobody who is further off.
    const far = scene({
      set: (_, [hero, other]) => {
        if (hero) Object.assign(hero, { equipped: ['sword#1'], at: space(2, 10) });
        if (other) other.at = space(4, 10);
      },
    }).does('action:advance');
    expect(far.can().some(key => key.startsWith('give:'))).toBe(false);
    play.does('give:sword#1:hero:mad-carthos');
    expect([play.hero(0).equipped, play.hero(1).equipped, play.state.turn?.movement]).toEqual([[], ['sword#1'], 3]);
  },
);

rule(['DES-8.7', 'DES-28.4', 'DES-30.14'], 'whoever aims is asked before a gift is put to use, and keeps Aim', () => {
  const gives = () =>
    scene({
      set: (_, [hero, other]) => {
        if (!hero || !other) return;
        Object.assign(hero, { equipped: ['sword#1'], at: space(2, 10) });
        Object.assign(other, { order: 'aim', at: space(3, 10) });
      },
    }).does('action:advance', 'give:sword#1:hero:mad-carthos');
  const keeps = gives().passes();
  expect(keeps.hero(1)).toMatchObject({ order: 'aim', equipped: [], pack: ['sword#1'] });
  const takes = gives().does('equip:sword#1').passes();
  expect([takes.hero(1).order, takes.hero(1).equipped]).toEqual([undefined, ['sword#1']]);
});

rule(
  ['DES-34.13', 'DES-8.7'],
  'who gives away, drops or takes in hand something else aims no more; what lies in the pack is no matter',
  () => {
    const after = (...deeds: readonly string[]) => {
      const play = scene({
        set: (_, [hero, other]) => {
          if (hero) Object.assign(hero, { equipped: ['sword#1'], pack: ['axe#1'], order: 'aim', at: space(2, 10) });
          if (other) other.at = space(3, 10);
        },
      }).does('action:battle', 'fatigue', 'fatigue', ...deeds);
      return play.hero().order;
    };
    expect([
      after('give:sword#1:hero:mad-carthos'),
      after('drop:sword#1'),
      after('re-equip', 'put-away:sword#1', 'equip:axe#1'),
    ]).toEqual([undefined, undefined, undefined]);
    expect([after('give:axe#1:hero:mad-carthos'), after('drop:axe#1')]).toEqual(['aim', 'aim']);
  },
);

rule(['DES-10.16', 'DES-30.2'], 'coins are never given', () => {
  const play = scene({ set: (_, [hero]) => hero && Object.assign(hero, { coins: 1000 }) }).does('action:run');
  expect(play.can().filter(key => key.startsWith('give'))).toEqual([]);
});

rule(
  ['DES-10.11', 'DRF-9.10', 'DES-34.5', 'DES-34.6', 'DES-34.15', 'DES-7.7'],
  '2 points change what is in hand, and nothing else',
  () => {
    const play = scene({
      set: (_, [hero]) => {
        if (!hero) return;
        hero.equipped = ['sword#1', 'leather-armor#1'];
        hero.pack = ['axe#1', 'chain-mail#1'];
      },
    }).does('action:battle', 'fatigue', 'fatigue', 're-equip');
    expect(play.can().filter(key => !key.startsWith('drop:'))).toEqual(['put-away:sword#1']);
    play.does('put-away:sword#1', 'equip:axe#1').passes();
    expect(play.hero()).toMatchObject({ equipped: ['leather-armor#1', 'axe#1'], pack: ['chain-mail#1', 'sword#1'] });
    expect(play.state.turn?.movement).toBe(0);
  },
);

rule(
  ['DES-34.1', 'DRF-9.11', 'DES-34.2', 'DES-34.3'],
  'two hands, one armour, three potions, two other things, three in the pack',
  () => {
    const play = scene({
      position: { at: 'equip' },
      set: (_, [hero]) => {
        if (!hero) return;
        hero.equipped = ['sword#1', 'iron-shield#1', 'leather-armor#1'];
        hero.potions = ['healing-potion', 'healing-potion', 'vitality-potion'];
        hero.pack = ['bow#1', 'chain-mail#1', 'healing-potion'];
      },
    });
    expect(play.whyNot('equip:bow#1')).toEqual(['why.hands', 'DES-34.1']);
    expect(play.whyNot('equip:chain-mail#1')).toEqual(['why.armour', 'DES-34.1']);
    expect(play.whyNot('equip:healing-potion')).toEqual(['why.potions', 'DES-34.1']);
    play.does('put-away:sword#1');
    // Four in the pack: something must go before it is enough.
    expect(play.table.match.decisionOf(0)?.pass).toBeUndefined();
    play.does('drop:healing-potion');
    expect(play.table.match.decisionOf(0)?.pass).toBeDefined();
  },
);

rule('DES-34.1', 'of other items two are in use, and a third stays in the pack', () => {
  const play = scene({
    position: { at: 'equip' },
    set: (_, [hero]) => {
      if (!hero) return;
      hero.equipped = ['belt-of-strength#1', 'mana-weave#1'];
      hero.pack = ['ring-of-quickness#1', 'sword#1'];
    },
  });
  expect(play.whyNot('equip:ring-of-quickness#1')).toEqual(['why.others', 'DES-34.1']);
  play.does('put-away:mana-weave#1', 'equip:ring-of-quickness#1', 'equip:sword#1');
  expect(play.hero().equipped).toEqual(['belt-of-strength#1', 'ring-of-quickness#1', 'sword#1']);
});

rule('DES-34.10', 'who holds a rune does not put on what forbids runes, but may wear it beside a sword', () => {
  const why = (held: string) =>
    scene({
      position: { at: 'equip' },
      set: (_, [hero]) =>
        void (hero && Object.assign(hero, { equipped: [held, 'belt-of-strength#1'], pack: ['plate-mail#1'] })),
    }).whyNot('equip:plate-mail#1');
  expect([why('immolation#1'), why('sword#1')]).toEqual([['why.runes', 'DES-34.10'], undefined]);
});

rule(
  ['DES-29.4', 'DES-34.2', 'DES-2.4'],
  'a potion that finds no room makes its hero drop something; potions go back to the supply',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        if (!hero?.at) return;
        hero.potions = ['healing-potion', 'healing-potion', 'healing-potion'];
        hero.pack = ['sword#1', 'axe#1', 'healing-potion'];
        state.supply['healing-potion'] = 4;
        lay(state, { kind: 'potion', potion: 'vitality-potion' }, hero.at);
      },
    }).does('action:battle', 'pick-up:marker:potion#1');
    expect([play.asked(), play.table.match.decisionOf(0)?.pass]).toEqual(['equip.ask', undefined]);
    play.does('drop:healing-potion');
    expect(play.state.supply['healing-potion']).toBe(5);
    expect(play.table.match.decisionOf(0)?.pass).toBeDefined();
  },
);

rule(['DES-34.10'], 'some armour forbids runes', () => {
  const play = scene({
    position: { at: 'equip' },
    set: (_, [hero]) => {
      if (!hero) return;
      hero.equipped = ['plate-mail#1'];
      hero.pack = ['magic-staff#1', 'immolation#1'];
    },
  });
  expect(play.whyNot('equip:immolation#1')).toEqual(['why.runes', 'DES-34.10']);
});
