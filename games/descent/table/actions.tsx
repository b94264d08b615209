// What a hero may do besides walking and attacking, in groups: lit, or with the reason why not.

import type { Option, Refused } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { type Action, ActionRow, useLayout } from '@veillee/web/kit';
import { exitDoor, lungs, magnifyingGlass } from '@veillee/web/kit/glyphs.ts';
import { aimedBy, chanceWords } from './attack/aims.ts';
import { friendsIn, friendTold, isOnFriend } from './attack/friends.ts';
import { leadsTo } from './dungeon/leads.ts';
import {
  campfire,
  crossedSwords,
  healthPotion,
  hourglass,
  hutsVillage,
  knapsack,
  magicPortal,
  openTreasureChest,
  scrollUnfurled,
  twoCoins,
  walkingBoot,
} from './glyphs.ts';
import { type Reading, useReading } from './reading.ts';

interface Group {
  readonly id: string;
  readonly heads: readonly string[];
  readonly glyph: string;
}

/** In the order in which one looks for them. */
const GROUPS: readonly Group[] = [
  { id: 'declare', heads: ['action'], glyph: scrollUnfurled },
  { id: 'attack', heads: ['attack'], glyph: crossedSwords },
  { id: 'half', heads: ['half'], glyph: walkingBoot },
  { id: 'leap', heads: ['jump', 'climb', 'leap'], glyph: walkingBoot },
  { id: 'door', heads: ['door'], glyph: magicPortal },
  { id: 'flee', heads: ['flee'], glyph: exitDoor },
  { id: 'search', heads: ['search', 'light'], glyph: magnifyingGlass },
  { id: 'take', heads: ['pick-up', 'chest', 'activate', 'altar', 'quest-action'], glyph: openTreasureChest },
  { id: 'drink', heads: ['drink'], glyph: healthPotion },
  { id: 'fatigue', heads: ['fatigue'], glyph: lungs },
  { id: 'order', heads: ['order', 'prolonged'], glyph: campfire },
  { id: 'town', heads: ['town', 'glyph', 'trade'], glyph: hutsVillage },
  { id: 'give', heads: ['give', 're-equip', 'drop'], glyph: knapsack },
  { id: 'sell', heads: ['sell'], glyph: twoCoins },
  { id: 'use', heads: ['use'], glyph: hourglass },
];

export function actionsOf(reading: Reading, short: boolean): Action[] {
  const { decision, word, table, view } = reading;
  if (!decision || !ASKED.includes(decision.prompt)) return [];
  return GROUPS.flatMap(({ id, heads, glyph }) => {
    const isOf = ({ key }: Option | Refused): boolean => heads.includes(headOf(key));
    // Nobody means a friend first.
    const options = decision.options
      .filter(isOf)
      .toSorted((one, other) => Number(isOnFriend(decision, one)) - Number(isOnFriend(decision, other)));
    const refused = decision.refused.filter(isOf);
    const [only, ...others] = [...options, ...refused];
    if (!only) return [];
    const name = others.length === 0 && !short ? table.say(only) : word(`table.action.${id}`);
    const marks = Object.fromEntries(
      options.flatMap(option => friendsIn(decision, option).map(friend => [option.key, friendTold(friend, table.say)])),
    );
    // Foes of one name are told apart by what a blow would do to each, glyphs by where they lead.
    const notes = Object.fromEntries(
      options
        .filter(option => !isOnFriend(decision, option))
        .flatMap(option => {
          const { blow } = aimedBy(reading, option) ?? {};
          const leads = leadsTo(view, option);
          const note = blow ? word('table.way', chanceWords(blow)) : leads && table.say(leads);
          return note === undefined ? [] : [[option.key, note]];
        }),
    );
    return [{ id, glyph, name, options, refused, marks, notes }];
  });
}
const ASKED: readonly string[] = ['turn.act', 'turn.act.town', 'turn.act.inside'];

export function ActionBar() {
  const reading = useReading();
  const phone = useLayout() === 'phone';
  const actions = actionsOf(reading, phone);
  return actions.length === 0 ? null : <ActionRow label={reading.word('table.actions')} actions={actions} />;
}
