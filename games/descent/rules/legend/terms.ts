// On which terms a campaign is begun (LEG-21): how long it is, where it begins, and which variants are in force. A page asks for them once, and the
// record keeps them: whoever takes a campaign up plays on its terms.

import type { ChoiceCard, OptionSpec, Setting, Text } from '@veillee/kernel';
import { CONTRARY, switches } from '../../content/legend/variants.ts';
import { PRESETS, type Preset } from '../../content/legend/vocabulary.ts';
import { TIERS, type Tier } from '../../content/vocabulary.ts';

type Chosen = Pick<Setting, 'options'>;

const IN_CAMPAIGN = { play: ['campaign'] };
/** LEG-21.20: half and short ones begin at copper. */
const LENGTHS = ['full', 'half', 'short'] as const;
type LengthId = (typeof LENGTHS)[number];
const ONLY_FULL: ChoiceCard = { when: { length: ['full'] } };
/** Variants that were tried together, or one's own, switch by switch. */
const OWN = 'own';
const TERMS = ['balanced', 'classic', OWN];
/** Feats come with the ice (LEG-21.18). */
const FEATS = 'feats-on';
const ICE = 'tomb-of-ice';

export const campaignOptions: readonly OptionSpec[] = [
  { id: 'length', kind: 'choice', initial: 'full', choices: LENGTHS, cards: {}, when: IN_CAMPAIGN, rule: 'LEG-21.20' },
  {
    id: 'start',
    kind: 'choice',
    initial: 'copper',
    choices: TIERS,
    cards: { silver: ONLY_FULL, gold: ONLY_FULL },
    when: IN_CAMPAIGN,
    rule: 'LEG-3.22',
  },
  {
    id: 'preset',
    kind: 'choice',
    initial: 'balanced',
    choices: TERMS,
    cards: {},
    when: IN_CAMPAIGN,
    settles: Object.fromEntries(
      PRESETS.map(preset => [
        preset,
        Object.fromEntries(switches.map(({ id, presets }) => [id, presets.includes(preset)])),
      ]),
    ),
  },
];

export const variantSwitches: readonly OptionSpec[] = switches.map(
  ({ id, presets, rule }): OptionSpec => ({
    id,
    kind: 'switch',
    initial: presets.includes('balanced'),
    rule,
    when: { ...IN_CAMPAIGN, preset: [OWN], ...(id === FEATS && { [ICE]: [true] }) },
  }),
);

export const lengthOf = ({ options }: Chosen): LengthId => LENGTHS.find(length => length === options.length) ?? 'full';
/** LEG-3.22, LEG-3.23: the level at which it begins. */
export const beginsAt = ({ options }: Chosen): Tier => TIERS.find(tier => tier === options.start) ?? 'copper';
const presetOf = ({ options }: Chosen): Preset | undefined => PRESETS.find(preset => preset === options.preset);

/** Variants in force, by their ids; a length among them, if it is not the full one. */
export function variantsOf(setting: Chosen): string[] {
  const { options } = setting;
  const preset = presetOf(setting);
  const isOn = (id: string): boolean => options[id] === true && (id !== FEATS || options[ICE] === true);
  const inForce = switches.filter(({ id, presets }) => (preset ? presets.includes(preset) : isOn(id)));
  const length = lengthOf(setting);
  return [...inForce.map(({ id }) => id), ...(length === 'full' ? [] : [`length-${length}`])];
}

/** What cannot be true of one campaign. */
export function refuseTerms(setting: Chosen): Text | undefined {
  if (lengthOf(setting) !== 'full' && beginsAt(setting) !== 'copper') return { text: 'setup.refused.start' };
  const inForce = variantsOf(setting);
  const contrary = CONTRARY.find(pair => pair.every(id => inForce.includes(id)));
  if (!contrary) return undefined;
  const [one, other] = contrary;
  return { text: 'setup.refused.contrary', with: { one: { text: `setup.${one}` }, other: { text: `setup.${other}` } } };
}
