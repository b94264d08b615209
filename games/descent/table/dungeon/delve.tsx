// A dungeon beside its map: how far the party has come, what both sides have gained there, the way on from whoever leads to the portal, what lies open of
// the overlord's terms, and Tamalir.

import { Badge, Cited, Icon } from '@veillee/web/kit';
import { laurels } from '@veillee/web/kit/glyphs.ts';
import { isInTown } from '../../rules/state.ts';
import { hutsVillage, overlordHelm, twoCoins } from '../glyphs.ts';
import { HeroDisc } from '../heroes/token.tsx';
import { useReading } from '../reading.ts';
import './delve.css';

/** In the row above the map: which level it is, and who has gained more. */
export function DelveBadges({ phone }: { readonly phone: boolean }) {
  const { view, word } = useReading();
  const { delve } = view;
  if (!delve) return null;
  const { passed, all, gained, par } = delve;
  const depth = word('dungeon.depth', { n: passed.length + 1, all });
  const said = word('dungeon.gained', { ...gained, par });
  return (
    <>
      <Badge tone="plain">
        {phone ? (
          <>
            <span className="v-hidden">{depth}</span>
            <span aria-hidden="true">{`${passed.length + 1}/${all}`}</span>
          </>
        ) : (
          depth
        )}
      </Badge>
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
    </>
  );
}

/** The way on, in the order in which it is gone. */
export function WayOn() {
  const { view, word, table, sheetOf } = useReading();
  const { delve } = view;
  if (!delve || view.phase === 'setup') return null;
  const { leads, leader, key, door, waits, passed, title, all, rules, coins } = delve;
  const standing = view.monsters.find(({ id }) => id === leads);
  const steps: readonly {
    readonly id: string;
    readonly done: boolean;
    readonly name: string;
    readonly told: string;
  }[] = [
    {
      id: 'leader',
      done: key,
      name: table.say(leader),
      told: standing
        ? word('table.wounds', { n: standing.wounds, most: sheetOf(standing.id)?.mostWounds ?? standing.wounds })
        : word(key ? 'dungeon.fell' : 'dungeon.unseen'),
    },
    { id: 'key', done: key, name: word('rune.red'), told: word(key ? 'dungeon.key' : 'dungeon.noKey') },
    { id: 'door', done: door, name: word('dungeon.redDoor'), told: word(door ? 'dungeon.door' : 'dungeon.noDoor') },
    {
      id: 'portal',
      done: false,
      name: word('dungeon.portal'),
      told: word('dungeon.waiting', { n: waits.length }),
    },
  ];
  return (
    <section className="des-delve" aria-label={word('dungeon.wayOn')}>
      <ol className="des-delve-levels">
        {[...passed, title].map((name, n) => (
          <li key={n} data-now={n === passed.length || undefined}>
            <i aria-hidden="true">{n < passed.length ? '✓' : n + 1}</i>
            <b>{table.say(name)}</b>
          </li>
        ))}
        {Array.from({ length: all - passed.length - 1 }, (_, n) => (
          <li key={`ahead-${n}`} data-ahead>
            <i aria-hidden="true">{passed.length + n + 2}</i>
            <span>{word('dungeon.ahead')}</span>
          </li>
        ))}
      </ol>
      <h3>{word('dungeon.wayOn')}</h3>
      <ol className="des-delve-way">
        {steps.map(({ id, done, name, told }) => (
          <li key={id} data-done={done || undefined}>
            <i aria-hidden="true">{done ? '✓' : ''}</i>
            <b>{name}</b>
            <small>{told}</small>
          </li>
        ))}
      </ol>
      {waits.length > 0 && (
        <p className="des-delve-waits">
          {view.heroes
            .filter(({ id }) => waits.includes(id))
            .map(hero => (
              <HeroDisc key={hero.id} hero={hero} size={30} />
            ))}
          <span>{word('dungeon.inPortal')}</span>
        </p>
      )}
      {rules.length > 0 && (
        <ul className="des-delve-rules">
          {rules.map((text, n) => (
            <li key={n}>
              <Cited text={table.say(text)} rule="LEG-8.10" />
            </li>
          ))}
        </ul>
      )}
      <p className="des-delve-purse">
        <Icon glyph={twoCoins} size={18} />
        {word('dungeon.purse', { n: coins })}
      </p>
    </section>
  );
}

/** What lies open of the overlord's terms: the marker, the slots for Powers, how often the deck has run out here. */
export function OverlordTerms() {
  const { view, word } = useReading();
  const { delve } = view;
  if (!delve) return null;
  const { markerUp, markerCost, exhausted, powers } = delve;
  const lying = view.overlord.powers.length;
  return (
    <section className="des-delve des-delve-terms" aria-label={word('dungeon.terms')}>
      <p data-down={!markerUp || undefined}>
        <span className="des-marker" aria-hidden="true">
          <Icon glyph={overlordHelm} size={22} />
        </span>
        <span>
          <b>{word(markerUp ? 'dungeon.markerUp' : 'dungeon.markerDown')}</b>
          {!markerUp && <Cited text={word('dungeon.markerPays', { n: markerCost })} rule="LEG-8.19" />}
        </span>
      </p>
      <p>
        <span className="des-slots" aria-hidden="true">
          {Array.from({ length: powers }, (_, n) => (
            <i key={n} data-full={n < lying || undefined} />
          ))}
        </span>
        <Cited text={word('dungeon.powers', { n: lying, most: powers })} rule="LEG-2.11" />
      </p>
      <p>
        <span className="des-slots" aria-hidden="true">
          {[0, 1].map(n => (
            <i key={n} data-full={n < exhausted || undefined} data-bad />
          ))}
        </span>
        <Cited text={word('dungeon.exhausted', { n: exhausted })} rule="LEG-8.15" />
      </p>
    </section>
  );
}

/** Tamalir as a strip: what is open to whoever comes by glyph, and who is there. */
export function Tamalir() {
  const { view, word } = useReading();
  const { delve } = view;
  if (!delve || view.phase === 'setup') return null;
  const { potions, treasures, heals, price } = delve.tamalir;
  const there = view.heroes.filter(isInTown);
  const open = [
    { id: 'alchemist', told: word('dungeon.town.alchemist', { n: potions }) },
    {
      id: 'market',
      told: treasures === undefined ? word('dungeon.town.market') : word('dungeon.town.offer', { n: treasures }),
    },
    { id: 'temple', told: word('dungeon.town.temple', { n: heals, price }) },
  ];
  return (
    <section className="des-delve des-tamalir" aria-label={word('dungeon.tamalir')}>
      <header>
        <Icon glyph={hutsVillage} size={22} />
        <b>{word('dungeon.tamalir')}</b>
        <span className="des-tamalir-there">
          {there.map(hero => (
            <HeroDisc key={hero.id} hero={hero} size={28} />
          ))}
        </span>
      </header>
      <dl>
        {open.map(({ id, told }) => (
          <div key={id}>
            <dt>{word(`building.${id}`)}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
      <small>
        <Cited text={word('dungeon.town.how')} rule="LEG-8.36" />
      </small>
    </section>
  );
}
