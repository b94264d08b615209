// One of a hero's two trees: what is learned has limb and leaves, the rest is pencil and a pale crown. ASH-16, ASH-17.9.

import { Icon, InspectButton, type Inspected, useThing, type Word } from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import type { SkillRow } from '../../content/rows.ts';
import { actionCost, LINKS, learnCost, neighboursOf, skillRow, treeOf } from '../../content/skills.ts';
import type { Tree } from '../../content/vocabulary.ts';
import type { Hero } from '../../rules/state.ts';
import { checkMark } from '../glyphs.ts';
import { drawingOf } from '../kinds.ts';
import { useReading } from '../reading.ts';
import { Price, priceWords } from '../wares/price.tsx';
import { type SkillState, skillState } from './growth.ts';
import './tree.css';

/** Where the slots lie, in a box of 380 by 470: the first skill at the foot, the last in the crown. */
const WIDTH = 380;
const HEIGHT = 470;
const SLOTS: readonly (readonly [x: number, y: number])[] = [
  [190, 392],
  [74, 318],
  [190, 300],
  [306, 318],
  [74, 208],
  [190, 190],
  [306, 208],
  [126, 112],
  [254, 112],
  [190, 34],
];
const FOOT = HEIGHT - 34;

const at = (slot: number): readonly [number, number] => SLOTS[slot] ?? [0, 0];

export function SkillTree({ hero, tree }: { readonly hero: Hero; readonly tree: Tree }) {
  const { view, word } = useReading();
  const skills = treeOf(hero.id, tree);
  const states = skills.map(skill => skillState(view, hero, skill));
  const learned = states.filter(state => state === 'learned').length;
  return (
    <section className="ash-tree" data-tree={tree}>
      <h3>
        {word(`tree.${tree}`)} <small>{word('table.learned', { n: learned, of: skills.length })}</small>
      </h3>
      <div className="ash-tree-slots" style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }}>
        <Limbs states={states} />
        {skills.map((skill, n) => (
          <SkillDisc key={skill.id} hero={hero} skill={skill} state={states[n] ?? 'locked'} />
        ))}
      </div>
    </section>
  );
}

/** The wood and the leaves behind the discs. */
function Limbs({ states }: { readonly states: readonly SkillState[] }) {
  const has = (slot: number): boolean => states[slot] === 'learned';
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="ash-limbs">
      <g className="ash-crown">
        {SLOTS.map(([x, y], slot) => (slot === 0 ? null : <circle key={slot} cx={x} cy={y + 8} r={66} />))}
      </g>
      <path className="ash-ground" d={`M0 ${FOOT + 12}Q95 ${FOOT - 6} 190 ${FOOT}T380 ${FOOT + 8}V${HEIGHT}H0Z`} />
      <path
        className="ash-trunk"
        d={`M176 ${FOOT + 8}Q186 ${FOOT - 20} 184 392H196Q194 ${FOOT - 20} 206 ${FOOT + 8}Z`}
      />
      {LINKS.map(([from, to]) => {
        const [[x, y], [tx, ty]] = [at(from), at(to)];
        const grown = has(from) && has(to);
        const bend = `M${x} ${y}Q${(x + tx * 3) / 4} ${(y * 3 + ty) / 4 + 6} ${tx} ${ty}`;
        return <path key={`${from} ${to}`} className="ash-limb" data-grown={grown || undefined} d={bend} />;
      })}
      {SLOTS.map(([x, y], slot) =>
        has(slot) && slot > 0 ? (
          <g key={slot} className="ash-leaves" transform={`translate(${x} ${y})`}>
            {LEAVES.map(([dx, dy, r], n) => (
              <circle key={n} cx={dx} cy={dy} r={r} data-shade={n % 3} />
            ))}
          </g>
        ) : null,
      )}
    </svg>
  );
}

/** A cluster of leaves around a disc. */
const LEAVES: readonly (readonly [number, number, number])[] = [
  [-34, 12, 20],
  [30, 18, 19],
  [-22, -22, 20],
  [24, -24, 21],
  [0, -34, 18],
  [-40, -8, 15],
  [42, -4, 15],
  [0, 24, 22],
  [0, 0, 34],
];

interface SkillDiscProps {
  readonly hero: Hero;
  readonly skill: SkillRow;
  readonly state: SkillState;
}

function SkillDisc({ hero, skill, state }: SkillDiscProps) {
  const { word, table } = useReading();
  const cost = learnCost(skill);
  const name = word(`skill.${skill.id}`);
  const own = table.stateOf(skill.id);
  const label = word('table.skill.said', { skill: name, state, cost: priceWords(word, cost) });
  const inspect = (): Inspected => inspectedSkill(word, skill, state);
  const thing = useThing({
    thing: skill.id,
    label,
    confirm: true,
    inspect,
    ...(own === 'plain' && { look: 'plain' as const }),
  });
  const [x, y] = at(skill.slot);
  const looks = {
    className: 'ash-skill v-lit-paper',
    'data-state': state,
    'data-automatic': skill.automatic || undefined,
    'data-hero': hero.id,
    style: { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` } as CSSProperties,
  };
  const face = (
    <>
      <i>
        <Icon glyph={drawingOf(skill.id)} size={28} />
        {state === 'learned' && <Icon glyph={checkMark} size={12} className="ash-skill-seal" />}
      </i>
      <b>{name}</b>
      {(state === 'open' || state === 'dear') && <Price cost={cost} />}
    </>
  );
  if (thing['data-lit'])
    return (
      <span {...thing} {...looks}>
        {face}
      </span>
    );
  // What cannot be bought now can be read all the same, by click, touch and key.
  return (
    <InspectButton {...looks} aria-label={label} inspect={inspect}>
      {face}
    </InspectButton>
  );
}

/** How a skill is used: by itself, for an action, on a combat turn; and what it costs each time. */
function howUsed(word: Word, skill: SkillRow): string {
  const { tree, automatic, mana = 0, health = 0, limit } = skill;
  const how = word('table.skill.how', {
    how: automatic ? 'automatic' : tree,
    actions: actionCost(skill),
    mana,
    health,
  });
  return limit === undefined ? how : `${how} ${word('table.skill.limit', { limit })}`;
}

export function inspectedSkill(word: Word, skill: SkillRow, state?: SkillState): Inspected {
  const opened = neighboursOf(skill.id)
    .filter(id => skillRow(id).slot > skill.slot)
    .map(id => word(`skill.${id}`));
  const cost = priceWords(word, learnCost(skill));
  return {
    thing: skill.id,
    title: word(`skill.${skill.id}`),
    body: <p className="ash-skill-text">{word(`skill.${skill.id}.text`)}</p>,
    notes: [
      { text: howUsed(word, skill), rule: skill.automatic ? 'ASH-16.6' : 'ASH-16.3' },
      ...(state === undefined || state === 'learned'
        ? []
        : [{ text: word('table.skill.cost', { state, cost }), rule: 'ASH-17.9' }]),
      ...(opened.length > 0 ? [{ text: word('table.skill.opens', { skills: opened }), rule: 'ASH-17.10' }] : []),
    ],
  };
}
