// Skills of the Altar of Despair.

import type { SkillRow } from '../rows.ts';
import type { Effect, HeroOp, SkillType } from '../vocabulary.ts';

const skillsOf =
  (type: SkillType) =>
  (id: string, ...effects: readonly Effect[]): SkillRow => ({ id, box: 'altar-of-despair', type, effects });
const fighting = skillsOf('fighting');
const subterfuge = skillsOf('subterfuge');
const wizardry = skillsOf('wizardry');

const always = (op: HeroOp): Effect => ({ when: 'always', ops: [op] });

export const altarFighting: readonly SkillRow[] = [
  fighting(
    'berserker',
    { when: 'attack:damage', if: [{ is: 'left', of: 2, above: 4 }], ops: [{ op: 'bonus', bonus: { damage: 2 } }] },
    { when: 'attack:damage', if: [{ is: 'left', of: 4 }], ops: [{ op: 'bonus', bonus: { damage: 4 } }] },
  ),
  fighting(
    'brawler',
    { when: 'attack:damage', if: [{ is: 'kind', kinds: ['melee'] }], ops: [{ op: 'crowdToDamage' }] },
    {
      when: 'attack:kill',
      if: [{ is: 'kind', kinds: ['melee'] }, { is: 'stays-dead' }],
      ops: [{ op: 'harmBeside', n: 1 }],
    },
  ),
  fighting('brawny', always({ op: 'persists', kind: 'melee' }), always({ op: 'breakDoors' })),
  fighting(
    'tiger-tattoo',
    always({ op: 'speed', n: 1 }),
    always({ op: 'maxFatigue', n: 1 }),
    always({ op: 'softFalls' }),
  ),
];

export const altarSubterfuge: readonly SkillRow[] = [
  subterfuge('appraiser', always({ op: 'spareTreasure' })),
  subterfuge('pickpocket', always({ op: 'bounty', n: 25 })),
  subterfuge(
    'ranger',
    always({ op: 'persists', kind: 'ranged' }),
    {
      when: 'attack:damage',
      if: [{ is: 'kind', kinds: ['ranged'] }, { is: 'one-handed' }],
      ops: [{ op: 'bonus', bonus: { damage: 1 } }],
    },
    {
      when: 'attack:damage',
      if: [{ is: 'kind', kinds: ['ranged'] }, { is: 'two-handed' }],
      ops: [{ op: 'bonus', bonus: { damage: 2 } }],
    },
  ),
  subterfuge('shadow-soul', { when: 'setup', ops: [{ op: 'companion', familiars: ['shadow-soul'] }] }),
];

export const altarWizardry: readonly SkillRow[] = [
  wizardry('bardic-lore', always({ op: 'persists', kind: 'magic' }), always({ op: 'shareTreasure' })),
  wizardry('necromancy', always({ op: 'have', ability: 'necromancy' })),
  wizardry('sharr-the-brightwing', { when: 'setup', ops: [{ op: 'companion', familiars: ['sharr'] }] }),
  wizardry('spiritwalker', always({ op: 'strikeFrom', kind: 'magic', within: 10 })),
];
