// What whoever made the table may do to keep order there: guests, onlookers, and closing it.

import type { Seat } from '@veillee/kernel';
import { useEffect, useState } from 'react';
import type { HostBody, SeatFacts, TableFacts } from '../../server/protocol.ts';
import { api } from '../api.ts';
import { forgetTable, keepSeats, seatsAt } from '../keepsakes.ts';
import { Button } from '../kit/controls/controls.tsx';
import { Toggle } from '../kit/controls/switches.tsx';
import { Avatar } from '../kit/people/seat.tsx';
import { go } from '../navigate.ts';
import { emblemOf, seatNames } from '../who.ts';
import { useWords } from '../words.tsx';
import './menu.css';

type Deed = (work: Promise<unknown>) => void;

/** The seats that whoever made the table took then: who holds one of them is the host. */
const isMakers = ({ kind }: SeatFacts): boolean => kind === 'me' || kind === 'hotseat';

export const isHost = ({ seats }: TableFacts, seat: Seat | undefined): boolean =>
  seat !== undefined && seats[seat] !== undefined && isMakers(seats[seat]);

/** Somebody who came by invitation, or from the street. */
export const isGuest = (seat: SeatFacts): boolean =>
  !isMakers(seat) && seat.kind !== 'bot' && seat.taken && !seat.removed;

/** Any token of the host's will do. */
export const hostToken = ({ id, seats }: TableFacts): string =>
  Object.entries(seatsAt(id)).find(
    ([seat]) => seats[Number(seat)] && isMakers(seats[Number(seat)] as SeatFacts),
  )?.[1] ?? '';

/** Shows a guest out; before the game begins the seat gets a new invitation, which is kept with the others. */
export async function showOut(facts: TableFacts, seat: Seat): Promise<void> {
  const { code } = await api.host(facts.id, { do: 'remove', seat, token: hostToken(facts) });
  if (code) keepSeats(facts.id, [], [{ seat, code }]);
}

export async function closeTable(facts: TableFacts): Promise<void> {
  await api.remove(facts.id, hostToken(facts));
  forgetTable(facts.id);
  go({ at: 'shelf' });
}

export function HostRows({ facts, attempt }: { readonly facts: TableFacts; readonly attempt: Deed }) {
  const { word } = useWords();
  const names = seatNames(facts.seats, word);
  const token = hostToken(facts);
  const say = (body: HostBody): void => attempt(api.host(facts.id, { ...body, token }));
  const guests = [...facts.seats.keys()].filter(seat => isGuest(facts.seats[seat] as SeatFacts));
  return (
    <section className="host-rows" aria-label={word('host.title')}>
      <h2 className="v-section">{word('host.title')}</h2>
      {guests.map(seat => (
        <Guest
          key={seat}
          seat={seat}
          name={names[seat] ?? ''}
          muted={facts.seats[seat]?.muted === true}
          onMute={on => say({ do: 'mute', seat, on })}
          onOut={() => attempt(showOut(facts, seat))}
        />
      ))}
      <Toggle label={word('host.watch')} on={facts.spectators} onChange={on => say({ do: 'watch', on })} />
      {facts.spectators && (
        <>
          <Toggle label={word('host.talk')} on={!facts.hushed} onChange={on => say({ do: 'hush', on: !on })} />
          <Onlookers table={facts.id} token={token} onOut={onlooker => say({ do: 'bar', onlooker })} />
        </>
      )}
      <CloseTable onSure={() => attempt(closeTable(facts))} />
    </section>
  );
}

interface GuestProps {
  readonly seat: Seat;
  readonly name: string;
  readonly muted: boolean;
  onMute(on: boolean): void;
  onOut(): void;
}

function Guest({ seat, name, muted, onMute, onOut }: GuestProps) {
  const { word } = useWords();
  return (
    <div className="host-guest">
      <b>
        <Avatar emblem={emblemOf(seat)} size={28} /> {name}
      </b>
      <Button onClick={() => onMute(!muted)}>{word(muted ? 'host.unmute' : 'host.mute', { name })}</Button>
      <Sure
        label={word('host.out', { name })}
        text={word('host.outText', { name })}
        sure={word('host.outSure', { name })}
        onSure={onOut}
      />
    </div>
  );
}

/** Whoever looks on has no name: they are counted, and shown out one by one. */
function Onlookers({
  table,
  token,
  onOut,
}: {
  readonly table: string;
  readonly token: string;
  onOut(onlooker: string): void;
}) {
  const { word } = useWords();
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    api.onlookers(table, token).then(
      ({ onlookers }) => here && setKnown(onlookers),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [table, token]);
  if (known.length === 0) return <p className="host-note">{word('host.nobody')}</p>;
  return known.map((onlooker, n) => (
    <div key={onlooker} className="host-guest">
      <b>{word('host.onlooker', { n: n + 1 })}</b>
      <Button
        onClick={() => {
          setKnown(known.filter(other => other !== onlooker));
          onOut(onlooker);
        }}
      >
        {word('host.onlookerOut', { n: n + 1 })}
      </Button>
    </div>
  ));
}

/** Ends the table for everybody, once one is sure. */
export function CloseTable({ onSure }: { onSure(): void }) {
  const { word } = useWords();
  return (
    <Sure label={word('host.close')} text={word('host.closeText')} sure={word('host.closeSure')} onSure={onSure} />
  );
}

/** What cannot be taken back is asked for twice. */
export function Sure({
  label,
  text,
  sure,
  onSure,
}: {
  readonly label: string;
  readonly text: string;
  readonly sure: string;
  onSure(): void;
}) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <Button look="quiet" onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  return (
    <>
      <p className="host-note">{text}</p>
      <Button
        look="danger"
        onClick={() => {
          setAsked(false);
          onSure();
        }}
      >
        {sure}
      </Button>
    </>
  );
}
