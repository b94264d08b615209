// Heroes, Offers, Quests and the fight in a terminal.

import { listed, type Showing } from '@veillee/pieces/terminal';
import { countedNames } from '@veillee/pieces/things';
import { POSTS } from '../content/vocabulary.ts';
import { scoresOf } from '../rules/account.ts';
import { bagCount, baggedTiles, bagsUsed, maxHealth, onSlots } from '../rules/board.ts';
import { fighterName } from '../rules/combat/fighter.ts';
import { openState } from '../rules/open.ts';
import { totalOf } from '../rules/scoring.ts';
import type { Hero } from '../rules/state.ts';
import { faceOf, tileName } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';
import { type Line, line, span, wrap } from './paint.ts';

export const heroLines = (showing: Showing<View>): Line[] =>
  openState(showing.view).heroes.flatMap((hero, n) => linesOf(showing, hero, n));

function linesOf(showing: Showing<View>, hero: Hero, n: number): Line[] {
  const { view, word, say, width, name } = showing;
  const tokens = [...hero.tokens, ...(hero.saved ? [hero.saved] : [])].map(action => word(`action.${action}`));
  const fame = { n: hero.reputation, total: totalOf(scoresOf(view)[n] ?? []) };
  const head: Line = [
    span(`${word(`hero.${hero.id}`)} (${name(hero.seat)}) `, 'hero'),
    span(word('screen.health', { n: hero.health, most: maxHealth(hero) }), 'health'),
    span(` ${word('screen.gold', { n: hero.gold })}`, 'coin'),
    span(` ${word('screen.reputation', fame)}`, 'fame'),
  ];
  const means: Line = [
    span(` ${word('screen.gaar', { n: hero.gaar })} ${word('screen.movement', { n: hero.movement })}`),
    span(tokens.length > 0 ? ` ${tokens.join(', ')}` : '', 'fact'),
  ];
  const worn = countedNames(onSlots(hero).map(({ tile }) => say(tileName(tile))));
  const bagged = countedNames(baggedTiles(hero).map(({ tile }) => say(tileName(tile))));
  const bags = word('screen.bags', { used: bagsUsed(hero), n: bagCount(hero) });
  return [
    head,
    means,
    ...(worn.length > 0 ? [line(` ${listed(showing, worn, width - 1)}`)] : []),
    line(` ${bags} ${bagged.length > 0 ? listed(showing, bagged, width - bags.length - 2) : ''}`, 'fact'),
  ];
}

/** What the posts sell, where somebody could reach them. */
export function offerLines(showing: Showing<View>): Line[] {
  const { view, word, say, width } = showing;
  const { trade } = view;
  if (!trade) return [];
  return POSTS.filter(post => trade.all || post === trade.post).map(post => {
    const wares = view.posts[post].offer.map(tile =>
      word('screen.ware', { tile: say(tileName(tile)), price: faceOf(tile).buy ?? 0 }),
    );
    const head = word('screen.of', { whose: word(`space.${post}`) });
    return line(`${head} ${listed(showing, wares, width - head.length - 1)}`, 'coin');
  });
}

export function questLines({ view, word, width }: Showing<View>): Line[] {
  return Object.entries(view.encounters).flatMap(([id, encounter]) =>
    encounter && encounter.faceUp.length > 0
      ? wrap(
          `${word('screen.of', { whose: word(`encounter.${id}`) })} ${encounter.faceUp
            .map(quest => word('screen.quest', { quest: word(`quest.${quest}`) }))
            .join(', ')}`,
          width,
          2,
          'fact',
        )
      : [],
  );
}

export function fightLines({ view, word, say, width }: Showing<View>): Line[] {
  const { combat } = view;
  if (!combat) return [];
  const state = openState(view);
  const told = {
    monster: say(fighterName(state)),
    round: combat.round,
    damage: combat.damage,
    chaos: combat.chaos,
    gaar: combat.gaar,
    hope: combat.hope,
  };
  return wrap(word('screen.fight', told), width, 3, 'foe');
}
