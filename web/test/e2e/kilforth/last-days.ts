// The last Days of a game of Kilforth: a save from which little is left to play, and a twin of the game that plays it.

import { awaited, type Player, player, turnOf } from '@veillee/bots';
import { type Decision, load, Match, type Picks, save } from '@veillee/kernel';
import { adeptAt, Twin } from '../hands/twin.ts';

/** What is read of a game here and in the tests. */
export interface State {
  readonly day: number;
  readonly heroes: readonly {
    readonly chapter: number | 'finale' | 'done';
    readonly region: string;
    readonly hp: number;
    readonly ap: number;
    readonly assets: readonly string[];
  }[];
  readonly ancients: readonly { readonly id: string; readonly region?: string; readonly defeated: boolean }[];
  readonly fight?: {
    readonly assault: boolean;
    readonly adversary: string;
    readonly active: number;
    readonly round: number;
    readonly hp: number;
  };
  /** Who stands with the active hero. */
  readonly team: readonly number[];
  readonly test?: { readonly rolls: readonly number[] };
}

/** The seats in the fight under way, the active one first. */
export const fighters = ({ fight, team }: State): readonly number[] => (fight ? [fight.active, ...team] : []);

const adeptOf = () => adeptAt('kilforth');

const stateOf = (match: Match): State => match.state as State;

/** Adepts say what to do; it is done on the page, and here. */
export class KilforthTwin extends Twin<State> {
  private sure = false;

  static async opened(saved: string): Promise<KilforthTwin> {
    const { kit, bot } = await adeptOf();
    return new KilforthTwin(load(kit.game, JSON.parse(saved)).match, bot);
  }

  /** Before the first Assault everybody thinks twice. */
  override choose(decision: Decision): Picks {
    if (decision.prompt !== 'assault.confirm' || this.sure) return super.choose(decision);
    this.sure = true;
    return [];
  }
}

export interface Wanted {
  readonly seats: number;
  readonly difficulty: 'story' | 'nightmare';
  /** The save is of the first turn of the Day on which all Sagas will be complete, or on which an Ancient will be assaulted. */
  readonly before: 'saga' | 'assault';
  readonly outcome: 'outcome.victory' | 'outcome.fallen';
  /** So many questions are left at the most: each is answered by hand. */
  readonly most: number;
  /** The least that the Assault has to show. */
  readonly rounds: number;
  readonly shields: number;
  readonly team: number;
  /** A seed that is known to go so: it is tried first, and those after it where rules have changed. */
  readonly from: number;
}

const TRIES = 200;

/** The first save, by seed, whose rest goes as wanted: when the cards change another seed is found, and the tests still hold. */
export async function lastDays(wanted: Wanted): Promise<string> {
  for (let seed = wanted.from; seed < wanted.from + TRIES; seed++) {
    const saved = await dayBefore(`last-days-${seed}`, wanted);
    if (saved !== undefined && goesAs(wanted, await KilforthTwin.opened(saved))) return saved;
  }
  throw new Error(`no game goes as wanted: ${JSON.stringify(wanted)}`);
}

/** Adepts play to that Day; undefined if it never comes. */
async function dayBefore(seed: string, { seats, difficulty, before }: Wanted): Promise<string | undefined> {
  const { kit, bot } = await adeptOf();
  const mode = seats > 1 ? 'cooperative' : 'solo';
  const match = Match.start(kit.game, { seed, seats, options: { mode, difficulty } });
  const players = Array.from({ length: seats }, (_, seat) => player(bot, `${seed}-${seat}`));
  let [saved, last]: [string | undefined, number] = [undefined, 0];
  while (!match.over) {
    const decision = awaited(match) as Decision;
    const { heroes, day } = stateOf(match);
    const done = heroes.every(({ chapter }) => chapter === 'done');
    if (before === 'saga' ? done : decision.prompt === 'assault.confirm') return saved;
    const near = before === 'saga' ? heroes.every(({ chapter }) => typeof chapter === 'string') : done;
    if (near && day > last && decision.prompt === 'turn.choice') {
      last = day;
      saved = JSON.stringify(save(match));
    }
    const picks = bot.decide(turnOf(match, decision, (players[decision.seat] as Player).chance));
    match.answer({ seat: decision.seat, decision: decision.id, picks });
  }
  return undefined;
}

function goesAs(wanted: Wanted, twin: KilforthTwin): boolean {
  let [questions, rounds, shields, team] = [0, 0, 0, 0];
  for (let decision = twin.asked; decision && questions <= wanted.most; decision = twin.asked) {
    const { fight } = twin.state;
    if (fight?.assault) {
      rounds = Math.max(rounds, fight.round);
      team = Math.max(team, fighters(twin.state).length);
    }
    const picks = twin.choose(decision);
    if (fight?.assault && decision.prompt === 'battle.prevent' && picks.length > 0) shields++;
    twin.answer(decision, picks);
    questions++;
  }
  const ends = twin.match.outcome?.text.text === wanted.outcome && questions <= wanted.most;
  return ends && rounds >= wanted.rounds && shields >= wanted.shields && team >= wanted.team;
}

/** Novices play until something is asked that is wanted. */
async function firstAsked(
  name: string,
  seats: number,
  isIt: (decision: Decision, match: Match) => boolean,
): Promise<string> {
  const { kit } = await adeptOf();
  const bot = kit.bots.find(({ id }) => id === 'novice');
  if (!bot) throw new Error('nobody plays it so');
  const mode = seats > 1 ? 'cooperative' : 'solo';
  for (let seed = 1; seed < 30; seed++) {
    const match = Match.start(kit.game, { seed: `${name}-${seed}`, seats, options: { mode } });
    const players = Array.from({ length: seats }, (_, seat) => player(bot, `${name}-${seed}-${seat}`));
    for (let decision = awaited(match); decision; decision = awaited(match)) {
      if (isIt(decision, match)) return JSON.stringify(save(match));
      const picks = bot.decide(turnOf(match, decision, (players[decision.seat] as Player).chance));
      match.answer({ seat: decision.seat, decision: decision.id, picks });
    }
  }
  throw new Error(`no game came to ${name}`);
}

/** The choice of a turn with an Encounter in a region that is one step away. */
export const besideEncounter = (): Promise<string> =>
  firstAsked('beside', 1, ({ prompt, options }, match) => {
    const { places } = match.state as {
      readonly places: { readonly [region: string]: { encounters: readonly string[] } };
    };
    const near = options.flatMap(({ key }) => /^move:(.+)/.exec(key)?.[1] ?? []);
    return prompt === 'turn.choice' && near.some(region => places[region]?.encounters.length);
  });

/** The choice of a turn where two heroes stand together before an Encounter. */
export const besidePartner = (): Promise<string> =>
  firstAsked('partner', 2, ({ prompt, options }) => {
    const offers = (text: string): boolean => options.some(option => option.text === text);
    return prompt === 'turn.choice' && offers('option.team') && offers('option.exchange');
  });

/** In the midst of a Battle. */
export const inBattle = (): Promise<string> => firstAsked('battle', 1, ({ prompt }) => prompt === 'battle.round');

/** The first choice of the first Day, with the first of all options taken until then. */
export async function firstMorningOf(seed: string): Promise<string> {
  const { kit } = await adeptOf();
  const match = Match.start(kit.game, { seed, seats: 1, options: { mode: 'solo' } });
  for (let decision = awaited(match); decision && decision.prompt !== 'turn.choice'; decision = awaited(match))
    match.answer({ seat: decision.seat, decision: decision.id, picks: firstOf(decision) });
  return JSON.stringify(save(match));
}

/** As many as have to be picked, the first ones. */
const firstOf = ({ options, min }: Decision): Picks => options.slice(0, Math.max(min, 1)).map(({ key }) => key);
