// What the party buys once and for all: buildings that Tamalir grows by, for which every hero pays, and helps for the road.

import { Cited, Icon, useThing } from '@veillee/web/kit';
import { checkMark } from '@veillee/web/kit/glyphs.ts';
import type { VisitView } from '../../rules/view/visit.ts';
import { useReading } from '../reading.ts';
import './city-upgrades.css';

interface UpgradesProps {
  readonly visit: VisitView;
  /** Both, unless given. */
  readonly of?: 'help' | 'tamalir';
}

export function CityUpgrades({ visit, of }: UpgradesProps) {
  const { word } = useReading();
  const { upgrades, help } = visit;
  return (
    <div className="des-buys">
      {upgrades.length > 0 && of !== 'help' && (
        <section>
          <h4>{word('city.grows')}</h4>
          <p>
            <Cited text={word('city.grows.rule')} rule="LEG-13.33" />
          </p>
          {upgrades.map(({ id, xp, built }) => (
            <Upgrade key={id} id={id} has={built} price={word('city.xp', { n: xp })} of="xp" />
          ))}
        </section>
      )}
      {help.length > 0 && of !== 'tamalir' && (
        <section>
          <h4>{word('city.road')}</h4>
          <p>
            <Cited text={word('city.road.rule')} rule="LEG-13.38" />
          </p>
          {help.map(({ id, price, owned }) => (
            <Upgrade key={id} id={id} has={owned} price={word('table.coins', { n: price })} of="gold" />
          ))}
        </section>
      )}
    </div>
  );
}

interface UpgradeProps {
  readonly id: string;
  readonly has: boolean;
  readonly price: string;
  readonly of: 'xp' | 'gold';
}

function Upgrade({ id, has, price, of }: UpgradeProps) {
  const { word, table } = useReading();
  const thing = `upgrade:${id}`;
  const [refused] = table.optionsOn(thing).length === 0 ? table.refusedFor(thing) : [];
  const name = word(`upgrade.${id}`);
  const lit = useThing({ thing, label: `${name}. ${has ? word('city.has') : price}`, confirm: true });
  return (
    <div {...lit} className="des-buy v-lit-row" data-has={has || undefined}>
      <span>
        <b>{name}</b>
        <small>{word(`city.upgrade.${id}`)}</small>
        {refused && (
          <small className="des-why">
            <Cited text={table.say(refused.why)} rule={refused.rule} />
          </small>
        )}
      </span>
      {has ? (
        <em>
          <Icon glyph={checkMark} size={14} /> {word('city.has')}
        </em>
      ) : (
        <strong data-of={of}>{price}</strong>
      )}
    </div>
  );
}
