// The four actions of a turn, each with what it brings: one is declared, and binds.

import { Icon, useThing } from '@veillee/web/kit';
import { broadsword, hourglass } from '@veillee/web/kit/glyphs.ts';
import { ACTIONS } from '../../content/vocabulary.ts';
import { actionKey } from '../../rules/keys.ts';
import { Away } from '../dungeon/tamalir.tsx';
import { campfire, crossedSwords, walkingBoot } from '../glyphs.ts';
import { useReading } from '../reading.ts';
import { HeroDisc } from './token.tsx';
import './declare.css';

const GLYPH: { readonly [action: string]: string } = {
  advance: broadsword,
  battle: crossedSwords,
  run: walkingBoot,
  ready: campfire,
  move: walkingBoot,
  attack: broadsword,
  order: hourglass,
};

export function Declare() {
  const { options, word, hero } = useReading();
  const actions = options.flatMap(option =>
    (actionKey.read(option.key) ?? []).map(action => ({ action, text: option.text })),
  );
  return (
    <div className="des-declare" role="toolbar" aria-label={word('table.actions')}>
      {hero && <HeroDisc hero={hero} size={60} />}
      {actions.map(({ action, text }) => (
        <DeclareButton key={action} action={action} text={text} />
      ))}
      <Away />
    </div>
  );
}

function DeclareButton({ action, text }: { readonly action: string; readonly text: string }) {
  const { word } = useReading();
  const whole = ACTIONS.some(one => one === action);
  const thing = useThing({ thing: `action:${action}`, label: word(text) });
  return (
    <div {...thing} className="des-action v-lit">
      <Icon glyph={GLYPH[action] ?? hourglass} size={24} />
      <b>{word(text)}</b>
      {whole && <small>{word(`action.${action}.text`)}</small>}
    </div>
  );
}
