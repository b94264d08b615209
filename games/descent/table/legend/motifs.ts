// What the land of Terrinoth is drawn with, in ink and wash: each stands on (x, y), lit from the upper left. Text, not elements: it is drawn once.

type Motif = (x: number, y: number, k: number) => string;

const INK = '#4a3620';
const LEAF = '#3c4a2b';

const pine =
  (light: string, dark: string): Motif =>
  (x, y, k) => {
    const top = `M${x} ${y - 17 - k * 4}l6 15`;
    return `<path d="M${x} ${y}v-3" stroke="${INK}" stroke-width="1.6"/><path d="${top}h-12z" fill="${k > 0.5 ? light : dark}" stroke="${LEAF}" stroke-width=".9" stroke-linejoin="round"/><path d="${top}h-5z" fill="#0002"/>`;
  };
const tree =
  (fill: string, fruit?: string): Motif =>
  (x, y, k) =>
    `<path d="M${x} ${y}v-5" stroke="${INK}" stroke-width="1.8"/><circle cx="${x}" cy="${y - 10 - k * 2}" r="${6.2 + k * 1.4}" fill="${fill}" stroke="${LEAF}" stroke-width=".9"/>${fruit ? `<circle cx="${x - 2}" cy="${y - 12}" r="1.3" fill="${fruit}"/><circle cx="${x + 3}" cy="${y - 9}" r="1.3" fill="${fruit}"/>` : ''}`;
const mountain =
  (lit: string, shade: string): Motif =>
  (x, y, k) => {
    const [h, w] = [22 + k * 16, 15 + k * 8];
    return `<path d="M${x - w} ${y}L${x - 1} ${y - h}L${x + w} ${y}Z" fill="${lit}" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/><path d="M${x - 1} ${y - h}L${x + w} ${y}H${x + 3}L${x - 2} ${y - h * 0.5}Z" fill="${shade}"/><path d="M${x - 1} ${y - h}l${w * 0.34} ${h * 0.34}l-${w * 0.2} -${h * 0.03}l-${w * 0.14} ${h * 0.1}l-${w * 0.16} -${h * 0.1}l-${w * 0.14} ${h * 0.04}z" fill="#fffaf0"/>`;
  };
const hill =
  (fill: string): Motif =>
  (x, y, k) =>
    `<path d="M${x - 15} ${y}q5-${11 + k * 6} 15-${11 + k * 6}t15 ${11 + k * 6}z" fill="${fill}" stroke="${INK}" stroke-width="1"/><path d="M${x + 1} ${y - 9 - k * 5}q8 2 10 ${8 + k * 4}" fill="none" stroke="${INK}" stroke-width=".8" opacity=".6"/>`;
const reed: Motif = (x, y) =>
  `<path d="M${x - 9} ${y}h18M${x - 6} ${y + 3}h10" stroke="#5f8f92" stroke-width="1.3"/><path d="M${x - 3} ${y - 1}l-2-9M${x} ${y - 1}v-11M${x + 3} ${y - 1}l2-9" stroke="#5d6b35" stroke-width="1.3"/>`;
const grass: Motif = (x, y) =>
  `<path d="M${x - 4} ${y}l-2-4M${x} ${y}v-5M${x + 4} ${y}l2-4" stroke="#93803f" stroke-width="1.1"/>`;
const rock: Motif = (x, y, k) =>
  `<path d="M${x - 8} ${y}l2-${8 + k * 5}l7-3l7 5l2 ${6 + k * 3}z" fill="#b9ab8c" stroke="${INK}" stroke-width="1"/><path d="M${x + 1} ${y - 9 - k * 4}l3 9" stroke="${INK}" stroke-width=".8" opacity=".6"/>`;
const ruby: Motif = (x, y) =>
  `<path d="M${x - 5} ${y}l-1-9l5-6l5 6l-1 9z" fill="#c06a5c" stroke="#5c1f18" stroke-width="1"/><path d="M${x - 1} ${y - 15}v15" stroke="#5c1f18" stroke-width=".8" opacity=".6"/>`;
const thorn: Motif = (x, y) =>
  `<path d="M${x} ${y}q-3-8 2-15M${x} ${y - 6}l6-4M${x} ${y - 9}l-6-3" fill="none" stroke="#3f3a2c" stroke-width="1.6"/>`;
const mist: Motif = (x, y) =>
  `<path d="M${x - 13} ${y}q6-5 12 0t13 0M${x - 8} ${y + 4}q5-4 10 0t8 0" fill="none" stroke="#8f948c" stroke-width="1.3" opacity=".8"/>`;
const crack: Motif = (x, y, k) =>
  `<path d="M${x - 12} ${y - 4}l7 3l4-5l5 6l8-2" fill="none" stroke="#3a2a18" stroke-width="${2 + k * 1.6}"/>`;
const FLOWERS = ['#b4584a', '#8a5a9c', '#c79a24'];
const flower: Motif = (x, y, k) =>
  `<circle cx="${x}" cy="${y - 4}" r="2.2" fill="${FLOWERS[Math.floor(k * 3)] ?? '#b4584a'}"/><path d="M${x} ${y - 2}v4" stroke="#5d6b35" stroke-width="1.2"/>`;
const wave: Motif = (x, y) =>
  `<path d="M${x - 9} ${y}q4.5-4 9 0t9 0" fill="none" stroke="#5f93a0" stroke-width="1.4"/>`;
const round = tree('#8aa45f');
/** Trees among flowers. */
const garden: Motif = (x, y, k) => (k > 0.55 ? round(x, y, k) : flower(x, y, k * 1.8));

export interface Country {
  /** The colour of the ground. */
  readonly wash: string;
  readonly motif: Motif;
  /** How many stand there at most, and how far about. */
  readonly many: number;
  readonly far: number;
  /** Wide drawings stand further apart. */
  readonly apart?: number;
}

const COUNTRIES = {
  forest: { wash: '#9fb27a', motif: pine('#7f9a5f', '#5d7a48'), many: 22, far: 60 },
  orchard: { wash: '#a9b97a', motif: tree('#93ab5e', '#a83a2a'), many: 16, far: 52 },
  crimson: { wash: '#c98f78', motif: pine('#b0604a', '#934534'), many: 18, far: 54 },
  ash: { wash: '#bdb5a6', motif: hill('#b5ada0'), many: 11, far: 54 },
  hills: { wash: '#d3bf86', motif: hill('#c9b27a'), many: 11, far: 60 },
  blue: { wash: '#b5c0bc', motif: hill('#a9b3ae'), many: 10, far: 56 },
  thorn: { wash: '#a59a80', motif: thorn, many: 18, far: 48 },
  swamp: { wash: '#9fb5a2', motif: reed, many: 16, far: 56 },
  plains: { wash: '#e0cf9c', motif: grass, many: 10, far: 52 },
  rocks: { wash: '#c5b896', motif: rock, many: 12, far: 48 },
  abyss: { wash: '#9a8a6c', motif: crack, many: 9, far: 46 },
  garden: { wash: '#b9c48a', motif: garden, many: 16, far: 50 },
  mountains: { wash: '#c4b795', motif: mountain('#cdbd98', '#9a8763'), many: 13, far: 66, apart: 17 },
  peaks: { wash: '#b9b2a4', motif: mountain('#bdb4aa', '#83796d'), many: 13, far: 66, apart: 17 },
  lake: { wash: '#a5c3c6', motif: wave, many: 9, far: 44 },
  mist: { wash: '#d2d2c4', motif: mist, many: 12, far: 56 },
  ruby: { wash: '#d09d8c', motif: ruby, many: 12, far: 52 },
} as const satisfies { readonly [kind: string]: Country };

const WHERE: { readonly [id: string]: keyof typeof COUNTRIES } = {
  'applewood-forest': 'orchard',
  'ashen-hills': 'ash',
  'lashing-hills': 'hills',
  'blackthorn-grove': 'thorn',
  'blackwing-swamp': 'swamp',
  'forest-of-the-wall': 'forest',
  'broken-rocks': 'rocks',
  'crimson-forest': 'crimson',
  'gaping-abyss': 'abyss',
  'gardens-of-tarn': 'garden',
  'north-gate': 'mountains',
  'watchers-hills': 'hills',
  'hanging-woods': 'forest',
  'howling-giant-hills': 'hills',
  'tears-of-korina': 'lake',
  'misty-plains': 'mist',
  'mountains-of-despair': 'mountains',
  'ruby-barrier-plains': 'ruby',
  'river-of-sleep': 'forest',
  'sacred-swamp-of-bator': 'swamp',
  'shadow-peaks': 'peaks',
  'bluefade-hills': 'blue',
  'fallen-star-forest': 'forest',
  'whispering-forest': 'forest',
  'caverns-of-thuul': 'rocks',
  'fools-rapids': 'lake',
  'valley-of-souls': 'peaks',
  'shikas-tree': 'forest',
  'olmrics-hut': 'forest',
  forge: 'mountains',
  frostgate: 'peaks',
  nerekhall: 'thorn',
  vynelvale: 'garden',
};
/** What the country about a place is; plains, unless it is something else. */
export const countryOf = (id: string): Country => COUNTRIES[WHERE[id] ?? 'plains'];
