// At the first table: whether one wants to hear it. Asked once, and never again.

import { play } from '../frame/sound.ts';
import { changeSettings, useSettings } from '../keepsakes.ts';
import { Button } from '../kit/controls/controls.tsx';
import { useWords } from '../words.tsx';

const GENTLE = 0.5;

export function SoundOffer() {
  const { word } = useWords();
  const { sound, fire, soundOffered } = useSettings();
  // Whoever has turned it on already needs no offer.
  if (soundOffered || sound > 0 || fire > 0) return null;
  return (
    <section className="sound-offer" aria-label={word('settings.sound')}>
      <p>{word('sound.offer')}</p>
      <Button
        look="option"
        onClick={() => {
          changeSettings({ sound: GENTLE, soundOffered: true });
          play('card');
        }}
      >
        {word('sound.yes')}
      </Button>
      <Button onClick={() => changeSettings({ soundOffered: true })}>{word('sound.no')}</Button>
    </section>
  );
}
