// Who or what is met on the road without a fight (LEG-6.4): a page of its own with what was read out, its card, and what the party may do about it.

import type { Params, PlainDecision, Text } from '@veillee/kernel';
import { Cited, KindSquare, type SlipHints, useThing } from '@veillee/web/kit';
import { forHeroKey } from '../../rules/legend/outdoors/keys.ts';
import type { Legend, LegendHero } from '../../rules/legend/record.ts';
import { heroId, isPotion, type Thing } from '../../rules/state.ts';
import { wayside } from '../drawn/camp.ts';
import { Drawing, Picture } from '../drawn/drawing.tsx';
import { flasks } from '../drawn/things.ts';
import { inspectedThing } from '../gear/equipment.tsx';
import { walkingBoot } from '../glyphs.ts';
import { thingName } from '../heroes/sheet.tsx';
import { SheetDisc } from '../heroes/token.tsx';
import { thingGlyph, thingKind } from '../kinds.ts';
import { type Reading, useReading } from '../reading.ts';
import { HeroBars } from './hero-bars.tsx';
import './meeting.css';

interface Met {
  readonly name: Text;
  readonly story: Text;
  readonly card: Text;
}
const isText = (param: Params[string] | undefined): param is Text => typeof param === 'object' && 'text' in param;

/** What the question is about, if it is about that. */
export function metIn(decision: PlainDecision | undefined): Met | undefined {
  const { incident, story, card } = decision?.with ?? {};
  return isText(incident) && isText(story) && isText(card) ? { name: incident, story, card } : undefined;
}

/** Wares and heroes have their places on the page: only what touches neither is a button. */
export const meetingHints = ({ options }: Reading): SlipHints => ({
  glyph: walkingBoot,
  inHand: true,
  buttons: options.filter(({ on }) => on === undefined).map(({ key }) => key),
});

export function Meeting({ met, legend }: { readonly met: Met; readonly legend: Legend }) {
  const { word, table, options } = useReading();
  const wares = [...new Set(options.flatMap(({ key }) => forHeroKey.read(key)?.[1] ?? []))];
  return (
    <div className="des-meeting">
      <svg viewBox="0 0 868 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Drawing svg={wayside} />
      </svg>
      <article className="des-meeting-told v-paper">
        <h2>{table.say(met.name)}</h2>
        <p className="des-meeting-story">{table.say(met.story)}</p>
        <p>
          <Cited text={table.say(met.card)} rule="LEG-6.4" />
        </p>
      </article>
      {wares.length > 0 && (
        <section aria-label={word('outdoors.offer')}>
          <h3>
            {word('outdoors.offer')} <small>{word('dungeon.purse', { n: legend.coins })}</small>
          </h3>
          <div className="des-wares-row">
            {wares.map(thing => (
              <Goods key={thing} thing={thing} />
            ))}
          </div>
        </section>
      )}
      {legend.heroes.some(({ sheet }) => table.optionsOn(heroId(sheet)).length > 0) && (
        <div className="des-camp-heroes">
          {legend.heroes.map((hero, n) => (
            <Walker key={hero.sheet} hero={hero} n={n} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A touch asks for whom. */
function Goods({ thing }: { readonly thing: Thing }) {
  const reading = useReading();
  const { word, table } = reading;
  const on = `${isPotion(thing) ? 'potion' : 'item'}:${thing}`;
  const [option] = table.optionsOn(on);
  const price = Number(option?.with?.price ?? 0);
  const name = thingName(reading, thing);
  const lit = useThing({
    thing: on,
    label: `${name} ${word('table.coins', { n: price })}`,
    confirm: true,
    inspect: () => inspectedThing(reading, thing, on),
  });
  return (
    <div {...lit} className="des-ware-tile v-lit">
      {isPotion(thing) ? (
        <Picture svg={flasks[thing]} size={52} />
      ) : (
        <KindSquare kind={thingKind(thing)} glyph={thingGlyph(thing)} size={52} drawn={38} />
      )}
      <b>{name}</b>
      <span className="des-price">{word('table.coins', { n: price })}</span>
    </div>
  );
}

function Walker({ hero, n }: { readonly hero: LegendHero; readonly n: number }) {
  const { word } = useReading();
  const { sheet } = hero;
  const lit = useThing({ thing: heroId(sheet), label: word(`hero.${sheet}`), confirm: true });
  return (
    <div {...lit} className="des-camper v-lit">
      <SheetDisc sheet={sheet} n={n} size={48} />
      <b>{word(`hero.${sheet}`)}</b>
      <HeroBars hero={hero} />
    </div>
  );
}
