// A page of the booklet: what is told, and what one may answer.

import { idOf, type Node } from '@veillee/pieces/geometry';
import { Booklet, type StoryPage } from '@veillee/web/kit/booklet.tsx';
import type { Page } from '../rules/view.ts';
import { type Reading, useReading } from './reading.ts';

function pageOf({ word, table, decision }: Reading, page: Page, isOpen: boolean): StoryPage {
  const options = isOpen && decision?.prompt === 'event.ask' ? decision : undefined;
  const choices = options && [
    ...options.options.map(option => ({ key: option.key, words: table.say(option) })),
    ...options.refused.map(refused => ({
      key: refused.key,
      words: table.say(refused),
      refused: table.say(refused.why),
    })),
  ];
  return {
    id: `${page.entry} ${page.turn}`,
    title: word(`place.${idOf(page.at as Node)}`),
    paragraphs: page.words.map(table.say),
    ...(choices && { choices }),
  };
}

export function Story() {
  const reading = useReading();
  const { view, table, word } = reading;
  const last = view.pages.at(-1);
  if (!last) return null;
  const journal = view.pages.map(page => ({
    page: pageOf(reading, page, false),
    when: word('table.turn', { n: page.turn }),
    note: page.choice ? table.say(page.choice) : '',
  }));
  return <Booklet page={pageOf(reading, last, true)} journal={journal} onChoose={key => table.answer([key])} />;
}
