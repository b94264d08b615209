// The Village: every stack by price, with copies left and what its card is good for.

import type { CardDef } from '../content/cards.ts';
import { copiesLeft, stacksOf, topOf } from '../rules/state.ts';
import { purse } from './hand.ts';
import { beside, cells, clip, fill, fitting, heading, type Line, line, right, span, widthOf } from './paint.ts';
import { cardName, figures, type Showing } from './showing.ts';

/** Fewer letters than this of what a card does tell nothing. */
const LEAST_WORDS = 14;

interface Stack {
  readonly def: CardDef;
  readonly left: number;
  /** Copies of the Levels below the top, of a Hero stack. */
  readonly below: readonly number[];
}

export function villageLines(showing: Showing): Line[] {
  const { view, width } = showing;
  const stacks = stacksLeft(showing);
  const empty = stacksOf(view).length - stacks.length;
  const out = showing.word('screen.destroyed', { count: view.destroyed.length });
  const title = line(showing.word('screen.village'), 'title');
  const end = line(empty > 0 ? `${showing.word('screen.sold', { count: empty })} · ${out}` : out, 'fact');
  const columns = width >= 126 ? 3 : 2;
  const column = Math.floor((width - 1 - 3 * (columns - 1)) / columns);
  const height = Math.ceil(stacks.length / columns);
  const names = Math.max(0, ...stacks.map(({ def }) => cells(cardName(showing, def))));
  const blocks = Array.from({ length: columns }, (_, i) =>
    stacks.slice(i * height, (i + 1) * height).map(stack => stackLine(showing, stack, column, names)),
  );
  return [
    ...heading(title, width, end),
    ...beside(blocks, column, span(' │ ', 'fact')).map(spans => [span(' '), ...spans]),
  ];
}

/** The stacks that still hold a card, cheapest first. */
const stacksLeft = (showing: Showing): Stack[] =>
  stacksOf(showing.view)
    .flatMap((stack): Stack[] => {
      const def = topOf(showing.view, stack);
      const below = showing.view.heroes[stack]?.slice(def?.level) ?? [];
      return def ? [{ def, left: copiesLeft(showing.view, def), below }] : [];
    })
    .sort((a, b) => a.def.cost - b.def.cost || cardName(showing, a.def).localeCompare(cardName(showing, b.def)));

function stackLine(showing: Showing, { def, left: stock, below }: Stack, width: number, names: number): Line {
  const money = purse(showing);
  const affordable = money !== undefined && money.purchases > 0 && def.cost <= money.gold;
  const levels = below.length > 0 ? ` +${below.join('+')}` : '';
  const copies = fill([span(`×${stock}`), span(levels, 'fact')], 8);
  const head: Line = [
    span(affordable ? '› ' : '  ', 'good'),
    ...right(line(String(def.cost), 'gold'), 2),
    span(' '),
    ...fill(line(cardName(showing, def), affordable ? 'title' : 'fact'), Math.min(names, width - 14)),
    span(' '),
    ...copies,
  ];
  const room = width - widthOf(head) - 1;
  return room < 5 ? head : [...head, span(' '), ...uses(showing, def, room)];
}

/** What the card is good for, as far as there is room: its figures, what it does, its gold. */
function uses(showing: Showing, def: CardDef, room: number): Line {
  const { might, worth } = figures(showing, def);
  const shown = fitting(might, room);
  const gap = shown.length > 0 ? 2 : 0;
  const rest = room - widthOf(shown) - gap;
  const words = purpose(showing, def);
  const more =
    rest < Math.min(LEAST_WORDS, cells(words) || rest + 1) ? fitting(worth, rest) : clip(line(words, 'fact'), rest);
  return more.length === 0 ? shown : [...shown, span(' '.repeat(gap)), ...more];
}

/** The class of a Hero; the first thing that a card does. */
function purpose(showing: Showing, def: CardDef): string {
  if (def.isHero) return def.classes.map(id => showing.word(`class.${id}`)).join(' · ');
  const first = def.abilities.findIndex(ability => ability.timing !== 'constant');
  return first < 0 ? showing.word(`card.${def.id}.text`) : showing.word(`card.${def.id}.ability.${first}`);
}
