// HP lost, defeat, removal from the game. KIL-3.16, KIL-9.23 to 9.30, KIL-9.36, KIL-13.11, 13.12, A-61.

import type { Rules, ScenePart, Seat, Table, Text } from '@veillee/kernel';
import { cardOptions, giveUp } from '../abilities/costs.ts';
import { discardRumour, loseAp, loseAsset } from '../cards/holdings.ts';
import { named, removeLoot, who } from '../cards/piles.ts';
import { makeCamp } from '../day/camp.ts';
import { HERO, REGION } from '../places.ts';
import { isFighting, trimTeam } from '../realm/team.ts';
import { endGame } from '../scoring.ts';
import { CITY, hero, inGame, type State } from '../state.ts';

const LOST: ScenePart = { of: 'test', part: 'end', won: false };

/**
 * HP are lost, and as many AP as there are (KIL-3.16, A-05); what took them is `cause`. Outside a fight the last HP
 * means defeat at once (KIL-9.30); inside, the round's order decides (KIL-9.18 to 9.20).
 */
export function* loseHp(t: Table<State>, seat: Seat, n: number, cause: Text, rule: string, scene?: ScenePart): Rules {
  const { state } = t;
  const own = hero(state, seat);
  const lost = own.defeated ? 0 : Math.min(n, own.hp); // KIL-14.9; whoever has fallen has none to lose (KIL-9.36)
  if (lost <= 0) return;
  own.hp -= lost;
  const ap = loseAp(t, seat, lost);
  t.tell(
    'log.hp.lost',
    { player: who(seat), n: lost, ap, hp: own.hp, max: own.maxHp, cause },
    { rule, brings: { seat, coins: { hp: -lost } }, ...(scene && { scene }) },
  );
  if (own.hp === 0 && !isFighting(state, seat)) yield* defeat(t, seat);
}

/** KIL-9.23 to 9.27. */
export function* defeat(t: Table<State>, seat: Seat): Rules {
  const { state } = t;
  const own = hero(state, seat);
  own.defeated = true; // KIL-9.27: from now on abilities pass him over
  own.hidden = false; // nobody can hide who is carried home
  trimTeam(state);
  t.tell('log.defeated', { player: who(seat) }, { weight: 7, rule: 'KIL-9.20', scene: LOST });
  makeCamp(t, seat); // KIL-9.23
  if (own.gold > 0) {
    t.tell(
      'log.defeated.gold',
      { player: who(seat), n: own.gold },
      { rule: 'KIL-9.24', moves: [{ what: 'gold', from: HERO.make(seat), to: 'supply' }] },
    );
    own.gold = 0;
  }
  const cards = [...own.assets, ...own.hand];
  if (cards.length > 0) giveUp(t, seat, yield* t.choose(seat, 'defeat.lose', cardOptions(cards), { rule: 'KIL-9.25' }));
  own.successes = []; // KIL-5.8
  own.evaded = [];
  if (own.region !== CITY) {
    t.tell(
      'log.defeated.city',
      { player: who(seat), region: named(CITY) },
      { rule: 'KIL-9.26', moves: [{ what: HERO.make(seat), from: REGION.make(own.region), to: REGION.make(CITY) }] },
    );
    own.region = CITY; // abilities of entering a region pass him over
  }
}

/** KIL-9.29, 13.11: a hero who falls in an Assault leaves the game with all that was his. */
export function* eliminate(t: Table<State>, seat: Seat): Rules {
  const { state } = t;
  const own = hero(state, seat);
  t.tell('log.eliminated', { player: who(seat) }, { weight: 9, rule: 'KIL-13.11', scene: LOST });
  for (const card of [...own.hand]) discardRumour(t, seat, card, 'KIL-13.11');
  for (const card of [...own.assets]) loseAsset(t, seat, card);
  for (const token of [...own.loot]) removeLoot(t, seat, token);
  if (!state.house.talentSetPerHero) state.talents.push(...own.talents); // back beside the map
  Object.assign(own, {
    eliminated: true,
    talents: [],
    gold: 0,
    fate: 0,
    ap: 0,
    restrictedAp: {},
    exhausted: [],
    successes: [],
    evaded: [],
    hostile: [],
    hidden: false,
  });
  trimTeam(state);
  const left = inGame(state);
  if (left.length === 0) yield* endGame(t, 'fallen'); // KIL-13.12
  const next = left.find(other => other > seat) ?? (left[0] as Seat);
  if (state.first === seat) state.first = next;
  if (state.nextFirst === seat) state.nextFirst = next;
}
