// A fight as the stage tells it: where it stands, the sum part by part, the rulers, and what each answer leads to.

import type { Refused } from '@veillee/kernel';
import { resultsOf } from '@veillee/pieces/odds';
import { speaker } from '@veillee/text';
import type { TableEvent } from '@veillee/web/kit';
import { expect, test } from 'vitest';
import { heroTiles } from '../../content/hero-tiles.ts';
import { items } from '../../content/items.ts';
import { monsters } from '../../content/monsters.ts';
import { powerCards } from '../../content/power-cards.ts';
import { kit } from '../../index.ts';
import { threat } from '../../rules/combat/blow.ts';
import { writeSection } from '../../rules/combat/cards.ts';
import { strengthOf } from '../../rules/dice/ledger.ts';
import { attackKey, comboKey, gaarKey, hopeKey, useKey } from '../../rules/keys.ts';
import { faceOf } from '../../rules/tiles.ts';
import { type FightPlan, fighting, rolled } from '../../test/fights.ts';
import { BLOW } from '../../test/scenarios.ts';
import { CHAPEL } from '../../test/scene.ts';
import { refusalsShown } from '../alike.ts';
import { accountOf, bandsOf, type Fight, fightOf, phasesOf, strengthBefore, woundRows } from '../combat-facts.ts';
import { attackOf, chancesAt, chancesOf, gainOf, prospectNext, prospectNow, prospectOf } from '../combat-odds.ts';
import { scene } from '../scene.ts';

const EARTH = { text: 'source.earth' };
const FRENZY = { text: 'card.frenzy' };

const FACES = [1, 2, 3, 4, 5, 6];

/** The Cyclops strikes at 12: 5+3, Earth, Frenzy. */
const STRIKES = {
  monster: 'cyclops',
  level: 2,
  heroes: ['dral', 'ael'],
  step: 'exchange',
  gaar: 3,
  health: 6,
  combat: {
    round: 2,
    damage: 3,
    isHeroNext: true,
    gaar: 1,
    chaos: 1,
    ledger: {
      dice: { hero: [], monster: [5, 3] },
      modifiers: [
        { target: 'monsterStrength', class: 'plus', n: 2, source: EARTH, expiry: 'roll' },
        { target: 'monsterStrength', class: 'plus', n: 2, source: FRENZY, expiry: 'endOfRound', card: 'frenzy' },
      ],
    },
  },
} as const satisfies FightPlan;

function seen(plan: FightPlan, viewer = 0): Fight {
  const table = fighting(plan);
  const fight = fightOf(table.match.view(viewer));
  if (!fight) throw new Error('nobody fights');
  return fight;
}

const figures = (fight: Fight, key: string, seat = 0) => {
  const { mean, shares, fells } = prospectOf(fight, seat, key) ?? { mean: -1, shares: [], fells: -1 };
  return { mean, fells, shares: shares.map(({ n, chance }) => [n, Math.round(chance * 100)]) };
};

test('the ledger is the rule’s own, part by part: 5+3, Earth, Frenzy', () => {
  const { combat } = seen(STRIKES);
  const account = accountOf(combat.ledger, 'monster');
  expect(account.map(({ change, total }) => [change, total])).toEqual([
    ['5+3', 8],
    ['+2', 10],
    ['+2', 12],
  ]);
  expect(account.map(({ source }) => source)).toEqual([undefined, EARTH, FRENZY]);
  const sum = strengthOf(combat.ledger, 'monster');
  expect(account.at(-1)?.total).toBe(sum.total);
  expect(account.map(({ change }) => change).join('')).toBe(sum.figures);
});

test('while the Monster strikes, the Hero’s own blow is foreseen; what has been struck is not', () => {
  const fight = seen(STRIKES);
  const next = prospectNext(fight, 'hero');
  expect(next).toMatchObject({ side: 'hero' });
  expect(next?.shares.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  expect(next?.mean).toBeGreaterThan(0);
  expect(prospectNext(fight, 'monster')).toBeUndefined(); // at issue
  const after: Fight = { ...fight, combat: { ...fight.combat, step: 'heroBefore' } };
  expect([prospectNext(after, 'hero'), prospectNext(after, 'monster')]).toEqual([undefined, undefined]);
  const healing: Fight = { ...fight, combat: { ...fight.combat, step: 'healing' } };
  expect([prospectNext(healing, 'hero'), prospectNext(healing, 'monster')]).toMatchObject([
    { side: 'hero' },
    { side: 'monster' },
  ]);
});

test('what is foretold of a fight before the step is what is foretold once one stands there; Fire leaves less', () => {
  const fight = seen({ step: 'before', tile: 'ch1-fixed-1', space: 0 });
  const { view, hero } = fight;
  const at = hero.at ?? 'hex:0,0';
  expect(chancesAt(view, hero, at)).toEqual(chancesOf(fight));
  const weak = chancesAt(view, { ...hero, health: 1 }, at);
  expect(weak?.wins).toBeLessThan(chancesOf(fight)?.wins ?? 0);
  expect(chancesAt(view, hero, CHAPEL)).toBeUndefined();
});

// ---- the question and the ruler ----

/** What the question says it comes to, and what stands beside the ruler. */
function bothSay(plan: FightPlan, figure: 'wounds' | 'damage'): readonly [asked: unknown, ruler: number | undefined] {
  const { match } = fighting(plan);
  const fight = fightOf(match.view(0));
  return [match.decisions[0]?.with?.[figure], fight && prospectNow(fight)?.mean];
}

/** Every combination of cards that may lie beside a Monster. */
const COMBOS = powerCards.flatMap(({ id, sections }) =>
  sections.map((_, n) => ({ card: id, things: new Array<string>(n + 1).fill(id) })),
);

test.each(monsters.map(({ id, level }) => [id, level] as const))(
  '%s: whatever card it plays, the question names the Wounds that stand beside the ruler',
  (monster, level) => {
    for (const combo of COMBOS)
      for (const dice of [
        [1, 2],
        [3, 4],
        [6, 6],
      ]) {
        const ledger = rolled([], dice);
        writeSection(ledger, combo, { text: `card.${combo.card}` });
        const [asked, ruler] = bothSay(
          { monster, level, step: 'exchange', gaar: 3, combat: { round: 1, isHeroNext: true, ledger } },
          'wounds',
        );
        expect([combo, asked]).toEqual([combo, ruler]);
      }
  },
);

test('the Dragonfly at 7 after a Power Surge: 3 Wounds, not the 1 of its ruler alone', () => {
  const ledger = rolled([], [3, 4]);
  writeSection(ledger, { card: 'power-surge', things: ['power-surge'] }, { text: 'card.power-surge' });
  const plan = { step: 'exchange', gaar: 3, combat: { round: 1, isHeroNext: true, ledger } } as const;
  expect(bothSay({ ...plan, monster: 'dragonfly' }, 'wounds')).toEqual([3, 3]);
});

test('with every Weapon and Ability, cursed or not, the question names the Damage that stands beside the ruler', () => {
  const attacks = [...heroTiles.map(({ id }) => id), ...items.map(({ id }) => `${id}#1`)].filter(
    id => faceOf(id).attack !== undefined,
  );
  expect(attacks.length).toBeGreaterThan(30);
  const curses = [undefined, { card: 'curse', things: ['curse', 'curse'] }];
  for (const attack of attacks)
    for (const curse of curses) {
      const ledger = rolled([5, 5]);
      if (curse) writeSection(ledger, curse, { text: 'card.curse' });
      const [asked, ruler] = bothSay({ step: 'heroAfter', gaar: 3, combat: { ...BLOW, attack, ledger } }, 'damage');
      expect([attack, asked]).toEqual([attack, ruler]);
    }
});

test('the marker’s last place is where the sum stood before what came last', () => {
  const { combat } = seen(STRIKES);
  expect(strengthBefore(combat.ledger, 'monster')).toBe(10);
  const { dice } = combat.ledger;
  expect(strengthBefore({ dice, modifiers: [] }, 'monster')).toBeUndefined();
});

test('each answer of the Hero: a Gaar on the 5 is worth more than one on the 3, to pass is certain', () => {
  const fight = seen(STRIKES);
  expect(prospectNow(fight)?.shares).toEqual([{ n: 5, chance: 1 }]);
  expect(prospectNow(fight)?.mean).toBe(threat(fight.view).total);
  const five = prospectOf(fight, 0, gaarKey.make(0));
  expect(resultsOf(five?.strengths ?? { low: 0, chances: new Float64Array() }).map(({ n }) => n)).toEqual([
    6, 7, 8, 9, 10, 11,
  ]);
  expect(figures(fight, gaarKey.make(0)).shares).toEqual([
    [2, 33],
    [4, 50],
    [5, 17],
  ]);
  expect(figures(fight, gaarKey.make(1)).shares).toEqual([
    [4, 50],
    [5, 50],
  ]);
});

test('the rival’s Gaar adds instead, and a Frenzy that fells is told so', () => {
  const fight = seen(
    { ...STRIKES, health: 5, cards: ['frenzy', 'frenzy'], combat: { ...STRIKES.combat, isHeroNext: false } },
    1,
  );
  expect(figures(fight, gaarKey.make(1), 1).mean).toBeCloseTo(5);
  expect(figures(fight, comboKey.make('frenzy', 2), 1)).toEqual({ mean: 6, fells: 1, shares: [[6, 100]] });
});

test('tiles take their part off, and what heals changes nothing about the blow', () => {
  const fight = seen({ ...STRIKES, step: 'monsterAfter', tiles: ['dral-anvil-shield'] });
  expect(figures(fight, useKey.make('dral-anvil-shield', 0)).mean).toBe(3);
  expect(prospectOf(fight, 0, hopeKey.make('gaar'))).toBeUndefined();
});

test('before the Hero’s roll every weapon has its chances; the better one is the ruler that is shown', () => {
  const fight = seen({ ...STRIKES, step: 'attack', tiles: ['slayer-greatsword#1'] });
  const sword = prospectOf(fight, 0, attackKey.make('slayer-greatsword#1'));
  const hammer = prospectOf(fight, 0, attackKey.make('dral-forge-hammer'));
  expect(sword?.mean).toBeGreaterThan(hammer?.mean ?? 9);
  expect(attackOf(fight)).toBe('slayer-greatsword#1');
  // The Cyclops takes 2 off: what is rolled must reach two more than the first row of the hammer.
  const from = (faceOf('dral-forge-hammer').attack?.[0]?.from ?? 0) + 2;
  const missing = FACES.flatMap(one => FACES.filter(other => one + other < from)).length;
  expect(hammer?.shares.find(({ n }) => n === 0)?.chance).toBeCloseTo(missing / 36);
});

test('rulers begin at 1 and the last band has no end; where a row begins lower there is no band of nothing', () => {
  const { foe } = seen(STRIKES);
  expect(bandsOf(woundRows(foe ?? { wounds: [] })).map(({ from, to, value }) => [from, to, value])).toEqual([
    [1, 3, 0],
    [4, 7, 2],
    [8, 10, 4],
    [11, 14, 5],
  ]);
  expect(bandsOf([{ value: 1, more: false }])).toEqual([{ from: 1, to: 14, value: 1, more: false }]);
});

test('the strip of phases: before the first round, in a round, at the end', () => {
  const told = (plan: FightPlan['combat'] & { step: 'before' | 'exchange' | 'heroAfter' | 'trophy' }) =>
    phasesOf({ round: 0, isInitiative: false, ...plan })
      .map(({ phase, state }) => (state === 'now' ? `[${phase}]` : phase))
      .join(' ');
  expect(told({ step: 'before' })).toBe('[arming] initiative healing monster recovery hero');
  expect(told({ step: 'heroAfter', isInitiative: true })).toBe('arming [initiative] healing monster recovery hero');
  expect(told({ step: 'exchange', round: 2 })).toBe('healing [monster] recovery hero');
  expect(told({ step: 'trophy', round: 2 })).toBe('healing monster recovery hero [end]');
});

test('the whole fight has its odds, from the back alone before its card lies open', () => {
  const before = seen({ monster: 'cyclops', level: 2, step: 'before', heroes: ['dral', 'ael'] });
  expect(before.foe).toBeUndefined();
  expect(attackOf(before)).toBe('dral-forge-hammer');
  expect(chancesOf(before, 40)?.wins).toBeLessThan(1);
  const nearly = seen({ ...STRIKES, combat: { ...STRIKES.combat, damage: 7 } });
  expect(chancesOf(nearly, 80)?.wins).toBeGreaterThan(chancesOf(seen({ ...STRIKES, health: 1 }), 80)?.wins ?? 1);
});

test('a fight under way is foretold from where it stands: a blow that falls is counted once, and the end needs no odds', () => {
  const falls = seen({ ...STRIKES, health: 6 });
  expect(prospectNow(falls)?.mean).toBe(5);
  expect(chancesOf(falls, 80)?.health).toBeLessThanOrEqual(1);
  // The blow has fallen: whoever strikes it down now has the Health they have.
  const last = { ...STRIKES, step: 'attack', health: 4, combat: { ...STRIKES.combat, damage: 7 } } as const;
  expect(chancesOf(seen({ ...last, tiles: ['slayer-greatsword#1'] }), 80)?.rounds).toBeLessThan(2);
  expect(chancesOf(seen(last), 80)?.deaths).toBeLessThan(
    chancesOf(seen({ ...last, step: 'healing' }), 80)?.deaths ?? 0,
  );
  expect(chancesOf(seen({ ...STRIKES, step: 'trophy' }))).toBeUndefined();
});

test('answers have their worth to whoever is asked: the Hero wants fewer Wounds, the rival more', () => {
  const hero = seen(STRIKES);
  expect(gainOf(hero, 0, gaarKey.make(0))).toBeGreaterThan(gainOf(hero, 0, gaarKey.make(1)));
  expect(gainOf(hero, 0, hopeKey.make('gaar'))).toBe(0);
  const rival = seen({ ...STRIKES, cards: ['frenzy', 'frenzy'], combat: { ...STRIKES.combat, isHeroNext: false } }, 1);
  expect(gainOf(rival, 1, comboKey.make('frenzy', 2))).toBeGreaterThan(0);
});

test('a roll is a scene: the dice first, then what changed them, then the sum; Wounds are its verdict', () => {
  const play = fighting({ ...STRIKES, step: 'exchange', dice: [2] });
  play.answers(0, gaarKey.make(0));
  const events = [...play.match.told('everyone')].map((event, n) => ({ ...event, n, at: 0 }) as TableEvent);
  const say = ({ text }: { readonly text: string }): string => text;
  const told = scene(events, { seat: 0, say });
  expect(
    told?.steps.map(({ words, dice }) => (dice ? `dice ${dice.shown?.dice.map(die => die.value)}` : words)),
  ).toEqual(['dice 2,3', 'sum.plus', 'sum.plus', 'sum.minus', 'log.gaar']);
  expect(told?.steps[0]?.dice?.foe).toBe(true);
  while (!play.log.includes('log.monster.wounds')) play.passes(play.asked(0) ? 0 : 1);
  const all = [...play.match.told('everyone')].map((event, n) => ({ ...event, n, at: 0 }) as TableEvent);
  const blow = all.slice(0, all.findIndex(({ text }) => text === 'log.monster.wounds') + 1);
  expect(scene(blow, { seat: 0, say })?.verdict?.words).toBe('log.monster.wounds');
  const without = all.filter(({ scene: of }) => of === undefined);
  expect(scene(without, { seat: 0, say })).toBeUndefined();
});

test('EUT-9.14 a back on which no Wounds stand tells none', () => {
  const back = (language: 'en' | 'fr', wounds: number) =>
    speaker(language, kit.texts[language])({ text: 'table.fight.back', with: { health: 3, wounds } });
  expect([back('en', 0), back('en', 1)]).toEqual(['Health 3', 'Health 3, at least 1 Wound a blow']);
  expect([back('fr', 0), back('fr', 2)]).toEqual(['Santé 3', 'Santé 3, au moins 2 Blessures par coup']);
});

test('of all that Hope could buy, and cannot, one line is enough', () => {
  const play = fighting({ step: 'heroAfter', gaar: 1, combat: { ...BLOW, ledger: rolled([2, 2]) } });
  const refused = play
    .seat(0)
    .refused('combat.heroAfter')
    .map(item => ({ ...item, text: item.key }));
  const hopes = (all: readonly Refused[]): number => all.filter(({ key }) => hopeKey.read(key)).length;
  expect(hopes(refused)).toBe(3);
  expect(hopes(refusalsShown(refused))).toBe(1);
  expect(refusalsShown(refused).length).toBe(refused.length - 2);
});
