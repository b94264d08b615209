// A week of the campaign in words: how it stands, the party, the overlord, the map, and where the party could go.

import type { Text } from '@veillee/kernel';
import { avatars } from '../../content/legend/avatars.ts';
import { locations } from '../../content/legend/map.ts';
import { plotCards } from '../../content/legend/plots.ts';
import type { AvatarRow, LocationRow, PlotRow } from '../../content/legend/rows.ts';
import { CATEGORIES } from '../../content/legend/vocabulary.ts';
import { KINDS, type Token, TREACHERY } from '../../content/vocabulary.ts';
import { heroName, thingName } from '../../rules/card-names.ts';
import {
  lieutenantName,
  locationName,
  objectName,
  plotCardName,
  rumourName,
  upgradeName,
} from '../../rules/legend/names.ts';
import type { Legend, LegendHero, Lieutenant } from '../../rules/legend/record.ts';
import type { WayView, WeekView } from '../../rules/view/week.ts';
import { percentOf } from './week-facts.ts';

/** As the page has a table in words; a terminal has the same. */
export interface OutlineRow {
  readonly label?: Text;
  readonly values?: readonly Text[];
}
export interface OutlinePart {
  readonly title?: Text;
  readonly rows: readonly OutlineRow[];
}

export function weekOutline(legend: Legend, week: WeekView): OutlinePart[] {
  return [
    ...preparation(legend),
    { rows: [standing(legend, week)] },
    { title: { text: 'side.heroes' }, rows: [party(legend, week), ...legend.heroes.map(heroRow)] },
    { title: { text: 'side.overlord' }, rows: overlordRows(legend, week) },
    { title: { text: 'terrinoth.heroesMay' }, rows: week.ways.map(wayRow) },
    { title: { text: 'terrinoth.map' }, rows: locations.map(row => placeRow(legend, week, row)) },
  ];
}

/** Before the first week: the cards that the overlord chooses from. */
function preparation({ avatar, plot }: Legend): OutlinePart[] {
  if (!avatar) return [{ title: { text: 'terrinoth.avatars' }, rows: avatars.map(avatarCard) }];
  if (plot) return [];
  const openings = plotCards.filter(({ place }) => place === 'opening');
  return [{ title: { text: 'terrinoth.plots' }, rows: openings.flatMap(plotRows) }];
}

const avatarCard = ({ id, keep, treachery, forms }: AvatarRow): OutlineRow => ({
  label: { text: `avatar.${id}` },
  values: [
    { text: 'table.tells', with: { what: { text: `avatar.${id}.special` }, text: { text: `avatar.${id}.text` } } },
    { text: 'terrinoth.keepAt', with: { location: locationName(keep) } },
    ...TREACHERY.map(type => ({
      text: 'terrinoth.avatar.point',
      with: { type: { text: `treachery.${type}` }, xp: treachery[type].xp, most: treachery[type].most },
    })),
    ...CATEGORIES.map(one => ({
      text: 'terrinoth.avatar.form',
      with: { category: { text: `category.${one}` }, xp: forms[one] },
    })),
  ],
});

/** The card that opens a plot, and those that can be bought of it later. */
const plotRows = ({ id, plot }: PlotRow): OutlineRow[] => [
  { label: plotCardName(id), values: [{ text: `plot-card.${id}.text` }] },
  ...plotCards
    .filter(row => row.plot === plot && row.place === 'card')
    .map(row => ({
      label: plotCardName(row.id),
      values: [{ text: 'terrinoth.price', with: { xp: row.xp } }, { text: `plot-card.${row.id}.text` }],
    })),
];

const standing = ({ week: n, step, level, conquest, before }: Legend, { thresholds, final }: WeekView): OutlineRow => ({
  label: n > 0 ? { text: 'terrinoth.week', with: { n } } : { text: 'terrinoth.before' },
  values: [
    ...(step === 'start' || step === 'over' ? [] : [{ text: `terrinoth.step.${step}` }]),
    { text: `level.${level}` },
    {
      text: 'terrinoth.conquest',
      with: { ...conquest, total: conquest.heroes + conquest.overlord, most: thresholds[2] },
    },
    { text: 'terrinoth.final.heroes', with: { per: final.perHero, n: Math.floor(final.heroes / final.perHero) } },
    { text: 'terrinoth.final.overlord', with: { per: final.perAvatar, n: final.overlord * final.perAvatar } },
    ...(before ? [{ text: 'terrinoth.final.lost' }] : []),
  ],
});

/** What rewards have left to the party. */
export const giftTexts = (week: WeekView | undefined): Text[] => {
  const { feather, foresight = 0 } = week?.gifts ?? {};
  return [
    ...(feather ? [{ text: 'terrinoth.feather', with: { used: feather } }] : []),
    ...(foresight > 0 ? [{ text: 'terrinoth.foresight', with: { n: foresight } }] : []),
  ];
};

const party = ({ coins, party: { at, object, upgrades } }: Legend, week: WeekView): OutlineRow => ({
  label: { text: 'terrinoth.party' },
  values: [
    locationName(at),
    { text: 'dungeon.purse', with: { n: coins } },
    ...upgrades.map(upgradeName),
    ...(object === undefined ? [] : [{ text: 'terrinoth.carries', with: { object: objectName(object) } }]),
    ...giftTexts(week),
  ],
});

const heroRow = (hero: LegendHero): OutlineRow => {
  const { sheet, wounds, maxWounds, fatigue, maxFatigue, xp, dice, skills, equipped, pack, potions, tokens } = hero;
  return {
    label: heroName(sheet),
    values: [
      { text: 'table.wounds', with: { n: wounds, most: maxWounds } },
      { text: 'table.fatigue', with: { n: fatigue, most: maxFatigue } },
      { text: 'terrinoth.xp.n', with: { n: xp } },
      ...KINDS.filter(trait => dice[trait].some(n => n > 0)).map((trait): Text => {
        const [black, silver, gold] = dice[trait];
        return { text: 'terrinoth.dice', with: { trait: { text: `kind.${trait}` }, black, silver, gold } };
      }),
      ...skills.map((id): Text => ({ text: `skill.${id}` })),
      ...[...equipped, ...pack, ...potions].map(thingName),
      ...(Object.entries(tokens) as [Token, number][]).map(([token, n]) => ({
        text: 'start.token',
        with: { token: { text: `ability.${token}` }, n },
      })),
    ],
  };
};

function overlordRows(legend: Legend, week: WeekView): OutlineRow[] {
  const { avatar, xp, forms, treachery, upgrades, plotCards, comets, lieutenants, returning } = legend;
  return [
    {
      label: avatar ? { text: `avatar.${avatar}` } : { text: 'side.overlord' },
      values: [
        { text: 'terrinoth.xp.n', with: { n: xp } },
        ...(week.avatar ? [{ text: 'terrinoth.keepAt', with: { location: locationName(week.avatar.keep) } }] : []),
        ...(avatar ? [{ text: `avatar.${avatar}.text` }] : []),
        ...CATEGORIES.map(one => ({
          text: 'table.tells',
          with: { what: { text: `category.${one}` }, text: { text: `terrinoth.form.${forms[one]}` } },
        })),
        ...TREACHERY.map(type => ({
          text: 'terrinoth.treachery',
          with: {
            type: { text: `treachery.${type}` },
            n: treachery[type],
            most: week.avatar?.treachery[type].most ?? 0,
          },
        })),
        ...upgrades.map(upgradeName),
        ...(comets === undefined ? [] : [{ text: 'terrinoth.comets', with: { n: comets } }]),
      ],
    },
    ...plotCards.map(id => ({ label: plotCardName(id), values: [{ text: `plot-card.${id}.text` }] })),
    ...lieutenants.map(rider => riderRow(rider, week, legend.week)),
    ...returning.map(id => ({ values: [{ text: 'terrinoth.returns', with: { lieutenant: lieutenantName(id) } }] })),
  ];
}

function riderRow(
  { id, at, object, ordered, banished = -1 }: Lieutenant,
  { cities }: WeekView,
  now: number,
): OutlineRow {
  const city = cities.find(one => one.id === at && one.falls.length > 0);
  const chance = city?.falls[0] ?? 0;
  return {
    label: lieutenantName(id),
    values: [
      { text: city ? 'terrinoth.besieges' : 'terrinoth.at', with: { location: locationName(at) } },
      ...(city ? [{ text: 'terrinoth.siege', with: { n: city.siege, most: city.defense } }] : []),
      ...(chance > 0 ? [{ text: 'terrinoth.falls', with: { n: percentOf(chance) } }] : []),
      ...(object === undefined ? [] : [{ text: 'terrinoth.carries', with: { object: objectName(object) } }]),
      ...(ordered ? [{ text: 'terrinoth.ordered' }] : []),
      ...(banished >= now ? [{ text: 'terrinoth.banished', with: { week: banished } }] : []),
      { text: `lieutenant.${id}.text` },
    ],
  };
}

const wayRow = ({ to, via, shield, dice, meets, ambush, first, near, why }: WayView): OutlineRow => ({
  label: locationName(to),
  values: [
    ...(via === undefined ? [] : [{ text: 'terrinoth.via', with: { location: locationName(via) } }]),
    ...(why
      ? [why]
      : [{ text: 'terrinoth.test', with: { shield, dice, n: percentOf(meets), ambush: percentOf(ambush) } }]),
    ...(first ? [{ text: 'terrinoth.first' }] : []),
    ...near.map(id => ({ text: 'terrinoth.near', with: { who: lieutenantName(id) } })),
  ],
});

/** What a place is and what has become of it, as a text. */
export function stateText(legend: Legend, week: WeekView, { id, kind }: LocationRow): Text {
  const { explored, seen, cities, ruined } = legend;
  if (id === week.avatar?.keep) return { text: 'terrinoth.keep' };
  switch (kind) {
    case 'city':
      return { text: cities[id]?.razed ? 'terrinoth.city.razed' : 'terrinoth.city' };
    case 'master':
      return { text: ruined.includes(id) ? 'terrinoth.master.ruined' : 'terrinoth.master' };
    case 'legendary':
      if (explored.includes(id)) return { text: 'terrinoth.legendary.explored' };
      return { text: week.shut[id] ? 'terrinoth.legendary.shut' : 'terrinoth.legendary' };
    case 'dungeon':
      if (explored.includes(id)) return { text: 'terrinoth.dungeon.explored' };
      return { text: seen.includes(id) ? 'terrinoth.dungeon.seen' : 'terrinoth.dungeon' };
  }
}

/** Tokens, rumours and objects that lie there, each with the rule about it. */
export function lyingTexts(
  legend: Legend,
  week: WeekView,
  id: string,
): { readonly text: Text; readonly rule?: 'LEG-4.12' | 'LEG-9.5' | 'LEG-17.10' | 'LEG-17.2' | 'LEG-13.28' }[] {
  const { rumour, ground, sealed, cities, party } = legend;
  const siege = week.cities.find(city => city.id === id);
  const { chained, temple, vault, razed } = cities[id] ?? {};
  const named = (text: string, object: string): Text => ({ text, with: { object: objectName(object) } });
  return [
    ...(party.at === id ? [{ text: { text: 'terrinoth.here' } }] : []),
    ...(siege && !razed
      ? [
          {
            text: { text: 'terrinoth.siege', with: { n: siege.siege, most: siege.defense } },
            rule: 'LEG-4.12' as const,
          },
        ]
      : []),
    ...(rumour?.at === id
      ? [{ text: { text: 'terrinoth.rumour', with: { rumour: rumourName(rumour.card) } }, rule: 'LEG-9.5' as const }]
      : []),
    ...ground
      .filter(({ at }) => at === id)
      .map(({ object, barred }) => ({
        text: named(barred ? 'terrinoth.object.barred' : 'terrinoth.object', object),
        rule: 'LEG-17.10' as const,
      })),
    ...Object.entries(sealed)
      .filter(([, at]) => at === id)
      .map(([object]) => ({ text: named('terrinoth.sealed', object), rule: 'LEG-17.2' as const })),
    ...(vault && !razed ? [{ text: named('terrinoth.vault', vault), rule: 'LEG-13.28' as const }] : []),
    ...(chained ? [{ text: { text: 'terrinoth.chained' }, rule: 'LEG-17.2' as const }] : []),
    ...(temple ? [{ text: { text: 'terrinoth.temple' }, rule: 'LEG-17.2' as const }] : []),
  ];
}

const placeRow = (legend: Legend, week: WeekView, row: LocationRow): OutlineRow => ({
  label: locationName(row.id),
  values: [
    stateText(legend, week, row),
    ...(week.shut[row.id] && row.kind === 'legendary' ? [week.shut[row.id] as Text] : []),
    ...lyingTexts(legend, week, row.id).map(({ text }) => text),
    ...legend.lieutenants.filter(({ at }) => at === row.id).map(({ id }) => lieutenantName(id)),
  ],
});
