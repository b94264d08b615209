// Diseases of whoever fights, each with its sentence beside it: nobody need know the sign. ASH-22.

import { Icon } from '@veillee/web/kit';
import type { Disease, DiseaseColour } from '../../content/vocabulary.ts';
import { DISEASE_SIGNS } from '../kinds.ts';
import { useReading } from '../reading.ts';
import './diseases.css';

const SIGN_OF: { readonly [disease in Disease]: DiseaseColour } = {
  paralysis: 'yellow',
  mute: 'blue',
  poison: 'green',
};

export function DiseaseSign({ disease }: { readonly disease: Disease }) {
  const { colour, glyph } = DISEASE_SIGNS[SIGN_OF[disease]];
  return (
    <i className="ash-disease" style={{ background: colour }}>
      <Icon glyph={glyph} size={17} />
    </i>
  );
}

interface DiseasesProps {
  readonly of: readonly Disease[];
  readonly whose: 'hero' | 'monster';
}

export function Diseases({ of, whose }: DiseasesProps) {
  const { word } = useReading();
  if (of.length === 0) return null;
  return (
    <ul className="ash-diseases">
      {of.map(disease => (
        <li key={disease} title={word(`disease.${disease}.text`)}>
          <DiseaseSign disease={disease} />
          <span>
            <b>{word(`disease.${disease}`)}.</b> {word('table.disease', { disease, whose })}
          </span>
        </li>
      ))}
    </ul>
  );
}
