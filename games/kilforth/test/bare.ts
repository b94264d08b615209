// Texts that only name players: headings, and those about somebody who is never the reader.

export const bare: readonly string[] = [
  'exchange.ask',
  'exchange.consent',
  'exchange.give',
  'exchange.gold',
  'feat.pressure',
  'option.exchange',
  'option.join',
  'option.join.hidden',
  'option.reward.draw.to',
  'option.reward.loot.to',
  'option.reward.take.to',
  'option.team',
  'refuse.assault.sagas',
  'refuse.finale.away',
  'reward.share',
  'screen.hero.of',
  'screen.turn.of',
  'table.ancient.team',
  'team.invite',
];
