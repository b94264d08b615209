// The end of a short campaign in a browser: its Final Battle announced with what both sides have gained, one lesson each and the march to the keep; then
// the avatar's fall, and the last page with the whole road, on a phone in French.

import type { Decision, Match, Picks } from '@veillee/kernel';
import { type Base, pointOf, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { finger, mouse } from '../hands/seat.ts';
import { words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { axeFindings, overflow } from '../looks/measures.ts';
import { type AtTable, playLine } from './hands.ts';
import { HEROES, OVERLORD, twinOf } from './line.ts';
import { firstOf } from './moments.ts';
import { NAMES, voice } from './voice.ts';
import { answered, goneOn, until, week, weekLine } from './weeks.ts';

const house = openedHouse();
const NOBODY = { seat: OVERLORD, answer: async () => undefined, leave: async () => undefined };
const GAINED = { heroes: 112, overlord: 80 };
/** By a variant all of it counts in the last fight: a wound for four, and two for each. */
const WORTH = { heroes: { per: 4, n: 28 }, overlord: { per: 2, n: 160 } };
const SEATS = [
  { kind: 'me', name: NAMES[HEROES] },
  { kind: 'bot', bot: 'random', name: NAMES[OVERLORD] },
] as const;

/** A week of rest, and nobody learns anything. */
function resting({ prompt, options }: Decision): Picks | undefined {
  if (prompt === 'week.march') return ['train'];
  const none = options.find(({ key }) => key.endsWith(':none'));
  return none && [none.key];
}

/** The party rests on its way, and both sides together have what the Final Battle takes. */
const lastWeek = (): Match =>
  answered(
    week(
      'last week',
      ({ legend }) => {
        Object.assign(legend.conquest, GAINED);
        legend.party.at = 'thelsvan-trail';
        legend.today.served = legend.heroes.slice(1).map(({ sheet }) => sheet);
      },
      { at: 'orders', options: { length: 'short', preset: 'own', 'sob-3': true } },
    ),
    'week.orders',
    [],
  );

test('the Final Battle is announced with what both sides have gained; each hero may learn once more, and the party marches on the keep', async () => {
  const line = weekLine('last week', lastWeek, {
    answer: resting,
    judge: (_, prompt) => (prompt === 'dungeon.fortify' || prompt === 'dungeon.place' ? 'wanted' : undefined),
  });
  const say = voice('en');
  const visitor = await house.visitor({ look: 'styled' });
  const { page } = visitor;
  await layFrom(visitor, line.saved ?? '', SEATS);
  const panel = page.locator('.des-final');
  const seen: string[] = [];
  await playLine({ page, hand: mouse, say }, NOBODY, line, await twinOf(line), async prompt => {
    seen.push(prompt);
    // In the week itself, and once it has given way.
    if (seen.length > 2) return;
    expect(await panel.getAttribute('data-now')).toBe(prompt === 'week.march' ? null : 'true');
    const told = await panel.innerText();
    for (const side of ['heroes', 'overlord'] as const)
      expect(told).toContain(say({ text: `terrinoth.final.${side}`, with: WORTH[side] }));
    expect(await axeFindings(page, '.des-final')).toEqual([]);
  });
  expect(seen).toEqual(['week.march', ...Array(4).fill('week.lastLesson')]);
  await page.locator('.des-levels').waitFor();
  expect(await page.locator('.des-levels li').count()).toBe(3);
});

/** On the last level of the keep, the avatar among them. */
function facingTheAvatar(): Match {
  const march = lastWeek();
  until(march, 'turn.next', 60, resting);
  const deep = goneOn(march, 'deep', 'next', table => {
    if (!table.dungeon) throw new Error('they are in no keep');
    table.dungeon.entered = ['level-08', 'level-09'];
    table.turn = undefined;
    for (const hero of table.heroes) Object.assign(hero, { at: undefined, waits: true, ready: false });
  });
  until(deep, 'turn.next', 60);
  const late = goneOn(deep, 'late', 'overlord', table => {
    // Nobody puts it off for longer.
    Object.assign(table, { round: 20, turn: undefined, phase: 'overlord', monsters: table.monsters.slice(0, 1) });
    for (const hero of table.heroes) hero.ready = false;
  });
  until(late, 'turn.next', 60);
  return late;
}

/** Where somebody stands who strikes at it. */
function besides(match: Match, at: string): Space[] {
  const floor = Object.values((match.view(HEROES) as { floor: { [area: string]: Space[] } }).floor).flat();
  const [first, ...others] = spacesOf(at as Base).map(pointOf);
  if (!first) throw new Error('it stands nowhere');
  const last = others.at(-1) ?? first;
  return [-1, 1].flatMap(side => {
    const x = side < 0 ? first.x - 1 : last.x + 1;
    return [first.y, last.y].map(y => space(x, y)).filter(one => floor.includes(one));
  });
}

test('the avatar falls by one blow: the campaign is won, and the last page, on a phone in French, tells the whole road', async () => {
  const facing = facingTheAvatar();
  const line = weekLine(
    'its fall',
    seed => {
      const match = goneOn(facing, seed, 'next', table => {
        const avatar = table.monsters.find(({ id }) => id === table.dungeon?.avatar);
        if (!avatar) throw new Error('no avatar has appeared');
        avatar.wounds = 1;
        table.monsters = [avatar];
        table.turn = undefined;
        const places = besides(facing, avatar.at);
        const place = places[Number(/\d+$/.exec(seed)?.[0] ?? 0) % places.length];
        for (const [n, hero] of table.heroes.entries())
          Object.assign(hero, n === 0 ? { at: place, ready: true } : { ready: false });
      });
      return match.decisions.some(({ prompt }) => prompt === 'turn.declare')
        ? answered(match, 'turn.declare', ['action:battle'])
        : undefined;
    },
    {
      answer: decision => (decision.prompt === 'turn.act' ? firstOf(decision, 'attack') : undefined),
      judge: ({ phase, legend }, prompt) =>
        phase === 'over' || legend.won
          ? 'wanted'
          : prompt === 'overlord.turn' || prompt === 'turn.next'
            ? 'lost'
            : undefined,
    },
  );
  const say = voice('fr');
  const visitor = await house.visitor({ viewport: PHONE, touch: true, settings: { language: 'fr' }, look: 'styled' });
  const { page } = visitor;
  await layFrom(visitor, line.saved ?? '', SEATS);
  const at: AtTable = { page, hand: finger, say };
  await playLine(at, NOBODY, line, await twinOf(line));
  const dialog = page.getByRole('dialog', { name: words('fr')('over.won') });
  await dialog.waitFor();
  const told = await dialog.innerText();
  // The week in which it ended, and all of the road: what both sides had gained before the keep is not lost from it.
  for (const text of [
    say({ text: 'campaign.won.heroes', with: { week: 2 } }),
    say({ text: 'diary.road' }),
    say({ text: 'diary.growth' }),
  ])
    expect(told).toContain(text);
  expect(await foreignWords(page, 'descent')).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  expect(await axeFindings(page, '.des-chapter')).toEqual([]);
  // Nothing follows on a campaign that is won.
  expect(await page.getByRole('button', { name: words('fr')('evenings.next', { title: '' }) }).count()).toBe(0);
});
