// Copies that are alike are alike on the board: whichever is dragged, dropped on or touched.

import type { Option, PlainDecision } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../content/cards.ts';
import { alike } from '../../rules/cards-offered.ts';
import { newParty, type Party, type State } from '../../rules/state.ts';
import { handOver } from '../orders.ts';
import { equipOption, isMeant, twinKey } from '../party.ts';

const [ANNA, BERT, CORA]: readonly [Card, Card, Card] = ['regian-cleric#1', 'regian-cleric#2', 'militia#1'];
const [DAGGER, KNIFE, SPEAR]: readonly [Card, Card, Card] = ['dagger#1', 'dagger#2', 'spear#1'];

const withEquip = (equip: Party['equip'] = {}): Party => ({ ...newParty(), equip });

/** A step of the preparation as the rules offer it: of cards that are alike, one option that names the first. */
function step(party: Party): PlainDecision {
  const state = { party } as State;
  const free = [DAGGER, KNIFE, SPEAR].filter(card => party.equip[card] === undefined);
  const bare = [ANNA, BERT, CORA].filter(card => !Object.values(party.equip).includes(card));
  const options: Option[] = alike(state, free).flatMap(weapons =>
    alike(state, bare).map(heroes => ({
      key: `equip:${weapons[0]}:${heroes[0]}`,
      text: 'option.equip',
      on: [...weapons, ...heroes],
    })),
  );
  for (const weapon of Object.keys(party.equip))
    options.push({ key: `unequip:${weapon}`, text: 'option.unequip', on: [weapon] });
  return { id: 1, seat: 0, prompt: 'dungeon.step', options, refused: [], min: 1, max: 1 };
}

/** Every answer of an order until it equips or has nothing to do, with the party it leaves. */
function carryOut(weapon: Card, hero: Card, party: Party): { answers: string[]; equip: Party['equip'] } {
  const answers: string[] = [];
  let now = party;
  for (let steps = 0; steps < 9; steps++) {
    const key = handOver(step(now), { weapon, hero }, now);
    if (key === undefined) break;
    answers.push(key);
    const [act, first = '', second = ''] = key.split(':');
    const { [first]: _, ...rest } = now.equip;
    now = withEquip(act === 'equip' ? { ...rest, [first]: second } : rest);
    if (act === 'equip') break;
  }
  return { answers, equip: now.equip };
}

describe('a Weapon dropped on a Hero', () => {
  it('is given in one answer, on whichever of two alike it is dropped', () => {
    for (const hero of [ANNA, BERT])
      for (const weapon of [DAGGER, KNIFE])
        expect(carryOut(weapon, hero, withEquip()).answers).toEqual([`equip:${DAGGER}:${ANNA}`]);
  });

  it('goes beside a twin that is armed already', () => {
    const { answers } = carryOut(KNIFE, BERT, withEquip({ [DAGGER]: ANNA }));
    expect(answers).toEqual([`equip:${KNIFE}:${BERT}`]);
  });

  it('stays where it is when its bearer and the other are alike', () => {
    expect(carryOut(DAGGER, BERT, withEquip({ [DAGGER]: ANNA })).answers).toEqual([]);
  });

  it('is taken back first from somebody else, and takes the place of another Weapon', () => {
    expect(carryOut(DAGGER, BERT, withEquip({ [DAGGER]: CORA })).answers).toEqual([
      `unequip:${DAGGER}`,
      `equip:${DAGGER}:${ANNA}`,
    ]);
    expect(carryOut(DAGGER, BERT, withEquip({ [DAGGER]: ANNA, [SPEAR]: BERT })).answers).toEqual([
      `unequip:${DAGGER}`,
      `unequip:${SPEAR}`,
      `equip:${DAGGER}:${ANNA}`,
    ]);
  });
});

describe('a card touched', () => {
  it('equips a Weapon and a Hero, never two of a kind', () => {
    const decision = step(withEquip());
    expect(equipOption(decision, KNIFE, BERT)?.key).toBe(`equip:${DAGGER}:${ANNA}`);
    expect(equipOption(decision, DAGGER, KNIFE)).toBeUndefined();
    expect(equipOption(decision, ANNA, BERT)).toBeUndefined();
  });

  it('is the one shown as chosen, whichever its option names', () => {
    const hand = [ANNA, BERT, CORA];
    const options = [ANNA, CORA].map(key => ({
      key,
      text: 'option.destroy',
      on: key === CORA ? [CORA] : [ANNA, BERT],
    }));
    expect(isMeant(ANNA, [ANNA], hand, {})).toBe(true);
    expect(isMeant(BERT, [ANNA], hand, {})).toBe(false);
    expect(isMeant(BERT, [ANNA], hand, { [ANNA]: BERT })).toBe(true);
    expect(isMeant(ANNA, [ANNA], hand, { [ANNA]: BERT })).toBe(false);
    // Of cards that go together, the twin alone changes places.
    const pair = `${ANNA}+${CORA}`;
    expect(hand.filter(card => isMeant(card, [pair], hand, { [pair]: BERT }))).toEqual([BERT, CORA]);
    // A second touch takes back what is shown there; a touch on the twin asks for one more.
    expect(twinKey(options, BERT, [ANNA], hand, { [ANNA]: BERT })).toBe(ANNA);
    const two = [ANNA, BERT].map(key => ({ key, text: 'option.destroy', on: [ANNA, BERT] }));
    expect(twinKey(two, ANNA, [ANNA], hand, { [ANNA]: BERT })).toBe(BERT);
  });
});
