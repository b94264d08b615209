// Exchange between heroes of one region. KIL-11.3 to 11.5, KIL-11.13, 11.14; D33.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { scene, type Table } from './scene.ts';

/** The active hero offers and asks; the rest of the questions are passed. */
function offers(table: Table, give: readonly string[], ask: readonly string[], gold = 0): Table {
  table.plays('exchange:1');
  if (table.asked() === 'exchange.give') table.chooses('exchange.give', ...give);
  if (table.asked() === 'exchange.ask') table.chooses('exchange.ask', ...ask);
  if (table.asked() === 'exchange.gold') table.chooses('exchange.gold', String(gold));
  return table;
}

rule('KIL-11.3', 'with a consenting hero in the region, as often as they like and for no AP', () => {
  const table = scene(3).at(2, 'barrow-lea').hero(0, { gold: 3 }).opens();
  expect(table.choices('exchange:')).toEqual(['exchange:1']);
  offers(table, [], [], 2);
  expect([table.asked(), table.actor]).toEqual(['exchange.consent', 1]);
  table.chooses('exchange.consent', 'accept');
  expect([table.hero(0).gold, table.hero(1).gold, table.hero(0).ap]).toEqual([1, 3, 4]);
  offers(table, [], [], -1).chooses('exchange.consent', 'accept');
  expect([table.hero(0).gold, table.hero(1).gold]).toEqual([2, 2]);
  expect([table.asked(), table.actor]).toEqual(['turn.choice', 0]);
});

rule('KIL-11.3', 'a refusal changes nothing; an empty offer asks nobody', () => {
  const table = scene(2).hero(0, { gold: 3 }).hand(0, 'pedlar').opens();
  offers(table, [], [], 0);
  expect([table.asked(), table.actor]).toEqual(['turn.choice', 0]);
  offers(table, ['pedlar'], [], 1).passes('exchange.consent');
  expect(table.hero(0)).toMatchObject({ gold: 3, hand: ['pedlar'] });
});

rule(
  'KIL-11.3',
  'what was refused is not offered again in that turn, but something else may be, and the same in the next',
  () => {
    const table = scene(3).hero(0, { gold: 3 }).hand(0, 'pedlar').opens();
    offers(table, ['pedlar'], [], 1).passes('exchange.consent');
    offers(table, ['pedlar'], [], 1);
    expect([table.asked(), table.actor]).toEqual(['turn.choice', 0]); // nobody is asked the same twice
    expect(table.log.at(-1)).toBe('log.exchange.again');
    offers(table, ['pedlar'], [], 2);
    expect([table.asked(), table.actor]).toEqual(['exchange.consent', 1]); // another form of it
    table.passes('exchange.consent');
    offers(table, [], [], 2).chooses('exchange.consent', 'accept');
    expect(table.hero(0)).toMatchObject({ gold: 1, hand: ['pedlar'] });
    table.plays('hide').plays('hide').plays('hide').plays('unhide');
    offers(table, ['pedlar'], [], 1);
    expect([table.asked(), table.actor]).toEqual(['exchange.consent', 1]);
  },
);

rule('KIL-11.5', 'everybody hears what changes hands, the face of a secret Rumour only those two', () => {
  const table = scene(3, { mode: 'competitive' }).hero(0, { gold: 3 }).hand(0, 'mail-coat').opens();
  offers(table, ['mail-coat'], [], 1).chooses('exchange.consent', 'accept');
  const told = (viewer: number) => table.told(viewer).find(({ text }) => text === 'log.exchange')?.with;
  const gold = { text: 'goods.gold', with: { n: 1 } };
  for (const viewer of [0, 1]) expect(told(viewer)?.gives).toEqual([{ text: 'card.mail-coat' }, gold]);
  expect(told(2)?.gives).toEqual([{ text: 'goods.unknown', with: { n: 1 } }, gold]);
});

rule(
  'KIL-11.5',
  'a Rumour that all others know already is named to everybody, one that somebody does not know is counted',
  () => {
    const gives = (heroes: number, known: readonly number[], viewer: number) => {
      const table = scene(heroes, { mode: 'competitive' })
        .hand(0, 'mail-coat', 'pedlar')
        .having(state => {
          if (known.length > 0) state.known['mail-coat'] = [...known];
        })
        .opens();
      offers(table, ['mail-coat', 'pedlar'], []).chooses('exchange.consent', 'accept');
      return table.told(viewer).find(({ text }) => text === 'log.exchange')?.with?.gives;
    };
    const unknown = (n: number) => ({ text: 'goods.unknown', with: { n } });
    const coat = { text: 'card.mail-coat' };
    // Whoever is offered something sees it: seat 1 knows both.
    expect(gives(4, [], 3)).toEqual([unknown(2)]);
    expect(gives(4, [2], 3)).toEqual([unknown(2)]);
    expect(gives(4, [2, 3], 3)).toEqual([coat, unknown(1)]);
    expect(gives(4, [1, 2, 3], 3)).toEqual([coat, unknown(1)]);
    expect(gives(3, [2], 2)).toEqual([coat, unknown(1)]);
  },
);

rule('KIL-11.5', 'of a Rumour asked for unseen the others hear no more than of one that is given', () => {
  const gets = (known: readonly number[], ask: readonly string[]) => {
    const table = scene(3, { mode: 'competitive' })
      .hand(0)
      .hand(1, 'mail-coat', 'pedlar')
      .having(state => {
        if (known.length > 0) state.known['mail-coat'] = [...known];
      })
      .opens();
    offers(table, [], ask, 1).chooses('exchange.consent', 'accept');
    if (table.asked() === 'exchange.pick') table.chooses('exchange.pick', 'mail-coat');
    return table.told(2).find(({ text }) => text === 'log.exchange')?.with?.gets;
  };
  expect(gets([], ['unknown:1'])).toEqual([{ text: 'goods.unknown', with: { n: 1 } }]);
  expect(gets([0], ['mail-coat'])).toEqual([{ text: 'goods.unknown', with: { n: 1 } }]);
  expect(gets([0, 2], ['mail-coat'])).toEqual([{ text: 'card.mail-coat' }]);
});

rule('KIL-11.3', 'rivals who were not part of it hear that an offer was refused, not what it was', () => {
  const table = scene(3, { mode: 'competitive' }).hero(0, { gold: 3 }).hand(0, 'mail-coat').opens();
  offers(table, ['mail-coat'], [], 1).passes('exchange.consent');
  expect(table.log.at(-1)).toBe('log.exchange.refused');
  expect(JSON.stringify(table.seat(0).view())).toContain('mail-coat');
  expect(JSON.stringify(table.seat(2).view())).not.toContain('mail-coat');
});

rule(
  ['KIL-11.4', 'KIL-11.5'],
  'Rumours, Loot, Items and Spells change hands; Allies, Titles and Totems never do',
  () => {
    const table = scene(2)
      .hand(0, 'pedlar')
      .loot(0, 'bandage#1')
      .assets(0, 'mail-coat', 'omen', 'spy', 'burgher', 'totem-take-the-stronghold')
      .opens();
    table.plays('exchange:1');
    expect(table.offered('exchange.give')).toEqual(['pedlar', 'mail-coat', 'omen', 'bandage#1']);
    table.chooses('exchange.give', 'pedlar', 'mail-coat', 'bandage#1');
    table.chooses('exchange.gold', '0').chooses('exchange.consent', 'accept');
    expect(table.hero(1)).toMatchObject({ hand: ['pedlar'], assets: ['mail-coat'], loot: ['bandage#1'] });
    expect(table.hero(0)).toMatchObject({ hand: [], loot: [] });
  },
);

rule(['KIL-11.5', 'KIL-11.14'], 'an Asset keeps its ready or exhausted side and is not discovered again', () => {
  const table = scene(2)
    .hero(0, { exhausted: ['mail-coat'] })
    .assets(0, 'mail-coat')
    .assets(1, 'omen')
    .opens();
  offers(table, ['mail-coat'], ['omen']).chooses('exchange.consent', 'accept');
  expect(table.hero(1)).toMatchObject({ assets: ['mail-coat'], exhausted: ['mail-coat'] });
  expect(table.hero(0)).toMatchObject({ assets: ['omen'], exhausted: [] });
});

rule(['KIL-11.13', 'KIL-6.6'], 'a Weapon received throws out the Weapon that was there', () => {
  const table = scene(2).assets(0, 'pewter-dagger').assets(1, 'sword-of-the-pass').opens();
  offers(table, ['pewter-dagger'], []).chooses('exchange.consent', 'accept');
  expect(table.hero(1).assets).toEqual(['pewter-dagger']);
  expect(table.discardOf('sword-of-the-pass')).toContain('sword-of-the-pass');
});

rule('KIL-11.13', 'two Weapons swapped clash with nothing', () => {
  const table = scene(2).assets(0, 'pewter-dagger').assets(1, 'sword-of-the-pass').opens();
  offers(table, ['pewter-dagger'], ['sword-of-the-pass']).chooses('exchange.consent', 'accept');
  expect([table.hero(0).assets, table.hero(1).assets]).toEqual([['sword-of-the-pass'], ['pewter-dagger']]);
});

rule(['KIL-11.13', 'KIL-6.8'], 'whoever receives more than six discards at once, out of turn too', () => {
  const six = ['moonherbs', 'poachers', 'ford-inn', 'sealed-barrow', 'hanged-men', 'burn-the-nest'];
  const table = scene(2)
    .hand(0, 'pedlar', 'old-farmwife')
    .hand(1, ...six)
    .opens();
  offers(table, ['pedlar', 'old-farmwife'], []).chooses('exchange.consent', 'accept');
  expect([table.asked(), table.actor]).toEqual(['limit.rumours', 1]);
  table.chooses('limit.rumours', 'moonherbs', 'pedlar');
  expect(table.hero(1).hand).toHaveLength(6);
  expect(table.state.excess).toEqual([]);
});

rule(
  ['KIL-11.3', 'KIL-11.2'],
  'a Hidden or camped partner may, a defeated one may not; the giver must not be Hidden',
  () => {
    const can = (own: object, partner: object): boolean =>
      scene(2).hero(0, own).hero(1, partner).opens().canPlay('exchange:1');
    expect(can({}, { hidden: true })).toBe(true);
    expect(can({}, { camped: true, ap: 0 })).toBe(true);
    expect(can({}, { defeated: true, camped: true, hp: 0, ap: 0 })).toBe(false);
    expect(can({ hidden: true }, {})).toBe(false);
  },
);

rule(['KIL-11.4', 'KIL-1.13'], 'rivals ask for Rumours they do not know; the holder picks which', () => {
  const table = scene(2, { mode: 'competitive' }).hand(1, 'mail-coat', 'pedlar', 'omen').hero(0, { gold: 4 }).opens();
  table.state.known.pedlar = [0];
  table.plays('exchange:1');
  expect(table.offered('exchange.ask')).toEqual(['unknown:1', 'pedlar', 'unknown:2']);
  table.chooses('exchange.ask', 'unknown:1').chooses('exchange.gold', '4').chooses('exchange.consent', 'accept');
  expect(table.offered('exchange.pick')).toEqual(['mail-coat', 'omen']);
  table.chooses('exchange.pick', 'omen');
  expect(table.hero(0)).toMatchObject({ hand: ['omen'], gold: 0 });
  expect(table.state.known.omen).toEqual([1]);
});

rule('KIL-1.13', 'a Rumour offered is shown to the partner alone, and he keeps knowing it', () => {
  const table = scene(3, { mode: 'competitive' }).hand(0, 'mail-coat').opens();
  offers(table, ['mail-coat'], []);
  expect(table.seat(1).view().heroes[0]?.hand).toEqual(['mail-coat']);
  expect(table.seat(2).view().heroes[0]?.hand).toEqual(['back:item']);
  table.passes('exchange.consent');
  expect(table.seat(1).view().heroes[0]?.hand).toEqual(['mail-coat']);
  expect(table.told(2).some(event => JSON.stringify(event).includes('mail-coat'))).toBe(false);
});
