// Whatever a guide names exists: doors, areas, places, figures, texts, counters, flags, actions. Each finding is a line.

import { abilityRow } from '../../content/abilities.ts';
import { darkRelics } from '../../content/items/dark-relics.ts';
import { relics } from '../../content/items.ts';
import {
  isFigure,
  isLoose,
  names,
  type QuestBoard,
  several,
  type Thing,
  type ThingKind,
} from '../../content/quests/read.ts';
import type { Amount, Event, Script, ScriptOp, Test, Where, Who } from '../../content/quests/vocabulary.ts';
import { TABLES } from '../../content/vocabulary.ts';
import { everyScriptOp, handedOn } from './explore.ts';

const SLUG = /^[a-z][a-z0-9-]*$/;
/** Texts that the house itself shows. */
const OWN_TEXTS = ['intro', 'objective', 'overlord', 'win', 'lose'];
const TOKENS: readonly ThingKind[] = ['money', 'potion', 'key', 'relic', 'object'];

export const amountAt = (amount: Amount, table: number): number | undefined => {
  if (typeof amount === 'number') return amount;
  if ('perHero' in amount) return amount.perHero * (table - 1);
  return 'perProgress' in amount ? undefined : amount[table as 2];
};

/** `words`: the texts of this quest, by the rest of their keys. */
export function wrongReferences(board: QuestBoard, words: ReadonlySet<string>): string[] {
  const { guide, thingsNamed, spacesOf } = board;
  const found: string[] = [];
  const shown = new Set<string>(OWN_TEXTS);
  const counted = new Set<string>();
  const ownFlags = new Set(
    guide.on.flatMap(({ do: ops }) => [...everyScriptOp(ops)].flatMap(op => (op.op === 'set' ? [op.flag] : []))),
  );
  const flagsSet = new Set([...ownFlags, ...handedOn(guide)]);
  const flagsRead = new Set<string>(guide.keeps);
  /** Boulders and walls that scripts set going. */
  const driven = new Set<string>();
  for (const area of board.areas.keys()) shown.add(`area-${area}`);

  const check = (where: string) => {
    const want = (good: boolean, what: string): void => {
      if (!good) found.push(`${where}: ${what}`);
    };
    const things = (of: string | readonly string[], isGood: (thing: Thing) => boolean): void => {
      for (const name of names(of))
        want(
          name === 'any' || (thingsNamed(name).length > 0 && thingsNamed(name).every(isGood)),
          `${name} is not that`,
        );
    };
    return {
      want,
      place: (of: Where | undefined) =>
        want(of === undefined || spacesOf(of) !== undefined, `no place ${JSON.stringify(of)}`),
      kinds: (of: string | readonly string[], kinds: readonly ThingKind[]) =>
        things(of, ({ kind }) => kinds.includes(kind)),
      thing: (of: string | readonly string[]) => things(of, () => true),
      loose: (of: string | readonly string[]) => things(of, ({ spec }) => isLoose(spec)),
      figure: (who: Who) => {
        if (typeof who === 'object' && 'monster' in who) return;
        things(
          names(who).filter(name => !name.startsWith('$')),
          ({ spec }) => isFigure(spec),
        );
      },
      door: (of: string | readonly string[]) => {
        for (const id of names(of)) want(id === 'any' || board.doors.some(door => door.id === id), `no door ${id}`);
      },
      area: (of: number | readonly number[] | 'any') => {
        if (of !== 'any') for (const area of several(of)) want(board.areas.has(area as 0), `no area ${area}`);
      },
      text: (id: string | undefined) => {
        if (id === undefined) return;
        shown.add(id);
        want(words.has(`text.${id}`), `no text ${id}`);
      },
      counter: (id: string) => {
        counted.add(id);
        want(guide.counters?.[id] !== undefined, `no counter ${id}`);
      },
      flag: (of: string | readonly string[] | undefined) => {
        for (const flag of names(of)) {
          flagsRead.add(flag);
          want(flagsSet.has(flag), `nobody sets ${flag}`);
        }
      },
      action: (of: string | readonly string[]) => {
        for (const id of names(of)) want(guide.quickActions?.[id] !== undefined, `no action ${id}`);
      },
      work: (of: string | readonly string[]) => {
        for (const id of names(of)) want(guide.prolongedActions?.[id] !== undefined, `no prolonged action ${id}`);
      },
      deed: (of: string | readonly string[]) => {
        for (const id of names(of))
          want((guide.quickActions?.[id] ?? guide.prolongedActions?.[id]) !== undefined, `no action ${id}`);
      },
    };
  };
  type Check = ReturnType<typeof check>;

  const event = (at: Check, when: Event): void => {
    if ('reveal' in when) at.area(when.reveal);
    if ('revealing' in when) at.area(when.revealing);
    if ('open' in when) at.door(when.open);
    if ('close' in when) at.door(when.close);
    if ('enter' in when) at.place(when.enter);
    if ('leave' in when) at.place(when.leave);
    if ('encounter' in when) at.kinds(when.encounter, ['encounter']);
    if ('take' in when) at.kinds(when.take, TOKENS);
    if ('chest' in when) at.kinds(when.chest, ['chest']);
    if ('glyph' in when) at.kinds(when.glyph, ['glyph']);
    if ('travel' in when) at.kinds(when.travel, ['glyph']);
    if ('quickAction' in when) at.action(when.quickAction);
    if ('prolongedAction' in when) at.work(when.prolongedAction);
    for (const what of ['attacked', 'wounded', 'kill', 'activate'] as const)
      if (what in when) at.figure((when as { readonly [what: string]: Who })[what] as Who);
    if ('counter' in when) at.counter(when.counter);
    if ('flag' in when) at.flag(when.flag);
  };
  const condition = (at: Check, test: Test): void => {
    at.flag(test.flag);
    for (const id of Object.keys(test.counter ?? {})) at.counter(id);
    for (const place of Object.keys({ ...test.heroesIn, ...test.monstersIn })) at.place(place);
    at.figure([...names(test.alive), ...names(test.dead)]);
    if (test.revealed !== undefined) at.area(test.revealed);
    at.door([...names(test.open), ...names(test.closed)]);
    if (test.taken) at.kinds(test.taken, TOKENS);
    if (test.opened) at.kinds(test.opened, ['chest']);
    if (test.active) at.kinds(test.active, ['glyph']);
    if (test.holds) at.kinds(test.holds, ['object', 'relic']);
    if (test.not) condition(at, test.not);
    for (const one of test.any ?? []) condition(at, one);
  };
  const operation = (at: Check, op: ScriptOp): void => {
    switch (op.op) {
      case 'say':
      case 'win':
      case 'lose':
        return at.text(op.text);
      case 'place':
        at.thing(op.what);
        for (const name of names(op.what))
          for (const { spec } of thingsNamed(name))
            at.want(spec.later === true || 'unique' in spec, `${name} is there already`);
        return at.place(op.at);
      case 'remove':
        return at.thing(op.what);
      case 'move':
        at.thing(op.what);
        return at.place(op.to);
      case 'open':
      case 'close':
      case 'lock':
      case 'unlock':
        return at.door(op.door);
      case 'reveal':
        return at.area(op.area);
      case 'spawn':
        return at.place(op.in);
      case 'give':
        if (op.object) at.kinds(op.object, ['object']);
        return at.want(
          op.relic === undefined || [...relics, ...darkRelics].some(({ id }) => id === op.relic),
          `no relic ${op.relic}`,
        );
      case 'wound':
      case 'heal':
        if (!['heroes', 'monsters', 'all', '$hero'].includes(op.who as string)) at.figure(op.who);
        return at.place(op.in);
      case 'stats':
        for (const { ability, rank } of op.gain ?? [])
          at.want((abilityRow(ability).ranked === true) === (rank !== undefined), `rank of ${ability}`);
        return at.figure(op.who);
      case 'count':
        return at.counter(op.counter);
      case 'terrain':
        return at.place(op.at);
      case 'activate':
        return at.figure(op.who);
      case 'bind':
        at.figure(op.who);
        return at.place(op.to);
      case 'allow':
      case 'forbid':
        return at.deed(op.what);
      case 'release':
      case 'stop':
      case 'push':
        for (const name of names(op.what)) driven.add(name);
        return at.loose(op.what);
      case 'choose':
        for (const { text } of op.options) at.text(text);
        return at.want(op.options.length > 1, 'no choice');
    }
  };

  const ids = new Set<string>();
  for (const script of guide.on) {
    const at = check(script.id);
    at.want(SLUG.test(script.id) && !ids.has(script.id), 'its id');
    ids.add(script.id);
    event(at, script.when);
    condition(at, script.if ?? {});
    at.want(script.do.length > 0, 'nothing to do');
    for (const op of everyScriptOp(script.do)) operation(at, op);
  }
  const whole = check('the guide');
  for (const id of words)
    if (id.startsWith('text.')) whole.want(shown.has(id.slice('text.'.length)), `${id} is never shown`);
  for (const id of shown) whole.want(words.has(`text.${id}`), `text ${id} is missing`);
  for (const id of Object.keys(guide.counters ?? {})) whole.want(counted.has(id), `counter ${id} is never used`);
  for (const flag of flagsSet) whole.want(flagsRead.has(flag), `nobody asks for ${flag}`);
  for (const [id, { at, needs }] of Object.entries(guide.quickActions ?? {})) {
    whole.place(at);
    if (needs) check(id).kinds(needs, ['object', 'relic']);
  }
  for (const [id, { at, needs, difficulty }] of Object.entries(guide.prolongedActions ?? {})) {
    whole.place(at);
    if (needs) check(id).kinds(needs, ['object', 'relic']);
    const awaited = guide.on.some(({ when }) => 'prolongedAction' in when && names(when.prolongedAction).includes(id));
    whole.want(awaited, `nothing comes of ${id}`);
    if (difficulty !== 'X')
      for (const table of TABLES)
        whole.want((amountAt(difficulty, table) ?? 0) > 0, `${id} is done before it is begun`);
  }
  for (const { spec, names: of } of board.things)
    if (isLoose(spec) && 'still' in spec && spec.still)
      whole.want(
        of.some(name => driven.has(name)),
        `${of[0]} never moves`,
      );
  for (const [id, { start }] of Object.entries(guide.counters ?? {}))
    for (const table of TABLES) whole.want(amountAt(start, table) !== undefined, `counter ${id} begins nowhere`);
  for (const { spec, names: of } of board.things) if (isFigure(spec)) check(String(of[0])).place(spec.bound);
  for (const text of Object.keys(guide.cites ?? {})) whole.text(text);
  for (const flag of guide.keeps ?? []) whole.want(ownFlags.has(flag), `nobody sets ${flag}, which is kept`);
  for (const flag of guide.follows?.alone ?? [])
    whole.want(handedOn(guide).includes(flag), `its first part does not keep ${flag}`);
  for (const name of Object.keys(guide.regions ?? {})) whole.place(name);
  return [...found, ...namedTwice(board)];
}

/** A name means one thing: things, a door, a region or a unique monster. */
function namedTwice({ guide, things, doors }: QuestBoard): string[] {
  const claims = [
    ...new Set(things.flatMap(({ names: of }) => of)),
    ...doors.map(({ id }) => id),
    ...Object.keys(guide.regions ?? {}),
    ...Object.keys(guide.uniques),
  ];
  return claims.filter((name, n) => claims.indexOf(name) !== n).map(name => `${name} is the name of two`);
}

export const winsSomehow = (scripts: readonly Script[]): boolean =>
  scripts.some(({ do: ops }) => [...everyScriptOp(ops)].some(({ op }) => op === 'win'));
