// Before the quest: which hero one plays, and which skill is exchanged.

import { Card, Opening, useLayout } from '@veillee/web/kit';
import { heroRow } from '../../content/heroes.ts';
import { KINDS } from '../../content/vocabulary.ts';
import { heroKey, skillKey } from '../../rules/keys.ts';
import { drawingOf } from '../kinds.ts';
import { sheetLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import './choice.css';

export function Choice() {
  const { view, word, options } = useReading();
  const heroes = options.flatMap(({ key }) => heroKey.read(key) ?? []);
  const skills = options.flatMap(({ key }) => skillKey.read(key) ?? []);
  return (
    <Opening
      className="des-choice"
      title={word(`quest.${view.quest}`)}
      story={[word(`quest.${view.quest}.text`)]}
      choices={[
        ...heroes.map(id => ({ id: heroKey.make(id), card: <HeroCard id={id} /> })),
        ...skills.map(id => ({ id: skillKey.make(id), card: <SkillCard id={id} /> })),
      ]}
    />
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
