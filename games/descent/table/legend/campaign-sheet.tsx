// LEG-19.2: the campaign sheet: all that both sides have, in words, as it would be written down at the end of a session.

import type { Text } from '@veillee/kernel';
import type { Word } from '@veillee/web/kit';
import { cities } from '../../content/legend/cities.ts';
import { CATEGORIES } from '../../content/legend/vocabulary.ts';
import { KINDS, TREACHERY } from '../../content/vocabulary.ts';
import type { Legend, LegendHero } from '../../rules/legend/record.ts';
import { isPotion, rowId } from '../../rules/state.ts';

interface SheetProps {
  readonly legend: Legend;
  readonly word: Word;
  say(text: Text): string;
}

export function CampaignSheet({ legend, word, say }: SheetProps) {
  const { week, level, conquest, coins, xp, avatar, plot, party, rumour } = legend;
  const place = (id: string): string => word(`location.${id}`);
  const list = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : word('diary.sheet.none'));
  const at = (what: string, where: string): string => word('diary.sheet.at', { what, place: place(where) });
  const objects = [
    ...(party.object === undefined ? [] : [word(`object.${party.object}`)]),
    ...legend.lieutenants.flatMap(({ id, object }) =>
      object === undefined
        ? []
        : [word('diary.sheet.at', { what: word(`object.${object}`), place: word(`lieutenant.${id}`) })],
    ),
    ...legend.ground.map(({ object, at: where }) => at(word(`object.${object}`), where)),
    ...Object.entries(legend.sealed).map(([object, where]) => at(word(`object.${object}`), where)),
  ];
  const standing = cities.flatMap(({ id }) => {
    const { siege, razed } = legend.cities[id] ?? {};
    if (razed) return [word('diary.sheet.razed', { city: place(id) })];
    return siege ? [word('diary.sheet.siege', { city: place(id), n: siege })] : [];
  });
  return (
    <section className="des-campaign-sheet">
      <h3>{word('diary.sheet')}</h3>
      <dl>
        <Row name={word('diary.sheet.week')} value={String(week)} />
        <Row name={word('diary.sheet.level')} value={word(`level.${level}`)} />
        <Row
          name={word('diary.sheet.conquest')}
          value={`${word('diary.heroes')} ${conquest.heroes}, ${word('diary.overlord')} ${conquest.overlord}`}
        />
        <Row name={word('diary.sheet.coins')} value={word('diary.coins', { n: coins })} />
        <Row
          name={word('diary.sheet.party')}
          value={list([place(party.at), ...[...party.upgrades, ...legend.tamalir].map(id => word(`upgrade.${id}`))])}
        />
        <Row
          name={word('diary.sheet.rumour')}
          value={rumour ? at(word(`rumour.${rumour.card}`), rumour.at) : list([])}
        />
        <Row name={word('diary.sheet.cities')} value={list(standing)} />
        <Row name={word('diary.sheet.explored')} value={list(legend.explored.map(place))} />
        <Row name={word('diary.sheet.seen')} value={list(legend.seen.map(place))} />
        <Row name={word('diary.sheet.objects')} value={list(objects)} />
        <Row name={word('diary.sheet.avatar')} value={list(avatar ? [word(`avatar.${avatar}`)] : [])} />
        <Row
          name={word('diary.sheet.plot')}
          value={list(plot ? legend.plotCards.map(id => word(`plot-card.${id}`)) : [])}
        />
        <Row name={word('diary.sheet.xp')} value={String(xp)} />
        <Row name={word('diary.sheet.upgrades')} value={list(legend.upgrades.map(id => word(`upgrade.${id}`)))} />
        <Row
          name={word('diary.sheet.treachery')}
          value={list(TREACHERY.map(type => `${word(`treachery.${type}`)} ${legend.treachery[type]}`))}
        />
        <Row
          name={word('diary.sheet.forms')}
          value={list(
            CATEGORIES.map(one => `${word(`category.${one}`)} (${word(`terrinoth.form.${legend.forms[one]}`)})`),
          )}
        />
        <Row
          name={word('diary.sheet.lieutenants')}
          value={list(legend.lieutenants.map(({ id, at: where }) => at(word(`lieutenant.${id}`), where)))}
        />
      </dl>
      {legend.heroes.map(hero => (
        <HeroSheet key={hero.sheet} hero={hero} word={word} say={say} />
      ))}
    </section>
  );
}

const Row = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function HeroSheet({ hero, word }: Omit<SheetProps, 'legend'> & { readonly hero: LegendHero }) {
  const { sheet, wounds, maxWounds, fatigue, maxFatigue, dice, skills, xp, equipped, pack, potions } = hero;
  const things = [...equipped, ...pack, ...potions].map(thing =>
    isPotion(thing) ? word(`potion.${thing}`) : word(`item.${rowId(thing)}`),
  );
  const none = word('diary.sheet.none');
  return (
    <section className="des-campaign-sheet-hero" aria-label={word(`hero.${sheet}`)}>
      <h4>{word(`hero.${sheet}`)}</h4>
      <dl>
        <Row name={word('diary.sheet.wounds')} value={`${wounds} / ${maxWounds}`} />
        <Row name={word('diary.sheet.fatigue')} value={`${fatigue} / ${maxFatigue}`} />
        <Row name={word('diary.sheet.xp')} value={String(xp)} />
        <Row
          name={word('diary.sheet.dice')}
          value={KINDS.map(trait => {
            const [black, silver, gold] = dice[trait];
            return word('diary.sheet.die', { trait: { text: `kind.${trait}` }, black, silver, gold });
          }).join('; ')}
        />
        <Row name={word('diary.sheet.skills')} value={skills.map(id => word(`skill.${id}`)).join(', ') || none} />
        <Row name={word('diary.sheet.things')} value={things.join(', ') || none} />
      </dl>
    </section>
  );
}
