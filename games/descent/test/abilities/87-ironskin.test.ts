// DES-87: Ironskin.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { abilityRow } from '../../content/abilities.ts';
import { affectedBy } from '../../rules/attack/affected.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { blowOn } from '../../rules/attack/hit.ts';
import { opened } from '../../rules/attack/open.ts';
import { isImmune } from '../../rules/effects/stats.ts';
import type { Monster } from '../../rules/state.ts';
import { WHITE } from '../faces.ts';
import { fight } from '../fight.ts';
import { lightning } from '../hazards.ts';

rule(['DES-87.1', 'DES-93.4'], 'Ironskin feels none of what burns, bleeds or pierces', () => {
  const play = fight({ monster: 'golem', on: 'base:4,9/2x2', equipped: ['sword#1'] });
  const against = ['aura', 'bleed', 'burn', 'pierce', 'poison', 'sorcery'] as const;
  expect(against.filter(ability => isImmune(play.state, play.monster(), ability))).toEqual(against);
  expect(isImmune(play.state, play.monster(), 'stun')).toBe(false);
});

rule(['DES-87.2', 'DES-78.8'], 'and Blast, Bolt and Breath do it no damage; it says so beforehand', () => {
  expect(abilityRow('ironskin').harmless).toEqual(['blast', 'bolt', 'breath']);
  const { state, bolt } = lightning('golem', 'base:5,9/2x2');
  const golem = state.monsters[1] as Monster;
  const attack = opened(state, (state.monsters[0] as Monster).id, bolt);
  attack.dice = [{ die: 'white', face: WHITE.threeSurge - 1 }];
  expect(affectedBy(state, attack)).toContain(golem);
  expect(blowOn(state, attack, golem)).toMatchObject({ damage: 0, wounds: 0 });
  const told = foretold(state, (state.monsters[0] as Monster).id, bolt);
  expect(told.find(({ figure }) => figure === golem.id)).toMatchObject({ wounds: 0, kill: 0 });
  expect(told.find(({ figure }) => figure === state.heroes[0]?.id)?.wounds).toBeGreaterThan(0);
});
