// Where the parameters of a message stand: among which words, in which branches.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { formAsked } from './french.ts';

/** A parameter in a message. */
export interface Occurrence {
  /** What it puts in: of `monsterLe` the `monster`. */
  readonly name: string;
  /** As the message writes it. */
  readonly raw: string;
  /** The branches around it: `playerIs=other`. */
  readonly within: readonly string[];
  readonly element: MessageFormatElement;
  /** What is read before and after it, with `NAME` for other parameters. */
  readonly before: string;
  readonly after: string;
}

/** Stands for what a parameter puts in. */
export const NAME = 'Xx';

export function occurrences(message: string): readonly Occurrence[] {
  const found: Occurrence[] = [];
  const visit = (
    elements: readonly MessageFormatElement[],
    within: readonly string[],
    opening: string,
    closing: string,
  ): void => {
    let before = opening;
    for (const [i, element] of elements.entries()) {
      const after = plain(elements.slice(i + 1)) + closing;
      if (element.type === TYPE.tag) visit(element.children, within, before, after);
      else if (element.type !== TYPE.literal && element.type !== TYPE.pound) {
        const raw = element.value;
        found.push({ name: formAsked(raw)?.of ?? raw, raw, within, element, before, after });
        if (element.type === TYPE.select || element.type === TYPE.plural)
          for (const [branch, option] of Object.entries(element.options))
            visit(option.value, [...within, `${raw}=${branch}`], before, after);
      }
      before += plain([element]);
    }
  };
  visit(parse(message, { ignoreTag: true }), [], '', '');
  return found;
}

/** What is read there, of choices what is read otherwise. */
const plain = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map(element => {
      if (element.type === TYPE.literal) return element.value;
      const isChoice = element.type === TYPE.select || element.type === TYPE.plural;
      return isChoice ? plain(element.options.other?.value ?? []) : NAME;
    })
    .join('');

/** Whether a parameter only puts something in, and chooses between no branches. */
export const isPutIn = ({ element }: Occurrence): boolean => element.type === TYPE.argument;
