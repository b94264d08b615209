// What the overlord can buy: upgrades, treachery, lieutenants, forms and cards of the plot, each with its price, and why not.

import type { Option, Refused } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { Bust, Cited, Icon, useThing } from '@veillee/web/kit';
import { useState } from 'react';
import { upgradeRow } from '../../content/legend/avatars.ts';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import { plotRow } from '../../content/legend/plots.ts';
import type { Category } from '../../content/legend/vocabulary.ts';
import type { Treachery } from '../../content/vocabulary.ts';
import { formKey, plotKey, pointKey, riderKey, upgradeKey } from '../../rules/legend/keys.ts';
import type { Legend } from '../../rules/legend/record.ts';
import type { WeekView } from '../../rules/view/week.ts';
import { evilTower, overlordHelm } from '../glyphs.ts';
import { GEM } from '../kinds.ts';
import { lieutenantLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import { CATEGORY_GLYPH, LIEUTENANT_GLYPH } from './glyphs.ts';
import { PLOT_GLYPH } from './plot.tsx';
import './upgrades.css';

const WARES: readonly string[] = ['upgrade', 'point', 'rider', 'form', 'plot'];
/** What would be bought soonest stands first. */
const ORDER: readonly string[] = ['form', 'plot', 'rider', 'point', 'upgrade'];
const isWare = ({ key }: Pick<Option, 'key'>): boolean => WARES.includes(headOf(key));
const byShelf = (one: Pick<Option, 'key'>, other: Pick<Option, 'key'>): number =>
  ORDER.indexOf(headOf(one.key)) - ORDER.indexOf(headOf(other.key));

/** So many of what can be had, and of what cannot, stand there folded. */
const MANY = 7;
const FEW = 3;

export function Upgrades({ legend, week }: { readonly legend: Legend; readonly week: WeekView }) {
  const { word, decision, table } = useReading();
  const [all, setAll] = useState(false);
  if (!decision || !SHOPS.includes(decision.prompt)) return null;
  const open = decision.options.filter(isWare).toSorted(byShelf);
  const shut = decision.refused.filter(isWare).toSorted(byShelf);
  if (open.length + shut.length === 0) return null;
  const folds = decision.prompt === 'week.orders' && !all;
  // Folded, of those that do the same only the first stands there; what is chosen always does.
  const alike = new Set<string>();
  const isFirst = ({ key }: { readonly key: string }): boolean => {
    const { told, xp } = wareOf(key, legend, week);
    const same = `${word(told.text, 'with' in told ? told.with : undefined)} ${xp}`;
    return !alike.has(same) && alike.add(same) !== undefined;
  };
  const wares = folds
    ? open.filter((option, n) => (isFirst(option) && n < MANY) || table.picked.includes(option.key))
    : open;
  const refused = folds ? shut.filter(isFirst).slice(0, FEW) : shut;
  const hidden = open.length + shut.length - wares.length - refused.length;
  return (
    <section className="des-upgrades" aria-label={word('terrinoth.upgrades')}>
      <h3>
        {word('terrinoth.upgrades')}
        <small>{word(decision.prompt === 'week.orders' ? 'terrinoth.upgrades.one' : 'terrinoth.upgrades.first')}</small>
      </h3>
      <ul>
        {wares.map(option => (
          <Ware key={option.key} of={option} legend={legend} week={week} />
        ))}
        {refused.map(item => (
          <Ware key={item.key} of={item} refused={item} legend={legend} week={week} />
        ))}
      </ul>
      {(hidden > 0 || all) && (
        <button type="button" className="des-upgrades-all" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? word('terrinoth.upgrades.fewer') : word('terrinoth.upgrades.all', { n: hidden })}
        </button>
      )}
      {decision.prompt === 'week.orders' && (
        <p>
          <Cited text={word('terrinoth.upgrades.keep')} rule="LEG-4.17" />
        </p>
      )}
    </section>
  );
}
const SHOPS: readonly string[] = ['week.orders', 'week.firstUpgrades'];

interface WareProps {
  readonly of: { readonly key: string };
  readonly refused?: Refused;
  readonly legend: Legend;
  readonly week: WeekView;
}

function Ware({ of: { key }, refused, legend, week }: WareProps) {
  const { word, table } = useReading();
  const ware = wareOf(key, legend, week);
  const chosen = table.picked.includes(key);
  const name = word(ware.name);
  const thing = useThing({
    label: word('terrinoth.ware', { ware: { text: ware.name }, xp: ware.xp }),
    look: refused ? 'refused' : chosen ? 'chosen' : 'option',
    onTouch: () => {
      if (refused) return;
      if (chosen) table.answer([key]);
      else table.pick(key);
    },
  });
  return (
    <li>
      <div
        {...thing}
        aria-label={undefined}
        className="des-upgrade v-lit-row"
        data-answer={key}
        aria-disabled={refused ? true : undefined}
      >
        <span
          className="des-upgrade-face"
          data-of={headOf(key)}
          style={ware.fill ? { background: ware.fill } : undefined}
        >
          {ware.likeness ? (
            <Bust of={ware.likeness} glyph={ware.glyph} size="80%" />
          ) : (
            <Icon glyph={ware.glyph} size={22} />
          )}
        </span>
        <span>
          <b>{name}</b>
          <small>{refused ? table.say(refused.why) : word(ware.told.text, ware.told.with)}</small>
        </span>
        <strong>{word('terrinoth.price', { xp: ware.xp })}</strong>
      </div>
    </li>
  );
}

/** What stands on the shelf under this key. */
export function wareOf(key: string, { lieutenants }: Legend, { avatar }: WeekView) {
  const [upgrade] = upgradeKey.read(key) ?? [];
  if (upgrade !== undefined)
    return {
      name: `upgrade.${upgrade}`,
      glyph: evilTower,
      xp: upgradeRow(upgrade).xp,
      told: { text: `upgrade.${upgrade}.text` },
    };
  const [type] = (pointKey.read(key) ?? []) as [Treachery?];
  if (type !== undefined)
    return {
      name: `terrinoth.point.${type}`,
      glyph: GEM[type].glyph,
      fill: GEM[type].fill,
      xp: avatar?.treachery[type].xp ?? 0,
      told: { text: 'terrinoth.point.text' },
    };
  const [rider] = riderKey.read(key) ?? [];
  if (rider !== undefined) {
    const { xp, rides } = lieutenantRow(rider);
    const off = rides.map(ride =>
      ride.op === 'cheaper' ? ride.xp * lieutenants.filter(({ id }) => ride.beside.includes(id)).length : 0,
    );
    return {
      name: `lieutenant.${rider}`,
      glyph: LIEUTENANT_GLYPH[rider] ?? overlordHelm,
      likeness: lieutenantLikeness(rider),
      xp: off.reduce((price, less) => price - less, xp),
      told: { text: `lieutenant.${rider}.text` },
    };
  }
  const [category] = (formKey.read(key) ?? []) as [Category?];
  if (category !== undefined) {
    const next = avatar?.forms[category].next ?? 'silver';
    return {
      name: `terrinoth.raise.${category}`,
      glyph: CATEGORY_GLYPH[category],
      fill: '#7b2a28',
      xp: avatar?.forms[category].xp ?? 0,
      told: { text: 'terrinoth.raise.text', with: { form: { text: `terrinoth.form.${next}` } } },
    };
  }
  const [card = ''] = plotKey.read(key) ?? [];
  const { plot, xp } = plotRow(card);
  return {
    name: `plot-card.${card}`,
    glyph: PLOT_GLYPH[plot],
    fill: '#56408a',
    xp,
    told: { text: `plot-card.${card}.text` },
  };
}
