// Quests of the Encounters that have been met, Legends, the Bounty; what can be completed now is lit, and what is lacking is said.

import { Bust, Note, Tile } from '@veillee/web/kit';
import { legendRow, questRow } from '../content/quests.ts';
import type { EncounterId } from '../content/vocabulary.ts';
import { needText, unmet } from '../rules/needs.ts';
import type { Hero, Known } from '../rules/state.ts';
import { inspectedMonster, inspectedQuest } from './face.tsx';
import { scrollUnfurled } from './glyphs.ts';
import { drawingOf } from './kinds.ts';
import { encounterLikeness, foeLikeness } from './likeness.ts';
import { type Reading, useReading } from './reading.ts';

/** Whether a Hero has all that a Quest asks for, wherever they stand. */
const hasAll = (state: Known, hero: Hero | undefined, quest: string): boolean =>
  hero !== undefined && questRow(quest).needs.some(needs => unmet(state, hero, needs) === undefined);

/** Quests that could be completed by going there, or at once. */
export const readyQuests = ({ state, hero }: Pick<Reading, 'state' | 'hero'>): string[] =>
  Object.values(state.encounters).flatMap(({ faceUp }) => faceUp.filter(quest => hasAll(state, hero, quest)));

export function Quests() {
  const { state, view, word, table } = useReading();
  const encounters = Object.entries(state.encounters).filter(([, { faceUp }]) => faceUp.length > 0);
  const { current } = view.bounties;
  return (
    <section className="eut-quests">
      {encounters.length === 0 && <Note text={word('table.quests.none')} rule="EUT-13.16" />}
      {encounters.map(([id, { faceUp }]) => (
        <div key={id} className="eut-offer">
          <h3 className="eut-met">
            <MetFace id={id as EncounterId} />
            {word(`encounter.${id as EncounterId}`)}
          </h3>
          <ul>
            {faceUp.map(quest => (
              <li key={quest}>
                <Quest quest={quest} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {current && (
        <div className="eut-offer">
          <h3>{word('table.bounty')}</h3>
          <Tile
            thing={current}
            name={word(`elite.${current}`)}
            kind="monster"
            glyph={drawingOf('elite', current)}
            likeness={foeLikeness(current)}
            note={table.say({ text: `elite.${current}.lair` })}
            inspect={() => inspectedMonster(word, current)}
          />
        </div>
      )}
      <LegendList />
    </section>
  );
}

/** Who gives these Quests; their name stands beside it. */
const MetFace = ({ id }: { readonly id: EncounterId }) => (
  <span className="eut-met-face" aria-hidden="true">
    <Bust of={encounterLikeness(id)} glyph={scrollUnfurled} size="100%" />
  </span>
);

function Quest({ quest }: { readonly quest: string }) {
  const { state, hero, word, table } = useReading();
  const can = table.stateOf(quest) === 'option' || table.stateOf(quest) === 'chosen';
  const ready = hasAll(state, hero, quest);
  const [first] = questRow(quest).needs;
  const lacking = hero && first ? unmet(state, hero, first) : undefined;
  const said = can
    ? word('table.quest.now')
    : ready
      ? word('table.quest.ready')
      : lacking
        ? word('table.quest.lacks', { need: table.say(needText(lacking)) })
        : word(`quest.${quest}.needs`);
  return (
    <Tile
      thing={quest}
      name={word(`quest.${quest}`)}
      kind="spell"
      glyph={scrollUnfurled}
      note={said}
      dim={!ready}
      inspect={() => inspectedQuest(word, quest)}
    />
  );
}

function LegendList() {
  const { state, word } = useReading();
  const told = state.heroes.flatMap(({ legends }) => legends);
  if (told.length === 0) return null;
  return (
    <p className="eut-note">{word('table.legends', { names: told.map(id => word(`legend.${legendRow(id).id}`)) })}</p>
  );
}
