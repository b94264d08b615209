// Dice for samples: every face, every state; thrown, they tumble and then lie.

import { useEffect, useState } from 'react';
import { Button } from '../../kit/controls/controls.tsx';
import * as glyphs from '../../kit/glyphs.ts';
import { useTempo } from '../../kit/map/index.ts';
import { Dice, Die, type DieProps } from '../../kit/numbers/dice.tsx';
import { useSample } from './demo-table.tsx';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const COMBAT: readonly DieProps[] = [
  { colour: 'red', letter: 'R', range: 1, damage: 3, label: 'R' },
  { colour: 'blue', letter: 'B', range: 4, damage: 2, label: 'B' },
  { colour: 'white', letter: 'W', range: 3, damage: 2, surge: true, label: 'W' },
  { colour: 'green', letter: 'G', damage: 2, surge: 2, label: 'G' },
  { colour: 'yellow', letter: 'Y', range: 2, surge: 1, label: 'Y' },
  { colour: 'black', letter: 'P', surge: true, label: 'P' },
  { colour: 'silver', letter: 'S', value: 2, label: 'S' },
  { colour: 'gold', letter: 'G', value: '+1', label: 'G' },
  { colour: 'red', letter: 'R', miss: true, label: 'R' },
];

export default function DiceSheet() {
  const sample = useSample();
  const { tumble } = useTempo();
  const [thrown, setThrown] = useState(0);
  const [tumbling, setTumbling] = useState(false);
  useEffect(() => {
    if (!tumbling) return;
    const settle = setTimeout(() => setTumbling(false), tumble);
    return () => clearTimeout(settle);
  }, [tumbling, tumble]);
  const dice = [3, 5, 6].map((face, i): DieProps => ({ pips: ((face + thrown * (i + 2)) % 6) + 1, label: '' }));
  return (
    <section className="kit-show">
      <h2 className="v-section">Dice</h2>
      <div className="kit-row kit-switches">
        <Button
          look="main"
          onClick={() => {
            setThrown(thrown + 1);
            setTumbling(true);
          }}
        >
          {sample('Throw', 'Lancer')}
        </Button>
        <Dice
          dice={dice}
          tumbling={tumbling}
          label={tumbling ? sample('rolling', 'en l’air') : dice.map(({ pips }) => pips).join(' ')}
        />
      </div>
      <div className="kit-row">
        {FACES.map(face => (
          <Die key={face} pips={face} label={String(face)} />
        ))}
        <Die value={12} label="12" />
        <Die pips={5} state="success" label={sample('5, a success', '5, réussite')} />
        <Die pips={2} state="spent" label={sample('2, spent', '2, dépensé')} />
        <Die colour="orange" value={3} label="3" />
        <Die symbols={[glyphs.broadsword]} label={sample('a sword', 'une épée')} />
        <Die symbols={[glyphs.roundShield, glyphs.roundShield]} label={sample('two shields', 'deux boucliers')} />
        <Die tumbling label={sample('rolling', 'en l’air')} />
      </div>
      <div className="kit-row">
        <Dice dice={COMBAT} label={sample('Nine dice of combat', 'Neuf dés de combat')} />
      </div>
    </section>
  );
}
