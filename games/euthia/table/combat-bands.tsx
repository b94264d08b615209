// The two sides of a fight: whoever is fought with whoever runs it, and the Hero. EUT-9, EUT-10, EUT-12.

import { who } from '@veillee/kernel';
import { Avatar, Icon, InspectButton, type Inspected, Opener, Portrait, RuleRef, useThing } from '@veillee/web/kit';
import type { CSSProperties, ReactNode } from 'react';
import type { Trigger } from '../content/vocabulary.ts';
import { baggedTiles, heroRow, maxHealth, onSlots } from '../rules/board.ts';
import { healthOf } from '../rules/combat/fighter.ts';
import type { Combat } from '../rules/combat/state.ts';
import type { Tile } from '../rules/state.ts';
import { effectsOf, faceOf, tileName } from '../rules/tiles.ts';
import { BOONS } from './combat-facts.ts';
import { type FightReading, nameOf } from './combat-reading.ts';
import { Hearts, Tokens } from './combat-tokens.tsx';
import { inspectedMonster, inspectedStanding, inspectedTile } from './face.tsx';
import { beerStein, broadsword, crossedSwords, stonePile, whirlwind } from './glyphs.ts';
import { drawingOf, HERO_COLOUR, heroGlyph } from './kinds.ts';
import { heroLikeness, opponentLikeness, seatLikeness } from './likeness.ts';
import { CardBacks, PowerCard } from './power-card.tsx';
import { TilePicture } from './tile-picture.tsx';
import './combat-bands.css';

interface BandProps {
  readonly reading: FightReading;
}

// ---- whoever is fought ----

const pictureOf = ({ opponent, card = '' }: Combat): string | undefined => {
  if (opponent.kind === 'foe') return drawingOf('foe', opponent.foe);
  if (opponent.kind === 'elite') return drawingOf('elite', opponent.card);
  return card === '' ? undefined : drawingOf('monster', card);
};

const textOf = ({ opponent, card = '' }: Combat): string | undefined => {
  if (opponent.kind === 'foe') return `foe.${opponent.foe}`;
  if (opponent.kind === 'elite') return `elite.${opponent.card}`;
  return card === '' ? undefined : `monster.${card}`;
};

/** Its whole card, from head to foot. */
const inspectedFighter = ({ word, view, combat: { opponent, card = '' } }: FightReading): Inspected =>
  opponent.kind === 'foe'
    ? inspectedStanding(word, view, opponent.foe)
    : inspectedMonster(word, opponent.kind === 'elite' ? opponent.card : card);

export function MonsterBand({ reading }: BandProps) {
  const { word, combat, foe } = reading;
  const name = textOf(combat);
  const level =
    foe?.level ?? (combat.opponent.kind === 'monster' || combat.opponent.kind === 'pit' ? combat.opponent.level : 1);
  return (
    <section className="euf-band-side euf-monster" aria-label={word('table.fight.side', { side: 'monster' })}>
      <div className="euf-facts">
        <h2>
          {name === undefined ? (
            word('table.fight.unknown')
          ) : (
            <InspectButton className="euf-name" inspect={() => inspectedFighter(reading)}>
              {word(name)}
            </InspectButton>
          )}{' '}
          <span role="img" aria-label={word('table.fight.level', { n: level })}>
            {Array.from({ length: level }, (_, n) => (
              <Icon key={n} glyph={broadsword} size={15} />
            ))}
          </span>
        </h2>
        {foe ? <FoeFacts reading={reading} /> : <BackFacts reading={reading} level={level} />}
      </div>
      <Runner reading={reading} />
      <Played reading={reading} />
      <Standing>
        <Portrait
          of={opponentLikeness(reading.view, combat)}
          looks="left"
          className="v-portrait-whole"
          instead={<Icon glyph={pictureOf(combat) ?? crossedSwords} size="100%" />}
        />
      </Standing>
    </section>
  );
}

/** Whoever fights stands at the end of their band, lit by the fire between the two. */
const Standing = ({ children }: { readonly children: ReactNode }) => (
  <span className="euf-portrait" aria-hidden="true">
    {children}
  </span>
);

function FoeFacts({ reading: { word, combat, foe, view } }: BandProps) {
  const health = healthOf(view);
  const left = Math.max(0, health - combat.damage);
  const said = word('table.fight.health', { damage: combat.damage, health, left });
  return (
    <>
      <p>
        <b>{said}</b>
      </p>
      <Hearts n={left} most={health} label={said} />
      <ul className="euf-counts">
        {(['chaos', 'gaar'] as const).map(of => {
          const n = combat[of];
          const said = word(`table.fight.${of}`, { n });
          return (
            <li key={of}>
              <Tokens of={of} n={n} most={foe?.[of] ?? 0} label={said} />
              <span>{said}</span>
            </li>
          );
        })}
      </ul>
      <ul className="euf-against">
        {combat.winds.earth && (
          <li>
            <Icon glyph={stonePile} size={18} /> {word('table.fight.earth')} <RuleRef rule="EUT-4.7" />
          </li>
        )}
        {combat.winds.air && (
          <li>
            <Icon glyph={whirlwind} size={18} /> {word('table.fight.air')} <RuleRef rule="EUT-4.6" />
          </li>
        )}
        {foe !== undefined && foe.penalty !== 0 && (
          <li>
            {word('table.fight.penalty', { n: foe.penalty })} <RuleRef rule="EUT-10.42" />
          </li>
        )}
        {foe?.immune && (
          <li>
            {word('table.fight.immune')} <RuleRef rule="EUT-17.18" />
          </li>
        )}
      </ul>
    </>
  );
}

/** EUT-9.14: before its card lies open, the back alone is known. */
function BackFacts({ reading: { word, view }, level }: BandProps & { readonly level: number }) {
  const back = view.monsters[level as 1 | 2 | 3].back;
  if (!back) return null;
  return (
    <>
      <p>
        <b>{word('table.fight.back', { health: back.health, wounds: back.minWounds })}</b> <RuleRef rule="EUT-9.14" />
      </p>
      <Hearts
        n={back.health}
        label={word('table.fight.health', { damage: 0, health: back.health, left: back.health })}
      />
    </>
  );
}

/** Who runs it: a rival with a hand, or the Combat deck with its card. */
function Runner({ reading: { word, table, combat, view, near } }: BandProps) {
  const rival = view.heroes.find(({ seat }) => seat === combat.rival);
  if (view.mode !== 'competitive') {
    const { silver, gold } = view.reserves;
    return (
      <div className="euf-runner">
        <b>{word('table.fight.deck')}</b>
        {combat.combatCard && <small>{word(`card.${combat.combatCard}.text`)}</small>}
        <CardBacks silver={silver} gold={gold} label={word('table.fight.reserves', { silver, gold })} />
        <small>{word('table.fight.reserves', { silver, gold })}</small>
      </div>
    );
  }
  if (!rival) return <div className="euf-runner" />;
  const seat = table.seats.find(one => one.seat === rival.seat);
  const hand = word('table.fight.hand', { ...rival.cards, n: rival.cards.silver + rival.cards.gold });
  return (
    <div className="euf-runner" data-open={near === 'monster' || undefined}>
      <p>
        {seat && (
          <Avatar
            emblem={seat.emblem}
            size={38}
            acting={seat.acting}
            face={emblem => <Portrait of={seatLikeness(view, rival.seat)} crop="bust" instead={emblem} />}
          />
        )}
        <span>
          <b>{nameOf(table, rival.seat)}</b> <small>{word('table.fight.runs')}</small>
        </span>
      </p>
      {rival.hand && near === 'monster' ? (
        <ul className="euf-hand" aria-label={hand}>
          {rival.hand.map(thing => (
            <li key={thing}>
              <PowerCard thing={thing} word={word} />
            </li>
          ))}
        </ul>
      ) : (
        <CardBacks {...rival.cards} label={hand} />
      )}
      <small>{hand}</small>
    </div>
  );
}

function Played({ reading: { word, combat } }: BandProps) {
  if (combat.played.length === 0) return null;
  return (
    <ul className="euf-played" aria-label={word('table.fight.played')}>
      {combat.played.map(({ card, things }) => (
        <li key={things.join()}>
          <PowerCard thing={card} word={word} count={things.length} isLarge look="plain" />
        </li>
      ))}
    </ul>
  );
}

// ---- the Hero ----

export function HeroBand({ reading }: BandProps) {
  const { word, table, hero, near, view } = reading;
  const own = view.heroes.find(({ seat }) => seat === hero.seat);
  const most = maxHealth(hero);
  const { gaarSlots, dwurtSlots } = heroRow(hero);
  const health = word('table.fight.hero.health', { n: hero.health, most });
  return (
    <section
      className="euf-band-side euf-hero"
      aria-label={word('table.fight.side', { side: 'hero' })}
      style={{ '--hero': HERO_COLOUR[hero.id] } as CSSProperties}
    >
      <Standing>
        <Portrait
          of={heroLikeness(hero.id)}
          looks="right"
          className="v-portrait-whole"
          instead={<Icon glyph={heroGlyph(hero.id)} size="100%" />}
        />
      </Standing>
      <div className="euf-hero-self">
        <h2>{word(`hero.${hero.id}`)}</h2>
        <small>{nameOf(table, hero.seat)}</small>
        <Hearts n={hero.health} most={most} label={health} />
        {dwurtSlots > 0 ? (
          <Tokens
            of="dwurt"
            glyph={beerStein}
            n={hero.dwurt}
            most={dwurtSlots}
            label={word('gain.dwurt', { n: hero.dwurt })}
          />
        ) : (
          <Tokens of="gaar" n={hero.gaar} most={gaarSlots} label={word('table.fight.gaar', { n: hero.gaar })} />
        )}
        <b className="euf-hero-figures">
          {word(dwurtSlots > 0 ? 'gain.dwurt' : 'table.fight.gaar', { n: dwurtSlots > 0 ? hero.dwurt : hero.gaar })},{' '}
          {health}
        </b>
      </div>
      <Hope reading={reading} />
      <Usable reading={reading} />
      {near === 'hero' && own?.hand && own.hand.length > 0 && (
        <div className="euf-asleep">
          <h3>{word(view.mode === 'competitive' ? 'table.fight.asleep' : 'table.fight.cards')}</h3>
          <ul className="euf-hand">
            {own.hand.map(thing => (
              <li key={thing}>
                <PowerCard thing={thing} word={word} isAsleep />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** EUT-10.48 to EUT-10.53 */
function Hope({ reading: { word, combat, near } }: BandProps) {
  return (
    <div className="euf-hope">
      <span className="euf-hope-die v-figures" role="img" aria-label={word('table.fight.hope', { n: combat.hope })}>
        {combat.hope}
      </span>
      <Opener
        className="euf-hope-name"
        title={word('table.fight.hope.title')}
        material="dark"
        content={() => (
          <p className="euf-note">
            {word('table.fight.hope.text')} <RuleRef rule="EUT-10.48" />
          </p>
        )}
      >
        {word('table.fight.hope.title')}
      </Opener>
      <ul>
        {BOONS.map(([boon, price]) => (
          <li key={boon} data-off={combat.hope < price || undefined}>
            <b className="v-figures">{price}</b> {word(`table.fight.boon.${boon}`, { near })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const IN_FIGHT: readonly Trigger[] = [
  'anytime',
  'combat-prep',
  'initiative',
  'attack',
  'monster-before',
  'monster-before-or-after',
  'monster-after',
  'hero-before',
  'hero-after',
];

const isOfUse = ({ tile, gems }: Tile): boolean =>
  faceOf(tile).attack !== undefined ||
  gems.length > 0 ||
  effectsOf(tile).some(({ trigger }) => IN_FIGHT.includes(trigger));

/** Tiles of the Hero that count in a fight; those that can be used now are lit. */
function Usable({ reading }: BandProps) {
  const { word, hero } = reading;
  const loose = baggedTiles(hero).filter(({ tile }) => faceOf(tile).slot === undefined);
  const tiles = [...onSlots(hero), ...loose].filter(isOfUse);
  return (
    <div className="euf-usable">
      <h3>{word('table.fight.tiles', { player: who(hero.seat) })}</h3>
      <ul>
        {tiles.map(tile => (
          <li key={tile.tile}>
            <UsableTile reading={reading} tile={tile} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function UsableTile({ reading: { word, table }, tile }: BandProps & { readonly tile: Tile }) {
  const name = table.say(tileName(tile.tile));
  const touch = useThing({
    thing: tile.tile,
    label: name,
    confirm: true,
    inspect: () => inspectedTile(word, tile.tile, tile),
  });
  return (
    <div {...touch} className="euf-tile" data-engaged={tile.engaged || undefined}>
      <TilePicture tile={tile} size={52} />
      <small>{name}</small>
    </div>
  );
}
