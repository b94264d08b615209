// The REST calls of the host: whoever made the table keeps order there, and closes it.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { check, identityOf } from './callers.ts';
import {
  type HostBody,
  type Hosted,
  hostBody,
  type OnlookersList,
  tablePath,
  token as tokenSchema,
} from './protocol.ts';
import { No } from './refusals.ts';
import type { RestParts } from './rest.ts';
import { hashOf, newInvitation } from './secrets.ts';
import type { Hall } from './tables/hall.ts';
import { guestAt, isHost } from './tables/manners.ts';
import type { Op } from './tables/ops.ts';
import type { Table } from './tables/table.ts';

export function hostRoutes(app: FastifyInstance, { hall }: RestParts): void {
  app.post('/api/tables/:id/host', async (request): Promise<Hosted> => {
    const body = check(hostBody, request.body);
    const code = newInvitation();
    let invites = false;
    await hall.perform(check(tablePath, request.params).id, table => {
      onlyHost(table, request, body.token);
      const op = opOf(hall, table, body, code);
      invites = op?.k === 'remove' && op.invitation !== undefined;
      return op;
    });
    return invites ? { code } : {};
  });

  app.get('/api/tables/:id/onlookers', async (request): Promise<OnlookersList> => {
    const { gathering, table } = await hall.gathering(check(tablePath, request.params).id);
    onlyHost(table, request, undefined);
    return { onlookers: gathering.presence.onlookers };
  });

  app.delete('/api/tables/:id', async (request, reply) => {
    const { id } = check(tablePath, request.params);
    const aside = await hall.storedAside(id);
    if (aside)
      onlyHost({ setup: aside.setup, seats: aside.kept.snapshot?.seats ?? aside.setup.seats }, request, undefined);
    else onlyHost((await hall.gathering(id)).table, request, undefined);
    await hall.remove(id);
    return reply.code(204).send();
  });
}

/** By identity, by a token in the body, or by one in the header. */
function onlyHost(table: Pick<Table, 'setup' | 'seats'>, request: FastifyRequest, stated: string | undefined): void {
  const identity = identityOf(request);
  const bearer = tokenSchema.safeParse(request.headers.authorization?.replace(/^Bearer /, '')).data;
  const token = stated ?? bearer;
  if (!isHost(table.setup, table.seats, { ...(identity && { identity }), ...(token && { token }) }))
    throw new No('forbidden', 'only whoever made the table may do this');
}

function opOf(hall: Hall, table: Table, body: HostBody, code: string): Op | undefined {
  const { company, manners } = table;
  switch (body.do) {
    case 'mute': {
      const { muted = false } = guestAt(company, body.seat);
      return muted === body.on ? undefined : { k: 'mute', seat: body.seat, on: body.on };
    }
    case 'hush':
      return manners.hushed === body.on ? undefined : { k: 'hush', on: body.on };
    case 'watch':
      return manners.spectators === body.on ? undefined : { k: 'watch', on: body.on };
    case 'bar':
      return manners.admits(body.onlooker) ? { k: 'bar', who: body.onlooker } : undefined;
    case 'remove': {
      const { kind } = guestAt(company, body.seat);
      const bot = hall.repertoire.standIn(table, body.seat);
      const isInvited = table.status === 'waiting' && kind === 'friend';
      return { k: 'remove', seat: body.seat, bot, ...(isInvited && { invitation: hashOf(code) }) };
    }
  }
}
