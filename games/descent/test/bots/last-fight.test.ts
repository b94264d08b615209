// What the adept's heroes make of the avatar: once it is there nothing else is worth as much as its wounds, and nobody comes back.

import { turnOf } from '@veillee/bots';
import { Chance, type Decision, newChance } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { partyOf } from '../../bots/adept-heroes.ts';
import { deathToll } from '../../bots/adept-heroes-danger.ts';
import { foeWorth } from '../../bots/adept-heroes-errands.ts';
import { mindOf } from '../../bots/mind.ts';
import type { Delve } from '../delve.ts';
import { avatarIn, last, there } from '../legend/lair.ts';

const seen = ({ match }: Delve) => {
  const { known, view } = mindOf(turnOf(match, match.decisionOf(0) as Decision, new Chance(newChance('scene'))));
  return { known, party: partyOf(known, view) };
};

test('it is worth more than those who are like it, by all of its wounds', () => {
  const scene = there('beastman-lord');
  const { known, party } = seen(scene);
  const avatar = avatarIn(scene);
  const [clone] = known.monsters.filter(({ id, rank }) => rank === 'unique' && id !== avatar?.id);
  if (!avatar || !clone) throw new Error('it has come alone');
  expect(clone.kind).toBe(avatar.kind);
  expect(foeWorth(party, avatar)).toBeGreaterThan(foeWorth(party, clone) + 3 * avatar.wounds);
});

test('a death costs more than elsewhere', () => {
  const toll = (scene: Delve): number => {
    const { known } = seen(scene);
    const [hero] = known.heroes;
    return hero ? deathToll(known, hero) : 0;
  };
  expect(toll(there('titan'))).toBeGreaterThan(toll(last('titan')));
});
