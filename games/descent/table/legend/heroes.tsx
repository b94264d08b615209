// The party on the map: its purse and what it has bought, and of each hero wounds, fatigue, XP, and dice in three metals.

import { Badge, Bar, Icon, SmallFigure } from '@veillee/web/kit';
import { broadheadArrow, broadsword, hearts, sparkles, twoCoins, upgrade } from '@veillee/web/kit/glyphs.ts';
import { METALS } from '../../content/legend/vocabulary.ts';
import { KINDS, type Kind } from '../../content/vocabulary.ts';
import type { Legend, LegendHero } from '../../rules/legend/record.ts';
import { tiedScroll, treasureMap } from '../glyphs.ts';
import { SheetDisc } from '../heroes/token.tsx';
import { TOKEN } from '../kinds.ts';
import { useReading } from '../reading.ts';
import './heroes.css';

const TRAIT_GLYPH: { readonly [trait in Kind]: string } = {
  melee: broadsword,
  ranged: broadheadArrow,
  magic: sparkles,
};

export function PartyOnRoad({ legend }: { readonly legend: Legend }) {
  const { word } = useReading();
  const { coins, party, heroes } = legend;
  return (
    <section className="des-road-party" aria-label={word('terrinoth.party')}>
      <header>
        <h2>{word('terrinoth.party')}</h2>
        <Purse coins={coins} />
        <p>
          <Badge tone="plain" glyph={treasureMap}>
            {word(`location.${party.at}`)}
          </Badge>
          {party.upgrades.map(id => (
            <Badge key={id} tone="plain">
              {word(`upgrade.${id}`)}
            </Badge>
          ))}
          {party.object !== undefined && (
            <Badge tone="gloom" glyph={tiedScroll}>
              {word(`object.${party.object}`)}
            </Badge>
          )}
        </p>
      </header>
      {heroes.map((hero, n) => (
        <HeroOnRoad key={hero.sheet} hero={hero} n={n} />
      ))}
    </section>
  );
}

export const Purse = ({ coins }: { readonly coins: number }) => {
  const { word } = useReading();
  return (
    <span className="des-purse" title={word('dungeon.purse', { n: coins })}>
      <Icon glyph={twoCoins} size={21} label={word('dungeon.purse', { n: coins })} />
      <b className="v-figures">{coins}</b>
    </span>
  );
};

function HeroOnRoad({ hero, n }: { readonly hero: LegendHero; readonly n: number }) {
  const { word, table } = useReading();
  const { sheet, seat, xp, wounds, maxWounds, fatigue, maxFatigue, dice, tokens } = hero;
  const traits = KINDS.filter(trait => dice[trait].some(count => count > 0));
  return (
    <section className="des-road-hero" aria-label={word(`hero.${sheet}`)}>
      <header>
        <SheetDisc sheet={sheet} n={n} size={44} />
        <div>
          <b>{word(`hero.${sheet}`)}</b>
          <small>{seat === table.seat ? word('table.you') : table.seats[seat]?.name}</small>
        </div>
        <strong data-of="xp">
          {xp}
          <small>{word('terrinoth.xp')}</small>
        </strong>
      </header>
      <Bar label={word('table.wounds', { n: wounds, most: maxWounds })} value={wounds} max={maxWounds}>
        {wounds}/{maxWounds}
      </Bar>
      <p>
        <SmallFigure of="fatigue" label={word('table.fatigue', { n: fatigue, most: maxFatigue })} large={18}>
          {fatigue}/{maxFatigue}
        </SmallFigure>
        {traits.map(trait => (
          <TraitDiceRow key={trait} trait={trait} dice={dice[trait]} />
        ))}
        {Object.entries(tokens).map(([token, count]) => (
          <SmallFigure
            key={token}
            of="health"
            glyph={TOKEN[token as keyof typeof TOKEN].glyph}
            label={word('start.token', { token: { text: `ability.${token}` }, n: count })}
            large={18}
          >
            {count}
          </SmallFigure>
        ))}
      </p>
    </section>
  );
}

/** A letter beside its colour, for whoever tells no colours apart; the best first, as they are thrown. */
export function TraitDiceRow({ trait, dice }: { readonly trait: Kind; readonly dice: readonly number[] }) {
  const { word } = useReading();
  const counts = METALS.map((metal, at) => ({ metal, n: dice[at] ?? 0 })).toReversed();
  const label = word('terrinoth.dice', {
    trait: { text: `kind.${trait}` },
    black: dice[0] ?? 0,
    silver: dice[1] ?? 0,
    gold: dice[2] ?? 0,
  });
  return (
    <span className="des-metal-dice" role="img" aria-label={label} title={label} data-trait={trait}>
      <Icon glyph={TRAIT_GLYPH[trait]} size={18} />
      {counts.flatMap(({ metal, n }) =>
        Array.from({ length: n }, (_, i) => (
          <i key={`${metal} ${i}`} data-metal={metal}>
            {word(`terrinoth.die.${metal}`)}
          </i>
        )),
      )}
    </span>
  );
}

/** On a phone: all of them in one line above the map. */
export function PartyOnRoadLine({ legend }: { readonly legend: Legend }) {
  const { word } = useReading();
  return (
    <div className="des-road-line">
      {legend.heroes.map(({ sheet, wounds, maxWounds, xp }, n) => (
        <div
          key={sheet}
          role="img"
          aria-label={[
            word(`hero.${sheet}`),
            word('table.wounds', { n: wounds, most: maxWounds }),
            word('terrinoth.xp.n', { n: xp }),
          ].join(', ')}
        >
          <SheetDisc sheet={sheet} n={n} size={36} />
          <span>
            <b data-of="health" data-low={wounds * 2 <= maxWounds || undefined}>
              <Icon glyph={hearts} size={13} />
              {wounds}
            </b>
            <b data-of="xp">
              <Icon glyph={upgrade} size={13} />
              {xp}
            </b>
          </span>
        </div>
      ))}
    </div>
  );
}

/** What the letters of the dice mean, under the party. */
export function DiceNote() {
  const { word } = useReading();
  return <p className="des-road-note">{word('terrinoth.dice.letters')}</p>;
}
