// The bots of Thunderstone: they finish every kind of game, do not peek, and do the obvious.

import {
  type Bot,
  type BotTurn,
  Chance,
  checkPicks,
  type Decision,
  Match,
  newChance,
  type Picks,
} from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { planFight, readied } from '../../bots/fight-plan.ts';
import { novice } from '../../bots/novice.ts';
import { type Card, cardById, defOf, groups } from '../../content/cards.ts';
import { thunderstone } from '../../rules/game.ts';
import { newParty, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { PROMPTS } from '../prompts.ts';
import { scene, type Table } from '../scene.ts';

/** A deck to draw from: the one that everybody starts with. */
const STARTING = ['militia', 'militia', 'militia', 'torch', 'dagger', 'iron-rations', 'militia', 'militia', 'dagger'];
/** A Village of little help against the worst monsters. */
const DULL = {
  heroes: ['regian', 'lorigg', 'amazon', 'feayn'],
  village: [
    'barkeep',
    'town-guard',
    'trainer',
    'pawnbroker',
    'banish',
    'goodberries',
    'arcane-energies',
    'magical-aura',
  ],
};

/** Families and Village cards that ask the rarest questions. */
const MISCHIEF = [
  ['lorigg', 'redblade', 'selurin', 'thyrian'],
  ['elf', 'redblade', 'selurin', 'thyrian'],
];
const TRICKS = ['banish', 'trainer', 'pawnbroker', 'town-guard', 'goodberries', 'arcane-energies', 'spear', 'feast'];

/** Every question with a choice in it, but those of the Theurge and the Thyrian Lord, who have scenes of their own. */
const ASKED = PROMPTS.filter(prompt => !['discard.hero', 'dungeon.borrow', 'dungeon.take'].includes(prompt));

/** A player who asks the bot every other time, and else does anything: it leads the bot where it would never go. */
const dabbler = (bot: Bot<State, View>, chance: Chance, answered: Set<string>): Bot<State, View> => ({
  id: 'dabbler',
  decide: turn => {
    const { prompt, options, min, max, pass } = turn.decision;
    const own = bot.decide(turn);
    checkPicks(turn.decision, own);
    answered.add(prompt);
    if (chance.below(2, 'mischief') === 0) return own;
    const keys = chance.shuffle(
      options.map(({ key }) => key),
      'mischief',
    );
    return keys.slice(0, Math.max(min, pass && keys.length === 0 ? 0 : Math.min(max, 1)));
  },
});

const bots: readonly Bot<State, View>[] = [novice, adept];

/** What a bot is given, as the drivers of the house give it. */
const turnAt = (match: Match<State, View>, decision: Decision, chance: Chance): BotTurn<State, View> => ({
  seat: decision.seat,
  seats: match.seats,
  view: match.view(decision.seat),
  decision,
  chance,
  imagine: seed => match.imagine(decision.seat, seed),
});

/** Plays a game out, one bot in every seat in turn; `look` sees every decision. */
function playOut(match: Match<State, View>, players: readonly Bot<State, View>[], look?: (decision: Decision) => void) {
  const chance = new Chance(newChance('bots'));
  for (let made = 0; !match.over; made++) {
    expect(made, 'a game must end').toBeLessThan(6000);
    const decision = match.decisions[0] as Decision;
    const bot = players[decision.seat % players.length] as Bot<State, View>;
    const picks = bot.decide(turnAt(match, decision, chance));
    look?.(decision);
    match.answer({ seat: decision.seat, decision: decision.id, picks });
  }
}

/** What a bot answers to the active player's question in a scene. */
function answer(table: Table, bot: Bot<State, View>, seed = 'scene'): Picks {
  const decision = table.match.decisions[0] as Decision;
  return bot.decide(turnAt(table.match, decision, new Chance(newChance(seed))));
}

describe.each(bots)('$id', bot => {
  test.each(thunderstone.trials.map(({ seats, options }) => ({ seats, mode: options.mode as string, options })))(
    'finishes a $mode game for $seats with legal answers',
    ({ seats, options }) => {
      for (const seed of ['one', 'two']) {
        const match = Match.start(thunderstone, { seed, seats, options, history: false });
        playOut(match, [bot]);
        expect(match.over).toBe(true);
      }
    },
  );

  test('goes into the Dungeon in the end, even where no stall guard sends monsters away', () => {
    const options = { set: 'picked', monsters: ['dragon', 'abyssal', 'doomknight-humanoid'], ...DULL };
    const match = Match.start(thunderstone, { seed: 'stall', seats: 2, options, history: false });
    playOut(match, [bot]);
    expect(match.over).toBe(true);
  });

  test('has a legal answer to every question, in whatever situation', () => {
    const answered = new Set<string>();
    const chance = new Chance(newChance('mischief'));
    const open = () => ASKED.filter(prompt => !answered.has(prompt));
    // Rare questions come up in one game or another: a second round is played only if one is still open.
    for (let round = 0; round < 4 && open().length > 0; round++)
      for (const [i, heroes] of MISCHIEF.entries())
        for (const mode of ['standard', 'coop', 'standard']) {
          const options = { mode, set: 'picked', monsters: [...groups], heroes, village: [...TRICKS] };
          const seed = `mischief-${round}-${i}`;
          const match = Match.start(thunderstone, { seed, seats: 3, options, history: false });
          playOut(match, [dabbler(bot, chance, answered)]);
        }
    expect(open()).toEqual([]);
  });

  test.each([
    { seats: 3, mode: 'standard', openDiscards: false },
    { seats: 2, mode: 'coop', openDiscards: true },
    { seats: 1, mode: 'solo-normal', openDiscards: true },
  ])('answers alike when all that it cannot see is dealt anew ($mode for $seats)', ({ seats, ...options }) => {
    const match = Match.start(thunderstone, { seed: 'look', seats, options });
    const prompts = new Set<string>();
    let made = 0;
    playOut(match, [bot], decision => {
      if (made++ % 3 !== 0 && prompts.has(decision.prompt)) return;
      prompts.add(decision.prompt);
      const { seat } = decision;
      const imagined = match.imagine(seat, `other-${made}`);
      const same = imagined.decisions.find(other => other.seat === seat) as Decision;
      const told = bot.decide(turnAt(match, decision, new Chance(newChance('alike'))));
      const again = bot.decide(turnAt(imagined, same, new Chance(newChance('alike'))));
      expect(again, decision.prompt).toEqual(told);
    });
    expect(prompts.size).toBeGreaterThan(3);
  });

  test('takes a sure victory worth the trouble rather than buy', () => {
    const hand = ['thyrian-knight', 'short-sword', 'torch', 'iron-rations', 'militia', 'militia'];
    const table = scene().hall('kingdom', 'knightmare', 'knightmare').hand(0, hand).deck(0, STARTING).opens();
    expect(answer(table, bot)).toEqual(['dungeon']);
  });

  test('gives the Short Sword to the Hero who can carry it, then attacks what that beats', () => {
    const table = scene()
      .hall('archduke-of-pain', 'deadbone-troll', 'archduke-of-pain')
      .hand(0, ['militia', 'thyrian-knight', 'short-sword', 'torch', 'torch', 'torch'])
      .deck(0, STARTING)
      .inDungeon();
    expect(answer(table, bot)).toEqual(['equip:short-sword#1:thyrian-knight#1']);
    table.prepares('equip:short-sword#1:thyrian-knight#1');
    expect(answer(table, bot)).toEqual(['attack:2']);
  });

  test('feeds a Hero who then can carry the Weapon that wins', () => {
    const hand = ['militia', 'short-sword', 'torch', 'iron-rations', 'torch', 'torch'];
    const table = scene().hall('kingdom', 'knightmare', 'knightmare').hand(0, hand).deck(0, STARTING).inDungeon();
    expect(answer(table, bot)).toEqual(['use:iron-rations#1:0']);
    table.prepares('use:iron-rations#1:0');
    expect(answer(table, bot)).toEqual(['equip:short-sword#1:militia#1']);
  });

  test('stays out of the Dungeon with nothing to beat there, and buys', () => {
    const hand = ['iron-rations', 'iron-rations', 'torch', 'torch', 'militia', 'militia'];
    const table = scene().hall('ebon-fume', 'tyxr-the-old', 'archduke-of-pain').hand(0, hand).deck(0, STARTING).opens();
    expect(answer(table, bot)).toEqual(['village']);
    table.chooses('turn.action', 'village');
    expect(answer(table, bot)[0]).toMatch(/^buy:/);
    expect(answer(table, bot)).not.toEqual(['buy:militia']);
  });

  test('discards a Disease before anything else', () => {
    const table = scene(2)
      .hall('kingdom', 'knightmare', 'knightmare')
      .hands(
        ['lorigg-rogue', 'militia', 'militia', 'militia', 'militia', 'militia'],
        ['thyrian-knight', 'short-sword', 'torch', 'disease', 'iron-rations', 'lightstone-gem'],
      )
      .deck(1, STARTING)
      .inDungeon();
    table.chooses('dungeon.enters', 'use:lorigg-rogue#1:0');
    expect(answer(table, bot)).toEqual(['disease#1']);
  });

  test('gives the Theurge its worst Hero, and as the Theurge borrows the best', () => {
    const table = scene(3)
      .hall('kingdom', 'knightmare', 'knightmare')
      .hands(
        ['selurin-theurge', 'militia', 'militia', 'militia', 'militia', 'militia'],
        ['thyrian-knight', 'militia', 'torch', 'torch', 'iron-rations', 'dagger'],
        ['elf-sorcerer', 'torch', 'torch', 'torch', 'torch', 'torch'],
      )
      .deck(1, STARTING)
      .inDungeon();
    table.prepares('use:selurin-theurge#1:1');
    expect(answer(table, bot)).toEqual(['militia#6']);
    table.seat(1).chooses('discard.hero', 'militia#6');
    expect(answer(table, bot)).toEqual(['elf-sorcerer#1']);
  });

  test('takes a monster as the Thyrian Lord', () => {
    const table = scene()
      .hall('nixie', 'archduke-of-pain', 'grudgebeast')
      .hand(0, ['thyrian-lord', 'iron-rations', 'torch', 'dagger'])
      .deck(0, STARTING)
      .inDungeon('use:thyrian-lord#1:1');
    expect(table.offered('dungeon.take')).toContain(answer(table, bot)[0]);
  });

  test('destroys a Disease when resting', () => {
    const hand = ['disease', 'thyrian-knight', 'short-sword', 'torch', 'lightstone-gem', 'elf-sorcerer'];
    const table = scene().hall('ebon-fume', 'tyxr-the-old', 'archduke-of-pain').hand(0, hand).deck(0, STARTING).opens();
    table.chooses('turn.action', 'rest');
    expect(answer(table, bot)).toEqual(['disease#1']);
  });

  test('lets a Battle Effect destroy the Militia, not the Knight', () => {
    const hand = ['thyrian-knight', 'militia', 'torch', 'short-sword', 'torch', 'torch'];
    const table = scene().hall('mythlurian', 'knightmare', 'knightmare').hand(0, hand).deck(0, STARTING).inDungeon();
    table.prepares('equip:short-sword#1:thyrian-knight#1').attacks(1);
    expect(answer(table, bot)).toEqual(['militia#1']);
  });

  test('levels a Hero up when the XP are there and nothing is to be bought', () => {
    const table = scene()
      .hall('kingdom', 'suffering', 'lord-of-death')
      .hand(0, ['redblade-killer', 'militia', 'militia', 'militia', 'militia', 'militia'])
      .deck(0, STARTING)
      .xp(0, 2)
      .inVillage();
    expect(answer(table, bot)[0]).toMatch(/^level:redblade-killer#1:redblade-poisoner/);
  });
});

describe('adept at the end of the game', () => {
  const late = (mine: readonly string[], theirs: readonly string[]) =>
    scene()
      .hall('ebon-fume', 'stone-of-mystery', 'nixie')
      .dungeon('nixie', 'pegasus')
      .hand(0, ['militia', 'militia', 'militia', 'torch', 'torch', 'dagger'])
      .deck(0, ['militia', 'militia', 'militia', 'torch', 'militia', 'militia'])
      .discard(0, mine)
      .discard(1, theirs)
      .hand(1, ['militia', 'militia', 'militia', 'militia', 'militia', 'militia']);
  const rich = ['griffon', 'pegasus'];

  test('the leader ends it, even by a battle that cannot be won', () => {
    const table = late(rich, ['nixie']).opens();
    expect(answer(table, adept)).toEqual(['dungeon']);
    table.chooses('turn.action', 'dungeon');
    while (!table.match.over) table.chooses(table.match.decisions[0]?.prompt ?? '', ...answer(table, adept));
    expect(thunderstone.outcome(table.state).won).toEqual([0]);
  });

  test('whoever is behind does not', () => {
    const table = late(['nixie'], rich).inDungeon();
    expect(answer(table, adept)).not.toEqual(['attack:1']);
  });
});

describe('a fight plan', () => {
  test('never hands a Weapon to a Hero who cannot carry it', () => {
    const target = cardById('mythlurian');
    const heroes = ['militia#1', 'dwarf-guardian#1', 'lorigg-thief#1', 'elf-wizard#1'];
    const arms = ['short-sword#1', 'hatchet#1', 'flaming-sword#1', 'dagger#1', 'polearm#1'];
    const chance = new Chance(newChance('arms'));
    let handedOut = 0;
    for (let n = 0; n < 200; n++) {
      const cards = chance.shuffle([...heroes, ...arms, 'iron-rations#1', 'torch#1'], 'hand').slice(0, 6);
      const plan = planFight(cards, readied({ cards, party: newParty() }), target, 1);
      const fed = (hero: Card): number => 2 * plan.feeds.filter(([, eater]) => eater === hero).length;
      for (const [weapon, hero] of plan.equip) {
        handedOut++;
        expect(defOf(weapon).weight, `${weapon} to ${hero}`).toBeLessThanOrEqual(defOf(hero).strength + fed(hero));
      }
      expect(new Set(plan.equip.map(([, hero]) => hero)).size).toBe(plan.equip.length);
    }
    expect(handedOut).toBeGreaterThan(100);
  });
});
