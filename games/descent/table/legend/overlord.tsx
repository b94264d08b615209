// The overlord of a campaign, as everybody sees them: the avatar, forms of the three categories, treachery, lieutenants and where they are, how long
// cities hold.

import { Bust, Cited, Icon, InspectButton } from '@veillee/web/kit';
import { checkMark } from '@veillee/web/kit/glyphs.ts';
import { CATEGORIES } from '../../content/legend/vocabulary.ts';
import { TREACHERY } from '../../content/vocabulary.ts';
import type { Legend, Lieutenant } from '../../rules/legend/record.ts';
import type { CityView, WeekView } from '../../rules/view/week.ts';
import { overlordHelm } from '../glyphs.ts';
import { GEM } from '../kinds.ts';
import { avatarLikeness, lieutenantLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import { AVATAR_GLYPH, LIEUTENANT_GLYPH } from './glyphs.ts';
import { riderId } from './layout.ts';
import { powersOf } from './lieutenant-powers.ts';
import { inspectedLieutenant } from './lieutenant-sheet.tsx';
import type { Ordering } from './ordering.ts';
import { sideOf } from './told.ts';
import { percentOf } from './week-facts.ts';
import './overlord.css';

interface Side {
  readonly legend: Legend;
  readonly week: WeekView;
}

export function AvatarPanel({ legend, week }: Side) {
  const { word, table } = useReading();
  const { avatar, overlordSeat, xp, forms, treachery, comets } = legend;
  const owner = overlordSeat === table.seat ? word('table.you') : table.seats[overlordSeat]?.name;
  return (
    <section className="des-avatar" aria-label={word('side.overlord')}>
      <header>
        <span className="des-avatar-face">
          <Bust
            of={avatar && avatarLikeness(avatar)}
            glyph={avatar ? AVATAR_GLYPH[avatar] : overlordHelm}
            size={avatar ? '80%' : '62%'}
          />
        </span>
        <div>
          <b>{word(avatar ? `avatar.${avatar}` : 'side.overlord')}</b>
          <small>{owner}</small>
          {week.avatar && (
            <small>{word('terrinoth.keepAt', { location: { text: `location.${week.avatar.keep}` } })}</small>
          )}
        </div>
        <strong data-of="xp">
          {xp}
          <small>{word('terrinoth.xp')}</small>
        </strong>
      </header>
      <ul className="des-forms">
        {CATEGORIES.map(category => (
          <li key={category} data-form={forms[category]}>
            <b>{word(`terrinoth.form.${forms[category]}`)}</b>
            <span>{word(`category.${category}`)}</span>
          </li>
        ))}
      </ul>
      <p className="des-gems">
        <span>{word('table.treachery')}</span>
        {TREACHERY.map(type => {
          const label = word('terrinoth.treachery', {
            type: { text: `treachery.${type}` },
            n: treachery[type],
            most: week.avatar?.treachery[type].most ?? 0,
          });
          return (
            <span key={type} role="img" aria-label={label} title={label}>
              <i style={{ background: GEM[type].fill }}>
                <Icon glyph={GEM[type].glyph} size={15} />
              </i>
              {treachery[type]}
              {week.avatar && <small>/{week.avatar.treachery[type].most}</small>}
            </span>
          );
        })}
      </p>
      {avatar && (
        <p className="des-avatar-special">
          <b>{word(`avatar.${avatar}.special`)}</b> {word(`avatar.${avatar}.text`)}
        </p>
      )}
      {comets !== undefined && (
        <p className="des-alarm">
          <Cited text={word('terrinoth.comets', { n: comets })} rule="LEG-1.18" />
        </p>
      )}
    </section>
  );
}

/** Where they are and what comes of it; for whoever orders them each is a button. */
export function Lieutenants({ legend, week, ordering }: Side & { readonly ordering: Ordering }) {
  const { word, decision } = useReading();
  const { lieutenants, returning } = legend;
  if (lieutenants.length === 0 && returning.length === 0) return null;
  const asked = decision?.prompt === 'week.orders';
  return (
    <section className="des-lieutenants" aria-label={word('terrinoth.lieutenants')}>
      <h3>
        {word('terrinoth.lieutenants')}
        {asked && <small>{word('terrinoth.oneOrder')}</small>}
      </h3>
      {lieutenants.map(rider => (
        <LieutenantRow key={rider.id} rider={rider} legend={legend} week={week} ordering={ordering} />
      ))}
      {returning.map(id => (
        <p key={id}>{word('terrinoth.returns', { lieutenant: { text: `lieutenant.${id}` } })}</p>
      ))}
    </section>
  );
}

function LieutenantRow({
  rider,
  legend,
  week,
  ordering,
}: Side & { readonly rider: Lieutenant; readonly ordering: Ordering }) {
  const reading = useReading();
  const { word, decision } = reading;
  const { id, at, object, ordered, banished = -1 } = rider;
  const city = week.cities.find(one => one.id === at);
  const razed = legend.cities[at]?.razed;
  const acts = ordering.rider === id;
  const can = decision?.prompt === 'week.orders' && decision.options.some(({ on }) => on?.includes(riderId(id)));
  const side = sideOf(legend, id);
  const face = (
    <>
      <span className="des-rider-face">
        <Bust of={lieutenantLikeness(id)} glyph={LIEUTENANT_GLYPH[id] ?? overlordHelm} size="70%" />
      </span>
      <span>
        <b>{word(`lieutenant.${id}`)}</b>
        <small>
          {city && !razed
            ? word('terrinoth.besieges', { location: { text: `location.${at}` } })
            : word('terrinoth.at', { location: { text: `location.${at}` } })}
        </small>
        {side && (
          <small>{word('terrinoth.rider.side', { speed: side.speed, wounds: side.wounds, armour: side.armour })}</small>
        )}
        {banished >= legend.week && <small>{word('terrinoth.banished', { week: banished })}</small>}
        {object !== undefined && <small>{word('terrinoth.carries', { object: { text: `object.${object}` } })}</small>}
      </span>
      {city && !razed && (
        <strong data-ripe={city.siege >= city.defense || undefined}>
          {word('terrinoth.tokens', { n: city.siege, most: city.defense })}
        </strong>
      )}
    </>
  );
  return (
    <div className="des-rider" data-acts={acts || undefined} data-done={ordered || undefined}>
      {can ? (
        <button type="button" aria-pressed={acts} onClick={() => ordering.order(id)}>
          {face}
        </button>
      ) : (
        <div>{face}</div>
      )}
      <InspectButton
        className="des-rider-card"
        aria-label={powersOf(reading, id).text}
        inspect={() => inspectedLieutenant(reading, legend, id)}
      >
        {word(`lieutenant.${id}.text`)}
      </InspectButton>
      {ordered && decision?.prompt === 'week.orders' && (
        <p data-tone="good">
          <Icon glyph={checkMark} size={13} /> {word('terrinoth.ordered')}
        </p>
      )}
      {acts && (
        <p data-tone="lit">
          {word('terrinoth.orders', { n: ordering.reach.length, siege: city && !razed && !ordered ? 'yes' : 'no' })}
        </p>
      )}
    </div>
  );
}

/** Week after week, the chance that a besieged city has fallen by then. */
export function RazingTable({ legend, week }: Side) {
  const { word } = useReading();
  const cities = week.cities.filter(({ falls }) => falls.length > 0);
  if (cities.length === 0) return null;
  return (
    <section className="des-razing" aria-label={word('terrinoth.razing')}>
      <h3>
        {word('terrinoth.razing')}
        <small>{word('terrinoth.razing.if')}</small>
      </h3>
      {cities.map(city => (
        <Fall key={city.id} city={city} from={legend.week + 1} />
      ))}
      <p>
        <Cited text={word('terrinoth.razing.die')} rule="LEG-4.5" />
      </p>
      {cities.some(({ id }) => id === 'tamalir') && (
        <p className="des-alarm">
          <Cited text={word('terrinoth.razing.tamalir')} rule="LEG-1.17" />
        </p>
      )}
    </section>
  );
}

function Fall({ city, from }: { readonly city: CityView; readonly from: number }) {
  const { word } = useReading();
  const first = city.falls.findIndex(chance => chance > 0);
  const name = word(`location.${city.id}`);
  const note = first < 0 ? word('terrinoth.razing.none') : word('terrinoth.razing.from', { week: from + first });
  return (
    <div className="des-fall">
      <p>
        <b>{name}</b>
        <span>{note}</span>
      </p>
      <table aria-label={word('terrinoth.razing.of', { city: { text: `location.${city.id}` } })}>
        <thead className="v-hidden">
          <tr>
            {city.falls.map((_, n) => (
              <th key={from + n} scope="col">
                {word('terrinoth.week.short', { n: from + n })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {city.falls.map((chance, n) => (
              <td
                key={from + n}
                data-none={chance === 0 || undefined}
                title={word('terrinoth.week.short', { n: from + n })}
              >
                <i style={{ height: `${percentOf(chance)}%` }} />
                <b>{chance === 0 ? '–' : percentOf(chance)}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p aria-hidden="true" className="des-fall-weeks">
        {city.falls.map((_, n) => (
          <span key={from + n}>{n % 2 === 0 ? from + n : ''}</span>
        ))}
      </p>
    </div>
  );
}
