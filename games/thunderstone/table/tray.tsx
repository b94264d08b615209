// On a phone: one tray that follows the selection and says what would happen there.

import { Emphasised, Ledger } from '@veillee/web/kit';
import { defOf } from '../content/cards.ts';
import type { Rank } from '../rules/state.ts';
import { textOf } from './face.tsx';
import { ledger } from './ledger.ts';
import { cardAt, useReading } from './reading.ts';
import { Breakdown, EquipButton } from './verdict.tsx';

export function FocusTray({ focus }: { readonly focus: Rank | undefined }) {
  const reading = useReading();
  const { prospects, word, view, name } = reading;
  if (focus === undefined) return null;
  const prospect = prospects[focus - 1];
  const card = cardAt(view, focus);
  if (card === undefined) return null;
  const text = defOf(card).isStone ? word('table.stone.text') : textOf(reading, defOf(card));
  return (
    <div className="thu-detail">
      <div className="thu-detail-head">
        <p className="thu-detail-text">
          <Emphasised text={text || name(card)} />
        </p>
        {prospect && (
          <Breakdown prospect={prospect} className="thu-detail-more">
            {word('table.breakdown.open')}
          </Breakdown>
        )}
      </div>
      {prospect && (
        <div className="thu-detail-body">
          <Ledger lines={ledger(reading, prospect)} />
          <EquipButton prospect={prospect} label={word('table.equipFor', { total: prospect.plan.battle.total })} />
        </div>
      )}
    </div>
  );
}
