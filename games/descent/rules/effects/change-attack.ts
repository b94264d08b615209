// What an effect changes of the attack under way: whom it misses, what it meets, what is added to it, and how its dice lie.

import type { Option } from '@veillee/kernel';
import { dieRow } from '../../content/dice.ts';
import { type HeroOp, type OpOf, TOKENS } from '../../content/vocabulary.ts';
import type { Attacking } from '../attack/attacking.ts';
import { type Rolled, SIDES } from '../attack/dice.ts';
import { diceTold } from '../attack/told.ts';
import { dieKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import type { Flow, Hero, Monster, T } from '../state.ts';
import type { Held } from './held.ts';
import { giveTokens } from './tokens.ts';

type Changes = 'escape' | 'hide' | 'ward' | 'add' | 'faces' | 'tokens';

interface Changed {
  readonly hero: Hero;
  readonly attack: Attacking;
  readonly target?: Hero | Monster | undefined;
}

export function* changeAttack(t: T, held: Held, op: OpOf<HeroOp, Changes>, { hero, attack, target }: Changed): Flow {
  switch (op.op) {
    case 'escape':
      attack.escaped = [...(attack.escaped ?? []), hero.id];
      return;
    case 'hide':
      attack.hidden = [...(attack.hidden ?? []), hero.id];
      return;
    case 'ward':
      attack.wards = { ...attack.wards, [hero.id]: (attack.wards?.[hero.id] ?? 0) + op.n };
      return;
    case 'add':
      attack.lines.push({ source: held.card.name, bonus: { ...op.bonus } });
      return;
    case 'faces':
      return yield* turnDice(t, attack, op.but);
    case 'tokens':
      if (target) for (const token of TOKENS) giveTokens(t, target, token, op.tokens[token] ?? 0);
      return;
  }
}

/** One die after the other comes to lie as the hero likes. */
function* turnDice(t: T, attack: Attacking, but: Rolled['die']): Flow {
  for (let n = 0; n < attack.dice.length; n++) {
    const { die } = attack.dice[n] as Rolled;
    if (die === but) continue;
    const key = yield* t.choose(attack.seat, 'feats.face', facesOf(attack, die), {
      rule: 'ICE-1.12',
      with: { figure: nameOf(t.state, attack.by), die: { text: `die.${die}` }, shown: diceTold(attack.dice, attack) },
    });
    const [, face = 0] = dieKey.read(key) ?? [];
    attack.dice = attack.dice.map((rolled, at) => (at === n ? { die, face } : rolled));
  }
  const told = { figure: nameOf(t.state, attack.by), shown: diceTold(attack.dice, attack) };
  t.tell('log.feats.faces', told, { rule: 'ICE-1.12', detail: attack.dice, scene: { of: 'attack', part: 'roll' } });
}

/** Each side of a die once, though several may show the same. */
function facesOf(attack: Attacking, die: Rolled['die']): Option[] {
  const { faces } = dieRow(die);
  const sides = Array.from({ length: SIDES }, (_, face) => face);
  const shows = (face: number): string => JSON.stringify(faces[face]);
  return sides
    .filter(face => sides.findIndex(other => shows(other) === shows(face)) === face)
    .map(face => ({
      key: dieKey.make(die, face),
      text: 'attack.die',
      with: { die: { text: `die.${die}` }, shown: diceTold([{ die, face }], attack) },
    }));
}
