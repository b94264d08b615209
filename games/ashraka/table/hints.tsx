// What the slip adds to the question: what is left to whom, and what the chosen answer would cost.

import type { Node } from '@veillee/pieces/geometry';
import { Cited, type SlipHints } from '@veillee/web/kit';
import { moveKey, riskKey } from '../rules/keys.ts';
import { type Hero, heroName } from '../rules/state.ts';
import { aboutOf, engagement } from './combat/fight.ts';
import { crossedSwords, hourglass, menhir, scrollUnfurled, twoCoins, walkingBoot } from './glyphs.ts';
import { keyOf, type Reading } from './reading.ts';
import { isAnsweredBelow } from './story/story.tsx';
import { isAboutPage } from './story/tales.ts';

/** What it means to take all that is chosen. */
const MANY: { readonly [prompt: string]: string } = {
  'pile.reveal': 'table.done.piles',
  'card.give': 'table.done.give',
  'exchange.ask': 'table.done.exchange',
  'disease.cure': 'table.done.cure',
  'dice.which': 'table.done.dice',
};

export function slipHints(reading: Reading, phone: boolean): SlipHints {
  const { decision, view } = reading;
  if (decision?.prompt === 'turn.ask')
    return {
      buttons: [],
      inHand: true,
      glyph: view.track.length === 0 ? hourglass : walkingBoot,
      second: chosenFight(reading) ?? chosenWalk(reading) ?? <Cited text={leftOver(reading)} rule={decision.rule} />,
    };
  if (decision?.prompt === 'combat.ask') return { buttons: [], inHand: true, glyph: crossedSwords };
  // What is proposed says little without the question that it answers.
  const about = decision?.prompt === 'agree.ask' ? decision.with?.about : undefined;
  if (typeof about === 'object' && 'text' in about) {
    const lot = decision?.with?.lot;
    const words = [about, ...(typeof lot === 'object' && 'text' in lot ? [lot] : [])];
    return {
      // The other answers stand on the page itself.
      ...(decision && isAboutPage(decision) && { buttons: [] }),
      glyph: scrollUnfurled,
      second: <Cited text={words.map(reading.table.say).join(' ')} rule={decision?.rule} />,
    };
  }
  if (isAnsweredBelow(phone, decision)) return { glyph: scrollUnfurled };
  // The answers stand on the page itself.
  if (decision?.prompt === 'event.ask' || decision?.prompt === 'destiny.ask')
    return { buttons: [], glyph: scrollUnfurled };
  // Where one may go is lit on the map; a few of the places as buttons would look like all of them.
  if (decision?.prompt === 'place.where') return { buttons: [], glyph: walkingBoot };
  const many = decision && MANY[decision.prompt];
  if (many) return { glyph: scrollUnfurled, done: count => reading.word(many, { count }) };
  if (decision?.prompt === 'reward.ask') return { buttons: [], glyph: twoCoins };
  if (decision?.prompt === 'sanctuary.ask') return { buttons: [], glyph: menhir };
  return { glyph: scrollUnfurled };
}

/** "Atsu has 4 actions left, TanTan 2." */
function leftOver({ view, word, table }: Reading): string {
  const left = (hero: Hero): string => word('table.left', { hero: table.say(heroName(hero)), n: hero.disc });
  return view.heroes.map(left).join(' ');
}

/** How a fight that is about to begin would end, on average. */
function chosenFight({ table, decision, view, hero, word }: Reading) {
  const [picked] = table.picked;
  const option = decision?.options.find(({ key }) => key === picked);
  const odds = option && hero && engagement(view, hero, keyOf(option));
  if (!odds) return undefined;
  const { win, lost, falls } = odds;
  const words = { win, lost, falls: falls >= 0.005 ? 1 : 0, fall: falls, about: aboutOf(odds) };
  return <Cited text={word('table.prospect', words)} rule={option.rule} />;
}

function chosenWalk({ table, decision, walks, word, hero }: Reading) {
  const [picked] = table.picked;
  const option = decision?.options.find(({ key }) => key === picked);
  if (!option || !hero) return undefined;
  const key = keyOf(option);
  const [to] = moveKey.read(key) ?? riskKey.read(key) ?? [];
  if (to === undefined) return undefined;
  const walk = (riskKey.is(key) ? walks.risky : walks.safe).get(to as Node);
  if (!walk) return undefined;
  const words = {
    hero: table.say(heroName(hero)),
    actions: walk.actions,
    left: hero.disc - walk.actions,
    health: walk.health,
  };
  return <Cited text={word('table.walk.after', words)} rule={option.rule} />;
}
