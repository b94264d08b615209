// What a figure could strike from wherever it may come to stand, and what would come of it. A bot asks the same again and again: before a
// walk, after it, and for each action it might declare. So what was worked out is kept as long as nothing changes that an attack looks at.

import { kept } from '@veillee/pieces/kept';
import { blastTeller, type Foretold, foretold } from '../rules/attack/foretell.ts';
import { attacksOf, keyOfAttack } from '../rules/attack/options.ts';
import { groundNow } from '../rules/board.ts';
import type { AttackChoice } from '../rules/calls.ts';
import type { Ground } from '../rules/ground.ts';
import { type Hero, isHero, type Known, type Monster, type Stand } from '../rules/state.ts';

export interface Strike {
  readonly how: AttackChoice;
  /** Under which it is offered. */
  readonly key: string;
  /** What would come of it for everybody whom it affects; worked out when it is first asked for. */
  blows(): readonly Foretold[];
}

export interface Strikes {
  /** The table as it is with the figure on that place. */
  there(at: Stand): Known;
  from(at: Stand): readonly Strike[];
}

/** What is known of one strike. */
interface Worked {
  readonly how: AttackChoice;
  readonly key: string;
  blows: readonly Foretold[] | undefined;
}

const tables = kept((_: string) => new Map<Stand, readonly Worked[]>(), 96);

/** Of a figure that stands on the table, or is imagined there. */
export function strikesOf(known: Known, figure: Hero | Monster, by: AttackChoice['by']): Strikes {
  const places = tables(`${by} ${figure.id} ${tableKey(known, figure)}`);
  const there = (at: Stand): Known => withFigure(known, { ...figure, at } as Hero | Monster);
  return {
    there,
    from(at) {
      let table: Known | undefined;
      const here = (): Known => {
        table ??= there(at);
        return table;
      };
      const strikes =
        places.get(at) ??
        attacksOf(here(), figure.id, by).map(how => ({ how, key: keyOfAttack(how), blows: undefined }));
      places.set(at, strikes);
      const blasts = kept((_: string) => blastTeller(here(), figure.id));
      const blowsOf = ({ how }: Worked): readonly Foretold[] =>
        how.area === 'blast' ? blasts(`${how.weapon} ${how.from}`)(how) : foretold(here(), figure.id, how);
      return strikes.map(strike => bound(strike, () => blowsOf(strike)));
    },
  };
}

function bound(strike: Worked, work: () => readonly Foretold[]): Strike {
  const { how, key } = strike;
  return {
    how,
    key,
    blows() {
      strike.blows ??= work();
      return strike.blows;
    },
  };
}

function withFigure(known: Known, figure: Hero | Monster): Known {
  const { heroes, monsters } = known;
  if (isHero(figure)) return { ...known, heroes: heroes.map(one => (one.id === figure.id ? figure : one)) };
  const isThere = monsters.some(({ id }) => id === figure.id);
  return {
    ...known,
    monsters: isThere ? monsters.map(one => (one.id === figure.id ? figure : one)) : [...monsters, figure],
  };
}

/** Everything that an attack looks at, but for where this figure stands: not what is left of a turn, nor what heroes have to spend. */
function tableKey(known: Known, figure: Hero | Monster): string {
  const { quest, house, phase, sides, heroes, monsters, companions, overlord } = known;
  const isThere = isHero(figure) || monsters.some(({ id }) => id === figure.id);
  return JSON.stringify([
    quest,
    house,
    phase,
    sides.length,
    numberOf(groundNow(known)),
    heroes.map(hero => ({ ...hero, at: atOf(hero, figure), ready: 0, fatigue: 0, coins: 0 })),
    (isThere ? monsters : [...monsters, figure]).map(one => ({ ...one, at: atOf(one, figure), ready: 0 })),
    companions,
    overlord.seat,
    overlord.lasting,
    overlord.powers,
  ]);
}

const atOf = ({ id, at }: Hero | Monster, figure: Hero | Monster): Stand | undefined =>
  id === figure.id ? undefined : at;

const numbers = new WeakMap<Ground, number>();
let count = 0;
function numberOf(ground: Ground): number {
  const known = numbers.get(ground) ?? count++;
  numbers.set(ground, known);
  return known;
}
