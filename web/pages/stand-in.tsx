// While a bot plays on for somebody who left, resigned or was too late too often: the slip that lets them come back.

import type { Seat } from '@veillee/kernel';
import { useState } from 'react';
import type { TableFacts } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { seatsAt } from '../keepsakes.ts';
import { Button } from '../kit/controls/controls.tsx';
import { hourglass } from '../kit/glyphs.ts';
import { Slip } from '../kit/stage/slip.tsx';
import { troubleWord, useWords } from '../words.tsx';

/** A bot answers for this seat, which belongs to a person. */
export const hasStandIn = (facts: TableFacts, seat: Seat | undefined): boolean => {
  const info = seat === undefined ? undefined : facts.seats[seat];
  return info?.bot !== undefined && info.kind !== 'bot';
};

/** Whoever was away or too late may come back; who has resigned may not. */
const mayReturn = (facts: TableFacts, seat: Seat): boolean => facts.seats[seat]?.resigned !== true;

export function StandIn({ facts, seat }: { readonly facts: TableFacts; readonly seat: Seat }) {
  const { word } = useWords();
  const [problem, setProblem] = useState<string>();
  const token = seatsAt(facts.id)[seat];
  const comeBack = (): void => {
    if (token)
      api.back(facts.id, token).catch((error: unknown) => {
        setProblem(error instanceof Refused ? error.code : 'internal');
      });
  };
  const back = mayReturn(facts, seat);
  return (
    <Slip
      waiting
      glyph={hourglass}
      prompt={word(back ? 'standIn.text' : 'standIn.resigned')}
      second={problem && troubleWord(word, problem)}
      buttons={
        token &&
        back && (
          <Button look="main" onClick={comeBack}>
            {word('standIn.back')}
          </Button>
        )
      }
    />
  );
}
