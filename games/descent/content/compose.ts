// Rule texts from rows: what a sheet or a card does is written once, as effects, and said from there in both languages. A test keeps
// the catalogues `text/effects.*.json` equal to what this gives, so that a changed figure changes its text.

import { phrase } from '@veillee/pieces/speech';
import { sentence, sentences } from '@veillee/pieces/words';
import type { Speech } from './compose/language.ts';
import { familiars } from './familiars.ts';
import { feats } from './feats.ts';
import { heroes } from './heroes.ts';
import { items, potions } from './items.ts';
import { monsters } from './monsters.ts';
import { overlordCards } from './overlord.ts';
import { props } from './props.ts';
import type { FeatRow, ItemRow, OverlordCardRow, PotionRow } from './rows.ts';
import { skills } from './skills.ts';
import type { Effect } from './vocabulary.ts';

export type Texts = { readonly [key: string]: string };

/** What is optional or paid for is offered; the rest is told. */
function clauseOf(speech: Speech, effect: Effect): string {
  const offered = effect.may || effect.cost;
  const said = speech.and(effect.ops.map(op => phrase(offered ? speech.doings : speech.facts, op)));
  return offered ? speech.offer(effect, said) : said;
}

/** Effects of one moment, in one sentence. */
function momentText(speech: Speech, head: string, effects: readonly Effect[]): string {
  const [first] = effects;
  if (!first) return '';
  const clause =
    first.once === 'either'
      ? speech.or(effects.map(effect => clauseOf(speech, effect))) + speech.tail(first)
      : speech.and(effects.map(effect => clauseOf(speech, effect) + speech.tail(effect)));
  return sentence(speech.after(head, clause));
}

function effectsText(speech: Speech, effects: readonly Effect[] = []): string {
  const moments: { readonly head: string; readonly effects: Effect[] }[] = [];
  for (const effect of effects) {
    const head = speech.head(effect);
    const last = moments.at(-1);
    if (last && head !== '' && last.head === head) last.effects.push(effect);
    else moments.push({ head, effects: [effect] });
  }
  return moments.map(moment => momentText(speech, moment.head, moment.effects)).join(' ');
}

const itemText = (speech: Speech, item: ItemRow): string =>
  [
    ...(item.rune && !item.weapon ? [sentence(speech.rune)] : []),
    ...(item.cursed ? [sentence(speech.cursed)] : []),
    ...(item.kind === 'shield' ? [sentence(speech.shield)] : []),
    ...(item.weapon ? [sentences(speech.weapon(item))] : []),
    ...(item.armour ? [sentences(speech.armour(item))] : []),
    ...(item.effects ? [effectsText(speech, item.effects)] : []),
    ...(item.cache ? [sentence(speech.cache(item))] : []),
  ].join(' ');

function cardText(speech: Speech, card: OverlordCardRow): string {
  const [first = '', ...others] = card.ops.map(op => phrase(speech.cardOps, op));
  return sentences([speech.after(speech.cardHead(card), first), ...others, ...speech.cardTail(card)]);
}

/** When, on which die, what, and for how long. */
function featText(speech: Speech, { effect }: FeatRow): string {
  const { ops, failsOn } = effect;
  const thrown = failsOn ? `${speech.featThrow(failsOn)}, ` : '';
  const done = speech.and(ops.map(op => phrase(speech.featOps, op)));
  return sentence(`${speech.featHead(effect)} ${thrown}${done}${speech.featTail(effect)}`);
}

/** Drinking it is the moment, and the price (DES-29.3). */
const potionText = (speech: Speech, { effects, endsOn, endsWith }: PotionRow): string =>
  sentences([
    ...effects.flatMap(({ ops }) =>
      ops.map(op =>
        endsWith === 'attack' && op.op === 'bonus'
          ? speech.nextAttack(op.bonus)
          : endsWith === 'hit' && op.op === 'armour'
            ? speech.oneHit(op.n)
            : phrase(speech.facts, op),
      ),
    ),
    ...(endsOn ? [speech.wearsOff(endsOn)] : []),
  ]);

/** Of everything that is printed: `text/effects.*.json`. */
export function effects(speech: Speech): Texts {
  const texts: { [key: string]: string } = {};
  for (const { id, effects: of } of heroes) texts[`hero.${id}.text`] = effectsText(speech, of);
  for (const { id, effects: of } of skills) texts[`skill.${id}.text`] = effectsText(speech, of);
  for (const item of items) texts[`item.${item.id}.text`] = itemText(speech, item);
  for (const potion of potions) texts[`potion.${potion.id}.text`] = potionText(speech, potion);
  for (const feat of feats) texts[`feat.${feat.id}.text`] = featText(speech, feat);
  for (const card of overlordCards) texts[`card.${card.id}.text`] = cardText(speech, card);
  for (const { id, normal, master } of monsters) {
    texts[`monster.${id}.normal`] = sentence(speech.side(normal));
    texts[`monster.${id}.master`] = sentence(speech.side(master));
  }
  for (const familiar of familiars) texts[`familiar.${familiar.id}.text`] = sentences(speech.familiar(familiar));
  for (const prop of props) texts[`prop.${prop.id}.text`] = sentences(speech.prop(prop));
  return texts;
}
