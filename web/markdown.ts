// A rulebook as data: chapters and rules with their ids, and blocks of text. As much Markdown as our rulebooks use. Pure.

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface Section {
  /** The rule's id, or a number for a heading without one. */
  readonly id: string;
  readonly rule: string | undefined;
  readonly level: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const HEADING = /^(#{1,6})\s+(?:([A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?)\s+)?(.*)$/;

export function readRulebook(markdown: string): readonly Section[] {
  const sections: Section[] = [];
  let open: { id: string; rule: string | undefined; level: number; title: string } | undefined;
  let lines: string[] = [];
  const close = (): void => {
    if (open) sections.push({ ...open, blocks: readBlocks(lines) });
    lines = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    if (!heading) {
      lines.push(line);
      continue;
    }
    close();
    const [, marks = '#', rule, title = ''] = heading;
    open = { id: rule ?? `section-${sections.length}`, rule, level: marks.length, title };
  }
  close();
  return sections;
}

function readBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let at = 0;
  const line = (): string => lines[at] ?? '';
  while (at < lines.length) {
    if (line().trim() === '') at++;
    else if (/^\s*([-*]|\d+[.)])\s/.test(line())) {
      const ordered = /^\s*\d/.test(line());
      const items: string[] = [];
      while (at < lines.length && line().trim() !== '') {
        const item = /^\s*(?:[-*]|\d+[.)])\s+(.*)$/.exec(line());
        if (item) items.push(item[1] ?? '');
        else items.push(`${items.pop() ?? ''} ${line().trim()}`);
        at++;
      }
      blocks.push({ kind: 'list', ordered, items });
    } else if (line().startsWith('|')) {
      const rows: string[][] = [];
      while (line().startsWith('|')) {
        const cells = line()
          .replace(/^\||\|\s*$/g, '')
          .split('|')
          .map(cell => cell.trim());
        if (!cells.every(cell => /^:?-+:?$/.test(cell))) rows.push(cells);
        at++;
      }
      const [head = [], ...rest] = rows;
      blocks.push({ kind: 'table', head, rows: rest });
    } else {
      const quote = line().startsWith('>');
      const parts: string[] = [];
      while (at < lines.length && line().trim() !== '' && !line().startsWith('|')) {
        parts.push(line().replace(/^>\s?/, ''));
        at++;
      }
      blocks.push({ kind: quote ? 'quote' : 'text', text: parts.join(' ') });
    }
  }
  return blocks;
}

export type Span = { readonly kind: 'plain' | 'strong' | 'em' | 'code' | 'rule'; readonly text: string };

/** Bold, emphasis, code and rule ids inside a text. */
export function readSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{3}-\d+(?:\.\d+)*[a-z]?)\b/g;
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) spans.push({ kind: 'plain', text: text.slice(from, match.index) });
    const [whole, strong, em, code, rule] = match;
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'rule', text: rule ?? whole });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'plain', text: text.slice(from) });
  return spans;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\u2019/g, "'")
    .toLowerCase();

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'list':
      return block.items.join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().join(' ');
    default:
      return block.text;
  }
};

/** Sections in which every word is found; chapters without a text of their own are left out. Accents, capitals and the
 * shape of an apostrophe do not matter. */
export function searchRulebook(sections: readonly Section[], wanted: string): readonly Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.filter(section => {
    if (section.blocks.length === 0) return false;
    const whole = plain(`${section.rule ?? ''} ${section.title} ${section.blocks.map(textOf).join(' ')}`);
    return words.every(word => whole.includes(word));
  });
}
