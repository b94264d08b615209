// Before the quest: which hero one plays, and which skill is exchanged.

import { Card, Opening, Segments, Select, useLayout } from '@veillee/web/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { heroRow } from '../../content/heroes.ts';
import { type Box, KINDS } from '../../content/vocabulary.ts';
import { heroKey, skillKey } from '../../rules/keys.ts';
import { nameOfEvening, storyOfEvening } from '../dungeon/title.ts';
import { drawingOf } from '../kinds.ts';
import { sheetLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import { ANYBODY, boxesAmong, heroesWanted, type Wanted } from './finding.ts';
import './choice.css';

/** So few are seen at a glance. */
const FEW = 8;

export function Choice() {
  const { view, word, options, table } = useReading();
  const [wanted, setWanted] = useState(ANYBODY);
  const sheets = useMemo(() => options.flatMap(({ key }) => heroKey.read(key) ?? []), [options]);
  const skills = options.flatMap(({ key }) => skillKey.read(key) ?? []);
  const many = sheets.length > FEW;
  const read = (id: string): string => `${word(`hero.${id}`)} ${word(`hero.${id}.text`)}`;
  const found = many ? heroesWanted(sheets, wanted, read) : sheets;
  // Whoever is chosen stays in sight.
  const shown = sheets.filter(id => found.includes(id) || table.picked.includes(heroKey.make(id)));
  return (
    <Opening
      className="des-choice"
      title={table.say(nameOfEvening(view))}
      story={[table.say(storyOfEvening(view))]}
      {...(many && {
        before: <Finding sheets={sheets} found={found.length} wanted={wanted} onChange={setWanted} />,
      })}
      choices={[
        ...shown.map(id => ({ id: heroKey.make(id), card: <HeroCard id={id} /> })),
        ...skills.map(id => ({ id: skillKey.make(id), card: <SkillCard id={id} /> })),
      ]}
    />
  );
}

interface FindingProps {
  readonly sheets: readonly string[];
  readonly found: number;
  readonly wanted: Wanted;
  onChange(wanted: Wanted): void;
}

/** Of many heroes those that one looks for. */
function Finding({ sheets, found, wanted, onChange }: FindingProps): ReactNode {
  const { word } = useReading();
  const boxes = boxesAmong(sheets);
  const boxName = (box: Box): string => word(box === 'promo' ? 'table.find.promo' : `setup.${box}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element has no role of its own in all browsers
    <div className="des-find" role="search">
      <input
        className="field"
        type="search"
        aria-label={word('table.find')}
        placeholder={word('table.find')}
        value={wanted.words}
        onChange={event => onChange({ ...wanted, words: event.target.value })}
      />
      <Segments
        label={word('table.find.strength')}
        value={wanted.strength}
        choices={[
          { value: 'any' as const, name: word('table.find.any') },
          ...KINDS.map(kind => ({ value: kind, name: word(`kind.${kind}`) })),
        ]}
        onChange={strength => onChange({ ...wanted, strength })}
      />
      {boxes.length > 1 && (
        <Select
          label={word('table.find.box')}
          value={wanted.box}
          choices={[
            { value: 'any', name: word('table.find.boxes') },
            ...boxes.map(box => ({ value: box, name: boxName(box) })),
          ]}
          onChange={value => onChange({ ...wanted, box: boxes.find(box => box === value) ?? 'any' })}
        />
      )}
      <p aria-live="polite">{word('table.find.found', { n: found })}</p>
    </div>
  );
}

/** On a phone two lie side by side. */
const cardWidth = (phone: boolean): number => (phone ? 162 : 190);

function HeroCard({ id }: { readonly id: string }) {
  const { word } = useReading();
  const phone = useLayout() === 'phone';
  const { wounds, fatigue, armour = 0, speed, traits, conquest } = heroRow(id);
  return (
    <Card
      thing={`hero:${id}`}
      name={word(`hero.${id}`)}
      kind="hero"
      glyph={drawingOf('hero', id)}
      likeness={sheetLikeness(id)}
      size="large"
      whole
      confirm
      width={cardWidth(phone)}
      type={KINDS.map(kind => `${word(`kind.${kind}`)} ${traits[kind]}`).join(' · ')}
      text={word(`hero.${id}.text`)}
      disc={{ of: 'health', value: conquest, label: word('table.death', { n: conquest }) }}
      figures={[
        { of: 'health', value: wounds, label: word('table.wounds', { n: wounds, most: wounds }) },
        { of: 'fatigue', value: fatigue, label: word('table.fatigue', { n: fatigue, most: fatigue }) },
        { of: 'armor', value: armour, label: word('table.armour', { n: armour }) },
        { of: 'movement', value: speed, label: word('table.speed', { n: speed }) },
      ]}
    />
  );
}

const SkillCard = ({ id }: { readonly id: string }) => {
  const { word } = useReading();
  const phone = useLayout() === 'phone';
  return (
    <Card
      thing={`skill:${id}`}
      name={word(`skill.${id}`)}
      kind="spell"
      glyph={drawingOf('skill', id)}
      size="large"
      whole
      confirm
      width={cardWidth(phone)}
      text={word(`skill.${id}.text`)}
    />
  );
};
