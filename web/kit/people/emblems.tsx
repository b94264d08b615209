// The emblems of seats, but for the fox, which seat.tsx has at hand.

import { Icon } from '../controls/icon.tsx';
import { golemHead, hood, visoredHelm, wizardFace } from '../glyphs.ts';
import type { Emblem } from '../table.ts';

const GLYPHS: { readonly [emblem in Exclude<Emblem, 'fox'>]: string } = {
  wizard: wizardFace,
  hood,
  golem: golemHead,
  knight: visoredHelm,
};

export default function OtherEmblem({ emblem }: { readonly emblem: Exclude<Emblem, 'fox'> }) {
  return <Icon glyph={GLYPHS[emblem]} size="64%" />;
}
