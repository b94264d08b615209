// The hand: equipment tucked behind its bearer, Weapons given by dragging or by two touches, effects by a touch.

import { who } from '@veillee/kernel';
import { isCopy } from '@veillee/pieces/things';
import { HandSlot, HandSlots, Icon, type Look, useLayout } from '@veillee/web/kit';
import { upgrade } from '@veillee/web/kit/glyphs.ts';
import { useCarrying } from '@veillee/web/kit/touch/carrying.ts';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type Card, defOf } from '../content/cards.ts';
import { UNEQUIP } from '../rules/keys.ts';
import { named } from '../rules/piles.ts';
import { HAND } from '../rules/places.ts';
import { isEffectOf } from '../rules/state.ts';
import { Face } from './face.tsx';
import { flightPlan } from './flights.ts';
import { useOrders } from './orders.ts';
import {
  arrange,
  equipOption,
  equipsOn,
  isLight,
  isMeant,
  levelPrice,
  type StandIns,
  shownOn,
  twinKey,
} from './party.ts';
import { bestProspect, type Reading, useReading } from './reading.ts';

const GAP = 8;
const NONE: StandIns = {};
/** How far a Weapon looks out behind its bearer, in card widths. */
const TUCK = 0.45;

export function Hand() {
  const reading = useReading();
  const layout = useLayout();
  const { hand, party, decision, word, own, eyes, table } = reading;
  const [carried, setCarried] = useState<{ card: Card; decision: number } | undefined>(undefined);
  const held = carried && carried.decision === decision?.id ? carried.card : undefined;
  const [touched, setTouched] = useState<{ for: StandIns; decision: number } | undefined>(undefined);
  const standIns = touched && touched.decision === decision?.id ? touched.for : NONE;
  const places = arrange(hand, party);
  const pairs = places.filter(place => place.weapon !== undefined).length;
  const [element, box] = useState<HTMLElement | null>(null);
  // A new turn is a new hand: on a phone it is seen from its first card.
  const turn = decision?.prompt === 'turn.action' ? decision.id : undefined;
  useEffect(() => {
    if (turn !== undefined) element?.scrollTo({ left: 0 });
  }, [turn, element]);
  const width = useCardWidth(element, places.length + pairs * TUCK, layout === 'phone');
  if (!own.hand)
    return (
      <div className="thu-hand thu-hand-hidden" data-zone={HAND.make(eyes)}>
        {word('table.hand.hidden', { count: own.handCount })}
      </div>
    );
  const touch = (card: Card) => (by: Element) => {
    if (held !== undefined && held !== card) {
      const option = equipOption(decision, held, card);
      if (!option) return table.touch(card, by);
      setCarried(undefined);
      return table.answer([option.key]);
    }
    if (held === card) return setCarried(undefined);
    const options = table.optionsOn(card);
    const standFor = (keys: readonly string[]): void => {
      if (!decision) return;
      const now = Object.fromEntries(keys.map(key => [key, card]));
      setTouched({ decision: decision.id, for: { ...standIns, ...now } });
    };
    if (decision && decision.max > 1) {
      const key = twinKey(options, card, table.picked, hand, standIns);
      if (!table.picked.includes(key)) standFor([key]);
      return table.pick(key);
    }
    const chosen = options.some(({ key }) => table.picked.includes(key));
    const meant = isMeant(card, table.picked, hand, standIns);
    standFor(options.map(({ key }) => key));
    if (chosen && !meant) return; // a twin of what is chosen takes its place; a second touch sends it
    const equips = equipsOn(options);
    const [only] = options;
    if (only && options.length === 1 && isLight(only)) return table.answer([only.key]);
    if (decision && equips.length > 1 && equips.length === options.length)
      return setCarried({ card, decision: decision.id });
    table.touch(card, by, { confirm: true });
  };
  const look = (card: Card): Look | undefined => {
    const state = table.stateOf(card);
    if (held === undefined && state === 'chosen')
      return isMeant(card, table.picked, hand, standIns) ? 'chosen' : 'option';
    if (held === undefined) return state === 'refused' ? 'plain' : undefined; // a touch still says why
    if (held === card) return 'chosen';
    if (equipOption(decision, held, card)) return 'option';
    return defOf(card).isHero !== defOf(held).isHero && state !== 'plain' ? 'refused' : 'off';
  };
  const orderOf = (card: Card): number | undefined => {
    const at = decision?.ordered ? table.picked.findIndex(key => shownOn(key, hand, standIns).includes(card)) : -1;
    return at < 0 ? undefined : at + 1;
  };
  return (
    <div
      className="thu-hand"
      data-layout={layout}
      ref={box}
      // Sideways only: what the focus scrolls up comes down again.
      onScroll={event => {
        if (event.currentTarget.scrollTop !== 0) event.currentTarget.scrollTop = 0;
      }}
      data-zone={HAND.make(eyes)}
    >
      <ul
        className="thu-hand-row"
        aria-label={word('table.hand')}
        style={{ '--hand': `${width}px` } as CSSProperties}
        data-pairs={(party !== undefined && hand.some(card => defOf(card).isWeapon)) || undefined}
      >
        <HandSlots>
          {places.map(place => (
            <HandSlot
              key={place.card}
              what={place.card}
              plan={flightPlan}
              className="thu-slot"
              data-pair={place.weapon !== undefined || undefined}
            >
              {place.weapon !== undefined && (
                <Draggable card={place.weapon} className="thu-tucked">
                  <HandCard card={place.weapon} width={width} look={look(place.weapon)} touch={touch} tucked />
                </Draggable>
              )}
              <Draggable card={place.card} className="thu-bearer">
                <HandCard
                  card={place.card}
                  width={width}
                  look={look(place.card)}
                  touch={touch}
                  order={orderOf(place.card)}
                />
              </Draggable>
              {place.weapon !== undefined && layout !== 'phone' && (
                <span className="thu-pair">{pairLine(reading, place.card, place.weapon)}</span>
              )}
            </HandSlot>
          ))}
        </HandSlots>
      </ul>
      {hand.length === 0 && <p className="thu-hand-none">{word('table.hand.none')}</p>}
    </div>
  );
}

/** A Weapon can be taken up and dropped on a Hero; everything else stays where it is. */
function Draggable({
  card,
  className,
  children,
}: {
  readonly card: Card;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { decision, party, table } = useReading();
  const { give } = useOrders();
  const def = defOf(card);
  const free = def.isWeapon && decision?.prompt === 'dungeon.step' && !table.replaying && !party?.thrown.includes(card);
  const drop = ({ x, y }: { readonly x: number; readonly y: number }): void => {
    const hero = document
      .elementsFromPoint(x, y)
      .map(element => element.closest<HTMLElement>('[data-thing]')?.dataset.thing)
      .find(thing => thing !== undefined && thing !== card && isCopy(thing) && defOf(thing).isHero);
    const bearer = party?.equip[card];
    if (hero !== undefined && hero !== bearer) give({ kind: 'hand', weapon: card, hero });
    else if (hero === undefined && bearer !== undefined) {
      const back = table.optionsOn(card).find(({ key }) => key === UNEQUIP.make(card));
      if (back) table.answer([back.key]);
    }
  };
  const carry = useCarrying(free ? { taken: () => table.inspect(undefined), dropped: drop } : undefined);
  return (
    <div className={free ? `${className} thu-drag` : className} {...carry}>
      {children}
    </div>
  );
}

function HandCard({
  card,
  width,
  look,
  touch,
  order,
  tucked,
}: {
  readonly card: Card;
  readonly width: number;
  readonly look: Look | undefined;
  readonly touch: (card: Card) => (by: Element) => void;
  /** Where it stands among picks whose order counts. */
  readonly order?: number | undefined;
  readonly tucked?: boolean;
}) {
  const reading = useReading();
  const layout = useLayout();
  const { table, word } = reading;
  const def = defOf(card);
  const live = table.stateOf(card) !== 'plain' && look !== 'off';
  return (
    <Face
      def={def}
      card={card}
      thing={card}
      size={layout === 'phone' ? 'peek' : 'medium'}
      width={width}
      look={look}
      onTouch={live ? touch(card) : undefined}
      disc={
        tucked && (def.attack > 0 || def.magic > 0)
          ? { of: def.magic > def.attack ? 'magic' : 'attack', value: `+${Math.max(def.attack, def.magic)}` }
          : undefined
      }
      order={order}
      badge={<Marks reading={reading} card={card} />}
      badgeLabel={marksOf(reading, card)
        .map(({ shown, text }) => (shown === undefined ? text : `${shown} (${text})`))
        .join(', ')}
      more={table.optionsOn(card).length > 0 ? word('table.hand.canAct') : undefined}
    />
  );
}

interface Mark {
  readonly id: string;
  readonly text: string;
  /** What stands on the card instead of the text. */
  readonly shown?: number;
  readonly tone?: 'xp' | 'off';
}

/** What was done with a card, and what could be. */
function marksOf({ view, party, own, word }: Reading, card: Card): Mark[] {
  const marks: Mark[] = [];
  const loan = party?.borrowed.find(other => other.card === card);
  if (loan)
    marks.push({
      id: 'loan',
      text: word('table.mark.borrowed', { player: who(loan.owner) }),
    });
  if (party?.held.includes(card)) marks.push({ id: 'held', text: word('table.mark.held'), tone: 'off' });
  if (party?.thrown.includes(card)) marks.push({ id: 'thrown', text: word('table.mark.thrown') });
  if (party?.converted.includes(card)) marks.push({ id: 'converted', text: word('table.mark.converted') });
  const used = party?.used ?? view.visit?.used ?? [];
  if (used.some(effect => isEffectOf(effect, card)))
    marks.push({ id: 'used', text: word('table.mark.used'), tone: 'off' });
  const price = party ? undefined : levelPrice(view, card);
  if (price !== undefined && own.xp >= price)
    marks.push({
      id: 'level',
      text: word('table.mark.level', { xp: price, card: named(card) }),
      shown: price,
      tone: 'xp',
    });
  return marks;
}

function Marks({ reading, card }: { readonly reading: Reading; readonly card: Card }) {
  const marks = marksOf(reading, card);
  if (marks.length === 0) return null;
  return (
    <span className="thu-marks" aria-hidden="true">
      {marks.map(mark => (
        <span key={mark.id} className="thu-mark" data-tone={mark.tone} title={mark.text}>
          {mark.shown === undefined ? (
            mark.text
          ) : (
            <>
              <Icon glyph={upgrade} size={14} /> {mark.shown}
            </>
          )}
        </span>
      ))}
    </span>
  );
}

/** "Thyrian Squire carries Short Sword: 6", against the Rank in question. */
function pairLine({ word, prospects }: Reading, hero: Card, weapon: Card): string | undefined {
  const fight = bestProspect(prospects)?.battle.heroes.find(other => other.card === hero);
  return fight && word('table.pair', { hero: named(hero), weapon: named(weapon), might: fight.attack + fight.magic });
}

/** As wide as fits, between what can be read and what looks well at this height. */
function useCardWidth(element: HTMLElement | null, slots: number, phone: boolean): number {
  const [space, setSpace] = useState({ width: 816, height: 900 });
  useLayoutEffect(() => {
    if (!element) return;
    const measure = (): void => setSpace({ width: element.clientWidth, height: window.innerHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  if (phone) return 112;
  const most = space.height < 820 ? Math.max(96, space.height * 0.138) : Math.min(156, space.height * 0.158);
  const fits = Math.floor((space.width - GAP * Math.max(0, slots - 1)) / Math.max(1, slots));
  return Math.max(92, Math.min(most, fits));
}
