// The land in characters: who is there, the Level of its Monster, the kind of the space in two letters, coloured by the Power that
// reaches it. The centre of a Special tile is listed below.

import { axialOf, type Hex, hexesAround } from '@veillee/pieces/geometry';
import type { Showing } from '@veillee/pieces/terminal';
import { hexLines, windowOn } from '@veillee/pieces/terminal-maps';
import { isCentre, type SpaceAt } from '../content/lattice.ts';
import type { SpaceKind } from '../content/vocabulary.ts';
import { allSpaces, foeAt, isOnMap, locationAt, monsterAt, powersAt } from '../rules/land.ts';
import { openState } from '../rules/open.ts';
import type { View } from '../rules/view.ts';
import { type Line, line, type Span, span } from './paint.ts';

const HEIGHT = 17;

const LETTERS: { readonly [kind in SpaceKind]: string } = {
  chapel: '††',
  mountain: '/\\',
  lake: '~~',
  cave: '()',
  merchants: '$m',
  alchemists: '$a',
  'dragonslayer-towers': '$t',
  'treasure-1': 't1',
  'treasure-2': 't2',
  'treasure-3': 't3',
  'elemental-air': 'AA',
  'elemental-earth': 'EE',
  'elemental-water': 'WW',
  'elemental-fire': 'FF',
  portal: 'OO',
  encounter: '??',
  legend: '!!',
  'griffin-lair': 'gg',
  village: 'vv',
  foundry: 'fo',
  'dragon-lair': 'dd',
  'faer-rift': 'rr',
  wild: '··',
};

function spotOf({ view, word }: Showing<View>, at: SpaceAt): Span {
  const state = openState(view);
  const here = view.heroes.filter(hero => hero.at === at).map(({ id }) => word(`hero.${id}`).charAt(0));
  if (here.length > 0) return span(here.join('').slice(0, 3), 'hero');
  if (foeAt(state, at, 'must') ?? foeAt(state, at, 'may')) return span('!!!', 'foe');
  const level = monsterAt(state, at);
  const letters = LETTERS[locationAt(state, at).kind];
  if (level !== undefined) return span(`${letters}${level}`, 'foe');
  const [power] = powersAt(state, at);
  return span(letters, power ?? 'place');
}

export function mapLines(showing: Showing<View>): Line[] {
  const { view, word, width, say } = showing;
  const state = openState(view);
  const spaces = allSpaces(state);
  const hexes = spaces.filter((at): at is Hex => !isCentre(at));
  const border = new Set(hexes.flatMap(at => hexesAround(at)).filter(at => !isOnMap(state, at)));
  const drawn = hexLines([...hexes, ...border], at => (border.has(at) ? span('.', 'fact') : spotOf(showing, at)));
  const eyes = view.heroes.find(({ seat }) => seat === showing.eyes)?.at;
  const centre = eyes !== undefined && !isCentre(eyes) ? eyes : hexes[0];
  const all = [...hexes, ...border].map(at => axialOf(at));
  const top = Math.min(...all.map(({ r }) => r));
  const left = Math.min(...all.map(({ q, r }) => 4 * q + 2 * r));
  const { q, r } = centre ? axialOf(centre) : { q: 0, r: 0 };
  const around = { x: 4 * q + 2 * r - left, y: r - top };
  const inMiddle = view.heroes.filter(({ at }) => at !== undefined && isCentre(at));
  return [
    ...windowOn(drawn, around, { width, height: HEIGHT }),
    ...inMiddle.map(({ id, at }) =>
      line(
        word('screen.centre', {
          hero: word(`hero.${id}`),
          space: say({ text: `space.${locationAt(state, at as SpaceAt).kind}` }),
        }),
        'hero',
      ),
    ),
    line(word('screen.territory', { n: view.territory.count, chapter: view.territory.chapter ?? 0 }), 'fact'),
  ];
}
