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
  /** Days that friends need for the Finale of each, and for each Ancient with the wounds it leaves. */
  finaleDays: 0.8,
  ancientDays: 1.25,
  /** Steps that friends make in a Day; spare Days in which they grow stronger; the part of their HP that they want to keep. */
  stepsPerDay: 5,
  patience: 3,
  keep: 0.6,
  /** The part of their HP for which they rest a Day more. */
  restFor: 0.08,
  /** A Plot strikes all friends. */
  plotForAll: 1.5,
  /** What both together must gain by a card that changes hands; what a friend gives away without asking why. */
  handOver: 1.5,
  kindness: 4,
  /** A card that a friend lacks, to whoever has finished his Chapters and to whoever has not. */
  forFriends: 0.9,
  forFriendsWhileBusy: 0.3,
  /** What a meeting brings, to whoever must walk to it, and the most that is walked for. */
  visit: 0.8,
  visitMost: 12,
  /** The chance to win with which he calls nobody into his Battle. */
  sureOfHimself: 0.8,
  /** HP with which he looks for more trouble while he waits for friends. */
  searchHp: 5,
  /** An Assault that is good enough at once. */
  boldness: 0.9,
  /** Points that a rival may gain in a Day; the odds that are enough for whoever may be overtaken so. */
  pointsPerDay: 5,
  thinLead: 0.7,
} satisfies { [name: string]: number | readonly number[] };
