// Every feat at work.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { attack } from '../../rules/attack/attack.ts';
import { armourAgainst, has, rankOf, statOf } from '../../rules/effects/stats.ts';
import type { State } from '../../rules/state.ts';
import { BLANKS, BLUE, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { featAssault, featFight, holds, ICE, plays, until } from '../feats.ts';
import { FAR, HERE, said, shownIn } from '../fight.ts';
import { type Plan, type Play, pair, put, scene, space } from '../scene.ts';

const { blank, surge } = POWER;
const lost = (play: Play, n = 0): number => statOf(play.state, play.hero(n).id, 'maxWounds') - play.hero(n).wounds;
const discards = ({ state }: Play): readonly string[] => state.featCards?.discards ?? [];

/** The beastman strikes for three wounds and more, and these dice follow. */
const BLOW = [RED.four, GREEN.three] as const;
const struck = (feats: readonly string[], dice: readonly number[] = BLOW): Play => featAssault({ feats, dice });
const arrow = [BLUE.far, GREEN.three, blank] as const;
const shot = (feats: readonly string[], dice: readonly number[] = arrow): Play =>
  featAssault({ feats, dice, monster: 'skeleton', on: FAR });

/** What the blow does to whoever plays nothing. */
const PLAIN = lost(until(struck(['hurry#1']), 'turn.act'));

describe('against a monster’s attack', () => {
  test('a blow of the beastman is felt', () => {
    expect(PLAIN).toBeGreaterThan(3);
  });

  test('Blocked: it misses, unless the die shows a surge; from afar too, but no magic', () => {
    expect(lost(plays(struck(['blocked#1'], [...BLOW, blank]), 'blocked'))).toBe(0);
    expect(lost(plays(struck(['blocked#1'], [...BLOW, surge]), 'blocked'))).toBe(PLAIN);
    expect(lost(plays(shot(['blocked#1'], [...arrow, blank]), 'blocked'))).toBe(0);
    const magic = featAssault({
      feats: ['blocked#1'],
      monster: 'sorcerer',
      on: FAR,
      dice: [WHITE.threeSurge, YELLOW.three, blank, blank],
    });
    expect(lost(until(magic, 'turn.act'))).toBeGreaterThan(0);
    expect(discards(magic)).toEqual([]);
  });

  test('Evade: the same of what comes from afar, magic included, and of no blow', () => {
    expect(lost(plays(shot(['evade#1'], [...arrow, blank]), 'evade'))).toBe(0);
    expect(lost(until(struck(['evade#1']), 'turn.act'))).toBe(PLAIN);
  });

  test('Fend: four more armour against this attack', () => {
    const play = plays(struck(['fend#1']), 'fend');
    expect(lost(play)).toBe(PLAIN - 4);
    expect(armourAgainst(play.state, play.hero(), 'melee').total).toBe(statOf(play.state, play.hero().id, 'armour'));
  });

  test('Riposte: an attack on the monster once its own is over; not on one that shoots', () => {
    const play = plays(struck(['riposte#1'], [...BLOW, RED.four, ...BLANKS]), 'riposte');
    // There is one monster to attack, with bare hands: its dice are rolled already.
    expect([play.state.attacks.map(({ by }) => by), lost(play)]).toEqual([[play.hero().id], PLAIN]);
    const before = play.monster().wounds;
    until(play, 'turn.act');
    expect(play.state.monsters[0]?.wounds ?? 0).toBeLessThan(before);
    expect(discards(until(shot(['riposte#1']), 'turn.act'))).toEqual([]);
  });

  test('Backstab: an attack before the monster’s, unless the die shows a surge; dead, it attacks nobody', () => {
    const play = plays(struck(['backstab#1'], [blank, RED.four, ...BLANKS, ...BLOW]), 'backstab');
    expect(play.state.attacks.map(({ by }) => by)).toEqual(['monster:beastman#1', play.hero().id]);
    until(play, 'turn.act');
    expect([play.state.monsters, lost(play)]).toEqual([[], 0]);
    expect(lost(plays(struck(['backstab#1'], [surge, ...BLOW]), 'backstab'))).toBe(PLAIN);
    const mage = featAssault({
      feats: ['backstab#1'],
      hero: 'mad-carthos',
      friend: 'steelhorns',
      equipped: ['sunburst#1'],
      dice: BLOW,
    });
    // With magic alone there is nothing to stab with.
    expect([mage.asked(), mage.can()]).toEqual(['feats.ask', []]);
  });

  test('Transparent: Stealth against this attack', () => {
    const hidden = (die: number): Play =>
      plays(featAssault({ feats: ['transparent#1'], dice: [...BLOW, die] }), 'transparent');
    expect([lost(hidden(1)), lost(hidden(6))].sort((a, b) => a - b)).toEqual([0, PLAIN]);
    expect(has(hidden(1).state, 'hero:steelhorns', 'stealth')).toBe(false);
  });

  test('Skulk: Ghost and Stealth until the next turn, unless the die shows a surge', () => {
    const play = plays(struck(['skulk#1'], [blank, ...BLOW, 1]), 'skulk');
    const { id } = play.hero();
    expect([has(play.state, id, 'ghost'), has(play.state, id, 'stealth'), play.hero().faceUp]).toEqual([
      true,
      true,
      ['skulk#1'],
    ]);
    // Nobody strikes a ghost from beside: the attack that was declared is off.
    expect(lost(play)).toBe(0);
    const vain = plays(struck(['skulk#1'], [surge, ...BLOW]), 'skulk');
    expect([vain.hero().faceUp, lost(vain), discards(vain)]).toEqual([undefined, PLAIN, ['skulk#1']]);
  });

  test('Protect Thyself: two armour for all within 3 spaces of whoever plays it, though another is attacked', () => {
    const guarded = (at: ReturnType<typeof space>): Play =>
      plays(
        featAssault({
          dice: BLOW,
          set: (state, [, friend]) => {
            if (friend) friend.at = at;
            holds(state, friend, 'protect-thyself#1');
          },
        }),
        'protect-thyself',
      );
    expect(lost(guarded(space(3, 11)))).toBe(PLAIN - 2);
    const far = guarded(space(7, 9));
    expect(lost(far)).toBe(PLAIN);
    expect(statOf(far.state, far.hero(1).id, 'armour')).toBe(
      statOf(until(struck([]), 'turn.act').state, far.hero(1).id, 'armour') + 2,
    );
  });
});

/** The first hero attacks the beastman beside them with this, and plays what they hold. */
const attacks = (
  weapon: string,
  feats: readonly string[],
  dice: readonly number[],
  plan: { readonly on?: typeof FAR; readonly hero?: string } = {},
): Play =>
  featFight({ feats, equipped: [weapon], dice, ...plan }).does(
    'action:battle',
    `attack:${weapon}:${plan.on ?? space(4, 9)}`,
  );

describe('for an attack of one’s own', () => {
  const sword = [RED.two, GREEN.one, ...BLANKS];

  test('Follow Through: two more damage, once it has hit', () => {
    const play = attacks('sword#1', ['follow-through#1'], sword);
    plays(play, 'follow-through');
    const plain = until(attacks('sword#1', ['hurry#1'], sword), 'turn.act');
    expect(shownIn(play, 'log.attack.total').damage).toBe(Number(shownIn(plain, 'log.attack.total').damage) + 2);
    const missed = until(attacks('sword#1', ['follow-through#1'], [RED.miss, GREEN.one, ...BLANKS]), 'turn.act');
    expect(discards(missed)).toEqual([]);
  });

  test('Killing Blow: every die but the red one lies as the hero likes', () => {
    const play = plays(attacks('sword#1', ['killing-blow#1'], sword), 'killing-blow');
    expect([play.asked(), play.can()]).toEqual(['feats.face', expect.arrayContaining(['die:green:0', 'die:green:5'])]);
    play.does('die:green:0');
    while (play.asked() === 'feats.face') play.does('die:black:4');
    const dice = play.state.attacks[0]?.dice ?? [];
    expect(dice.map(({ die, face }) => `${die} ${face}`)).toEqual(
      ['red 4', 'green 0', 'black 4', 'black 4', 'black 4'].slice(0, dice.length),
    );
    const missed = attacks('sword#1', ['killing-blow#1'], [RED.miss, GREEN.one, ...BLANKS]);
    expect(discards(until(missed, 'turn.act'))).toEqual([]);
  });

  test('Lunge: Reach for the next melee attack', () => {
    const play = featFight({ feats: ['lunge#1'], equipped: ['sword#1'], on: space(5, 9), dice: sword }).does(
      'action:battle',
    );
    const far = 'attack:sword#1:space:5,9';
    expect(play.can()).not.toContain(far);
    play.does('feat:lunge');
    expect([play.hero().faceUp, play.can()]).toEqual([['lunge#1'], expect.arrayContaining([far])]);
    until(play.does(far), 'turn.act');
    expect([play.hero().faceUp, discards(play), play.can().includes(far)]).toEqual([[], ['lunge#1'], false]);
    // Unused, it is over with the turn.
    const idle = featFight({ feats: ['lunge#1'] })
      .does('action:run', 'feat:lunge')
      .passes();
    expect([idle.hero().faceUp, discards(idle.overlordWaits())]).toEqual([[], ['lunge#1']]);
  });

  test('Sweeping Blow: everybody beside is struck', () => {
    const play = featFight({
      feats: ['sweeping-blow#1'],
      equipped: ['sword#1'],
      dice: [RED.four, GREEN.three, ...BLANKS],
      set: state => void put(state, 'beastman', space(2, 9)),
    }).does('action:battle', 'attack:sword#1:space:4,9');
    until(plays(play, 'sweeping-blow'), 'turn.act');
    expect(play.state.monsters).toEqual([]);
  });

  test('Focus: two free surges; Magi Madness: Sorcery 3, of magic alone', () => {
    const focus = plays(attacks('sword#1', ['focus#1'], sword), 'focus');
    expect(focus.state.attacks[0]?.lines.map(({ bonus }) => bonus)).toContainEqual({ surges: 2 });
    const madness = plays(
      attacks('sunburst#1', ['magi-madness#1'], [WHITE.two, YELLOW.one, ...BLANKS], { on: FAR }),
      'magi-madness',
    );
    expect(madness.state.attacks[0]?.sorcery).toBe(3);
    expect(until(attacks('sword#1', ['magi-madness#1'], sword), 'turn.act').state.featCards?.discards).toEqual([]);
  });

  test('Chink in the Armor: Pierce 4; Shooting for Distance: eight more range; both for arrows', () => {
    const bow = [BLUE.two, GREEN.one, ...BLANKS];
    const chink = plays(attacks('bow#1', ['chink-in-the-armor#1'], bow, { on: FAR }), 'chink-in-the-armor');
    expect(chink.state.attacks[0]?.abilities).toContainEqual({ ability: 'pierce', rank: 4 });
    const far = plays(attacks('bow#1', ['shooting-for-distance#1'], bow, { on: FAR }), 'shooting-for-distance');
    expect(far.state.attacks[0]?.lines.map(({ bonus }) => bonus)).toContainEqual({ range: 8 });
    expect(until(attacks('sword#1', ['shooting-for-distance#1'], sword), 'turn.act').state.featCards?.discards).toEqual(
      [],
    );
  });

  test('Flaming Fury: three burn tokens on whom the spell has hit', () => {
    const play = featFight({
      feats: ['flaming-fury#1'],
      equipped: ['sunburst#1'],
      monster: 'ogre',
      on: 'base:5,9/2x2',
      dice: [WHITE.two, YELLOW.one, ...BLANKS],
    }).does('action:battle', 'attack:sunburst#1:space:5,9');
    plays(play, 'flaming-fury');
    expect(play.monster().tokens.burn).toBe(3);
  });
});

describe('at the start of one’s turn', () => {
  const starts = (feat: string, set: Plan['set'] = () => {}): Play =>
    scene({
      options: ICE,
      set: (state, heroes) => {
        holds(state, heroes[0], `${feat}#1`);
        set(state, heroes);
      },
    });
  const tired = (_: State, [hero]: readonly { fatigue: number }[]): void =>
    void (hero && Object.assign(hero, { fatigue: 0 }));

  test.each(['second-wind-fighting', 'second-wind-subterfuge'])('%s: all fatigue comes back', feat => {
    const play = starts(feat, tired).does(`feat:${feat}`);
    expect([play.hero().fatigue, play.asked()]).toEqual([
      statOf(play.state, play.hero().id, 'maxFatigue'),
      'turn.declare',
    ]);
    // Nobody plays it in vain.
    expect(starts(feat).can()).not.toContain(`feat:${feat}`);
  });

  test('Hustle: three movement points more, whatever is declared', () => {
    expect(starts('hustle').does('feat:hustle', 'action:battle').state.turn?.movement).toBe(3);
  });

  test('Hurry: one more melee attack, and no other', () => {
    const play = featFight({
      feats: ['hurry#1'],
      equipped: ['sword#1', 'throwing-knife#1'],
      monster: 'ogre',
      on: 'base:4,9/2x2',
      dice: Array.from({ length: 20 }, () => RED.two),
    }).does('feat:hurry', 'action:run');
    const attack = (): string[] => play.can().filter(key => key.startsWith('attack:'));
    expect([play.state.turn?.only, attack().every(key => key.startsWith('attack:sword#1'))]).toEqual([
      { melee: 1 },
      true,
    ]);
    expect(attack().length).toBeGreaterThan(0);
    until(play.does(attack()[0] ?? ''), 'turn.act');
    expect(attack()).toEqual([]);
  });

  test('Carried by Air: Fly and two more speed to the end of the turn', () => {
    const plain = starts('carried-by-air');
    const speed = statOf(plain.state, plain.hero().id, 'speed');
    const play = starts('carried-by-air').does('feat:carried-by-air', 'action:advance');
    expect([play.state.turn?.movement, has(play.state, play.hero().id, 'fly')]).toEqual([speed + 2, true]);
    play.passes().overlordWaits();
    expect([has(play.state, play.hero().id, 'fly'), play.hero().faceUp, discards(play)]).toEqual([
      false,
      [],
      ['carried-by-air#1'],
    ]);
  });

  rule('ICE-9.2', 'Foiled Plans: two cards at random are shown; the overlord discards one for nothing', () => {
    const hand = ['aim#1', 'dodge#1', 'rage#1'];
    const play = starts('foiled-plans', ({ overlord }) => void Object.assign(overlord, { hand: [...hand], threat: 3 }));
    play.does('feat:foiled-plans');
    expect(play.asked(play.overlordSeat)).toBe('feats.foil');
    const shown = play.can(play.overlordSeat);
    expect(shown).toHaveLength(2);
    play.answers(play.overlordSeat, shown[0] ?? '');
    const { overlord } = play.state;
    expect([overlord.hand.length, overlord.played.length, overlord.threat]).toEqual([2, 1, 3]);
    expect(play.told(0).map(({ text }) => text)).toContain('log.feats.foils');
    expect(starts('foiled-plans').can()).not.toContain('feat:foiled-plans');
  });

  rule('ICE-9.1', 'We Are Not Afraid: at the start of anybody’s turn, the overlord’s included, for 4 threat', () => {
    const threat = (state: State): void => void Object.assign(state.overlord, { threat: 6 });
    expect(starts('we-are-not-afraid', threat).does('feat:we-are-not-afraid').state.overlord.threat).toBe(2);
    const others = scene({
      options: ICE,
      position: { at: 'turnStart' },
      set: (state, heroes) => {
        holds(state, heroes[1], 'we-are-not-afraid#1');
        threat(state);
      },
    });
    expect(plays(others, 'we-are-not-afraid').state.overlord.threat).toBe(2);
    const overlord = scene({
      options: ICE,
      position: { at: 'overlord' },
      set: (state, heroes) => {
        holds(state, heroes[1], 'we-are-not-afraid#1');
        threat(state);
        state.phase = 'overlord';
        state.turn = undefined;
      },
    });
    plays(overlord, 'we-are-not-afraid');
    expect(said(overlord, 'log.overlord.threat.lost')).toMatchObject({ n: 4, total: 2 });
  });

  test('Sparks of Pain: at the start of the overlord’s turn, Aura 4 until the next turn', () => {
    const play = scene({
      options: ICE,
      position: { at: 'overlord' },
      set: (state, heroes) => {
        holds(state, heroes[0], 'sparks-of-pain#1');
        state.phase = 'overlord';
        state.turn = undefined;
      },
    });
    plays(play, 'sparks-of-pain');
    expect(rankOf(play.state, play.hero().id, 'aura')).toBe(4);
  });
});

describe('against a card of the overlord', () => {
  /** The first hero steps where the overlord springs a trap. */
  const sprung = (feat: string, die: number, at = space(1, 11)): Play => {
    const play = scene({
      options: ICE,
      dice: [die, ...Array.from({ length: 10 }, () => blank)],
      set: (state, [hero, friend]) => {
        if (hero) hero.at = space(3, 10);
        if (friend) friend.at = at;
        holds(state, friend, `${feat}#1`);
        Object.assign(state.overlord, { threat: 12, hand: ['spiked-pit#1'] });
      },
    }).does('action:run', 'walk:space:4,10');
    return play.answers(play.overlordSeat, 'card:spiked-pit');
  };
  const price = 12 - sprung('hurry', blank).state.overlord.threat;

  rule('ICE-9.3', 'Disarm: unless the die is a blank the trap is discarded, and paid for', () => {
    const play = sprung('disarm', surge);
    expect(play.can()).toEqual(['feat:disarm']);
    play.does('feat:disarm');
    const { overlord, board } = play.state;
    expect([overlord.played, overlord.threat, board.terrain[space(4, 10)]]).toEqual([
      ['spiked-pit#1'],
      12 - price,
      undefined,
    ]);
    expect(play.log).toContain('log.feats.stops');
    const vain = sprung('disarm', blank).does('feat:disarm');
    expect(vain.state.board.terrain[space(4, 10)]).toBe('pit');
    // Nobody further off than three spaces disarms it.
    expect(sprung('disarm', surge, space(8, 9)).asked()).not.toBe('feats.ask');
  });

  /** The overlord's turn: this card, on the second hero where it must be on somebody; the first, who can disarm it, stands here. */
  const charmed = (card: string, at: Space): Play => {
    const play = scene({
      options: { ...ICE, 'altar-of-despair': true },
      position: { at: 'overlord' },
      dice: [surge, ...Array.from({ length: 10 }, () => surge)],
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        [hero.at, friend.at] = [at, space(3, 9)];
        holds(state, hero, 'disarm#1');
        state.phase = 'overlord';
        state.turn = undefined;
        Object.assign(state.overlord, { step: 2, threat: 40, hand: [`${card}#1`] });
      },
    });
    play.answers(play.overlordSeat, `card:${card}`);
    return play.asked(play.overlordSeat) === 'overlord.hero'
      ? play.answers(play.overlordSeat, 'hero:mad-carthos')
      : play;
  };

  rule('ICE-9.3', 'also one that chooses a hero, once it is known whom, and one that is for all', () => {
    const near = charmed('dark-charm', space(6, 9));
    expect([near.asked(), near.can()]).toEqual(['feats.ask', ['feat:disarm']]);
    near.does('feat:disarm');
    expect(near.log).toContain('log.feats.stops');
    expect([near.log.includes('log.overlord.throw'), near.asked(near.overlordSeat)]).toEqual([false, 'overlord.turn']);
    expect(charmed('dark-charm', space(7, 9)).asked()).not.toBe('feats.ask');
    const dance = charmed('dance-of-the-monkey-god', space(7, 9)).does('feat:disarm');
    expect(dance.state.heroes.map(({ monkey }) => monkey)).toEqual([undefined, undefined]);
  });

  test('Preventing Evil: unless the die is a surge the card is discarded, and its price comes back', () => {
    const play = sprung('preventing-evil', blank, space(8, 9)).does('feat:preventing-evil');
    const { overlord, board } = play.state;
    expect([overlord.played, overlord.threat, board.terrain[space(4, 10)]]).toEqual([['spiked-pit#1'], 12, undefined]);
    expect(sprung('preventing-evil', surge).does('feat:preventing-evil').state.overlord.threat).toBe(12 - price);
  });

  test('a Power that is stopped does not lie in play', () => {
    const play = scene({
      options: ICE,
      position: { at: 'overlord' },
      dice: [blank],
      set: (state, heroes) => {
        holds(state, heroes[0], 'preventing-evil#1');
        state.phase = 'overlord';
        state.turn = undefined;
        Object.assign(state.overlord, { step: 2, threat: 40, hand: ['evil-genius#1'] });
      },
    });
    play.answers(play.overlordSeat, 'card:evil-genius').does('feat:preventing-evil');
    expect([play.state.overlord.powers, play.state.overlord.played]).toEqual([[], ['evil-genius#1']]);
  });
});

test('what answers a monster’s blow does not answer that of a charmed friend', () => {
  const play = featFight({
    feats: ['blocked#1', 'fend#1'],
    position: { at: 'act' },
    dice: [RED.four, ...Array.from({ length: 6 }, () => POWER.blank)],
    set: (state, [, friend]) => {
      state.phase = 'overlord';
      if (friend) friend.at = space(3, 10);
    },
    first: t => attack(t, 'hero:mad-carthos', { weapon: 'fists', target: HERE, by: 'charm' }),
  });
  expect([play.asked(0), play.hero().wounds < statOf(play.state, play.hero().id, 'maxWounds')]).not.toContain(
    'feats.ask',
  );
  expect(play.log).toContain('log.attack.hit');
});
