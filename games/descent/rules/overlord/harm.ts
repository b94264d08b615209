// Wounds that overlord cards deal, and the power dice that save from them.

import { propRow } from '../../content/props.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import { orderRow } from '../../content/turns.ts';
import { type CardOp, type Harm, type PowerFace, TOKENS, type Tokens } from '../../content/vocabulary.ts';
import { powerFace, SIDES } from '../attack/dice.ts';
import { calls } from '../calls.ts';
import { hasOp } from '../effects/held.ts';
import { offerUses } from '../effects/offers.ts';
import { giveTokens } from '../effects/tokens.ts';
import { isBorne } from '../ground-under.ts';
import { isPit } from '../hero/reach.ts';
import { avatarSum } from '../legend/avatar-sheet.ts';
import { nameOf } from '../names.ts';
import { type Flow, type Hero, isHero, type Monster, maybeFigure, standsOn, type T } from '../state.ts';
import { cardName } from './deck.ts';
import { powerSum } from './in-play.ts';
import { heroSum } from './party.ts';

/** What so many power dice show. */
export const throwPower = (t: T, n: number): PowerFace[] => t.rolls(n, SIDES, 'dice').map(roll => powerFace(roll - 1));

/** One power die, and more where a skill gives them: any blank saves. */
export function isSaved(t: T, figure: Hero | Monster): boolean {
  const faces = throwPower(t, 1 + (isHero(figure) ? heroSum(figure, 'saveDice') : 0));
  const saved = faces.includes('blank');
  const told = { figure: nameOf(t.state, figure.id), faces: faces.map(face => ({ text: `powerFace.${face}` })) };
  t.tell(saved ? 'log.overlord.throw.saved' : 'log.overlord.throw', told, {
    rule: 'DES-19.9',
    detail: faces,
    weight: 1,
  });
  return saved;
}

/** Whether a card opens a pit under somebody. */
const digsPit = (op: CardOp): boolean =>
  (op.op === 'place' || op.op === 'lay' || op.op === 'trapdoor') && isPit(propRow(op.prop));

/** Wounds that ignore armour, less what a throw saves (DES-24.10); Trapmaster adds, a wary hero suffers less. */
export function* harm(
  t: T,
  { id, type, ops }: OverlordCardRow,
  figure: Hero | Monster,
  { wounds, save, poison }: Harm,
): Flow {
  const { state } = t;
  // Wounds would take her order away: she may first exchange it for one that stays (R91).
  if (isHero(figure) && figure.order && orderRow(figure.order).ends.includes('wound'))
    yield* offerUses(t, 'any-time', { hero: figure });
  const wary = type === 'trap' && isHero(figure) ? figure : undefined;
  const more = type === 'trap' ? powerSum(state, 'trapWounds').total + avatarSum(state, 'trapWounds') : 0;
  const less = wary ? heroSum(wary, 'trapWounds') : 0;
  const faces = save ? throwPower(t, save.dice + (wary ? heroSum(wary, 'saveDice') : 0)) : [];
  const saved = faces.filter(face => face === 'surge').length * (save?.perSurge ?? 0);
  const isSoft = ops.some(digsPit) && (isBorne(t.state, figure) || (isHero(figure) && hasOp(figure, 'softFalls')));
  const total = isSoft ? 0 : Math.max(0, wounds + more + less - saved);
  const told = { figure: nameOf(state, figure.id), card: cardName(id), wounds: wounds + more + less, saved, total };
  t.tell('log.overlord.harm', told, { rule: 'DES-24.10', detail: faces, weight: 1 });
  const { lost, died } = yield* calls(t).wound(t, figure.id, total, { kind: 'trap', what: id });
  if (poison && !died) giveTokens(t, figure, 'poison', lost); // DES-90.1
}

/** Tokens for whoever is still there. */
export function mark(t: T, { id }: Hero | Monster, tokens: Tokens): void {
  const figure = maybeFigure(t.state, id);
  if (!figure || standsOn(figure).length === 0) return;
  for (const token of TOKENS) giveTokens(t, figure, token, tokens[token] ?? 0);
}
