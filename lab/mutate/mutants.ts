// Mutants: what a slip of the pen could have made of a game's rules. Found in the parsed source, chosen by a seed, and put into
// the source side by side, each behind a switch, so that one text serves them all.

import { createHash } from 'node:crypto';
import type { parseSync } from 'vite';

/** What the source of a game became, told apart by what was done to it. */
export type Slip =
  | 'comparison'
  | 'arithmetic'
  | 'number'
  | 'truth'
  | 'and-or'
  | 'condition'
  | 'early-return'
  | 'dropped'
  | 'list';

export interface Mutant {
  /** From the game's folder. */
  readonly file: string;
  readonly line: number;
  /** The line on which it begins, as it stands in the source. */
  readonly code: string;
  readonly slip: Slip;
  readonly before: string;
  readonly after: string;
  /** The rules that its surroundings cite: the declaration that it stands in, and the whole file. */
  readonly cites: { readonly near: readonly string[]; readonly file: readonly string[] };
  /** What is replaced, and by what. */
  readonly start: number;
  readonly end: number;
  readonly instead: string;
  readonly whole: 'expression' | 'statement';
}

/** A mutant that changes nothing a player could see, with the reason: `test/equivalent.json` of a game. */
export type Equivalent = Pick<Mutant, 'file' | 'code' | 'before' | 'after'> & { readonly reason: string };

export type Parse = typeof parseSync;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const SWAPS: { readonly [operator: string]: readonly [Slip, string] } = {
  '<': ['comparison', '<='],
  '<=': ['comparison', '<'],
  '>': ['comparison', '>='],
  '>=': ['comparison', '>'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '+=': ['arithmetic', '-='],
  '-=': ['arithmetic', '+='],
  '++': ['arithmetic', '--'],
  '--': ['arithmetic', '++'],
};
const AND_OR: { readonly [operator: string]: string } = { '&&': '||', '||': '&&' };
const TWINS: { readonly [method: string]: string } = { some: 'every', every: 'some', min: 'max', max: 'min' };
/** How loudly something is told, the edition of the rules, how long an evening lasts, which tables the trial plays: none of it is a rule. */
const MANNERS = ['weight', 'rules', 'minutes', 'trials'];
const RULE_ID = /\b[A-Z]{2,5}-\d+(?:\.\d+)?[a-z]?\b/g;

const rulesIn = (text: string): string[] => [...new Set(text.match(RULE_ID) ?? [])];
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** All mutants of a file. */
export function mutantsOf(file: string, text: string, parse: Parse): Mutant[] {
  const { program, errors } = parse(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const lines = text.split('\n');
  const cited = rulesIn(text);
  const found: Mutant[] = [];
  let before = 0;
  for (const declaration of (program as unknown as { body: Node[] }).body) {
    const endOfLine = text.indexOf('\n', declaration.end);
    const near = rulesIn(text.slice(before, endOfLine < 0 ? text.length : endOfLine));
    before = declaration.end;
    for (const change of changesIn(declaration, text)) {
      const line = text.slice(0, change.start).split('\n').length;
      const code = lines[line - 1]?.trim() ?? '';
      found.push({ file, line, code, cites: { near, file: cited }, ...change });
    }
  }
  return found;
}

type Change = Omit<Mutant, 'file' | 'line' | 'code' | 'cites'>;

function* changesIn(node: Node, text: string, parent?: Node): Generator<Change> {
  yield* changesOf(node, text, parent);
  for (const [field, value] of Object.entries(node)) {
    if (isSilent(node, field)) continue;
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* changesIn(inner, text, node);
  }
}

/** Types, names, the words of errors, and manners of telling hold no rules. */
function isSilent(node: Node, field: string): boolean {
  if (
    /^(TS(?!As|Satisfies|NonNull)|Import|Throw)/.test(node.type) ||
    /^type(Annotation|Arguments|Parameters)$/.test(field)
  )
    return true;
  if (node.type === 'VariableDeclarator') return field === 'init' && MANNERS.includes(nameOf(node.id));
  if (node.type === 'Property')
    return (field === 'key' && node.computed !== true) || (field === 'value' && MANNERS.includes(nameOf(node.key)));
  return node.type === 'MemberExpression' && field === 'property' && node.computed !== true;
}

function* changesOf(node: Node, text: string, parent: Node | undefined): Generator<Change> {
  const at = (inner: unknown): string => (isNode(inner) ? text.slice(inner.start, inner.end) : '');
  const change = (slip: Slip, instead: string, over = node, after = instead): Change => ({
    slip,
    before: inOneLine(at(over)),
    after: inOneLine(after),
    start: over.start,
    end: over.end,
    instead: over.type === 'ExpressionStatement' ? instead : `(${instead})`,
    whole: over.type === 'ExpressionStatement' ? 'statement' : 'expression',
  });
  const operator = String(node.operator ?? '');
  const [slip, swapped] = SWAPS[operator] ?? [];
  switch (node.type) {
    case 'BinaryExpression':
    case 'AssignmentExpression':
      if (slip && swapped && !(operator === '+' && [node.left, node.right].some(isWords)))
        yield change(slip, `${at(node.left)} ${swapped} ${at(node.right)}`);
      return;
    case 'UpdateExpression':
      if (slip && swapped)
        yield change(slip, node.prefix ? `${swapped}${at(node.argument)}` : `${at(node.argument)}${swapped}`);
      return;
    case 'LogicalExpression':
      if (AND_OR[operator])
        yield change(
          'and-or',
          `(${at(node.left)}) ${AND_OR[operator]} (${at(node.right)})`,
          node,
          `${at(node.left)} ${AND_OR[operator]} ${at(node.right)}`,
        );
      return;
    case 'UnaryExpression':
      if (operator === '!' && parent?.test !== node) yield change('condition', at(node.argument));
      return;
    case 'Literal':
      if (typeof node.value === 'boolean') yield change('truth', String(!node.value));
      if (typeof node.value === 'number') {
        yield change('number', String(node.value + 1));
        if (node.value > 0) yield change('number', String(node.value - 1));
      }
      return;
    case 'CallExpression': {
      const { object, property } = node.callee as Node;
      const twin = TWINS[nameOf(property)];
      const named = twin !== undefined && isNode(object) && isNode(property);
      const isBound = named && (twin.startsWith('m') ? nameOf(object) === 'Math' : nameOf(object) !== 'Math');
      // Within a chain (`a?.b.some(…)`) brackets would change what is skipped.
      if (isBound && !at(object).includes('?.'))
        yield change('list', text.slice(node.start, property.start) + twin + text.slice(property.end, node.end));
      return;
    }
    case 'ExpressionStatement':
      if (isDeed(node.expression)) yield change('dropped', ';', node, '(dropped)');
      return;
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement': {
      const test = node.test as Node;
      if (!isEquality(test)) yield change('condition', negated(test, at), test);
      if (node.type === 'IfStatement' && !node.alternate && leaves(node.consequent))
        yield { ...change('early-return', 'false', test), before: inOneLine(at(node)), after: '(dropped)' };
    }
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? value.value ?? '') : '');

/** Words are joined, not added. */
const isWords = (value: unknown): boolean =>
  isNode(value) && (value.type === 'TemplateLiteral' || (value.type === 'Literal' && typeof value.value === 'string'));

/** A statement that does something: it calls a rule, waits for one, or changes the state. */
function isDeed(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'YieldExpression') return isDeed(value.argument);
  return ['CallExpression', 'ChainExpression', 'AssignmentExpression'].includes(value.type);
}

/** Its negation is the other comparison, which is a mutant already. */
const isEquality = (node: Node): boolean => node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator));

const negated = (test: Node, at: (node: unknown) => string): string =>
  test.type === 'UnaryExpression' && test.operator === '!' ? at(test.argument) : `!(${at(test)})`;

function leaves(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'BlockStatement') return leaves((value.body as unknown[]).at(-1));
  return ['ReturnStatement', 'ContinueStatement', 'BreakStatement'].includes(value.type);
}

// ---- the choice ----

/** What a mutant is known by, wherever its line has moved to. */
const markOf = ({ file, code, before, after }: Pick<Mutant, 'file' | 'code' | 'before' | 'after'>): string =>
  JSON.stringify([file, code, before, after]);

/** Whether what it makes of its file is still TypeScript. */
export const parses = ({ file, start, end, instead }: Mutant, text: string, parse: Parse): boolean =>
  parse(file, text.slice(0, start) + instead + text.slice(end)).errors.length === 0;

/**
 * As many as asked for, of those that will do. Each has a lot of its own, drawn from the seed and its words alone: a change elsewhere in the rules
 * leaves the choice as it was.
 */
export function choose(
  mutants: readonly Mutant[],
  seed: number,
  count: number,
  willDo: (mutant: Mutant) => boolean,
): Mutant[] {
  const alike = new Map<string, number>();
  const lots = mutants.map(mutant => {
    const mark = markOf(mutant);
    const nth = alike.get(mark) ?? 0;
    alike.set(mark, nth + 1);
    return { mutant, lot: createHash('sha256').update(`${seed} ${nth} ${mark}`).digest('hex') };
  });
  const chosen: Mutant[] = [];
  for (const { mutant } of lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))) {
    if (chosen.length === count) break;
    if (willDo(mutant)) chosen.push(mutant);
  }
  return chosen;
}

/** Without those that are known to change nothing; what the list names that cannot be made any more is `stale`. */
export function withoutEquivalent(
  mutants: readonly Mutant[],
  equivalent: readonly Equivalent[],
): { readonly left: readonly Mutant[]; readonly stale: readonly Equivalent[] } {
  const known = new Set(equivalent.map(markOf));
  const there = new Set(mutants.map(markOf));
  return {
    left: mutants.filter(mutant => !known.has(markOf(mutant))),
    stale: equivalent.filter(entry => !there.has(markOf(entry))),
  };
}

// ---- the switches, and the marks ----

/** A file's text with these mutants in it, each behind its switch: `SWITCH(n)` says whether mutant `n` is on, and notes that it was asked. */
export const withSwitches = (text: string, mutants: ReadonlyMap<number, Mutant>): string =>
  wrapped(text, mutants, (site, inner) => {
    const [[n, { whole }] = NONE] = site;
    if (whole === 'statement') return `{ if (!${SWITCH}(${n})) { ${inner} } }`;
    return `(${site.map(([m, { instead }]) => `${SWITCH}(${m}) ? ${instead} : `).join('')}(${inner}))`;
  });

/** A file's text as it is, but wherever it could be a mutant it notes that it ran. `marks` says in the text where: a list by the mutants' numbers. */
export const withMarks = (text: string, mutants: ReadonlyMap<number, Mutant>, marks: string): string =>
  wrapped(text, mutants, (site, inner) => {
    const [[, { whole }] = NONE] = site;
    const noted = site.map(([n]) => `${marks}[${n}] = 1`).join(', ');
    return whole === 'statement' ? `{ ${noted}; ${inner} }` : `(${noted}, (${inner}))`;
  });

/** The mutants of one place in a text, with their numbers. */
type Site = readonly (readonly [number, Mutant])[];

/** A text in which every place of a mutant is wrapped, those inside others too. */
function wrapped(
  text: string,
  mutants: ReadonlyMap<number, Mutant>,
  wrap: (site: Site, inner: string) => string,
): string {
  const sites: Site[] = [
    ...Map.groupBy(mutants, ([, { start, end, whole }]) => `${start} ${end} ${whole}`).values(),
  ].sort(([[, a] = NONE], [[, b] = NONE]) => a.start - b.start || b.end - a.end || (a.whole === 'statement' ? -1 : 1));
  let next = 0;
  /** The text between, with what stands in it. */
  const render = (from: number, to: number): string => {
    let [done, rendered] = [from, ''];
    for (let site = sites[next]; site; site = sites[next]) {
      const [[, { start, end }] = NONE] = site;
      if (start >= to) break;
      next++;
      rendered += text.slice(done, start);
      rendered += wrap(site, render(start, end));
      done = end;
    }
    return rendered + text.slice(done, to);
  };
  return render(0, text.length);
}

export const SWITCH = 'globalThis.mutantIsOn';
const NONE = [0, { start: 0, end: 0, whole: 'expression' } as Mutant] as const;
