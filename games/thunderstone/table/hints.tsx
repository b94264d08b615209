// What the board adds to the slip: what would follow, the suggested answer, which answers get a button.

import { Cited, type SlipHints } from '@veillee/web/kit';
import { crossedSwords } from '@veillee/web/kit/glyphs.ts';
import { cardById } from '../content/cards.ts';
import { power } from '../rules/battle.ts';
import { ATTACK, BUY } from '../rules/keys.ts';
import type { Rank } from '../rules/state.ts';
import { dungeonGate, village } from './glyphs.ts';
import { spoken } from './ledger.ts';
import { bestProspect, type Prospect, type Reading } from './reading.ts';

export function slipHints(reading: Reading, aim: Rank | undefined): SlipHints {
  const { decision, table, prospects, word } = reading;
  const best = bestProspect(prospects);
  switch (decision?.prompt) {
    case 'turn.action': {
      const could = best && (best.battle.victory || best.plan.battle.victory) && !best.hidden ? best : undefined;
      const aimed = aim === undefined ? undefined : prospects[aim - 1];
      const shut = !decision.options.some(({ key }) => key === 'dungeon');
      return {
        buttons: ['village', ...(shut ? [] : ['dungeon']), 'rest'],
        main: table.picked[0] ?? (could && !shut ? 'dungeon' : 'village'),
        glyph: dungeonGate,
        second: aimed ? (
          <Cited text={`${reading.name(aimed.target)}, ${spoken(reading, aimed)}.`} rule="THU-8.1" />
        ) : could ? (
          <Cited
            text={word('table.slip.could', { card: reading.name(could.target), rank: could.rank })}
            rule="THU-3.2"
          />
        ) : (
          <Cited text={word('table.slip.gold', { gold: reading.gold })} rule="THU-3.2" />
        ),
      };
    }
    case 'dungeon.step': {
      const [picked] = table.picked;
      const chosen = prospects.find(prospect => prospect && picked === ATTACK.make(prospect.rank)) ?? undefined;
      const offered = (prospect: Prospect | undefined): string | undefined =>
        prospect && decision.options.find(({ key }) => key === ATTACK.make(prospect.rank))?.key;
      const suggested = best?.battle.victory ? offered(best) : undefined;
      const leave = decision.options.some(({ key }) => key === 'leave') ? ['leave'] : [];
      return {
        glyph: crossedSwords,
        buttons: [...leave, ...(suggested && !picked ? [suggested] : [])],
        main: picked ?? suggested ?? leave[0],
        second: chosen ? (
          <Outcome reading={reading} prospect={chosen} />
        ) : (
          <Cited text={word('table.slip.prepare')} rule="THU-6.3" />
        ),
      };
    }
    case 'village.step': {
      const [picked] = table.picked;
      const stack =
        picked !== undefined && BUY.is(picked) ? decision.options.find(({ key }) => key === picked) : undefined;
      const cost = stack?.with?.cost;
      return {
        glyph: village,
        buttons: [], // stacks and Heroes are lit where they lie
        ...(picked !== undefined && { main: picked }),
        ...(typeof cost === 'number'
          ? { second: <Cited text={word('table.slip.buy', { left: reading.gold - cost })} rule="THU-4.13" /> }
          : {}),
      };
    }
    case 'battle.disease':
    case 'battle.lower':
      return { glyph: crossedSwords, second: <Lowered reading={reading} /> };
    default:
      return {};
  }
}

/** "You win 10 against 6, take 4 VP and 2 XP, and gain one Disease." */
function Outcome({ reading, prospect }: { readonly reading: Reading; readonly prospect: Prospect }) {
  const { word } = reading;
  const { battle, target } = prospect;
  const diseases = power(target, 'gainDisease')?.diseases ?? 0;
  const about = { total: battle.total, health: battle.health, vp: target.vp, xp: target.xp, diseases };
  return (
    <Cited
      text={word(
        battle.victory
          ? 'table.slip.win'
          : reading.view.mode === 'standard'
            ? 'table.slip.lose'
            : 'table.slip.loseAlone',
        about,
      )}
      rule={battle.victory ? 'THU-13.1' : 'THU-13.2'}
    />
  );
}

/** Attack and Magic as they stand while a loss is being placed. */
function Lowered({ reading }: { readonly reading: Reading }) {
  const { fighting, prospects, word, view } = reading;
  const card = fighting === undefined ? undefined : view.hall[fighting - 1];
  const prospect = fighting === undefined ? undefined : prospects[fighting - 1];
  if (!prospect || !card) return null;
  const { rawAttack, rawMagic, health } = prospect.battle;
  return (
    <Cited
      text={word('table.slip.lower', {
        attack: rawAttack,
        magic: rawMagic,
        health,
        card: reading.name(cardById(prospect.target.id)),
      })}
      rule="THU-15.3"
    />
  );
}
