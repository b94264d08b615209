// Rule texts from rows: what a tile or a card does is written once, as ops, and said from there in both languages. A test keeps the
// catalogues `text/effects.*.json` equal to what this gives, so that a changed figure changes its text.

import { phrase } from '@veillee/pieces/speech';
import { sentence, sentences } from '@veillee/pieces/words';
import { combatCards } from './combat-cards.ts';
import type { Speech } from './compose/language.ts';
import { dwurtFaces } from './dwurt.ts';
import { elementals } from './elementals.ts';
import { essences, gems } from './gems.ts';
import { heroTiles } from './hero-tiles.ts';
import { itemRow, items } from './items.ts';
import { elites, monsters } from './monsters.ts';
import { powerCards } from './power-cards.ts';
import { legends, quests } from './quests.ts';
import { resources } from './resources.ts';
import type { FighterRow, FoeRow, ItemRow, QuestRow, ScenarioCardRow, TerritoryRow, TileRow } from './rows.ts';
import type { CardRule, CardRuleOp } from './scenarios/vocabulary.ts';
import { foes, scenarioCards } from './scenarios.ts';
import { territory } from './territory.ts';
import { isUpperTier } from './tiers.ts';
import { type Effect, type GainOp, type Needs, type TileOp, TRIGGERS } from './vocabulary.ts';
import { hasWays } from './ways.ts';

export type Texts = { readonly [key: string]: string };

const isGain = (speech: Speech, op: TileOp | CardRuleOp): op is GainOp => op.op in speech.gains;

const order = (speech: Speech, op: TileOp): string =>
  isGain(speech, op) ? phrase(speech.gains, op) : phrase(speech.doings, op);
const cardOrder = (speech: Speech, op: CardRuleOp): string =>
  isGain(speech, op) ? phrase(speech.gains, op) : phrase(speech.cardDoings, op);

const things = (speech: Speech, ops: readonly GainOp[]): string => speech.and(ops.map(op => phrase(speech.things, op)));

/** One of the alternatives, and all of it. */
const asked = (speech: Speech, needs: Needs): string =>
  speech.either(needs.map(all => speech.and(all.map(speech.need))));

// ---- tiles ----

const effectText = (speech: Speech, effect: Effect, head = speech.head(effect)): string =>
  sentence(speech.labelled(head, speech.followed(effect.ops.map(op => order(speech, op)))));

/** What a larger Set adds is told as that (EUT-16.24). */
const tierText = (speech: Speech, effects: readonly Effect[], effect: Effect): string =>
  effect.set && isUpperTier(effects, effect)
    ? effectText(speech, effect, speech.besides(effect.set))
    : effectText(speech, effect);

/** What an attack does to the Monster's strength is felt in the Monster's next one. */
const struck = (speech: Speech, op: TileOp): string =>
  op.op === 'monsterStrength' ? speech.nextStrength(op.n) : order(speech, op);

/** Effects between which a Hero chooses, each by itself: what it costs and does. */
function addWays(texts: { [key: string]: string }, speech: Speech, key: string, { effects: all = [] }: TileRow): void {
  if (!hasWays(all)) return;
  for (const [n, { trigger, cost, ops }] of all.entries()) {
    const done = speech.followed(ops.map(op => order(speech, op)));
    const price = cost && speech.price(cost);
    if (trigger !== 'permanent') texts[`${key}.way.${n + 1}`] = price ? speech.followed([price, done]) : done;
  }
}

function attackText(speech: Speech, { attack = [] }: TileRow, initiative: boolean): string {
  const rows = attack.map(({ from, damage, ops = [] }, i) =>
    speech.labelled(
      speech.range(from, attack[i + 1]?.from),
      speech.followed([speech.damage(damage), ...ops.map(op => struck(speech, op))]),
    ),
  );
  return `${sentence(initiative ? speech.initiativeAttack : speech.attack)} ${sentence(speech.rows(rows))}`;
}

function tileText(speech: Speech, tile: TileRow, initiative = false): string {
  return [
    ...(tile.effects ?? []).map((effect, _, all) => tierText(speech, all, effect)),
    ...(tile.attack ? [attackText(speech, tile, initiative)] : []),
    ...(tile.pierces ? [sentence(speech.pierces)] : []),
    ...(tile.gemSlots ? [sentence(speech.gemSlots(tile.gemSlots))] : []),
  ].join(' ');
}

/** What works by itself or goes of itself need not be said to be used up. */
const itemText = (speech: Speech, item: ItemRow): string =>
  [
    tileText(speech, item, item.initiative),
    ...(item.consumed && item.effects?.some(({ trigger }) => trigger !== 'permanent') ? [sentence(speech.used)] : []),
  ].join(' ');

// ---- whoever is fought ----

function woundText(speech: Speech, { wounds }: FighterRow): string {
  const rows = wounds.map(({ from, wounds: n, special = [] }, i) =>
    speech.labelled(
      speech.range(from, wounds[i + 1]?.from),
      // Whoever dies at once is not told how many Wounds that takes.
      speech.followed([...(n > 0 ? [speech.wounds(n)] : []), ...special.map(op => phrase(speech.monsterOps, op))]),
    ),
  );
  return sentence(speech.rows(rows));
}

const fighterText = (speech: Speech, fighter: FighterRow): string =>
  [
    woundText(speech, fighter),
    ...(fighter.penalty < 0 ? [sentence(speech.penalty(fighter.penalty))] : []),
    ...(fighter.immune ? [sentence(speech.immune)] : []),
  ].join(' ');

// ---- the map ----

function territoryText(speech: Speech, { spaces, centre }: TerritoryRow): string {
  const said = spaces.map(space =>
    space.monster
      ? `${speech.space(space)} (${speech.monster(space.monster, things(speech, space.loot ?? []))})`
      : speech.space(space),
  );
  return [
    sentence(said.join(', ')),
    ...(centre ? [sentence(speech.labelled(speech.centre, speech.space(centre)))] : []),
  ].join(' ');
}

// ---- cards of scenarios ----

function ruleText(speech: Speech, { when, who, do: ops }: CardRule): string {
  const done = ops.map(op => cardOrder(speech, op));
  // What lasts stands by itself.
  if (ops.some(({ op }) => op === 'modifier')) return sentences(done);
  const said = who ? speech.labelled(speech.who(who), speech.followed(done)) : speech.inTurn(done);
  return sentence(when ? `${speech.when(when)}, ${said}` : said);
}

const rulesText = (speech: Speech, rules: readonly CardRule[]): string[] => rules.map(rule => ruleText(speech, rule));

function cardText(speech: Speech, card: ScenarioCardRow): string {
  switch (card.form) {
    case 'stage':
      return [sentence(speech.stage(card.stage, card.health, card.magicDefence)), fighterText(speech, card)].join(' ');
    case 'phase':
      return [sentence(speech.phase(card.from)), fighterText(speech, card), ...rulesText(speech, card.rules)].join(' ');
    case 'deck':
    case 'faer':
      return rulesText(speech, card.rules).join(' ');
    case 'recall':
      return sentence(speech.recall(card));
    case 'character':
      return `${sentence(speech.character(card.at))} ${sentence(
        speech.labelled(
          asked(speech, card.needs),
          speech.and([speech.clues(card.clues), ...card.reward.map(op => phrase(speech.things, op))]),
        ),
      )}`;
    case 'griffin':
      return speech.griffin;
  }
}

const foeText = (speech: Speech, foe: FoeRow): string[] =>
  foe.form === 'stages'
    ? []
    : [sentence(speech.foeHealth(foe.health)), ...(foe.form === 'single' ? [fighterText(speech, foe)] : [])];

/** Of everything that is printed: `text/effects.*.json`. */
export function effects(speech: Speech): Texts {
  const texts: { [key: string]: string } = {};
  for (const trigger of TRIGGERS) texts[`trigger.${trigger}`] = speech.triggers[trigger];
  for (const tile of heroTiles) {
    texts[`tile.${tile.id}.text`] = tileText(speech, tile, tile.kind === 'initiative-ability');
    addWays(texts, speech, `tile.${tile.id}`, tile);
  }
  for (const item of items) {
    texts[`item.${item.id}.text`] = itemText(speech, item);
    addWays(texts, speech, `item.${item.id}`, item);
  }
  for (const { id, effects: of } of gems) texts[`gem.${id}.text`] = of.map(one => effectText(speech, one)).join(' ');
  for (const { id, effects: of } of essences)
    texts[`essence.${id}.text`] = of.map(one => effectText(speech, one)).join(' ');
  for (const { id, sale } of resources)
    texts[`resource.${id}.text`] = sentence(
      speech.labelled(speech.sale, speech.either(sale.map(of => things(speech, of)))),
    );
  for (const monster of monsters) {
    texts[`monster.${monster.id}.text`] = fighterText(speech, monster);
    texts[`monster.${monster.id}.reward`] = sentence(
      speech.labelled(speech.reward(monster.reputationMax), things(speech, monster.reward)),
    );
  }
  for (const elite of elites) {
    texts[`elite.${elite.id}.text`] = fighterText(speech, elite);
    texts[`elite.${elite.id}.lair`] = sentence(speech.lair(elite.lair));
    texts[`elite.${elite.id}.reward`] = sentence(speech.labelled(speech.bounty, things(speech, elite.reward)));
  }
  for (const { id, ranges } of elementals)
    for (const [n, { from, ops }] of ranges.entries())
      texts[`elemental.${id}.${n + 1}`] = sentence(
        speech.labelled(
          speech.range(from, ranges[n + 1]?.from),
          speech.followed(ops.map(op => phrase(speech.gains, op))),
        ),
      );
  for (const { id, sections, continuous } of powerCards) {
    for (const [n, ops] of sections.entries())
      texts[`card.${id}.${n + 1}`] = sentence(
        speech.labelled(speech.sections(n + 1), speech.followed(ops.map(op => phrase(speech.cardOps, op)))),
      );
    if (continuous)
      texts[`card.${id}.continuous`] = sentence(
        speech.labelled(speech.continuous, speech.followed(continuous.map(op => phrase(speech.cardOps, op)))),
      );
  }
  for (const { id, dice, gaar, chaos } of combatCards)
    texts[`card.${id}.text`] = sentence(speech.dice(dice[0], dice[1], gaar, chaos));
  const quest = (key: string, { needs, reward }: Pick<QuestRow, 'needs' | 'reward'>): void => {
    texts[`${key}.needs`] = sentence(asked(speech, needs));
    texts[`${key}.reward`] = sentence(things(speech, reward));
  };
  const alternatives = (key: string, needs: Needs): void => {
    for (const [n, all] of needs.entries()) texts[`${key}.way.${n + 1}`] = speech.and(all.map(speech.need));
  };
  for (const row of quests) {
    quest(`quest.${row.id}`, row);
    if (row.needs.length > 1) alternatives(`quest.${row.id}`, row.needs);
  }
  for (const { id, needs, reward, artifact } of legends) {
    texts[`legend.${id}.needs`] = sentence(asked(speech, needs));
    const given = sentence(speech.and([...reward.map(op => phrase(speech.things, op)), speech.artifact]));
    texts[`legend.${id}.reward`] = `${given} ${itemText(speech, itemRow(artifact))}`;
  }
  for (const { face, ops } of dwurtFaces)
    texts[`dwurt.${face}`] = sentence(speech.followed(ops.map(op => phrase(speech.gains, op))));
  for (const tile of territory) texts[`territory.${tile.id}.text`] = territoryText(speech, tile);
  for (const foe of foes) {
    const said = foeText(speech, foe);
    if (said.length > 0) texts[`foe.${foe.id}.text`] = said.join(' ');
    if (foe.form !== 'stages' && foe.reward.length > 0)
      texts[`foe.${foe.id}.reward`] = sentence(things(speech, foe.reward));
  }
  for (const card of scenarioCards) {
    texts[`scenario-card.${card.id}.text`] = cardText(speech, card);
    if (card.form === 'character') alternatives(`scenario-card.${card.id}`, card.needs);
    if (card.form === 'stage') texts[`scenario-card.${card.id}.reward`] = sentence(things(speech, card.reward));
  }
  return texts;
}
