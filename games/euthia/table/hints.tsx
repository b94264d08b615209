// What the slip adds to the question: what the chosen step would bring, and what is left.

import type { Option } from '@veillee/kernel';
import { Cited, type SlipHints } from '@veillee/web/kit';
import type { SpaceAt } from '../content/lattice.ts';
import { keepTileKey, walkKey } from '../rules/keys.ts';
import { spaceAt } from '../rules/land.ts';
import { isOfFight } from './combat-facts.ts';
import { crossedSwords, hexes, knapsack, scrollUnfurled, shop, upgrade, walkingBoot } from './glyphs.ts';
import { alike } from './inventory-facts.ts';
import { spaceWord } from './places.tsx';
import { reachOf } from './reach.ts';
import type { Reading } from './reading.ts';

export function slipHints(reading: Reading): SlipHints {
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
      return { glyph: upgrade, second: <KeptTiles reading={reading} options={decision.options} /> };
    case 'trade.ask':
      return { glyph: shop };
    case 'bags.ask':
      return { glyph: knapsack };
    default:
      return isOfFight(decision)
        ? { glyph: crossedSwords, buttons: fewest(decision.options) }
        : { glyph: scrollUnfurled };
  }
}

/** Tiles that lie nowhere yet: what each of them does. */
function KeptTiles({
  reading: { word, decision },
  options,
}: {
  readonly reading: Reading;
  readonly options: readonly Option[];
}) {
  const tiles = options.flatMap(({ key }) => keepTileKey.read(key) ?? []);
  return (
    <>
      {tiles.map((tile, n) => (
        <span key={tile} className="eut-kept">
          <b>{word(`tile.${tile}`)}</b>{' '}
          <Cited text={word(`tile.${tile}.text`)} rule={n === tiles.length - 1 ? decision?.rule : undefined} />
        </span>
      ))}
    </>
  );
}

/** In a fight two answers beside the pass, of dice or cards that are alike one; the others lie on the stage. */
const fewest = (options: readonly Option[]): readonly string[] =>
  alike(options.map(option => ({ option })))
    .slice(0, 2)
    .map(({ move: { option } }) => option.key);

/** "Mountain: 1 point, one tile appears." */
function chosenWalk({ table, decision, state, word }: Reading) {
  const [picked] = table.picked;
  const option = decision?.options.find(({ key }) => key === picked);
  const [to] = (option && walkKey.read(option.key)) ?? [];
  if (to === undefined || !option) return undefined;
  const hero = state.heroes.find(({ seat }) => seat === decision?.seat);
  const walk = reachOf(state, hero).get(to as SpaceAt);
  if (!walk) return undefined;
  const { cost, burns, reveals, power } = walk;
  const step = word('table.step', { cost, burns: burns ? 1 : 0, reveals, power: power ?? 'none' });
  return <Cited text={`${spaceWord(word, spaceAt(state, to as SpaceAt))}: ${step}`} rule={option.rule} />;
}
