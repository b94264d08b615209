// ASH-21: the dice, and what may be rolled again (D33).

import type { Deed, Rules, Table, Text } from '@veillee/kernel';
import { react } from '@veillee/kernel/play/deeds';
import { allyRow } from '../content/allies.ts';
import { DIE_FACES, DISEASE_FACES, faceOf } from '../content/dice.ts';
import type { Die, DiseaseColour } from '../content/vocabulary.ts';
import { consent } from './agree.ts';
import { dieKey, rerollKey } from './keys.ts';
import { modsOf } from './modifiers.ts';
import { allyName, type Hero, heroName, type State } from './state.ts';

/** A die that lies on the table. */
export type Rolled = { readonly die: Die; shows: number } | { readonly die: 'disease'; shows: DiseaseColour };

export const isCritical = (rolled: Rolled): boolean =>
  rolled.die !== 'disease' && faceOf(rolled.die, rolled.shows) === 'critical';

function roll(t: Table<State>, die: Rolled['die']): Rolled {
  const n = t.roll(6, 'dice') - 1;
  return die === 'disease'
    ? { die, shows: DISEASE_FACES[n] as DiseaseColour }
    : { die, shows: DIE_FACES[die][n] as number };
}

/** How a roll is shown on the table. */
export const shown = (dice: readonly Rolled[]): readonly { die: string; shows: number | string }[] =>
  dice.map(({ die, shows }) => ({ die, shows }));

/** A monster rolls: nobody can do anything about it. */
export const rollFor = (t: Table<State>, dice: readonly Rolled['die'][]): Rolled[] => dice.map(die => roll(t, die));

/** A hero rolls, and may roll again what a Luck card or an ally lets them. */
export function* rollBy(
  t: Table<State>,
  hero: Hero,
  dice: readonly Rolled['die'][],
  what: Text,
  hopes: (dice: readonly Rolled[]) => boolean = isPoor,
): Rules<Rolled[]> {
  const rolled = rollFor(t, dice);
  if (rolled.length === 0) return rolled;
  yield* react(t, hero.seat, () => {
    const deeds = rerolls(t.state, hero, rolled);
    if (deeds.length === 0) return undefined;
    return {
      prompt: 'dice.reroll',
      with: { what, dice: rolled.map(({ die, shows }) => ({ text: 'die.shows', with: { die, shows } })) },
      pass: { text: 'dice.keep' },
      rule: 'ASH-21.1',
      window: { id: 'reroll', matters: hopes(rolled) },
      deeds,
    };
  });
  return rolled;
}

/** Some die could show more. */
const isPoor = (dice: readonly Rolled[]): boolean =>
  dice.some(rolled => rolled.die !== 'disease' && !isCritical(rolled));

/** Each source once for this roll: it names the dice, and they are rolled again. */
function rerolls(state: State, hero: Hero, rolled: Rolled[]): Deed<State>[] {
  const lucky = modsOf(state, hero, 'reroll').filter(({ source }) => !hero.used.turn.includes(source.text));
  const luck = lucky.map(({ mod, source }) =>
    again(hero, rolled, source, mod.dice, function* () {
      hero.used.turn.push(source.text);
      return true;
    }),
  );
  const allies = state.bag.allies.flatMap(ally => {
    const reroll = allyRow(ally.id).ops.find(op => op.op === 'reroll');
    if (!reroll || !ally.uses) return [];
    const use = { text: 'ally.use', with: { ally: allyName(ally) } };
    return again(hero, rolled, allyName(ally), reroll.dice, function* (t) {
      if (!(yield* consent(t, hero.seat, use, 'ASH-19.3'))) return false;
      ally.uses = (ally.uses ?? 0) - 1;
      return true;
    });
  });
  return [...luck, ...allies];
}

function again(
  hero: Hero,
  rolled: Rolled[],
  source: Text,
  dice: number | 'all',
  spend: (t: Table<State>) => Rules<boolean>,
): Deed<State> {
  return {
    option: { key: rerollKey.make(source.text), text: 'dice.again', with: { source } },
    *run(t) {
      if (!(yield* spend(t))) return;
      const options = rolled.map(({ die, shows }, n) => ({
        key: dieKey.make(n),
        text: 'die.shows',
        with: { die, shows },
      }));
      const max = dice === 'all' ? rolled.length : dice;
      const which = yield* t.chooseMany(hero.seat, 'dice.which', options, { min: 1, max }, { rule: 'ASH-18.22' });
      for (const key of which) {
        const n = dieKey.only(key);
        const fresh = roll(t, (rolled[n] as Rolled).die);
        rolled[n] = fresh;
        const { die, shows } = fresh;
        t.tell(
          'log.reroll',
          { hero: heroName(hero), source, die, shows },
          { rule: 'ASH-18.22', detail: { die, shows } },
        );
      }
    },
  };
}
