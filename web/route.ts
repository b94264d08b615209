// Where the page is: everything after the `#`, both ways. Pure.

export type Route =
  | { readonly at: 'shelf' }
  | { readonly at: 'tables' }
  | { readonly at: 'setup'; readonly game: string; readonly how: How }
  | { readonly at: 'learn'; readonly game: string }
  | { readonly at: 'join'; readonly table: string; readonly code: string | undefined }
  | { readonly at: 'table'; readonly table: string }
  /** `plays`: it goes on by itself from there. */
  | { readonly at: 'replay'; readonly table: string; readonly entry: number | undefined; readonly plays?: true }
  | { readonly at: 'rulebook'; readonly game: string | undefined; readonly rule: string | undefined }
  | { readonly at: 'settings' }
  | { readonly at: 'about' }
  /** A sheet of the kit, or a game's cards. */
  | { readonly at: 'kit'; readonly sheet: string | undefined }
  | { readonly at: 'lost'; readonly path: string };

/** How a game is begun from the shelf. */
export type How = 'alone' | 'bot' | 'invite' | 'hotseat';
const HOWS: readonly string[] = ['alone', 'bot', 'invite', 'hotseat'];

const PLAYS = 'play';

export function readRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [at = '', first, second, third] = path.split('/').map(part => safeDecode(part));
  switch (at) {
    case '':
      return { at: 'shelf' };
    case 'tables':
    case 'settings':
    case 'about':
      return { at };
    case 'kit':
      return { at, sheet: first || undefined };
    case 'new':
      if (first) return { at: 'setup', game: first, how: HOWS.includes(second ?? '') ? (second as How) : 'bot' };
      break;
    case 'learn':
      if (first) return { at, game: first };
      break;
    case 'join':
      if (first) return { at: 'join', table: first, code: second || undefined };
      break;
    case 'table':
      if (first) return { at: 'table', table: first };
      break;
    case 'replay':
      if (first) {
        const entry = readEntry(second);
        return { at: 'replay', table: first, entry, ...(entry !== undefined && third === PLAYS && { plays: true }) };
      }
      break;
    case 'rules':
      return { at: 'rulebook', game: first || undefined, rule: second || undefined };
  }
  return { at: 'lost', path };
}

export function writeRoute(route: Route): string {
  const parts = partsOf(route).filter(part => part !== undefined);
  return `#/${parts.map(part => encodeURIComponent(part)).join('/')}`;
}

function partsOf(route: Route): readonly (string | undefined)[] {
  switch (route.at) {
    case 'shelf':
      return [];
    case 'setup':
      return ['new', route.game, route.how];
    case 'learn':
      return ['learn', route.game];
    case 'join':
      return ['join', route.table, route.code];
    case 'table':
      return ['table', route.table];
    case 'replay':
      if (route.entry === undefined) return ['replay', route.table];
      return ['replay', route.table, String(route.entry), route.plays && PLAYS];
    case 'rulebook':
      return ['rules', route.game, route.rule];
    case 'kit':
      return ['kit', route.sheet];
    case 'lost':
      return [route.path];
    default:
      return [route.at];
  }
}

const readEntry = (part: string | undefined): number | undefined =>
  part && /^\d{1,9}$/.test(part) ? Number(part) : undefined;

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone % in a hand-typed address
  }
}
