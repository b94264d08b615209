// The quests of the box, in the order in which they are meant to be played.

export const QUESTS = [
  'heart-of-darkness',
  'durnog-brothers',
  'life-or-death',
  'spoiled-brat',
  'last-wishes',
  'eternal-guardian',
  'black-blade',
  'trapped-ruins',
  'old-friends',
] as const;
export type QuestId = (typeof QUESTS)[number];
