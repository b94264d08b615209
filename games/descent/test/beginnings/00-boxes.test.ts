// DES-0: how the boxes go together.

import { checkSetting, choicesOffered, neededBy, rolesOf, seatCounts } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { originalOf } from '@veillee/pieces/things';
import { expect, test } from 'vitest';
import { BASE, boxes, isOf, OFFERED, rowsOf } from '../../content/boxes.ts';
import { itemRow, shop, treasures } from '../../content/items.ts';
import { options as optionRows } from '../../content/options.ts';
import { CARDS_A_TURN, overlordCardRow } from '../../content/overlord.ts';
import { questRow, questsWith } from '../../content/quests.ts';
import { skillRow } from '../../content/skills.ts';
import { SKILL_TYPES, TIERS } from '../../content/vocabulary.ts';
import { boardOf } from '../../rules/board.ts';
import { descent } from '../../rules/game.ts';
import { boxesOf, cardsATurn, startingConquest } from '../../rules/options.ts';
import { quest } from '../guide.ts';
import { begun } from '../scene.ts';

const all = Object.fromEntries(boxes.map(({ id }) => [id, true]));

const WELL = 'well-of-darkness' as const;

const ofWell = <Row extends { readonly box?: string }>(rows: readonly Row[]) => rows.filter(({ box }) => box === WELL);

rule('DES-0.1', 'a table plays with the base box and with what it adds to it', () => {
  expect(begun().boxes).toEqual(['base']);
  expect(begun({ options: { 'tomb-of-ice': true } }).boxes).toEqual(['base', 'tomb-of-ice']);
  expect(boxesOf({ seats: 2, options: all })).toEqual([...BASE, ...boxes.map(({ id }) => id)]);
});

rule('DES-0.1', 'decks, shop and supply hold rows of boxes in play, and all of them', () => {
  for (const options of [{}, ...boxes.map(({ id }) => ({ [id]: true })), all]) {
    const { boxes: inPlay, decks, shop: stock, overlord } = begun({ options });
    const rows = [
      ...SKILL_TYPES.flatMap(type => decks.skills[type].map(id => skillRow(id))),
      ...[...TIERS.flatMap(tier => decks.treasures[tier]), ...stock].map(id => itemRow(originalOf(id))),
      ...overlord.deck.map(id => overlordCardRow(originalOf(id))),
    ];
    expect(rows.filter(row => !isOf(row, inPlay))).toEqual([]);
    expect(stock).toHaveLength(rowsOf(shop, inPlay).reduce((sum, { copies }) => sum + copies, 0));
  }
});

test('every box has a switch, which is off unless a table wants it; whoever asks for another is refused', () => {
  const switches = descent.options.filter(({ id }) => boxes.some(box => box.id === id));
  expect(switches.map(({ id, kind, initial }) => [id, kind, initial])).toEqual(
    boxes.map(({ id }) => [id, 'switch', false]),
  );
  const quest = descent.options.find(({ id }) => id === 'quest');
  expect(quest?.kind === 'choice' && quest.choices).toEqual(questsWith(OFFERED).map(({ id }) => id));
  expect(() => checkSetting(descent, { seats: 2, options: { 'road-to-legend': true } })).toThrow(/has no option/);
  expect(rolesOf(descent, { seats: 2, options: {} })).toHaveLength(2);
});

rule('DES-0.1', 'a quest of a box offers itself with that box, and is refused without it', () => {
  const quest = descent.options.find(({ id }) => id === 'quest');
  if (quest?.kind !== 'choice') throw new Error('no quest is chosen');
  const offered = (...on: readonly string[]) =>
    choicesOffered(
      quest,
      Object.fromEntries(descent.options.map(({ id, initial }) => [id, on.includes(id) ? true : initial])),
    );
  expect(offered()).toEqual(questsWith(BASE).map(({ id }) => id));
  for (const { id } of boxes) expect(offered(id), id).toEqual(questsWith([...BASE, id]).map(({ id: of }) => of));
  expect(seatCounts(descent, { quest: 'cold-egg' }, 6)).toEqual([]);
  expect(seatCounts(descent, { quest: 'cold-egg', ...neededBy(quest, 'cold-egg') }, 6)).toEqual(
    seatCounts(descent, { quest: 'old-friends', ...neededBy(quest, 'old-friends') }, 6),
  );
  expect(() => checkSetting(descent, { seats: 2, options: { quest: 'cold-egg' } })).toThrow(/refused.box/);
});

test('items of the Well have prices, dice and names of their own, and lie in its decks alone', () => {
  expect(ofWell(shop).map(({ id, price, copies }) => [id, price, copies])).toEqual([
    ['blinding-light', 150, 2],
    ['sling', 100, 2],
    ['sunburst', 175, 2],
    ['throwing-knife', 50, 2],
    ['tunic', 50, 2],
    ['walking-stick', 75, 2],
  ]);
  expect(TIERS.map(tier => ofWell(treasures[tier]).length)).toEqual([6, 8, 9]);
  const { decks } = begun({ options: { [WELL]: true } });
  for (const tier of TIERS) expect(decks.treasures[tier]).toContain(`${ofWell(treasures[tier])[0]?.id}#1`);
});

rule(['DES-0.2', 'DES-0.4'], 'every house rule is an option, and off unless the book has no other way', () => {
  const house = rowsOf(optionRows, OFFERED).filter(({ kind }) => kind === 'house' || kind === 'variant');
  const offered = descent.options.map(({ id }) => id);
  for (const { id, standard } of house) {
    if (id === 'hero-draft') expect(offered).toContain('choosing');
    else expect(descent.options.find(option => option.id === id)?.initial).toBe(standard);
    expect(standard).toBe(id === 'dispute-roll');
  }
  expect([...begun().house].sort()).toEqual(
    optionRows
      .filter(({ standard }) => standard)
      .map(({ id }) => id)
      .sort(),
  );
});

rule(
  ['DES-0.9', 'DES-26.2'],
  'the overlord reads who waits in areas that nobody has seen, as they will be set up; heroes do not',
  () => {
    const play = quest('eternal-guardian', { areas: [0] });
    const { ahead = [] } = play.seat(play.overlordSeat).view();
    expect(play.seat(0).view().ahead).toBeUndefined();
    expect(ahead).toHaveLength(boardOf(play.state).areas.size - 1);
    const foretold = new Map(ahead.map(({ name, figures }) => [name.text, figures]));
    const shown = quest('eternal-guardian', { areas: [0, 1] });
    const known = play.state.monsters.map(({ id }) => id);
    const { sheets } = shown.seat(0).view();
    const stand = shown.state.monsters
      .flatMap(({ id }) => (known.includes(id) ? [] : [sheets[id]?.name.text]))
      .toSorted();
    const waited = foretold.get('quest.eternal-guardian.area.1') ?? [];
    expect(waited.map(({ text }) => text).toSorted()).toEqual(stand);
    expect(stand.length).toBeGreaterThan(0);
  },
);

rule(
  ['DES-3.19', 'DES-11.6'],
  'R164: for each box with treachery that the quest was not made for heroes have more tokens, and fewer cards are drawn; by the book neither',
  () => {
    const terms = (quest: string, on: object = {}, heroes = '2') => {
      const setting = { seats: 3, options: { quest, heroes, ...on } };
      return [startingConquest(setting), cardsATurn(setting)] as const;
    };
    const [well, altar, ice] = boxes.map(({ id }) => ({ [id]: true }));
    const { conquest, aid, draws } = questRow('durnog-brothers');
    const [tokens, cards] = [conquest + aid[3], draws[3]];
    expect(terms('durnog-brothers')).toEqual([tokens, cards]);
    expect(terms('durnog-brothers', ice)).toEqual([tokens, cards]);
    for (const one of [well, altar]) expect(terms('durnog-brothers', one)).toEqual([tokens + 2, cards - 0.5]);
    expect(terms('durnog-brothers', all)).toEqual([tokens + 4, cards - 1]);
    expect(terms('durnog-brothers', all, '3')[0]).toBe(terms('durnog-brothers', {}, '3')[0]);
    // A quest is made for its own box; and every other turn a card is drawn, however many boxes there are.
    expect(terms('bone-mill', all)[0] - terms('bone-mill', well)[0]).toBe(2);
    expect(terms('black-blade', all)[1]).toBe(0.5);
    expect(terms('durnog-brothers', { ...all, pool: 'guide' })).toEqual([conquest, CARDS_A_TURN]);
  },
);
