// What is fought, in figures: its cubes, what poison will take of them, its diseases, and what it leaves. ASH-20, ASH-23.

import { Icon } from '@veillee/web/kit';
import { VENOM } from '../../content/dice.ts';
import { monsterRow } from '../../content/monsters.ts';
import type { Reward } from '../../content/vocabulary.ts';
import { type Combat, type Monster, monsterOn } from '../../rules/state.ts';
import { rewardWords } from '../face.tsx';
import { twoCoins } from '../glyphs.ts';
import { RuneSign } from '../heroes/bag.tsx';
import { useReading } from '../reading.ts';
import { Diseases } from './diseases.tsx';
import './beast.css';

export function Beast() {
  const { view, word } = useReading();
  const { combat } = view;
  const monster = combat && monsterOn(view, combat.slot);
  if (!combat || !monster) return null;
  const { rewards } = monsterRow(monster.card);
  return (
    <section className="ash-beast">
      <header className="ash-headed">
        <h2>{word(`monster.${monster.card}`)}</h2>
        {combat.diseases.includes('poison') && <b>{word('table.venom', { n: VENOM })}</b>}
      </header>
      <Cubes combat={combat} monster={monster} />
      <Diseases of={combat.diseases} whose="monster" />
      <p className="ash-beast-line">{word(`monster.${monster.card}.line`)}</p>
      <p className="ash-beast-rewards">
        {word('table.reward.one')}
        {rewards.map(reward => (
          <span key={JSON.stringify(reward)}>
            <RewardGlyph reward={reward} /> {rewardWords(word, reward)}
          </span>
        ))}
      </p>
    </section>
  );
}

const RewardGlyph = ({ reward }: { readonly reward: Reward }) => {
  const rune = 'blue' in reward ? 'blue' : 'red' in reward ? 'red' : 'mauve' in reward ? 'mauve' : undefined;
  return rune ? <RuneSign rune={rune} size={16} /> : <Icon glyph={twoCoins} size={16} />;
};

interface CubesProps {
  readonly combat: Combat;
  readonly monster: Monster;
}

export function Cubes({ combat, monster }: CubesProps) {
  const { word } = useReading();
  const most = Math.max(monsterRow(monster.card).health, monster.cubes);
  const sound = monster.cubes - (combat.diseases.includes('poison') ? VENOM : 0);
  return (
    <p className="ash-cubes-row" role="img" aria-label={word('table.cubes.of', { n: monster.cubes, max: most })}>
      {Array.from({ length: most }, (_, n) => (
        <i key={n} data-state={n >= monster.cubes ? 'lost' : n >= sound ? 'venom' : undefined} />
      ))}
      <b className="v-figures">{monster.cubes}</b>
    </p>
  );
}
