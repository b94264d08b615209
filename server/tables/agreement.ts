// Going back beyond a barrier is agreed upon: what becomes of a request as the others answer, or leave.

import type { Seat } from '@veillee/kernel';
import { No } from '../refusals.ts';
import type { Company } from './company.ts';
import type { OpenRequest } from './ops.ts';

export interface Settled {
  readonly request: number;
  readonly yes: boolean;
}

/** A request waits for somebody still, or is settled. */
export type Standing = { readonly asked: OpenRequest } | { readonly settled: Settled };

const settled = ({ request }: OpenRequest, yes: boolean): Standing => ({ settled: { request, yes } });

export const refused = (request: OpenRequest): Standing => settled(request, false);

/** After somebody's yes or no. Throws a refusal if nobody asked them. */
export function answered(request: OpenRequest, company: Company, seat: Seat, yes: boolean): Standing {
  const waitingFor = request.waitingFor.filter(each => !company.isSameHolder(each, seat));
  const isAsked = waitingFor.length < request.waitingFor.length;
  // Who asked may think better of it.
  const isOff = !yes && company.isSameHolder(seat, request.seat);
  if (!isAsked && !isOff) throw new No('no-consent', `seat ${seat} is not asked to agree`);
  return yes && waitingFor.length > 0 ? { asked: { ...request, waitingFor } } : settled(request, yes);
}

/**
 * After somebody left: a request of theirs is off, and who cannot come back is not waited for; who can is, however long it takes.
 * Undefined if nothing changes.
 */
export function deserted(request: OpenRequest, company: Company): Standing | undefined {
  const waitingFor = request.waitingFor.filter(seat => company.isInvolved(seat));
  const isOff = !company.people.some(person => company.isSameHolder(person, request.seat));
  if (isOff || waitingFor.length === 0) return settled(request, false);
  return waitingFor.length < request.waitingFor.length ? { asked: { ...request, waitingFor } } : undefined;
}
