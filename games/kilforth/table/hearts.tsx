// HP and AP in one row of hearts: they fall together. A bolt inside is an AP left.

import { Icon, SmallFigure } from '@veillee/web/kit';
import type { Hero } from '../rules/state.ts';
import * as glyphs from './glyphs.ts';
import { useReading } from './reading.ts';

const HEART =
  'M16 29C6 21 2 16 2 10.4C2 6 5.2 3 9 3c3 0 5.4 1.6 7 4.2C17.6 4.6 20 3 23 3c3.8 0 7 3 7 7.4C30 16 26 21 16 29Z';
const BOLT = 'M18.6 7L10.5 16.5h4.6L13.4 23.5L21.5 13.5h-4.7Z';

export function Hearts({ hero, size = 30 }: { readonly hero: Hero; readonly size?: number }) {
  const { word } = useReading();
  const { hp, maxHp, ap } = hero;
  const extra = Math.max(0, ap - hp);
  return (
    <span className="kil-hearts" role="img" aria-label={word('table.hearts', { hp, max: maxHp, ap })}>
      {Array.from({ length: Math.max(maxHp, hp) }, (_, i) => (
        <svg
          key={i}
          viewBox="0 0 32 32"
          width={size}
          height={size}
          data-full={i < hp || undefined}
          data-ap={i < Math.min(ap, hp) || undefined}
          aria-hidden="true"
        >
          <path className="kil-heart" d={HEART} />
          {i < hp && <path className="kil-bolt" d={BOLT} />}
        </svg>
      ))}
      {extra > 0 && (
        <span className="kil-extra">
          <Icon glyph={glyphs.powerLightning} size={size * 0.62} />+{extra}
        </span>
      )}
    </span>
  );
}

/** AP for one action only. */
export function Restricted({ hero }: { readonly hero: Hero }) {
  const { word } = useReading();
  const left = Object.entries(hero.restrictedAp).filter(([, n]) => n > 0);
  if (left.length === 0) return null;
  return (
    <ul className="kil-restricted">
      {left.map(([action, n]) => (
        <li key={action}>
          <Icon glyph={glyphs.powerLightning} size={14} />
          {word('table.restricted', { n, action: word(`table.action.${action}`) })}
        </li>
      ))}
    </ul>
  );
}

/** Hidden, camped, defeated, out: a word and a drawing each. */
export function Stance({ hero }: { readonly hero: Hero }) {
  const { word } = useReading();
  const states = [
    ...(hero.hidden ? [{ id: 'hidden', glyph: glyphs.cowled }] : []),
    ...(hero.camped && !hero.defeated ? [{ id: 'camped', glyph: glyphs.campingTent }] : []),
    ...(hero.defeated ? [{ id: 'defeated', glyph: glyphs.deathSkull }] : []),
    ...(hero.eliminated ? [{ id: 'out', glyph: glyphs.deathSkull }] : []),
  ];
  if (states.length === 0) return null;
  return (
    <span className="kil-stance">
      {states.map(({ id, glyph }) => (
        <span key={id} data-stance={id}>
          <Icon glyph={glyph} size={16} />
          {word(`table.${id}`)}{' '}
        </span>
      ))}
    </span>
  );
}

/** Where room is short. */
export function GoldAndFate({ size }: { readonly size: number }) {
  const { own, word } = useReading();
  return (
    <>
      <SmallFigure of="gold" glyph={glyphs.twoCoins} label={word('table.gold')} large={size}>
        {own.gold}
      </SmallFigure>
      <SmallFigure of="vp" glyph={glyphs.galaxy} label={word('table.fate')} large={size} used={own.fateToday}>
        {own.fate}
      </SmallFigure>
    </>
  );
}
