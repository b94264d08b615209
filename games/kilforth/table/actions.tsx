// The nine actions and the camp as a row: what can be done is lit, what cannot says why. KIL-4.2.

import type { Option, PlainDecision, Refused } from '@veillee/kernel';
import { Icon, Popover, RuleRef, useRoom } from '@veillee/web/kit';
import { padlock } from '@veillee/web/kit/glyphs.ts';
import { useRef, useState } from 'react';
import { ASSAULT } from '../rules/keys.ts';
import * as glyphs from './glyphs.ts';
import { useReading } from './reading.ts';

export const ACTIONS = [
  'move',
  'confront',
  'search',
  'hide',
  'rest',
  'discover',
  'clear',
  'trade',
  'feat',
  'assault',
  'gift',
  'camp',
] as const;
export type ActionName = (typeof ACTIONS)[number];

const GLYPH: { readonly [action in ActionName]: string } = {
  move: glyphs.walkingBoot,
  confront: glyphs.crossedSwords,
  search: glyphs.magnifyingGlass,
  hide: glyphs.cowled,
  rest: glyphs.heartPlus,
  discover: glyphs.openTreasureChest,
  clear: glyphs.broom,
  trade: glyphs.trade,
  feat: glyphs.ribbonMedal,
  assault: glyphs.swordClash,
  gift: glyphs.sparkles,
  camp: glyphs.campingTent,
};

const PLAIN: readonly string[] = ACTIONS.filter(action => action !== 'gift');

/** Which button an option belongs to; what is no action is a Gift. */
export function actionOf({ key }: Pick<Option, 'key'>): ActionName {
  const [head = ''] = key.split(':');
  return PLAIN.includes(head) ? (head as ActionName) : 'gift';
}

/** Shown only while something can be said about them. */
const RARE: readonly ActionName[] = ['assault', 'gift'];

const isNamed = ({ options, refused }: PlainDecision, action: ActionName): boolean =>
  options.some(option => actionOf(option) === action) ||
  (action === 'assault' && refused.some(({ key }) => ASSAULT.is(key)));

export function ActionBar() {
  const { decision, word } = useReading();
  const room = useRoom();
  if (decision?.prompt !== 'turn.choice') return null;
  const shown = ACTIONS.filter(action => !RARE.includes(action) || isNamed(decision, action));
  return (
    <div className="kil-actions" role="toolbar" aria-label={word('table.actions')} data-room={room}>
      {shown.map(action => (
        <ActionButton
          key={action}
          action={action}
          options={decision.options.filter(option => actionOf(option) === action)}
          refused={decision.refused.filter(({ key }) => key === action || key.startsWith(`${action}:`))}
        />
      ))}
    </div>
  );
}

interface ActionButtonProps {
  readonly action: ActionName;
  readonly options: readonly Option[];
  readonly refused: readonly Refused[];
}

function ActionButton({ action, options, refused }: ActionButtonProps) {
  const { table, word } = useReading();
  const by = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [only] = options;
  const lit = options.length > 0;
  const chosen = options.some(({ key }) => table.picked.includes(key));
  const touch = (): void => {
    if (only && options.length === 1) {
      if (action === 'camp' || chosen) table.answer([only.key]);
      else table.pick(only.key);
    } else setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        ref={by}
        className="kil-action"
        data-look={chosen ? 'chosen' : lit ? 'option' : 'refused'}
        data-lit={lit || undefined}
        tabIndex={0}
        data-action={action}
        aria-pressed={chosen}
        aria-disabled={!lit || undefined}
        onClick={touch}
      >
        <Icon glyph={GLYPH[action]} size={20} />
        <span>{word(`table.action.${action}`)}</span>
        {options.length > 1 && <i aria-hidden="true">{options.length}</i>}
      </button>
      <Popover
        by={by}
        open={open}
        onClose={() => setOpen(false)}
        label={word(`table.action.${action}`)}
        material={lit ? 'paper' : 'dark'}
        placement="top"
        asks={lit}
      >
        <ul className="choices">
          {options.map(option => (
            <li key={option.key}>
              <button
                type="button"
                className="option-row"
                onClick={() => {
                  setOpen(false);
                  table.pick(option.key);
                }}
              >
                {table.say(option)}
              </button>
              <RuleRef rule={option.rule} />
            </li>
          ))}
          {refused.map(item => (
            <li key={item.key} className="choices-refused">
              <Icon glyph={padlock} size={20} />
              <span>
                {table.say(item.why)} <RuleRef rule={item.rule} />
              </span>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  );
}
