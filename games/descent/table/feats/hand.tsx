// A hero's feats: those that can be played now are lit, the others say what they wait for. For the heroes' side alone; what is lit is lit for whoever
// holds them.

import { Card, Icon, useLayout, useThing } from '@veillee/web/kit';
import { useState } from 'react';
import { FEATS } from '../../content/feats.ts';
import { SKILL_TYPES } from '../../content/vocabulary.ts';
import type { Hero } from '../../rules/state.ts';
import { blowOf } from '../attack/blow.ts';
import { HeroDisc } from '../heroes/token.tsx';
import { drawingOf, TYPE_KIND } from '../kinds.ts';
import { type Reading, useReading } from '../reading.ts';
import { damageAdded, featsOf, type HeldFeat, holderInFront, holders } from './held.ts';
import './feats.css';

/** Whose hand lies open: with another question, that of whoever is asked again. */
function useHolder(reading: Reading): readonly [Hero | undefined, (hero: Hero) => void] {
  const front = holderInFront(reading);
  const [looked, look] = useState({ front: front?.id, at: front?.id });
  if (looked.front !== front?.id) look({ front: front?.id, at: front?.id });
  const shown = holders(reading).find(({ id }) => id === looked.at) ?? front;
  return [shown, hero => look({ front: front?.id, at: hero.id })];
}

export function FeatHand() {
  const reading = useReading();
  const { view, word, nameOf } = reading;
  const [hero, look] = useHolder(reading);
  const phone = useLayout() === 'phone';
  if (!hero) return null;
  const all = featsOf(reading, hero);
  // A phone has no room for those that wait beside an attack: they lie there again when it is over.
  const feats = phone && view.attacks.length > 0 ? all.filter(({ waits }) => waits === undefined) : all;
  if (feats.length < all.length && feats.length === 0) return null;
  const n = all.reduce((sum, { count }) => sum + count, 0);
  const isPlayed = view.featCards?.played.includes(hero.id) === true;
  const own = holders(reading);
  return (
    <section className="des-feats" aria-label={word('table.feats.of', { hero: nameOf(hero.id) })}>
      <header>
        {own.map(one => (
          <button
            key={one.id}
            type="button"
            className="des-feats-holder"
            aria-pressed={one.id === hero.id}
            aria-label={word('table.feats.of', { hero: nameOf(one.id) })}
            disabled={own.length === 1}
            onClick={() => look(one)}
          >
            <HeroDisc hero={one} size={34} />
          </button>
        ))}
        <p>
          <b>{nameOf(hero.id)}</b>{' '}
          {word(isPlayed ? 'table.feats.played' : 'table.feats.count', { n, most: FEATS.limit })}
        </p>
      </header>
      <ul>
        {feats.map(feat => (
          <li key={feat.thing}>
            <HeldCard feat={feat} />
          </li>
        ))}
      </ul>
      <Weighed hero={hero} feats={feats} />
    </section>
  );
}

/** It lies so that name, words and moment can be read, several beside each other; all of it where it is looked at. */
function HeldCard({ feat: { row, thing, count, waits } }: { readonly feat: HeldFeat }) {
  const { word } = useReading();
  const words = {
    name: word(`feat.${row.id}`),
    kind: TYPE_KIND[row.type],
    glyph: drawingOf('feat', row.id),
    type: word(`skill-type.${row.type}`),
    text: word(`feat.${row.id}.text`),
  } as const;
  const why = waits && word(`table.feat.when.${waits}`);
  const copies = count > 1 ? word('table.copies', { n: count }) : undefined;
  const lit = useThing({
    thing,
    label: [words.name, copies, words.type, words.text, why].filter(Boolean).join(', '),
    inspect: () => ({
      thing,
      title: words.name,
      body: <Card {...words} size="large" width={220} whole />,
      notes: why ? [{ text: why, rule: 'ICE-1.13' }] : [],
    }),
  });
  return (
    <div {...lit} className="des-feat v-lit" data-kind={words.kind} data-waits={why ? true : undefined}>
      <b>
        <Icon glyph={words.glyph} size={18} />
        {words.name}
        {count > 1 && <small>×{count}</small>}
      </b>
      <span>{words.text}</span>
      {why && <em>{why}</em>}
    </div>
  );
}

/** The blow that lies on the table, without the feat that is chosen and with it. */
function Weighed({ hero, feats }: { readonly hero: Hero; readonly feats: readonly HeldFeat[] }) {
  const reading = useReading();
  const { view, word, table } = reading;
  const attack = view.attacks.at(-1);
  const chosen = feats.find(({ thing }) => table.picked.includes(thing));
  if (!chosen || !attack || attack.by !== hero.id || attack.dice.length === 0) return null;
  const added = damageAdded(chosen.row);
  const { target, wounds, damage, armour, pierce } = blowOf(reading, attack);
  if (!target || added === 0) return null;
  const after = Math.max(0, damage + added - Math.max(0, armour - pierce));
  return (
    <dl className="des-weighed">
      {[
        { id: 'plain', n: wounds },
        { id: 'with', n: after },
      ].map(({ id, n }) => (
        <div key={id}>
          <dt>{word(`table.feats.${id}`)}</dt>
          <dd>
            <i aria-hidden="true">
              <i style={{ width: `${(Math.max(0, target.wounds - n) / Math.max(1, target.wounds)) * 100}%` }} />
            </i>
            {word('table.feats.blow', { n, left: Math.max(0, target.wounds - n) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many of each type a hero holds, for those who may not look. */
export function FeatCounts({ hero }: { readonly hero: Hero }) {
  const { view, word } = useReading();
  const held = view.featCards?.hands[hero.id];
  const types = SKILL_TYPES.filter(type => (held?.[type] ?? 0) > 0);
  if (!held || types.length === 0) return null;
  const label = types.map(type => word('table.feats.type', { type: word(`skill-type.${type}`), n: held[type] }));
  return (
    <span className="des-feat-counts" role="img" aria-label={label.join(', ')} title={label.join(', ')}>
      {types.map(type => (
        <i key={type} data-kind={TYPE_KIND[type]}>
          {held[type]}
        </i>
      ))}
    </span>
  );
}
