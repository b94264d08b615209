// What a hero of the week has left: wounds and fatigue.

import { Bar } from '@veillee/web/kit';
import type { LegendHero } from '../../rules/legend/record.ts';
import { useReading } from '../reading.ts';

export function HeroBars({ hero: { wounds, maxWounds, fatigue, maxFatigue } }: { readonly hero: LegendHero }) {
  const { word } = useReading();
  return (
    <>
      <Bar label={word('table.wounds', { n: wounds, most: maxWounds })} value={wounds} max={maxWounds}>
        {wounds}/{maxWounds}
      </Bar>
      <Bar
        label={word('table.fatigue', { n: fatigue, most: maxFatigue })}
        value={fatigue}
        max={maxFatigue}
        of="fatigue"
      >
        {fatigue}/{maxFatigue}
      </Bar>
    </>
  );
}
