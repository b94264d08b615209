// Turns and evenings meet other chapters: what is said and laid at the start, who decides, who is not meant, what happens at a bound.

import { type Decision, Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { allies } from '../../content/allies.ts';
import { finds } from '../../content/finds.ts';
import { neighboursOf, skills } from '../../content/skills.ts';
import { chapters, type Legacy, read, travelled } from '../../rules/campaign.ts';
import { ashraka } from '../../rules/game.ts';
import { freshSheet } from '../../rules/sheet.ts';
import type { Hero, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { bothAgainst, roll } from '../fights.ts';
import { questionOf } from '../moments.ts';
import { everyOp } from '../ops.ts';
import {
  ATSU,
  at,
  BRUNN,
  CLEARING,
  down,
  holds,
  legacyOf,
  monster,
  ONDINE,
  type Plan,
  scene,
  TANTAN,
  takeOut,
} from '../scene.ts';

rule(
  ['ASH-1.3', 'ASH-17.9', 'ASH-17.3'],
  'whoever begins later has grown as one could have: known steps, skills that hang together',
  () => {
    for (const adventure of [1, 2, 3, 4, 5] as const) {
      const begins = travelled(adventure);
      expect(read(begins)).toEqual(begins);
      for (const [hero, sheet] of Object.entries(begins.sheets)) {
        const learnt = [...(sheet?.skills ?? [])];
        expect(new Set(learnt).size, hero).toBe(learnt.length);
        const known: string[] = learnt.slice(0, 2);
        for (const skill of learnt.slice(2)) {
          expect(
            neighboursOf(skill).some(id => known.includes(id)),
            `${hero} ${skill}`,
          ).toBe(true);
          known.push(skill);
        }
      }
    }
    expect(Object.values(travelled(5).sheets).every(sheet => (sheet?.skills.length ?? 0) > 2)).toBe(true);
    // Who joins with this adventure has learned nothing yet.
    expect(travelled(3).sheets[BRUNN]).toEqual(freshSheet(BRUNN));
    expect(travelled(4).sheets[BRUNN]).not.toEqual(freshSheet(BRUNN));
    expect(travelled(4).sheets[ONDINE]).toEqual(freshSheet(ONDINE));
  },
);

rule(['ASH-1.8', 'ASH-7.15', 'ASH-17.7'], 'no card, skill or ally opens a crossed path or gives a quest step', () => {
  const reserved = ['marker.remove', 'marker.place', 'questUpgrade', 'adventure.win', 'find.give'];
  expect([...everyOp([finds, skills, allies])].filter(({ op }) => reserved.includes(op))).toEqual([]);
});

rule(['ASH-1.8', 'ASH-7.15'], 'no skill or card walks a crossed path, and up to as many steps as it says', () => {
  const blocked = scene({ set: (_, [atsu]) => Object.assign(atsu, { at: at('a1-guarded-bridge') }) });
  blocked.does(ATSU, 'skill:atsu-a0');
  const offered = blocked.seat(0).offered('place.where');
  expect(offered).not.toContain(`go:${at('a1-guarded-bridge--forest-edge-step-1')}`);
  const far = scene({ set: (_, [atsu]) => Object.assign(atsu, { at: at('a1-clearing') }) }).does(ATSU, 'skill:atsu-a0');
  const keys = far.seat(0).offered('place.where');
  expect(keys).toContain(`go:${at('a1-clearing--ruins-step-2')}`);
  expect(keys).not.toContain(`go:${at('a1-ruins')}`);
});

rule(
  ['ASH-1.8', 'ASH-20.10'],
  'a guard who blocks as well keeps off what both keep off, and no more than the blow',
  () => {
    const play = bothAgainst('rat-guard', 60, {
      adventure: 4,
      hero: BRUNN,
      mana: 6,
      health: 6,
      dice: [roll('orange', 1), roll('orange', 1), roll('red', 3), roll('red', 3)],
    });
    const [brunn] = play.state.combat?.fighters ?? [];
    play.state.sheets[BRUNN].skills = ['brunn-c0', 'brunn-c2'];
    play.state.sheets[TANTAN].steps.force = 0;
    brunn?.blocks.push({ n: 1, actions: 1 });
    play.does(TANTAN, 'attack').does(BRUNN, 'skill:brunn-c2');
    // TanTan was first: 3 less 1 for guarding less 1 for the block; then 3 less 1 for Brunn.
    expect(play.lines('log.strike.guarded').map(({ with: params }) => params?.wounds)).toEqual([1]);
    expect(play.lines('log.strike').map(({ with: params }) => params?.wounds)).toEqual([2]);
    expect(play.hero(BRUNN).health).toBe(3);
  },
);

rule(['ASH-1.8', 'ASH-20.10'], 'guarded and blocked wholly: no wound is left, and none is given back', () => {
  const play = bothAgainst('rat-guard', 60, {
    adventure: 4,
    hero: BRUNN,
    mana: 6,
    dice: [roll('orange', 1), roll('orange', 1), roll('red', 3), roll('red', 2)],
  });
  play.state.sheets[BRUNN].skills = ['brunn-c0', 'brunn-c2'];
  play.state.sheets[TANTAN].steps.force = 0;
  play.state.combat?.fighters[0]?.blocks.push({ n: 99, actions: 1 });
  play.does(TANTAN, 'attack').does(BRUNN, 'skill:brunn-c2');
  expect(play.lines('log.strike.guarded').map(({ with: params }) => params?.wounds)).toEqual([0]);
  expect(play.hero(BRUNN).health).toBe(play.before);
});

rule(['ASH-1.9', 'ASH-5.1'], 'what was said holds for a turn: in the next one it can be said again', () => {
  const play = scene({ track: [5, 5] });
  play.does(ATSU, 'say:come');
  expect([play.state.said, play.can(ATSU).some(key => key.startsWith('say:'))]).toEqual([{ [ATSU]: 'come' }, false]);
  play.passes(ATSU, 'turn.ask').passes(TANTAN, 'turn.ask');
  expect([play.state.said, play.can(ATSU).includes('say:come')]).toEqual([{}, true]);
});

rule(
  ['ASH-1.9', 'ASH-26.4'],
  'who plays both heroes decides for both, and is asked once; a proposal says what it is',
  () => {
    const plan: Plan = {
      position: { at: 'destiny' },
      options: { agree: true },
      set: state => Object.assign(state, { track: [{ tile: 8, faceUp: false }] }),
    };
    const alone = scene({ ...plan, seats: 1 });
    alone.seat(0).chooses('destiny.ask', 'box:B');
    expect(alone.hero(ATSU).health).toBe(4);
    const two = scene(plan);
    two.seat(1).chooses('destiny.ask', 'box:B');
    expect(questionOf(two, 0).with).toMatchObject({
      what: { with: { words: { text: expect.stringContaining('box.B') } } },
    });
  },
);

rule(
  ['ASH-2.3', 'ASH-2.7', 'ASH-13.4'],
  'of tiles and piles a player is sent what lies face up, and nothing more',
  () => {
    const play = scene({
      set(state) {
        const top = state.piles[1].at(-1);
        if (top) top.faceUp = true;
        const next = state.track.at(-1);
        if (next) next.faceUp = true;
      },
    });
    const view = play.seat(0).view() as View;
    expect(view.track.map(({ tile }) => tile !== undefined)).toEqual([true, false, false, false]);
    expect(view.piles[1].cards.map(card => card !== null)).toEqual([true, false, false]);
    expect(view.piles[2].cards).toEqual([null, null, null]);
  },
);

rule(['ASH-2.6', 'ASH-4.19'], 'a chapter’s story is its objective until it is won, and its ending then', () => {
  const story = (more: object) => chapters.story?.({ ...scene().state, ...more } as State)?.text;
  const [open, won, lost] = [story({}), story({ phase: 'over' }), story({ phase: 'over', lost: 'zone-full' })];
  expect([open?.includes('objective'), won?.includes('objective'), lost]).toEqual([true, false, open]);
});

rule(['ASH-4.12', 'ASH-1.2'], 'one who plays both heroes chooses a first and a second; of two each chooses one', () => {
  const prompts = (seats: 1 | 2): string[] => {
    const match = Match.start(ashraka, { seed: 's', seats, options: { adventure: '1', agree: false } });
    const seen: string[] = [];
    while (match.state.heroes.length < 2) {
      const decision = match.decisions[0] as Decision;
      seen.push(`${decision.seat} ${decision.prompt}`);
      const key = decision.options.find(option => option.key === 'none') ?? decision.options[0];
      match.answer({ seat: decision.seat, decision: decision.id, picks: [key?.key ?? ''] });
      // The last of two heroes offered is the only one left, and is taken by itself.
      if (match.state.heroes.length === 1 && match.state.unlocked.length === 2) break;
    }
    return seen;
  };
  expect([prompts(1), prompts(2)]).toEqual([
    ['0 ally.ask', '0 hero.ask'],
    ['0 ally.ask', '0 hero.ask'],
  ]);
  const three = Match.start(ashraka, { seed: 's', seats: 1, options: { adventure: '3', agree: false } });
  const answer = (key: string) => three.answer({ seat: 0, decision: three.decisionOf(0)?.id ?? 0, picks: [key] });
  answer('none');
  answer(`hero:${BRUNN}`);
  expect(three.decisionOf(0)?.prompt).toBe('hero.second');
});

rule(
  ['ASH-4.13', 'ASH-2.8', 'ASH-4.12'],
  'the second hero is another one; heroes who have not joined are nowhere',
  () => {
    const match = Match.start(ashraka, { seed: 's', seats: 2, options: { adventure: '3', agree: false } });
    const answer = (seat: number, key: string) =>
      match.answer({ seat, decision: match.decisionOf(seat)?.id ?? 0, picks: [key] });
    answer(0, 'none');
    answer(0, `hero:${BRUNN}`);
    expect(match.decisionOf(1)?.options.map(({ key }) => key)).toEqual([`hero:${ATSU}`, `hero:${TANTAN}`]);
    expect(JSON.stringify([match.view(0), match.decisions])).not.toContain(ONDINE);
    const legacy = { ...(legacyOf() as Legacy), unlocked: [ATSU, TANTAN] };
    const early = Match.start(ashraka, { seed: 's', seats: 2, options: { adventure: '4', agree: false }, legacy });
    early.answer({ seat: 0, decision: early.decisionOf(0)?.id ?? 0, picks: ['none'] });
    expect(early.decisionOf(0)?.options.map(({ key }) => key)).toEqual([`hero:${ATSU}`, `hero:${TANTAN}`]);
  },
);

rule(
  ['ASH-5.4', 'ASH-6.4', 'ASH-6.5', 'ASH-14.10'],
  'on the Moon no Adventure card, no skill, nothing out of the Bag; Free cards all the same',
  () => {
    const play = scene({
      health: 2,
      disc: 0,
      hand: ['a1-find-14', 'a1-find-05'],
      set(state) {
        takeOut(state, 'a1-find-06');
        state.bag.cards[0] = 'a1-find-06';
      },
    });
    for (const key of ['play:a1-find-14', 'skill:atsu-a0', 'take:0', 'swap:0:a1-find-05'])
      expect(play.whyNot(ATSU, key)?.[0]).toBe('why.actions');
    expect(play.can(ATSU)).toContain('play:a1-find-05');
  },
);

rule(
  ['ASH-5.5', 'ASH-7.12', 'ASH-7.20', 'ASH-5.7'],
  'one gone and one down: the tile is drawn, and only who is on the board is struck',
  () => {
    const play = scene({
      position: { at: 'actions' },
      track: [8],
      set(state, [atsu, tantan]) {
        atsu.at = undefined;
        down(tantan);
        state.fallen = [TANTAN];
      },
    });
    play.seat(0).chooses('destiny.ask', 'box:B');
    expect(play.hero(ATSU)).toMatchObject({ health: 5, at: undefined });
    expect(play.hero(TANTAN)).toMatchObject({ health: 1, at: at('a1-standing-stones'), disc: 5 });
  },
);

rule(
  ['ASH-5.6', 'ASH-25.5'],
  'who gives up gives up what they have: nobody gives up nothing, and who lies there keeps theirs',
  () => {
    const play = scene({
      seats: 1,
      track: [3],
      partner: { disc: 2 },
      set(state, [atsu]) {
        state.bag.coins = 2;
        Object.assign(atsu, { health: 0, fell: 'actions', disc: 3 });
      },
    }).passes(ATSU, 'turn.ask');
    // The boxes are asked about before the discs are set again.
    expect([play.seat(0).asked(), play.hero(ATSU).disc, play.hero(TANTAN).disc]).toEqual(['destiny.ask', 3, 0]);
    expect(play.lines('log.forfeit').map(({ with: params }) => params?.n)).toEqual([2]);
  },
);

rule(['ASH-5.8', 'ASH-25.3'], 'who had ended the turn may still help up whoever falls after that', () => {
  const play = scene({
    dice: [['orange', 0]],
    hand: ['a1-find-05'],
    partner: { health: 1 },
    set(state, [atsu]) {
      monster(state, 'ill-omen-raven', atsu.at as never, 9);
    },
  });
  play.passes(ATSU, 'turn.ask').does(TANTAN, 'engage:blue', 'attack');
  expect(play.hero(TANTAN).health).toBe(0);
  expect(play.state.turn).toBe(1);
  play.does(ATSU, 'play:a1-find-05').answers(ATSU, 'hero.which', `hero:${TANTAN}`);
  expect(play.hero(TANTAN).health).toBe(2);
  expect(play.can(TANTAN)).toContain('engage:blue');
});

rule(['ASH-5.8', 'ASH-6.8'], 'who had ended the turn may still use what they are given', () => {
  const play = scene({
    health: 2,
    partner: { hand: ['a1-find-05'] },
  });
  play.passes(ATSU, 'turn.ask');
  expect(play.seat(0).asked()).toBeUndefined();
  play.does(TANTAN, 'give:a1-find-05');
  expect(play.can(ATSU)).toContain('play:a1-find-05');
});

rule(
  ['ASH-6.6', 'ASH-20.1', 'ASH-18.20'],
  'engaging for one less, never under one; for one more with a Trap; and not at all with too little',
  () => {
    const cost = (card: 'ivy-golem' | 'ill-omen-raven', more?: (state: State, brunn: Hero) => void) => {
      const play = scene({
        adventure: 3,
        heroes: [BRUNN, TANTAN],
        skills: ['brunn-a1'],
        set(state, [brunn]) {
          monster(state, card, brunn.at as never);
          more?.(state, brunn);
        },
      });
      const before = play.hero(BRUNN).disc;
      return before - play.does(BRUNN, 'engage:blue').hero(BRUNN).disc;
    };
    expect([cost('ivy-golem'), cost('ill-omen-raven')]).toEqual([1, 1]);
    expect(cost('ivy-golem', (state, brunn) => holds(state, brunn, 'a5-find-37'))).toBe(2);
    const poor = scene({
      disc: 1,
      partner: { disc: 5 },
      set(state, [atsu]) {
        monster(state, 'enraged-boar', atsu.at as never);
      },
    });
    for (const key of ['engage:blue', 'engage-both:blue']) expect(poor.whyNot(ATSU, key)?.[0]).toBe('why.actions');
    expect(poor.can(TANTAN)).toContain('engage:blue');
    expect(poor.whyNot(TANTAN, 'engage-both:blue')?.[0]).toBe('why.actions');
  },
);

rule(['ASH-6.6', 'ASH-20.1'], 'what an engagement costs is told with its reasons, where there are any', () => {
  const lines = (trapped: boolean) => {
    const play = scene({
      set(state, [atsu]) {
        monster(state, 'rat-brigand', atsu.at as never);
        if (trapped) holds(state, atsu, 'a5-find-37');
      },
    }).does(ATSU, 'engage:blue');
    const told = [...play.table.match.told('everyone')].find(({ text }) => text === 'log.engage');
    return [told?.with?.actions, told?.lines?.length];
  };
  expect([lines(false), lines(true)]).toEqual([
    [1, 0],
    [2, 2],
  ]);
});

rule(['ASH-6.10', 'ASH-24.1'], 'together only from one space, with who stands, and if both wish it', () => {
  const plan = (partner: (hero: Hero) => void): Plan => ({
    options: { agree: true },
    set(state, [atsu, tantan]) {
      monster(state, 'enraged-boar', atsu.at as never);
      partner(tantan);
    },
  });
  for (const away of [down, (hero: Hero) => void Object.assign(hero, { at: CLEARING })]) {
    const play = scene(plan(away));
    expect(play.can(ATSU).filter(key => key.startsWith('engage'))).toEqual(['engage:blue']);
    expect(play.whyNot(ATSU, 'engage-both:blue')).toBeUndefined();
  }
  const refused = scene(plan(() => {})).does(ATSU, 'engage-both:blue');
  expect(refused.table.match.decisions[0]?.window).toMatchObject({ id: 'agree', matters: true, open: true });
  refused.seat(1).chooses('agree.ask', 'refuse');
  expect([refused.state.combat, refused.hero(ATSU).disc, refused.hero(TANTAN).disc]).toEqual([undefined, 6, 5]);
});
