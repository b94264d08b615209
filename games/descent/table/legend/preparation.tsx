// Before the first week: which avatar the overlord takes, and which plot: each as a card that says what it means.

import { Bust, Cited, Icon, useThing } from '@veillee/web/kit';
import type { ReactNode } from 'react';
import { avatarRow } from '../../content/legend/avatars.ts';
import { plotCards, plotRow } from '../../content/legend/plots.ts';
import { type Avatar, CATEGORIES } from '../../content/legend/vocabulary.ts';
import { TREACHERY } from '../../content/vocabulary.ts';
import { avatarKey, plotKey } from '../../rules/legend/keys.ts';
import { GEM } from '../kinds.ts';
import { avatarLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import { AVATAR_GLYPH, CATEGORY_GLYPH } from './glyphs.ts';
import { PLOT_GLYPH } from './plot.tsx';
import './preparation.css';

/** What is chosen from before the first week, if that is what is asked. */
export const isPreparing = (prompt: string | undefined): boolean => prompt === 'week.avatar' || prompt === 'week.plot';

export function Preparation() {
  const { word, decision, options } = useReading();
  const isAvatar = decision?.prompt === 'week.avatar';
  return (
    <section className="des-prepare" aria-label={word(isAvatar ? 'terrinoth.avatars' : 'terrinoth.plots')}>
      <header>
        <h2>{word(isAvatar ? 'terrinoth.avatars' : 'terrinoth.plots')}</h2>
        <p>
          <Cited
            text={word(isAvatar ? 'terrinoth.avatars.text' : 'terrinoth.plots.text')}
            rule={isAvatar ? 'LEG-3.12' : 'LEG-3.17'}
          />
        </p>
      </header>
      <ul>
        {options.map(({ key }) => {
          const [avatar] = (avatarKey.read(key) ?? []) as [Avatar?];
          const [card] = plotKey.read(key) ?? [];
          return (
            <li key={key}>
              <Choosable name={avatar ? `avatar.${avatar}` : `plot-card.${card}`} option={key}>
                {avatar ? <AvatarCard id={avatar} /> : card !== undefined && <PlotCard card={card} />}
              </Choosable>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Chosen at the first touch, taken at the second. */
function Choosable({
  name,
  option,
  children,
}: {
  readonly name: string;
  readonly option: string;
  readonly children: ReactNode;
}) {
  const { table, word } = useReading();
  const chosen = table.picked.includes(option);
  const thing = useThing({
    label: word(name),
    look: chosen ? 'chosen' : 'option',
    onTouch: () => (chosen ? table.answer([option]) : table.pick(option)),
  });
  return (
    // All that stands on it is its name.
    <div {...thing} aria-label={undefined} className="des-prepare-card v-lit" data-answer={option}>
      {children}
    </div>
  );
}

function AvatarCard({ id }: { readonly id: Avatar }) {
  const { word } = useReading();
  const { keep, treachery, forms } = avatarRow(id);
  return (
    <>
      <span className="des-prepare-face">
        <Bust of={avatarLikeness(id)} glyph={AVATAR_GLYPH[id]} size="92%" />
      </span>
      <h3>
        {word(`avatar.${id}`)}
        <small>{word(`avatar.${id}.special`)}</small>
      </h3>
      <p>{word(`avatar.${id}.text`)}</p>
      <dl>
        <div>
          <dt>{word('terrinoth.keep.short')}</dt>
          <dd>{word(`location.${keep}`)}</dd>
        </div>
        <div>
          <dt>{word('table.treachery')}</dt>
          <dd className="des-prepare-gems">
            {TREACHERY.map(type => {
              const told = word('terrinoth.avatar.point', {
                type: { text: `treachery.${type}` },
                xp: treachery[type].xp,
                most: treachery[type].most,
              });
              return (
                <span key={type} title={told}>
                  <span className="v-hidden">{told}</span>
                  <i aria-hidden="true" style={{ background: GEM[type].fill }}>
                    <Icon glyph={GEM[type].glyph} size={13} />
                  </i>
                  <b aria-hidden="true">
                    {treachery[type].xp}
                    <small>×{treachery[type].most}</small>
                  </b>
                </span>
              );
            })}
          </dd>
        </div>
        <div>
          <dt>{word('terrinoth.forms')}</dt>
          <dd className="des-prepare-forms">
            {CATEGORIES.map(one => {
              const told = word('terrinoth.avatar.form', { category: { text: `category.${one}` }, xp: forms[one] });
              return (
                <span key={one} title={told}>
                  <span className="v-hidden">{told}</span>
                  <Icon glyph={CATEGORY_GLYPH[one]} size={19} />
                  <b aria-hidden="true">{forms[one]}</b>
                </span>
              );
            })}
          </dd>
        </div>
      </dl>
    </>
  );
}

function PlotCard({ card }: { readonly card: string }) {
  const { word } = useReading();
  const { plot } = plotRow(card);
  const later = plotCards.filter(row => row.plot === plot && row.place === 'card');
  return (
    <>
      <span className="des-prepare-face" data-of="plot">
        <Icon glyph={PLOT_GLYPH[plot]} size={64} />
      </span>
      <h3>
        {word(`plot-card.${card}`)}
        <small>{word('terrinoth.plot.cards', { n: later.length })}</small>
      </h3>
      <p>{word(`plot-card.${card}.text`)}</p>
      <ol>
        {later.map(({ id, xp }) => (
          <li key={id}>
            <b>{word(`plot-card.${id}`)}</b>
            <em>{word('terrinoth.price', { xp })}</em>
            <small>{word(`plot-card.${id}.text`)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
