// What things are worth to the adept, in one coin: about one AP. Found by playing thousands of games.

export const weights = {
  /** Gold for the Chapter under way, for the Chapters after it, for the market, and beyond all that. */
  goldNeeded: 1,
  goldLater: 0.7,
  gold: 0.5,
  goldIdle: 0.15,
  /** A token of Loot. */
  loot: 1.5,
  /** One HP: a rest, and the AP of tomorrow. */
  hp: 1.15,
  /** An AP of today that is lost with an HP. */
  ap: 0.8,
  /** Being defeated, besides HP, Gold and AP. */
  defeat: 3,
  /** A Chapter's keyword: how hard such a card is to come by. */
  terrain: 2.2,
  encounterType: 3,
  enemySubtype: 4.5,
  subtype: 6.5,
  rewardType: 3,
  unique: 5,
  /** The same keyword in the Chapter under way, the next, and those after. */
  urgency: [1, 0.75, 0.5, 0.35],
  /** The last keyword that a Chapter lacks. */
  last: 1.3,
  /** A Rumour that answers nothing: Fate, and a little Gold. */
  junk: 0.5,
  /** One die more for good. */
  combat: 2.2,
  otherDice: 1,
  finaleDice: 1,
  /** What an ability for every Day is worth, for each Day left. */
  healDaily: 0.2,
  moveDaily: 0.2,
  apDaily: 0.4,
  goldDaily: 0.2,
  /** An HP that can be prevented in a Battle of each Day. */
  shield: 1.5,
  /** What a Rumour is worth that would be an Asset if it were carried to its region. */
  rumourAsset: 0.2,
  /** Below this chance to win a hero flees from an Enemy. */
  courage: 0.4,
  /** An Assault that is good enough at once. */
  boldness: 0.9,
} satisfies { [name: string]: number | readonly number[] };
