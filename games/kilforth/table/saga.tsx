// The Saga: the Chapter's keywords as slots, what the next ones ask, the Finale. KIL-7.

import { Button, Icon, KindSquare, Note, RuleRef, useThing } from '@veillee/web/kit';
import { checkMark, padlock } from '@veillee/web/kit/glyphs.ts';
import { cardById, chapterKeywords, sagaById } from '../content/cards.ts';
import { ATTRIBUTES } from '../content/vocabulary.ts';
import { named } from '../rules/cards/piles.ts';
import { ANCIENT } from '../rules/places.ts';
import { attributeGlyph, drawings } from './drawings.ts';
import { inspected } from './face.tsx';
import { type Slot, type Source, sourcesOf } from './facts.ts';
import * as glyphs from './glyphs.ts';
import { likenessOf } from './likeness.ts';
import { plotsAgainst } from './raid.ts';
import { type Reading, useReading, WEIGHED } from './reading.ts';

export function Saga() {
  const { view, own, word, name, chapter, table, decision } = useReading();
  if (!own.saga) return null;
  const feats = decision?.prompt === 'turn.choice' ? table.optionsOn('saga') : [];
  const title = word(
    typeof own.chapter === 'number'
      ? 'table.chapter.of'
      : own.chapter === 'finale'
        ? 'table.chapter.finale'
        : 'table.chapter.done',
    { n: typeof own.chapter === 'number' ? own.chapter : 4 },
  );
  return (
    <section className="kil-saga" aria-label={word('table.saga')} data-look={feats.length > 0 ? 'option' : undefined}>
      <header>
        <h2 className="v-section">{name(own.saga)}</h2>
        <span>{title}</span>
      </header>
      {chapter && (
        <>
          <p className="kil-chapter-name">{word(`card.${own.saga}.chapter.${chapter.chapter}`)}</p>
          <ul className="kil-slots">
            {chapter.slots.map((slot, i) => (
              <SlotRow key={`${i}-${slot.keyword}`} slot={slot} />
            ))}
            <GoldSlot cost={chapter.gold} />
          </ul>
          {own.featToday && <Note text={word('table.feat.today')} rule="KIL-7.1" />}
        </>
      )}
      {own.chapter === 'finale' && <Finale />}
      {feats.map(option => (
        <Button
          key={option.key}
          look="option"
          className="kil-saga-feat"
          glyph={glyphs.ribbonMedal}
          onClick={() => (table.picked.includes(option.key) ? table.answer([option.key]) : table.pick(option.key))}
        >
          {table.say(option)}
        </Button>
      ))}
      {own.chapter === 'done' && view.phase !== 'over' && <Note text={word('table.saga.done')} rule="KIL-7.22" />}
      <Next />
    </section>
  );
}

const slotState = (slot: Slot): 'kept' | 'lost' | 'missing' =>
  slot.card === undefined ? 'missing' : slot.kept ? 'kept' : 'lost';

function SlotRow({ slot }: { readonly slot: Slot }) {
  const reading = useReading();
  const { word, table } = reading;
  const state = slotState(slot);
  const keyword = word(`keyword.${slot.keyword}`);
  const text =
    slot.card === undefined
      ? findWords(reading, slot).join(', ')
      : word(slot.kept ? 'table.slot.kept' : 'table.slot.lost', { card: named(slot.card) });
  const notes = findWords(reading, slot, 6).map(line => ({ text: line }));
  const what = () => ({
    title: keyword,
    notes: [
      { text: word(`table.slot.${state}.note`, { keyword }), rule: state === 'kept' ? 'KIL-7.7' : 'KIL-7.6' },
      ...notes,
    ],
  });
  const thing = useThing({
    label: [keyword, text, ...(state === 'missing' ? [word('table.slot.missing')] : [])].join(', '),
    inspect: what,
    onTouch: by => table.inspect(what(), by),
  });
  return (
    <li>
      <div {...thing} className="kil-slot" data-state={state}>
        <span className="kil-slot-mark" aria-hidden="true">
          {state === 'missing' ? (
            <i />
          ) : (
            <Icon glyph={state === 'kept' ? checkMark : glyphs.scrollUnfurled} size={18} />
          )}
        </span>
        <span aria-hidden="true">
          <b>{keyword}</b> <small>{text}</small>
        </span>
      </div>
    </li>
  );
}

/** "42 % of the Plains deck", "in Broken Mill", "25 % of the Items in the market". */
export function findWords(reading: Reading, slot: Slot, most = 2): string[] {
  const { view, word, name, percent } = reading;
  const said = ({ where, share, regions }: Source): string => {
    if (where === 'map') return word('table.find.map', { regions: regions.map(name).join(', ') });
    const encounter = where === 'plains' || where === 'forest' || where === 'badlands' || where === 'mountains';
    return word(encounter ? 'table.find.deck' : 'table.find.market', {
      share: percent(share),
      deck: word(`keyword.${where}`),
    });
  };
  return sourcesOf(view, slot.keyword).slice(0, most).map(said);
}

function GoldSlot({ cost }: { readonly cost: number }) {
  const { own, word } = useReading();
  const lack = Math.max(0, cost - own.gold);
  return (
    <li className="kil-slot" data-state={lack === 0 ? 'kept' : 'missing'}>
      <span className="kil-slot-mark" data-coin>
        <Icon glyph={lack === 0 ? checkMark : glyphs.twoCoins} size={18} />
      </span>
      <span>
        <b>{word('table.slot.gold', { have: Math.min(own.gold, cost), cost })}</b>
        <small>{lack === 0 ? word('table.slot.gold.there') : word('table.slot.gold.lack', { n: lack })}</small>
      </span>
    </li>
  );
}

function Finale() {
  const { own, word, view } = useReading();
  const { finale } = sagaById(own.saga);
  const stored = own.successes.find(({ target }) => target === 'finale');
  return (
    <div className="kil-finale" data-here={own.region === finale.region || undefined}>
      <Icon glyph={glyphs.flagObjective} size={26} />
      <div>
        <b>{word(`card.${own.saga}.finale`)}</b>
        <small>
          {word('table.finale.where', { region: named(finale.region) })} <RuleRef rule="KIL-7.14" />
        </small>
        <ul>
          {ATTRIBUTES.filter(attribute => finale.values[attribute] !== undefined).map(attribute => (
            <li key={attribute}>
              <Icon glyph={attributeGlyph[attribute]} size={18} />
              {word(`table.figure.${attribute}`, { n: finale.values[attribute] ?? 0 })}
              {stored?.attribute === attribute && ` · ${word('table.stored', { n: stored.n })}`}
            </li>
          ))}
        </ul>
        {view.mode === 'cooperative' && (
          <small>
            {word('table.finale.together')} <RuleRef rule="KIL-7.16" />
          </small>
        )}
      </div>
    </div>
  );
}

/** What comes after, in small. Among rivals that is each hero's own affair, and nobody who looks on is told. */
function Next() {
  const { own, view, word, table } = useReading();
  if (view.mode === 'competitive' && table.seat === undefined) return null;
  const now = typeof own.chapter === 'number' ? own.chapter : 4;
  const later = ([2, 3, 4] as const).filter(chapter => chapter > now);
  if (later.length === 0 && own.chapter !== 4) return null;
  return (
    <p className="kil-next">
      {word('table.next')}{' '}
      {later
        .map(chapter =>
          chapterKeywords(own.saga, chapter, view.heroes.length)
            .map(keyword => word(`keyword.${keyword}`))
            .join(', '),
        )
        .join(' · ')}
      {later.length > 0 && ' · '}
      <i>{word(`card.${own.saga}.finale`)}</i>
    </p>
  );
}

/** The Ancients: who waits, how strong, with how many Plots. */
export function Ancients() {
  const { view, word } = useReading();
  if (view.ancients.length === 0) return null;
  return (
    <section className="kil-ancients">
      <h2 className="v-section">{word('table.ancients', { count: view.ancients.length })}</h2>
      {view.ancients.map(ancient => (
        <AncientRow key={ancient.id} id={ancient.id} />
      ))}
    </section>
  );
}

function AncientRow({ id }: { readonly id: string }) {
  const reading = useReading();
  const { view, name, table, setFocus } = reading;
  const ancient = view.ancients.find(one => one.id === id);
  const thing = useThing({
    thing: ANCIENT.make(id),
    label: [name(id), ancientLine(reading, id)].join(', '),
    inspect: () => ancientInspected(reading, id),
    onTouch: by => {
      setFocus(ANCIENT.make(id));
      if (table.stateOf(ANCIENT.make(id)) === 'plain') table.inspect(ancientInspected(reading, id), by);
      else table.touch(ANCIENT.make(id), by, WEIGHED);
    },
  });
  return (
    <div {...thing} className="kil-ancient-row v-lit-row" data-down={ancient?.defeated || undefined}>
      <KindSquare
        kind="monster"
        glyph={drawings[id] ?? padlock}
        likeness={likenessOf(cardById(id))}
        size={48}
        drawn={32}
      />
      <span aria-hidden="true">
        <b>{name(id)}</b> <small>{ancientLine(reading, id)}</small>
      </span>
    </div>
  );
}

export function ancientInspected(reading: Reading, id: string) {
  const shown = inspected(reading, id);
  const plots = plotsAgainst(reading.view, id).map(reading.name);
  return {
    ...shown,
    notes: [
      {
        text: [reading.word('table.ancient.plots', { count: plots.length }), plots.join(', ')].join(' '),
        rule: 'KIL-13.5',
      },
      { text: reading.word('table.ancient.way'), rule: 'KIL-13.7' },
    ],
  };
}

export function ancientLine({ view, word }: Reading, id: string): string {
  const ancient = view.ancients.find(one => one.id === id);
  const { fight, region } = cardById(id);
  if (!ancient || !fight) return '';
  if (ancient.defeated) return word('table.ancient.down');
  const figures = word('table.ancient.figures', { combat: fight.combat, hp: ancient.hp ?? fight.health });
  const where =
    ancient.region === undefined
      ? word('table.ancient.sleeps', { region: named(region) })
      : word('table.ancient.awake', { region: named(ancient.region) });
  return `${figures} · ${where}`;
}
