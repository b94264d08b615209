// What is said in a trial: every text once in each language.

import { LANGUAGES, type Language, type Text } from '../play/text.ts';
import { Breach, under } from './laws.ts';

/** Speaks a text, or throws if it cannot. */
export type Say = (language: Language, text: Text) => string;

export class Words {
  private readonly speak: Say | undefined;
  private readonly said = new Set<string>();
  constructor(speak: Say | undefined) {
    this.speak = speak;
  }

  say({ text, with: params }: Text): void {
    if (!this.speak) return;
    const known = params === undefined ? text : JSON.stringify([text, params]);
    if (this.said.has(known)) return;
    if (this.said.size > 100_000) this.said.clear();
    this.said.add(known);
    for (const language of LANGUAGES) {
      const words = under('text', `${language} ${text}`, () =>
        this.speak?.(language, params ? { text, with: params } : { text }),
      );
      if (!words) throw new Breach('text', `${language} ${text} says nothing`);
    }
  }
}
