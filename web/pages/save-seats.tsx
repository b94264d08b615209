// Before a saved game of several goes on: who sits down this time.

import type { Options, Seat } from '@veillee/kernel';
import { rolesOf } from '@veillee/kernel/play/sides';
import { useState } from 'react';
import type { SeatPlan } from '../../server/protocol.ts';
import { changeSettings, useSettings } from '../keepsakes.ts';
import { Button, Progress } from '../kit/controls/controls.tsx';
import { Dialog } from '../kit/controls/overlay.tsx';
import { plannedNames, suggestName } from '../who.ts';
import { useGameTexts, useSay, useWords } from '../words.tsx';
import { titleOf } from './box.tsx';
import { Seats } from './seats.tsx';
import './setup.css';
import { placesChanged } from './setup-plan.ts';
import { useOffer, useRules } from './use-game.ts';

interface SaveSeatsProps {
  readonly game: string;
  readonly count: number;
  /** What the game was begun with. */
  readonly options: Options;
  onGo(seats: readonly SeatPlan[]): void;
  onClose(): void;
}

export function SaveSeats({ game, count, options, onGo, onClose }: SaveSeatsProps) {
  const { word, language } = useWords();
  const { name } = useSettings();
  const { offer } = useOffer(game);
  const rules = useRules(game);
  const texts = useGameTexts(game);
  const say = useSay(texts, NOBODY, undefined);
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'bot' })),
  );
  const [luck] = useState(Math.random);
  const names = plannedNames(seats, name || suggestName(word, luck), word);
  const setting = { seats: count, options };
  const roles = rules && !rules.refuseSetting(setting) ? rolesOf(rules, setting)?.map(({ id }) => id) : undefined;
  const botsFor = (seat: Seat): readonly string[] =>
    offer?.bots.filter(level => offer.botRoles?.[level]?.includes(roles?.[seat] ?? '') ?? true) ?? [];
  const go = (): void => {
    const own = names[seats.findIndex(({ kind }) => kind === 'me')];
    if (own) changeSettings({ name: own });
    onGo(seats.map((seat, index) => ({ ...seat, ...(names[index] && { name: names[index] }) })));
  };
  return (
    <Dialog
      title={word('save.seats', { game: titleOf(game, language) })}
      open
      onClose={onClose}
      closeLabel={word('close')}
      buttons={
        <Button look="main" disabled={!offer || !rules || !texts} onClick={go}>
          {word('save.go')}
        </Button>
      }
    >
      {offer && rules && texts ? (
        <Seats
          seats={seats}
          names={names}
          bots={offer.bots}
          counts={[count]}
          onChange={setSeats}
          {...(roles && {
            roles,
            botsFor,
            roleName: (role: string) => say({ text: `role.${role}` }),
            onRole: (seat: Seat, role: string) => setSeats(placesChanged(seats, roles, seat, role)),
          })}
        />
      ) : (
        <Progress label={word('loading')} />
      )}
    </Dialog>
  );
}

const NOBODY: readonly string[] = [];
