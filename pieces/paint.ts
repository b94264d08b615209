// Words on a terminal: spans of text whose meaning has a colour, clipped, wrapped and set side by side.
// For the faces that games have in a terminal (`Terminal` in kernel/kit/kit.ts). Pure.

export interface Span {
  readonly text: string;
  /** What it means. A game has its own inks, and a colour for each when it draws. */
  readonly ink?: string;
}
export type Line = readonly Span[];

/** The colour of each ink, as the code between `ESC[` and `m`. `fact` is for rules and frames: every game has it. */
export type Colours<Ink extends string = string> = { readonly [ink in Ink | 'fact']: string };

/** How a game writes with its own inks. */
export interface Inks<Ink extends string> {
  span(text: string, ink?: Ink): Span;
  line(text: string, ink?: Ink): Line;
  wrap(text: string, width: number, most: number, ink?: Ink): Line[];
  /** Without `colour` as plain text. */
  draw(lines: readonly Line[], width: number, colour: boolean): string;
}

export const inks = <Ink extends string>(colours: Colours<Ink>): Inks<Ink> => ({
  span,
  line,
  wrap,
  draw: (lines, width, colour) => draw(lines, width, colour ? colours : undefined),
});

export const span = (text: string, ink?: string): Span => (ink ? { text, ink } : { text });
export const line = (text: string, ink?: string): Line => [span(text, ink)];
export const BLANK: Line = [];

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

/** Columns that a text takes. */
export function cells(text: string): number {
  let count = 0;
  for (const letter of text) count += WIDE.test(letter) ? 2 : 1;
  return count;
}

export const widthOf = (spans: Line): number => spans.reduce((sum, { text }) => sum + cells(text), 0);

/** No wider than `width`; what is cut off leaves an ellipsis. */
export function clip(spans: Line, width: number): Line {
  if (widthOf(spans) <= width) return spans;
  const kept: Span[] = [];
  let left = width - 1;
  for (const { text, ink } of spans) {
    let part = '';
    for (const letter of text) {
      left -= cells(letter);
      if (left < 0) break;
      part += letter;
    }
    kept.push(span(left < 0 ? `${part.trimEnd()}…` : part, ink));
    if (left < 0) break;
  }
  return kept;
}

/** Exactly `width` wide. */
export function fill(spans: Line, width: number): Line {
  const clipped = clip(spans, width);
  return [...clipped, span(' '.repeat(Math.max(0, width - widthOf(clipped))))];
}

/** Pushed to the right edge of `width`. */
export const right = (spans: Line, width: number): Line => [
  span(' '.repeat(Math.max(0, width - widthOf(spans)))),
  ...clip(spans, width),
];

/** Pieces one after another; a piece that does not fit begins a new line. */
export function flow(pieces: readonly Line[], width: number, gap = '  '): Line[] {
  const lines: Span[][] = [];
  let current: Span[] = [];
  for (const piece of pieces) {
    if (piece.length === 0) continue;
    if (current.length > 0 && widthOf(current) + cells(gap) + widthOf(piece) > width) {
      lines.push(current);
      current = [];
    }
    current.push(...(current.length > 0 ? [span(gap)] : []), ...piece);
  }
  if (current.length > 0) lines.push(current);
  return lines.map(spans => [...clip(spans, width)]);
}

/** As many whole pieces as fit on one line. */
export const fitting = (pieces: readonly Line[], width: number, gap = ' '): Line => {
  let fitted: Line = BLANK;
  for (const piece of pieces) {
    const longer = fitted.length === 0 ? piece : [...fitted, span(gap), ...piece];
    if (widthOf(longer) > width) break;
    fitted = longer;
  }
  return fitted;
};

/** A text broken into lines, at most `most` of them. */
export function wrap(text: string, width: number, most: number, ink?: string): Line[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ').filter(part => part !== '')) {
    if (current !== '' && cells(current) + 1 + cells(word) > width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  if (current !== '') lines.push(current);
  if (lines.length > most) lines.splice(most - 1, lines.length, lines.slice(most - 1).join(' '));
  return lines.map(words => clip(line(words, ink), width));
}

/** Blocks of lines side by side, each `width` wide, with a rule between them. */
export function beside(blocks: readonly (readonly Line[])[], width: number, gap: Span): Line[] {
  const height = Math.max(0, ...blocks.map(block => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks.flatMap((block, i) => [...(i > 0 ? [gap] : []), ...fill(block[row] ?? BLANK, width)]),
  );
}

/** A title with a rule to the right edge. What is to be read at its end goes on a second line if it does not fit. */
export function heading(title: Line, width: number, end: Line = BLANK): Line[] {
  const head = [span('── ', 'fact'), ...clip(title, width - 4), span(' ')];
  const tail = end.length > 0 ? [span(' '), ...end, span(' ──', 'fact')] : BLANK;
  const room = width - widthOf(head) - widthOf(tail);
  if (room < 2 && end.length > 0) return [...heading(title, width), [span(' '), ...end]];
  return [[...head, span('─'.repeat(Math.max(0, room)), 'fact'), ...tail]];
}

/** The lines as text. Nothing is wider than `width`, and without colours there is no code in it. */
export function draw(lines: readonly Line[], width: number, colours?: { readonly [ink: string]: string }): string {
  const paint = ({ text, ink }: Span): string => {
    const code = ink === undefined ? undefined : colours?.[ink];
    return code !== undefined && text.trim() !== '' ? `\u001b[${code}m${text}\u001b[0m` : text;
  };
  return lines.map(spans => clip(spans, width).map(paint).join('').trimEnd()).join('\n');
}
