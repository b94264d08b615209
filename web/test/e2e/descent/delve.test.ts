// A dungeon of an evening in a browser, as a newcomer meets it on a phone in French: asked for at set-up and begun, a level left by its portal and the next
// entered, a visit to Tamalir that is taken back, the last page.

import type { Picks } from '@veillee/kernel';
import { type Edge, type Space, sidesOf } from '@veillee/pieces/geometry';
import { headOf } from '@veillee/pieces/keys';
import { expect, test } from 'vitest';
import { partnerAt } from '../hands/partner.ts';
import { finger, tap } from '../hands/seat.ts';
import { words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { axeFindings, overflow } from '../looks/measures.ts';
import { type AtTable, playLine, shows } from './hands.ts';
import { layByHand } from './lay.ts';
import {
  firstRound,
  HEROES,
  kitOfDescent,
  type Line,
  NOVICES,
  OVERLORD,
  reached,
  SECRET_WINDOWS,
  twinOf,
} from './line.ts';
import { firstOf, type Laid, lineFrom } from './moments.ts';
import { NAMES, voice } from './voice.ts';

const house = openedHouse();

/** Nothing to see as long as no page asks for it. */
const { kit } = await kitOfDescent();
const isOffered = kit.game.options.some(({ id }) => id === 'play');

const DUNGEON = { play: 'dungeon', choosing: 'ready' };
const say = voice('fr');
const word = words('fr');

/** What is read and laid of a dungeon besides. */
interface Delving extends Laid {
  readonly quest: string;
  readonly heroes: (Laid['heroes'][number] & { waits?: true | undefined })[];
  readonly board: Laid['board'] & { readonly keys: string[] };
  readonly dungeon: { entered: string[]; over?: string };
  readonly legend: NonNullable<Laid['legend']> & { readonly conquest: { heroes: number }; coins: number };
}
interface Seen {
  readonly delve: { readonly portal: readonly Space[] };
  readonly doors: readonly { readonly colour?: string; readonly edges: readonly Edge[] }[];
}

/** Three wait in the portal, and the fourth stands before its door with the key: a door to be opened, and one step. */
async function beforeThePortal(
  name: string,
  more: (table: Delving) => void,
  isThere: (table: Delving, prompt: string | undefined) => boolean,
  thenDo: { readonly [prompt: string]: string } = {},
): Promise<Line> {
  const twin = await reached(name, DUNGEON, NOVICES, ({ prompt }) => prompt === 'turn.declare');
  const { delve, doors } = twin.match.view(HEROES) as Seen;
  const red = doors.find(({ colour }) => colour === 'red');
  const before = red?.edges.flatMap(sidesOf).find(side => !delve.portal.includes(side));
  if (!red || !before) throw new Error('no way to the portal');
  const there = (table: Laid): Delving => table as Delving;
  return lineFrom({
    name,
    options: DUNGEON,
    on: 'first-turn',
    position: 'next',
    lay(laid) {
      const table = there(laid);
      table.monsters = [];
      table.board.keys.push('red');
      table.turn = undefined;
      for (const [n, hero] of table.heroes.entries())
        Object.assign(hero, n === 0 ? { at: before, ready: true } : { at: undefined, waits: true, ready: false });
      more(table);
    },
    answer(decision, laid): Picks | undefined {
      const { prompt, options } = decision;
      const isFirst = there(laid).heroes.some(({ waits }) => waits);
      if (isFirst && prompt === 'turn.declare') return ['action:run'];
      if (isFirst && prompt === 'turn.act') {
        const into = options.find(
          ({ key, on }) => headOf(key) === 'walk' && on?.some(at => delve.portal.includes(at as Space)),
        );
        return into ? [into.key] : firstOf(decision, 'door');
      }
      const wanted = prompt === 'turn.next' ? 'turn' : thenDo[prompt];
      return wanted === undefined ? undefined : firstOf(decision, wanted);
    },
    judge: (laid, prompt) => (isThere(there(laid), prompt) ? 'wanted' : undefined),
  });
}

/** In French to the last word, and nothing sticks out. */
async function isWell({ page }: AtTable): Promise<void> {
  expect(await foreignWords(page, 'descent')).toEqual([]);
  expect(await overflow(page)).toEqual([]);
}

const phone = { viewport: PHONE, touch: true, settings: { language: 'fr' } } as const;

test.runIf(isOffered)('asked for at set-up by hand, with what belongs to it alone, and begun', async () => {
  const round = await firstRound('delve', DUNGEON, NOVICES);
  // Who declares first has acted: that much of a first round is enough.
  const line: Line = { ...round, answers: round.answers.slice(0, round.answers.findIndex(isDeclared) + 1) };
  const { page, go } = await house.visitor(phone);
  await go('');
  const { table, code } = await layByHand({ page, language: 'fr', say, press: tap }, line);
  const partner = await partnerAt(house.url, table, code, NAMES[OVERLORD], SECRET_WINDOWS);
  const at: AtTable = { page, hand: finger, say };
  const given = await playLine(at, partner, line, await twinOf(line));
  expect([...given].filter(([, where]) => where.has('list'))).toEqual([]);
  expect(await page.locator('body').innerText()).toContain('1/3');
  await isWell(at);
  await partner.leave();
});
const isDeclared = ({ picks }: Line['answers'][number]): boolean => headOf(picks[0] ?? '') === 'action';

test.runIf(isOffered)(
  'the last of them steps into the portal: the next level lies there; one visits the Temple, and takes it back',
  async () => {
    const line = await beforeThePortal(
      'portal',
      ({ legend }) => {
        legend.coins = 100;
      },
      ({ dungeon, heroes }, prompt) =>
        dungeon.entered.length > 1 && prompt === 'turn.next' && heroes.some(({ at }) => !at),
      { 'turn.declare': 'restock:temple', 'dungeon.temple': 'heal' },
    );
    const visitor = await house.visitor({ ...phone, look: 'styled' });
    const { page } = visitor;
    const { table, invitations } = await layFrom(visitor, line.saved ?? '', [
      { kind: 'me', name: NAMES[HEROES] },
      { kind: 'friend' },
    ]);
    const partner = await partnerAt(house.url, table, invitations[0]?.code ?? '', NAMES[OVERLORD], SECRET_WINDOWS);
    const at: AtTable = { page, hand: finger, say };
    const twin = await twinOf(line);
    const given = await playLine(at, partner, line, twin, async prompt => {
      if (prompt !== 'dungeon.temple') return;
      await isWell(at);
      expect(await axeFindings(page, '.des-town')).toEqual([]);
    });
    expect([...given].filter(([, where]) => where.has('list'))).toEqual([]);
    const decision = twin.asked;
    if (!decision) throw new Error('nobody is asked');
    await shows(at, twin, decision);
    expect(await page.locator('body').innerText()).toContain('2/3');
    await page.getByRole('button', { name: word('bar.undo') }).click();
    const [hero] = (twin.state as Delving).heroes;
    const there = say({
      text: 'dungeon.temple',
      with: { hero: { text: `hero.${hero?.id.slice('hero:'.length)}` }, coins: 100 },
    });
    await page.getByText(there).first().waitFor();
    await partner.leave();
  },
);

test.runIf(isOffered)('out by the last portal, well ahead: the last page says by how much', async () => {
  const line = await beforeThePortal(
    'last',
    table => {
      table.dungeon.entered = [
        ...['level-01', 'level-02', 'level-03'].filter(one => one !== table.quest).slice(0, 2),
        table.quest,
      ];
      table.legend.conquest.heroes += 30;
    },
    ({ phase }) => phase === 'over',
  );
  const visitor = await house.visitor({ ...phone, look: 'styled' });
  const { page } = visitor;
  await layFrom(visitor, line.saved ?? '', [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'bot', bot: 'novice' },
  ]);
  const at: AtTable = { page, hand: finger, say };
  const twin = await twinOf(line);
  await playLine(at, { seat: OVERLORD, answer: async () => undefined, leave: async () => undefined }, line, twin);
  const dialog = page.getByRole('dialog', { name: word('over.won') });
  await dialog.waitFor();
  const { delve } = twin.match.view(HEROES) as { delve: { gained: { heroes: number; overlord: number }; par: number } };
  expect(await dialog.innerText()).toContain(
    say({ text: 'dungeon.why.won', with: { ...delve.gained, par: delve.par } }),
  );
  await isWell(at);
  expect(await axeFindings(page)).toEqual([]);
});
