// What the campaign tells at its turns: levels, cities, lieutenants, plots, ends. No page has these texts before they are told.

import type { Params, RuleId, Table, Text } from '@veillee/kernel';
import { plotCards } from '../../content/legend/plots.ts';
import type { Avatar } from '../../content/legend/vocabulary.ts';
import { campaignText } from '../names.ts';
import type { Side } from '../state.ts';
import { avatarName, lieutenantName, locationName, plotCardName, upgradeName } from './names.ts';
import type { Legend } from './record.ts';
import type { Tale } from './tale.ts';

/** Whatever has somebody to tell it to. */
type Told = Pick<Table<never>, 'tell'>;

export function tellStory(t: Told, story: Text, rule: RuleId, about?: Text, weight = 3): void {
  const detail: Tale = { tale: story, ...(about && { about }) };
  t.tell('log.story', { story }, { rule, weight, detail });
}

/** A text of the campaign, by its parts: `lieutenant`, who, `falls`. */
export const tellOf = (
  t: Told,
  rule: RuleId,
  parts: readonly [string, ...(string | number)[]],
  params?: Params,
): void => tellStory(t, campaignText(parts, params), rule, ABOUT[parts[0]]?.(String(parts[1])));

/** Of the kinds of texts that are about somebody or something with a name. */
const ABOUT: { readonly [kind: string]: (id: string) => Text } = {
  avatar: id => avatarName(id as Avatar),
  city: locationName,
  lieutenant: lieutenantName,
  plot: plotCardName,
  upgrade: upgradeName,
};

/** Of several that say the same one, each in its week: nothing is drawn for it. */
export const oneOfMany = (week: number, most: number): number => (week % most) + 1;

/** LEG-1.16 to LEG-1.19, LEG-3.18, LEG-12.20: the last words: of the avatar, of the plot, of the campaign. */
export function tellEnd(t: Told, { avatar, plot }: Legend, won: Side, rule: RuleId): void {
  const finale = plotCards.find(card => card.plot === plot && card.place === 'finale');
  if (rule === KEEP[won] && avatar) tellOf(t, rule, ['avatar', avatar, won === 'heroes' ? 'falls' : 'triumphs']);
  if (finale && rule !== BY_RAZING) tellOf(t, 'LEG-3.18', ['plot', finale.id, won === 'heroes' ? 'foiled' : 'victory']);
  tellOf(t, rule, ['story', won === 'heroes' ? 'victory' : 'defeat']);
}
/** What decides in the keep; and where a campaign ends before its plot does. */
const KEEP: { readonly [side in Side]: RuleId } = { heroes: 'LEG-1.16', overlord: 'LEG-1.19' };
const BY_RAZING: RuleId = 'LEG-1.17';
