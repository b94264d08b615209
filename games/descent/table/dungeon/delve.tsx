// A dungeon beside its map: how far the party has come, what both sides have gained there, the way on from whoever leads to the portal, and what lies open
// of the overlord's terms.

import { Badge, Cited, Icon } from '@veillee/web/kit';
import { checkMark, laurels, twoCoins } from '@veillee/web/kit/glyphs.ts';
import { rowId } from '../../rules/state.ts';
import { gainedText } from '../../rules/view/gained.ts';
import { daemonSkull, entryDoor, huntingHorn, key as keyGlyph, linkedRings, magicPortal } from '../glyphs.ts';
import { HeroDisc } from '../heroes/token.tsx';
import { useReading } from '../reading.ts';
import './delve.css';

/** In the row above the map: the levels, and who has gained more. */
export function DelveBadges({ phone }: { readonly phone: boolean }) {
  const { view, word, table } = useReading();
  const { delve } = view;
  if (!delve) return null;
  const { passed, all, gained, par = 0 } = delve;
  const said = table.say(gainedText(delve));
  return (
    <>
      {phone ? (
        <Badge tone="plain">
          <span className="v-hidden">{word('dungeon.depth', { n: passed.length + 1, all })}</span>
          <span aria-hidden="true">{`${passed.length + 1}/${all}`}</span>
        </Badge>
      ) : (
        <Levels />
      )}
      <Badge tone={gained.heroes - gained.overlord >= par ? 'good' : 'bad'} glyph={laurels}>
        {phone ? (
          <>
            <span className="v-hidden">{said}</span>
            <span aria-hidden="true">{`${gained.heroes} : ${gained.overlord}`}</span>
          </>
        ) : (
          said
        )}
      </Badge>
      {!phone && <Purse />}
    </>
  );
}

/** One pays for all (LEG-1.11). */
function Purse() {
  const { view, word } = useReading();
  const n = view.delve?.coins ?? 0;
  return (
    <Badge tone="plain" glyph={twoCoins}>
      <span className="v-hidden">{word('dungeon.purse', { n })}</span>
      <span aria-hidden="true">{word('table.coins', { n })}</span>
    </Badge>
  );
}

/** Those that are behind the party, the one that lies there, and those that nobody has entered. */
export function Levels() {
  const { view, word, table } = useReading();
  const { delve } = view;
  if (!delve) return null;
  const { passed, title, all } = delve;
  return (
    <ol className="des-levels" aria-label={word('dungeon.depth', { n: passed.length + 1, all })}>
      {passed.map((name, n) => (
        <li key={n} data-done title={table.say(name)}>
          <i>
            <Icon glyph={checkMark} size={13} />
            <span className="v-hidden">{table.say(name)}</span>
          </i>
        </li>
      ))}
      <li data-now>
        <i>{passed.length + 1}</i>
        <b>{table.say(title)}</b>
      </li>
      {Array.from({ length: all - passed.length - 1 }, (_, n) => (
        <li key={`ahead-${n}`} data-ahead title={word('dungeon.ahead')}>
          <i>
            {passed.length + n + 2}
            <span className="v-hidden">{word('dungeon.ahead')}</span>
          </i>
        </li>
      ))}
    </ol>
  );
}

interface Step {
  readonly id: 'seal' | 'leader' | 'key' | 'door' | 'portal';
  readonly done: boolean;
  readonly name: string;
  readonly told: string;
}
const GLYPH: { readonly [step in Step['id']]: string } = {
  seal: linkedRings,
  leader: daemonSkull,
  key: keyGlyph,
  door: entryDoor,
  portal: magicPortal,
};

/** The way on, in the order in which it is gone; who waits in the portal; and the rules that are the level's own. */
export function WayOn() {
  const { view, word, table, sheetOf } = useReading();
  const { delve } = view;
  if (!delve || view.phase === 'setup') return null;
  const { leads, leader, bound, key, door, waits, rules } = delve;
  const standing = view.monsters.find(({ id }) => id === leads);
  const left = standing && { n: standing.wounds, most: sheetOf(standing.id)?.mostWounds ?? standing.wounds };
  const steps: readonly Step[] = [
    ...(bound
      ? [
          {
            id: 'seal' as const,
            done: bound.broken,
            name: table.say(bound.to),
            told: word(bound.broken ? 'dungeon.seal.broken' : 'dungeon.seal'),
          },
        ]
      : []),
    {
      id: 'leader',
      done: key,
      name: table.say(leader),
      told: word(left ? 'dungeon.left' : key ? 'dungeon.fell' : 'dungeon.unseen', left),
    },
    { id: 'key', done: key, name: word('dungeon.redKey'), told: word(key ? 'dungeon.key' : 'dungeon.noKey') },
    { id: 'door', done: door, name: word('dungeon.redDoor'), told: word(door ? 'dungeon.door' : 'dungeon.noDoor') },
    { id: 'portal', done: false, name: word('dungeon.portal'), told: word('dungeon.waiting', { n: waits.length }) },
  ];
  const now = steps.find(({ done }) => !done)?.id;
  return (
    <section className="des-way" aria-label={word('dungeon.wayOn')}>
      <h3>{word('dungeon.wayOn')}</h3>
      <ol>
        {steps.map(({ id, done, name, told }) => (
          <li key={id} data-done={done || undefined} data-now={id === now || undefined}>
            <i>
              <Icon glyph={GLYPH[id]} size={18} />
            </i>
            <b>{name}</b>
            <small>{told}</small>
          </li>
        ))}
      </ol>
      {waits.length > 0 && <InPortal />}
      {rules.length > 0 && (
        <ul>
          {rules.map((text, n) => (
            <li key={n}>
              <Cited text={table.say(text)} rule="LEG-8.10" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Discs of whoever waits in the portal, and an empty one for each who is missing. */
function InPortal() {
  const { view, word } = useReading();
  const waits = view.heroes.filter(hero => hero.waits);
  return (
    <p className="des-in-portal">
      <span>{word('dungeon.inPortal')}</span>
      {waits.map(hero => (
        <HeroDisc key={hero.id} hero={hero} size={30} />
      ))}
      {view.heroes.slice(waits.length).map(({ id }) => (
        <i key={id} aria-hidden="true" />
      ))}
    </p>
  );
}

/** How often the deck may run out on a level before the heroes are thrown out (LEG-8.15). */
const EXHAUSTIONS = [0, 1];

/** What lies open of the overlord's terms: the marker, Powers in their slots, how often the deck has run out here. */
export function OverlordTerms() {
  const { view, word } = useReading();
  const { delve } = view;
  if (!delve) return null;
  const { markerUp, markerCost, exhausted, powers, metal } = delve;
  const lying = view.overlord.powers;
  return (
    <section className="des-terms" aria-label={word('dungeon.terms')}>
      <div className="des-marker" data-down={!markerUp || undefined}>
        <i aria-hidden="true">
          <Icon glyph={huntingHorn} size={24} />
        </i>
        <p>
          <b>{word(markerUp ? 'dungeon.markerUp' : 'dungeon.markerDown')}</b>
          <Cited
            text={word(markerUp ? 'dungeon.markerFree' : 'dungeon.markerPays', { n: markerCost })}
            rule={markerUp ? 'LEG-8.18' : 'LEG-8.19'}
          />
        </p>
      </div>
      <h3>
        {word('dungeon.powers')}
        <small>{word('dungeon.powers.of', { n: lying.length, most: powers, metal: { text: `tier.${metal}` } })}</small>
      </h3>
      <ul className="des-slots">
        {lying.map(card => (
          <li key={card} data-full>
            <b>{word(`card.${rowId(card)}`)}</b> {word(`card.${rowId(card)}.text`)}
          </li>
        ))}
        {Array.from({ length: Math.max(0, powers - lying.length) }, (_, n) => (
          <li key={`free-${n}`}>{word('dungeon.powers.free')}</li>
        ))}
      </ul>
      <div className="des-spent">
        <span aria-hidden="true">
          {EXHAUSTIONS.map(n => (
            <i key={n} data-full={n < exhausted || undefined} />
          ))}
        </span>
        <p>
          <Cited text={word('dungeon.exhausted', { n: exhausted })} rule="LEG-8.15" />
        </p>
      </div>
    </section>
  );
}
