// The last scene in the side panel: what was rolled or what the night brought, in lines, for as long as one likes.

import { Icon, RuleRef } from '@veillee/web/kit';
import { useEffect, useRef } from 'react';
import { moon, perspectiveDiceSixFacesRandom } from './glyphs.ts';
import { useReading } from './reading.ts';
import { DiceRow } from './strip.tsx';
import { useTelling } from './told.ts';

export function LastScene() {
  const { word, table } = useReading();
  const { scene, shown } = useTelling();
  const list = useRef<HTMLOListElement>(null);
  const newest = scene?.beats[shown - 1]?.n;
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [newest]);
  if (!scene) return null;
  return (
    <details className="kil-scene" data-kind={scene.kind} open>
      <summary>
        <Icon glyph={scene.kind === 'night' ? moon : perspectiveDiceSixFacesRandom} size={18} />
        {word(scene.kind === 'night' ? 'table.scene.night' : 'table.scene.dice')}
      </summary>
      <ol ref={list}>
        {scene.beats.slice(0, shown).map(beat => (
          <li key={beat.n}>
            {beat.dice ? <DiceRow dice={beat.dice} roll={beat.n} /> : <span>{table.say(beat.event)}</span>}{' '}
            {!beat.dice && <RuleRef rule={beat.event.rule} />}
          </li>
        ))}
      </ol>
    </details>
  );
}
