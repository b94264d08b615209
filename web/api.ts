// The REST half of docs/protocol.md.

import type {
  CampaignAnswer,
  CreateBody,
  Created,
  ErrorCode,
  GamesList,
  HostBody,
  Hosted,
  ImportBody,
  Joined,
  OnlookersList,
  ReplayAnswer,
  TableFacts,
  TablesList,
  WireError,
} from '../server/protocol.ts';
import { identity } from './keepsakes.ts';

/** A refusal of the server, or `offline` when it cannot be reached. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode | 'offline';
  readonly detail: unknown;
  constructor(error: { readonly code: ErrorCode | 'offline'; readonly message: string; readonly detail?: unknown }) {
    super(error.message);
    this.code = error.code;
    this.detail = error.detail;
  }
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly token?: string | undefined;
}

async function ask(path: string, { method = 'GET', body, token }: Call = {}): Promise<Response> {
  const headers: Record<string, string> = { 'x-veillee-identity': identity() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Refused({ code: 'offline', message: String(error) });
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => undefined)) as { error?: WireError } | undefined;
  throw new Refused(
    problem?.error ?? { code: response.status >= 500 ? 'busy' : 'internal', message: response.statusText },
  );
}

const read = async <T>(path: string, call?: Call): Promise<T> => (await (await ask(path, call)).json()) as T;

export const api = {
  games: () => read<GamesList>('/games'),
  tables: () => read<TablesList>('/tables'),
  table: (id: string) => read<TableFacts>(`/tables/${id}`),
  create: (body: CreateBody) => read<Created>('/tables', { method: 'POST', body }),
  join: (id: string, name: string, code: string | undefined, seedChosen: boolean) =>
    read<Joined>(`/tables/${id}/join`, {
      method: 'POST',
      body: { name, ...(code && { code }), ...(seedChosen && { seedChosen }) },
    }),
  leave: (id: string, token: string) => ask(`/tables/${id}/leave`, { method: 'POST', body: { token } }),
  back: (id: string, token: string) => ask(`/tables/${id}/return`, { method: 'POST', body: { token } }),
  rematch: (id: string, token: string, shift: number, chapter?: string) =>
    read<Created>(`/tables/${id}/rematch`, { method: 'POST', body: { token, shift, ...(chapter && { chapter }) } }),
  branch: (id: string, token: string, from: { readonly at?: number; readonly chapter?: string } = {}) =>
    read<Created>(`/tables/${id}/branch`, { method: 'POST', body: { token, ...from } }),
  campaign: (id: string, token: string) => read<CampaignAnswer>(`/tables/${id}/campaign`, { token }),
  import: (body: ImportBody) => read<Created>('/tables/import', { method: 'POST', body }),
  continue: (id: string, token: string, at: number, name: string) =>
    read<Created>(`/tables/${id}/continue`, { method: 'POST', body: { token, at, name } }),
  replay: (id: string, at: number, from: number, as: string, token: string | undefined) =>
    read<ReplayAnswer>(`/tables/${id}/replay/${at}?as=${as}&from=${from}`, { token }),
  remove: (id: string, token?: string) => ask(`/tables/${id}`, { method: 'DELETE', token }),
  host: (id: string, body: HostBody) => read<Hosted>(`/tables/${id}/host`, { method: 'POST', body }),
  resume: (id: string, token?: string) => ask(`/tables/${id}/resume`, { method: 'POST', body: token ? { token } : {} }),
  onlookers: (id: string, token: string) => read<OnlookersList>(`/tables/${id}/onlookers`, { token }),
  /** Saves what the server answers to a file, and says its name. */
  async download(id: string, what: 'export' | 'report' | 'campaign/export', token: string): Promise<string> {
    const response = await ask(`/tables/${id}/${what}`, { token });
    const named = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = named ?? `${id}-${what}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    return link.download;
  },
};
