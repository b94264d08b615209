// What is on offer in Town for a round, by the house rules that have it so (DES-32.11, DES-33.5): who asks first finds out.

import { placeRow } from '../../content/town.ts';
import { type Dice, type Die, MAIN_DIE, type SkillType, TIERS, type Trait } from '../../content/vocabulary.ts';
import { heroName } from '../card-names.ts';
import { rerollKey } from '../keys.ts';
import { faceName, type Thrown, throwDice } from '../quest/dice.ts';
import { type Flow, type Hero, inForce, potionsInPlay, potionsLeft, sheetOf, type T, type Town } from '../state.ts';

/** DES-33.18, DES-33.19: points of reputation are committed before the first throw; the last one counts, and they are gone. */
function* townRoll(t: T, hero: Hero, dice: Dice, rule: string): Flow<Thrown[]> {
  const params = { hero: heroName(sheetOf(hero)) };
  const most = hero.reputation;
  let left =
    most > 0
      ? yield* t.chooseNumber(hero.seat, 'town.commit', { min: 0, max: most }, { rule: 'DES-33.18', with: params })
      : 0;
  hero.reputation -= left;
  for (;;) {
    const thrown = throwDice(t, dice);
    const faces = thrown.map(one => ({
      text: 'town.face',
      with: {
        die: { text: `die.${one.die}` },
        face: faceName(one),
        damage: one.face.damage ?? 0,
        surges: one.face.surges ?? 0,
      },
    }));
    t.tell('log.town.roll', { ...params, faces }, { rule, detail: thrown });
    if (left === 0) return thrown;
    const again = yield* t.choose(hero.seat, 'town.again', [{ key: rerollKey, text: 'town.reroll' }], {
      rule: 'DES-33.18',
      with: { ...params, left },
      pass: { text: 'town.keep' },
    });
    if (again === undefined) return thrown;
    left--;
  }
}

const BLACK: Dice = { black: 1 };
/** What the one power die of a roll says. */
const powerOf = ([first]: readonly Thrown[]): 'blank' | 'surge' | 'enhancement' => {
  const name = first ? faceName(first) : 'blank';
  return name === 'surge' || name === 'enhancement' ? name : 'blank';
};

/** DES-33.7: for each sort of potion a die says how many there are; the tokens in the box are the limit. */
export function* potionsOnOffer(t: T, hero: Hero): Flow<NonNullable<Town['potions']>> {
  const { town } = t.state;
  if (town.potions) return town.potions;
  const { offer } = placeRow('apothecary');
  const found: NonNullable<Town['potions']> = {};
  for (const potion of potionsInPlay(t.state))
    found[potion] = Math.min(
      potionsLeft(t.state, potion),
      offer?.[powerOf(yield* townRoll(t, hero, BLACK, 'DES-33.7'))] ?? 0,
    );
  town.potions = found;
  return found;
}

/** DES-33.8, DES-33.10: how many, and of which colour each; face up where the house says so. */
export function* treasuresOnOffer(t: T, hero: Hero): Flow<NonNullable<Town['treasures']>> {
  const { town, decks } = t.state;
  if (town.treasures) return town.treasures;
  const { offer, colour } = placeRow('town-hall');
  const n = offer?.[powerOf(yield* townRoll(t, hero, BLACK, 'DES-33.8'))] ?? 0;
  const found: NonNullable<Town['treasures']> = [];
  for (let one = 0; one < n; one++) {
    const tier = colour?.[powerOf(yield* townRoll(t, hero, BLACK, 'DES-33.8'))];
    const [thing] = tier && inForce(t.state, 'town-hall-face-up') ? t.draw(decks.treasures[tier]) : [];
    if (tier) found.push({ tier, ...(thing !== undefined && { thing }) });
  }
  town.treasures = found;
  return found;
}

const TAUGHT: { readonly [trait in Trait]: SkillType } = { melee: 'fighting', ranged: 'subterfuge', magic: 'wizardry' };

/** DES-33.12: damage is training on offer, surges are skills; a miss is nothing at all. */
export function* lessonsOnOffer(t: T, hero: Hero): Flow<Required<Pick<Town, 'training' | 'skills'>>> {
  const { town } = t.state;
  if (town.training && town.skills) return { training: town.training, skills: town.skills };
  const thrown = yield* townRoll(t, hero, placeRow('training-tower').dice ?? {}, 'DES-33.12');
  const faceOf = (die: Die) => thrown.find(one => one.die === die)?.face ?? {};
  const training = { melee: 0, ranged: 0, magic: 0 };
  const skills = { fighting: 0, subterfuge: 0, wizardry: 0 };
  for (const trait of Object.keys(TAUGHT) as Trait[]) {
    const { miss, damage = 0, surges = 0 } = faceOf(MAIN_DIE[trait]);
    training[trait] = miss ? 0 : damage;
    skills[TAUGHT[trait]] = miss ? 0 : surges;
  }
  Object.assign(town, { training, skills });
  return { training, skills };
}

/** DES-32.11: the first hero of a round in Town has the top treasure of each colour turned up. */
export function showTreasures(t: T): void {
  const { state } = t;
  if (!inForce(state, 'visible-treasures') || state.town.shown) return;
  for (const tier of TIERS) t.shuffle(state.decks.treasures[tier], `treasures ${tier}`);
  state.town.shown = true;
}

/** DES-33.5: with the overlord's turn everything goes back to its deck. */
export function closeTown(t: T): void {
  const { state } = t;
  const shown = (state.town.treasures ?? []).flatMap(({ tier, thing }) =>
    thing === undefined ? [] : [{ tier, thing }],
  );
  for (const { tier, thing } of shown) state.decks.treasures[tier].push(thing);
  for (const tier of new Set(shown.map(one => one.tier))) t.shuffle(state.decks.treasures[tier], `treasures ${tier}`);
  state.town = {};
}
