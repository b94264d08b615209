// What the slip adds to the question: what the chosen step would bring, and what is left.

import type { Option } from '@veillee/kernel';
import { Cited, RuleRef, type SlipHints } from '@veillee/web/kit';
import { type ComponentProps, useMemo } from 'react';
import type { SpaceAt } from '../content/lattice.ts';
import { resourceName } from '../rules/inventory.ts';
import { buyKey, fightKey, keepTileKey, takeKey, walkKey } from '../rules/keys.ts';
import { foeAt, monsterAt, spaceAt } from '../rules/land.ts';
import { faceOf } from '../rules/tiles.ts';
import { oneOfEach } from './alike.ts';
import { fightOf, isOfFight, issueOf } from './combat-facts.ts';
import { chancesAt, gainOf, prospectNow, prospectOf } from './combat-odds.ts';
import { crossedSwords, hexes, knapsack, mining, scrollUnfurled, shop, upgrade, walkingBoot } from './glyphs.ts';
import { Difference } from './inventory.tsx';
import { monsterWord, spaceWord } from './places.tsx';
import { reachOf } from './reach.ts';
import type { Reading } from './reading.ts';

/** On a phone, where the answers of a fight lie below its stage, the slip tells what they are worth as well. */
export function slipHints(reading: Reading, phone = false): SlipHints {
  const { decision, word } = reading;
  if (!decision) return {};
  switch (decision.prompt) {
    case 'turn.ask':
      return {
        buttons: [],
        glyph: walkingBoot,
        second: chosenWalk(reading) ?? <Cited text={word('table.turn')} rule={decision.rule} />,
      };
    case 'reveal.ask':
      return { buttons: [], glyph: hexes, second: <Cited text={word('table.lay')} rule={decision.rule} /> };
    case 'reveal.keep':
      return { glyph: upgrade, second: <ToldThings reading={reading} of={tileOf} /> };
    case 'cart.ask':
      return { glyph: mining, second: <Told text={word('table.cart')} rule={decision.rule} /> };
    case 'dwurt.ask': {
      const face = Number(decision.with?.face ?? 0);
      // R54: a sober zero moves the others up by one.
      const row = reading.state.house.soberZero ? face - 1 : face;
      const told = word('table.dwurt.die', { face, does: word(`dwurt.${row}`) });
      return { glyph: scrollUnfurled, second: <Told text={told} rule={decision.rule} /> };
    }
    case 'cart.keep':
      return {
        glyph: mining,
        second: <ToldThings reading={reading} of={resourceOf} />,
        buttons: keysOf(decision.options),
      };
    case 'gem.ask':
    case 'essence.ask':
      return { glyph: upgrade, second: <ToldThings reading={reading} of={({ text }) => text} /> };
    case 'trade.ask':
      return { glyph: shop, second: chosenPurchase(reading) };
    case 'bags.ask':
    case 'trophy.ask':
      return { glyph: knapsack, buttons: keysOf(decision.options) };
    // Each of the three tokens has its button: none is behind the list of all options.
    case 'save.ask':
      return { glyph: scrollUnfurled, buttons: keysOf(decision.options), every: true };
    case 'roll.ask':
      return { glyph: scrollUnfurled, buttons: keysOf(decision.options) };
    // Whoever meets a Monster means to fight it; what may be changed before lies beside it and on the board.
    case 'combat.before':
      return { glyph: crossedSwords, buttons: [], main: fightKey };
    default: {
      if (!isOfFight(decision)) return { glyph: scrollUnfurled };
      const buttons = fewest(reading, decision.options);
      return { glyph: crossedSwords, buttons, ...inFight(reading, phone, buttons) };
    }
  }
}

const inFight = (reading: Reading, phone: boolean, keys: readonly string[]): SlipHints =>
  phone ? { second: <AnswerOdds reading={reading} keys={keys} /> } : {};

/** What each answer on the slip would make of the attack at issue. */
function AnswerOdds({ reading, keys }: { readonly reading: Reading; readonly keys: readonly string[] }) {
  const { view, decision, table, word } = reading;
  const fight = useMemo(() => fightOf(view), [view]);
  const now = useMemo(() => fight && prospectNow(fight), [fight]);
  if (!fight || !decision) return null;
  const shown = table.picked.length > 0 ? table.picked : keys;
  const means = [
    ...(decision.pass && now && table.picked.length === 0 ? [{ answer: table.say(decision.pass), n: now.mean }] : []),
    ...decision.options.flatMap(option => {
      const prospect = shown.includes(option.key) ? prospectOf(fight, decision.seat, option.key) : undefined;
      return prospect ? [{ answer: table.say(option), n: prospect.mean }] : [];
    }),
  ];
  const side = issueOf(fight.combat)?.side;
  if (!side || means.length === 0) return <RuleRef rule={decision.rule} />;
  return (
    <span className="eut-kept eut-fight-odds">
      <b>{word('table.fight.mean', { side })}</b> {means.map(each => word('table.fight.each', each)).join(' · ')}{' '}
      <RuleRef rule={decision.rule} />
    </span>
  );
}

/** What somebody must know to answer: whole, on a phone too. */
const Told = (cited: ComponentProps<typeof Cited>) => (
  <span className="eut-kept">
    <Cited {...cited} />
  </span>
);

/** The name of what an option is about; its text has the same name and `.text`. */
type NameOf = (option: Option) => string | undefined;

const tileOf: NameOf = ({ key }) => {
  const [tile] = keepTileKey.read(key) ?? [];
  return tile && `tile.${tile}`;
};
const resourceOf: NameOf = ({ key }) => {
  const [copy] = takeKey.read(key) ?? [];
  return copy && resourceName(copy).text;
};

/** Things that lie nowhere yet: what each of them does or brings. */
function ToldThings({ reading: { word, decision }, of }: { readonly reading: Reading; readonly of: NameOf }) {
  const names = [...new Set((decision?.options ?? []).flatMap(option => of(option) ?? []))];
  return (
    <>
      {names.map((name, n) => (
        <span key={name} className="eut-kept">
          <b>{word(name)}</b>{' '}
          <Cited text={word(`${name}.text`)} rule={n === names.length - 1 ? decision?.rule : undefined} />
        </span>
      ))}
    </>
  );
}

/** Of things that are alike one button. */
const keysOf = (options: readonly Option[]): readonly string[] => oneOfEach(options).map(({ key }) => key);

/** In a fight the two best answers beside the pass, of dice or cards that are alike one; the others lie on the stage. */
function fewest({ view, decision }: Reading, options: readonly Option[]): readonly string[] {
  const fight = fightOf(view);
  const gain = ({ key }: Option): number => (fight && decision ? gainOf(fight, decision.seat, key) : 0);
  return oneOfEach(options)
    .map(option => ({ key: option.key, gain: gain(option) }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, 2)
    .map(({ key }) => key);
}

/** What the chosen Item does, and what buying it would change. */
function chosenPurchase({ table, decision, hero, word }: Reading) {
  const option = decision?.options.find(({ key }) => key === table.picked[0]);
  const [copy] = (option && buyKey.read(option.key)) ?? [];
  if (!option || copy === undefined || !hero) return undefined;
  return (
    <>
      <Told text={word(`item.${faceOf(copy).id}.text`)} rule={option.rule} />{' '}
      <Difference hero={hero} move={{ option }} word={word} />
    </>
  );
}

/** "Mountain: 1 point, one tile appears.", and how a fight there would end. */
function chosenWalk(reading: Reading) {
  const { table, decision, state, view, word } = reading;
  const [picked] = table.picked;
  const option = decision?.options.find(({ key }) => key === picked);
  const [to] = (option && walkKey.read(option.key)) ?? [];
  if (to === undefined || !option) return undefined;
  const hero = state.heroes.find(({ seat }) => seat === decision?.seat);
  const walk = reachOf(state, hero).get(to as SpaceAt);
  if (!walk) return undefined;
  const { cost, burns, reveals, power } = walk;
  const step = word('table.step', { cost, burns: burns ? 1 : 0, reveals, power: power ?? 'none' });
  const there = word('table.step.to', { space: spaceWord(word, spaceAt(state, to as SpaceAt)), step });
  const odds = hero && chancesAt(view, hero, to as SpaceAt);
  return (
    <>
      <Told text={there} rule={option.rule} />
      {odds && (
        <span className="eut-kept">
          {word('table.odds.of', {
            monster: guardWord(reading, to as SpaceAt),
            odds: word('table.odds', { wins: odds.wins, health: odds.health }),
          })}
        </span>
      )}
    </>
  );
}

/** Whoever is met there first. */
function guardWord({ state, view, word }: Reading, at: SpaceAt): string {
  const foe = foeAt(state, at, 'must');
  const level = monsterAt(state, at);
  if (foe !== undefined) return word(`foe.${foe}`);
  return level === undefined ? '' : monsterWord({ view, word }, level);
}
