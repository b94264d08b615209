// A game looked back at: the table after each entry, and everything that had been told by then, for one pair of eyes or another.

import type { Seat } from '@veillee/kernel';
import type { ReplayAnswer } from '../../server/protocol.ts';

export type Eyes = Seat | 'spectator' | 'everyone';

/** A place of the journal; `events`: what its entry brought. `past`: everything up to it, for the chronicle. */
export interface Frame extends ReplayAnswer {
  readonly eyes: Eyes;
  readonly past: ReplayAnswer['events'];
}

type Ask = (at: number, from: number, eyes: Eyes) => Promise<ReplayAnswer>;

interface Heard {
  /** Entries whose events are known, without a gap from the beginning; -1 before the first. */
  to: number;
  readonly events: ReplayAnswer['events'][number][];
}

/** Keeps what was asked: a replay goes over the same places again and again. */
export class Reel {
  readonly #ask: Ask;
  readonly #kept = new Map<string, Promise<ReplayAnswer>>();
  readonly #heard = new Map<Eyes, Heard>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async at(place: number, eyes: Eyes): Promise<Frame> {
    const answer = await this.#answer(place, eyes);
    const { events } = this.#heardBy(eyes);
    return {
      ...answer,
      eyes,
      events: events.filter(event => event.at === place),
      past: events.filter(event => event.at <= place),
    };
  }

  #answer(place: number, eyes: Eyes): Promise<ReplayAnswer> {
    const key = `${eyes}/${place}`;
    const known = this.#kept.get(key);
    if (known) return known;
    // Whoever jumps forward hears what lies between; nobody hears anything twice.
    const from = Math.min(place, this.#heardBy(eyes).to + 1);
    const asked = this.#ask(place, from, eyes).then(answer => {
      const heard = this.#heardBy(eyes);
      heard.events.push(...answer.events.filter(event => event.at > heard.to));
      heard.to = Math.max(heard.to, place);
      return answer;
    });
    this.#kept.set(key, asked);
    asked.catch(() => this.#kept.delete(key));
    return asked;
  }

  #heardBy(eyes: Eyes): Heard {
    const known = this.#heard.get(eyes) ?? { to: -1, events: [] };
    this.#heard.set(eyes, known);
    return known;
  }
}
