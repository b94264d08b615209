// What a fight is worth to the adept, in the one coin of its worths: about one VP.

import { type Card, defOf } from '../content/cards.ts';
import { monstersIn, type Party } from '../rules/state.ts';
import { standingAfter } from './ending.ts';
import { cardWorth, type Outlook } from './outlook.ts';
import { bestFight, type Fight, type Worth } from './preparation.ts';

/** What a fight is worth: VP, XP and the card won, less what the battle and its preparation cost. */
export function fightWorth(outlook: Outlook): Worth {
  const { view, xpWorth, weights } = outlook;
  const alone = view.mode !== 'standard';
  return ({ battle, target, paid }, { rank }) => {
    const { victory } = battle;
    let worth = victory
      ? cardWorth(outlook, target.id) + target.xp * xpWorth
      : (battle.total - battle.health) / 100 - 0.3;
    for (const ability of target.abilities) {
      if (ability.op === 'gainDisease') worth += ability.diseases * cardWorth(outlook, 'disease');
      if (ability.op === 'destroy' && !(ability.unless && battle.weaponPresent))
        worth -= ability.all ? 2 : ability.what === 'militia' ? 0 : 0.8;
      if (ability.op === 'destroyWeakHeroes')
        for (const hero of battle.heroes)
          if (hero.strength <= ability.threshold) worth -= Math.max(0, cardWorth(outlook, defOf(hero.card).id));
    }
    worth -= weights.paid * paid.length;
    // Solo and together: what is not beaten soon reaches the Village.
    if (alone) worth += victory ? weights.urgency * target.vp * (3 - rank) : -target.vp * (rank === 1 ? 0 : 0.3);
    return worth + standingAfter(outlook, rank, victory, target.vp);
  };
}

/** The best fight, with Arcane Energies if they help. */
export function planBest(outlook: Outlook, cards: readonly Card[], party: Party): Fight | undefined {
  const hall = monstersIn(outlook.view);
  const worth = fightWorth(outlook);
  const plain = bestFight(cards, party, hall, worth);
  if (party.arcane || !cards.some(card => defOf(card).abilities.some(ability => ability.op === 'convertAttackToMagic')))
    return plain;
  const arcane = bestFight(cards, { ...party, arcane: true }, hall, worth);
  return arcane && (!plain || arcane.worth > plain.worth) ? arcane : plain;
}
