// From one evening to the next, just inside and just outside of what may be: who is asked at the start, what is saved, what is refused.

import { type Decision, type Language, Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { speaker } from '@veillee/text';
import { expect } from 'vitest';
import { neighboursOf } from '../content/skills.ts';
import type { Characteristic } from '../content/vocabulary.ts';
import { kit } from '../index.ts';
import { chapters, type Legacy, legacy, read, travelled } from '../rules/campaign.ts';
import { ashraka } from '../rules/game.ts';
import { freshSheet } from '../rules/sheet.ts';
import type { State } from '../rules/state.ts';
import { ATSU, BRUNN, holds, legacyOf, ONDINE, type Play, scene, TANTAN } from './scene.ts';

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
  ['ASH-4.12', 'ASH-4.13'],
  'nobody who plays alone is asked which hero is theirs: both are; of two each plays one',
  () => {
    const asked = (seats: 1 | 2, language: Language): string => {
      const match = Match.start(ashraka, { seed: 's', seats, options: { adventure: '1', agree: false } });
      match.answer({ seat: 0, decision: match.decisionOf(0)?.id ?? 0, picks: ['none'] });
      const { prompt = '', with: params } = match.decisionOf(0) ?? {};
      return speaker(language, kit.texts[language])({ text: prompt, ...(params && { with: params }) });
    };
    expect([asked(1, 'en'), asked(2, 'en')]).toEqual([
      'You run two heroes. Who is the first?',
      'Which hero do you play?',
    ]);
    expect([asked(1, 'fr'), asked(2, 'fr')]).toEqual([
      expect.stringMatching(/^Vous menez deux héros\. Qui est le premier\s\?$/),
      expect.stringMatching(/^Quel héros jouez-vous\s\?$/),
    ]);
  },
);

rule(
  ['ASH-19.2', 'ASH-14.1', 'ASH-27.2'],
  'the fourth victory opens a second ally slot: the next adventure asks twice',
  () => {
    const play = scene({
      adventure: 4,
      position: { at: 'epilogue' },
      set: state => Object.assign(state, { phase: 'won' }),
    });
    expect(play.state.bag.allySlots).toBe(2);
    for (const id of [ATSU, TANTAN] as const)
      while (play.seat(id === ATSU ? 0 : 1).asked() === 'quest.step')
        play.answers(id, 'quest.step', play.seat(id === ATSU ? 0 : 1).offered('quest.step')[0] as string);
    const left = legacy(play.state) as Legacy;
    expect(left.allySlots).toBe(2);
    const next = Match.start(ashraka, { seed: 's', seats: 1, options: { adventure: '5', agree: false }, legacy: left });
    const offered = () => next.decisionOf(0)?.options.map(({ key }) => key) ?? [];
    next.answer({ seat: 0, decision: next.decisionOf(0)?.id ?? 0, picks: ['ally:wise-rabbit'] });
    expect([next.decisionOf(0)?.prompt, offered().includes('ally:wise-rabbit')]).toEqual(['ally.ask', false]);
    next.answer({ seat: 0, decision: next.decisionOf(0)?.id ?? 0, picks: ['none'] });
    expect(next.decisionOf(0)?.prompt).toBe('hero.ask');
  },
);

rule(
  ['ASH-28.2', 'ASH-28.3', 'ASH-27.2'],
  'whoever joins has a sheet of their own; what is saved can be read again',
  () => {
    const play = scene({
      adventure: 2,
      legacy: legacyOf(),
      position: { at: 'epilogue' },
      set: state => Object.assign(state, { phase: 'won' }),
    });
    expect(play.state.sheets[BRUNN]).toEqual({
      steps: { health: 0, actions: 0, force: 0, knowledge: 0, inventory: 0, mana: 0 },
      granted: [],
      skills: ['brunn-a0', 'brunn-c0'],
    });
    const left = legacy(play.state) as Legacy;
    expect(read(JSON.parse(JSON.stringify(left)))).toEqual(left);
  },
);

rule('ASH-28.6', 'no Bag, sheet or past that no campaign can have', () => {
  const good = legacyOf() as Legacy;
  const sheet = good.sheets[ATSU];
  const atsu = (more: object) => ({ ...good, sheets: { ...good.sheets, [ATSU]: { ...sheet, ...more } } });
  for (const broken of [
    { ...good, open: [true, true] },
    { ...good, open: [1, 2, 3] },
    { ...good, open: 'all' },
    { ...good, unlocked: ['nobody'] },
    { ...good, unlocked: [ATSU, ATSU] },
    { ...good, cards: [null, null] },
    { ...good, cards: ['a1-find-99', null, null] },
    { ...good, allySlots: 3 },
    { ...good, allies: ['dryad', 'dryad'] },
    { ...good, flags: ['no-such-flag'] },
    { ...good, coins: 1.5 },
    { ...good, past: { adventures: 1, turns: 2 } },
    { ...good, past: { adventures: 1, turns: 'two', falls: 0 } },
    { ...good, past: { adventures: -1, turns: 2, falls: 0 } },
    atsu({ steps: { ...sheet?.steps, health: 9 } }),
    atsu({ steps: { ...sheet?.steps, health: 4 } }),
    atsu({ steps: { ...sheet?.steps, mana: -1 } }),
    atsu({ steps: { health: 0 } }),
    atsu({ granted: ['courage'] }),
    atsu({ granted: undefined }),
    atsu({ skills: undefined }),
    atsu({ skills: ['atsu-a0', 'atsu-z9'] }),
  ])
    expect(() => read(broken), JSON.stringify(broken)).toThrow();
});

rule(['ASH-2.6', 'ASH-4.19'], 'a chapter’s story is its objective until it is won, and its ending then', () => {
  const story = (more: object) => chapters.story?.({ ...scene().state, ...more } as State)?.text;
  const [open, won, lost] = [story({}), story({ phase: 'over' }), story({ phase: 'over', lost: 'zone-full' })];
  expect([open?.includes('objective'), won?.includes('objective'), lost]).toEqual([true, false, open]);
});

rule(
  ['ASH-28.2', 'ASH-28.6'],
  'falls and turns of all adventures add up in the save, and two ally slots are a save too',
  () => {
    const play = scene({
      adventure: 4,
      position: { at: 'epilogue' },
      set: state =>
        Object.assign(state, { phase: 'won', falls: 2, turn: 5, past: { adventures: 3, turns: 20, falls: 1 } }),
    });
    for (const seat of [0, 1])
      while (play.seat(seat).asked() === 'quest.step')
        play.seat(seat).chooses('quest.step', play.seat(seat).offered('quest.step')[0] as string);
    const left = legacy(play.state) as Legacy;
    expect([left.past, read(left).allySlots]).toEqual([{ adventures: 4, turns: 25, falls: 3 }, 2]);
  },
);

rule('ASH-3.4', 'with the option no more red and mauve runes than the box holds', () => {
  const runes = (scarce: boolean) =>
    scene({
      adventure: 4,
      options: { scarce },
      position: { at: 'epilogue' },
      set: state => Object.assign(state, { phase: 'won' }) && Object.assign(state.bag.runes, { red: 5, mauve: 2 }),
    }).state.bag.runes;
  expect([runes(true), runes(false)]).toMatchObject([
    { red: 6, mauve: 2 },
    { red: 7, mauve: 3 },
  ]);
});

rule(['ASH-28.8', 'ASH-28.7'], 'D35: nobody has to pack; what is left in hand goes', () => {
  const play = scene({
    position: { at: 'packing' },
    set(state, [atsu]) {
      state.phase = 'won';
      holds(state, atsu, 'a1-find-05');
    },
  });
  play.seat(0).chooses('pack.ask', 'done');
  expect([play.table.over, play.state.bag.cards[0], play.state.discard]).toEqual([
    true,
    null,
    ['a1-find-05', 'a1-find-02'],
  ]);
  expect(play.hero(ATSU)).toMatchObject({ hand: [], specials: [] });
});

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

rule(
  ['ASH-17.14', 'ASH-27.2'],
  'where one quest-logo step is left it is granted without a question, and none where none is',
  () => {
    const won = (granted: readonly Characteristic[]) =>
      scene({
        adventure: 4,
        position: { at: 'epilogue' },
        set(state) {
          state.phase = 'won';
          state.sheets[ATSU].granted = [...granted];
        },
      });
    const all = won([]).seat(0).offered('quest.step');
    const steps = all.map(key => key.slice('step:'.length) as Characteristic);
    expect(steps.length).toBeGreaterThan(1);
    const told = (play: Play) => play.told().filter(text => text.startsWith('log.quest.')).length;
    const [one, none] = [won(steps.slice(1)), won(steps)];
    expect([one.seat(0).asked(), told(one)]).toEqual([undefined, 1]);
    expect([none.seat(0).asked(), told(none)]).toEqual([undefined, 0]);
  },
);
