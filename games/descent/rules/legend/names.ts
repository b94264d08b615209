// What things of the campaign are called.

import type { Text } from '@veillee/kernel';
import type { Avatar } from '../../content/legend/vocabulary.ts';

export const locationName = (id: string): Text => ({ text: `location.${id}` });
export const buildingName = (id: string): Text => ({ text: `building.${id}` });
export const lieutenantName = (id: string): Text => ({ text: `lieutenant.${id}` });
export const avatarName = (id: Avatar): Text => ({ text: `avatar.${id}` });
export const upgradeName = (id: string): Text => ({ text: `upgrade.${id}` });
export const plotCardName = (id: string): Text => ({ text: `plot-card.${id}` });
export const objectName = (id: string): Text => ({ text: `object.${id}` });
/** As the set-up page calls it. */
export const variantName = (id: string): Text => ({ text: `setup.${id}` });
export const rumourName = (id: string): Text => ({ text: `rumour.${id}` });
