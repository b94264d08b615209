// Laying the table: who sits down, how it is played, and one sentence that sums it up.

import type { Catalogue, OptionSpec, OptionValue, Role, Seat, Setting, Text } from '@veillee/kernel';
import { useState } from 'react';
import { Refused } from '../api.ts';
import { hasPlayed, useSettings } from '../keepsakes.ts';
import { Button, Progress, RuleContext, Toast } from '../kit/controls/controls.tsx';
import { Toggle } from '../kit/controls/switches.tsx';
import { brokenHeart } from '../kit/glyphs.ts';
import type { TableModule } from '../kit/table.ts';
import { go } from '../navigate.ts';
import type { How } from '../route.ts';
import { plannedNames } from '../who.ts';
import { troubleWord, useGameTexts, useSay, useWords } from '../words.tsx';
import { AskName } from './ask-name.tsx';
import { boxOf, Lid, titleOf } from './box.tsx';
import { ChoiceCards, Contents, PickList, Row } from './choices.tsx';
import { layTable } from './lay.ts';
import { Nowhere } from './nowhere.tsx';
import { PageFrame } from './page-frame.tsx';
import { RulebookPanel } from './rulebook.tsx';
import { Seats } from './seats.tsx';
import {
  choiceKey,
  filled,
  firstGamePlan,
  firstPlan,
  groupOptions,
  openersOf,
  type Plan,
  planRoles,
  possibleCounts,
  type RefuseSetting,
  seatedSpecs,
  withChoice,
  withRole,
  withRoles,
  withSeats,
} from './setup-plan.ts';
import './setup.css';
import { type GameOffer, useBoard, useOffer, useRules } from './use-game.ts';

export function Setup({ game, how }: { readonly game: string; readonly how: How }) {
  const { word, language } = useWords();
  const { offer, trouble } = useOffer(game);
  const texts = useGameTexts(game);
  const rules = useRules(game);
  const board = useBoard(game);
  if (trouble)
    return (
      <Nowhere
        title={word('lost.title')}
        text={trouble === 'unknown' ? word('trouble.unknown-game') : troubleWord(word, trouble.code)}
      />
    );
  return (
    <PageFrame here="setup" trail={titleOf(game, language)}>
      {offer && texts && rules && board ? (
        <Laid
          game={game}
          how={how}
          offer={offer}
          texts={texts}
          refuse={setting => rules.refuseSetting(setting)}
          rolesFor={setting => (rules.refuseSetting(setting) ? undefined : rules.roles?.(setting))}
          board={board === 'none' ? undefined : board}
        />
      ) : (
        <Progress label={word('loading')} />
      )}
    </PageFrame>
  );
}

interface LaidProps {
  readonly game: string;
  readonly how: How;
  readonly offer: GameOffer;
  readonly texts: Catalogue;
  readonly refuse: RefuseSetting;
  readonly rolesFor: (setting: Setting) => readonly Role[] | undefined;
  readonly board: TableModule | undefined;
}

function Laid({ game, how, offer, texts, refuse, rolesFor, board }: LaidProps) {
  const { word } = useWords();
  const { name } = useSettings();
  const say = useSay(texts, [], undefined);
  const bot = offer.bots.at(-1) ?? 'random';
  const [plan, setPlan] = useState<Plan>(() =>
    hasPlayed(game) ? firstPlan(how, offer.options, refuse, bot) : firstGamePlan(how, offer, refuse, board?.firstGame),
  );
  const seated = board?.seatedOptions?.(plan.seats.map(({ kind }) => kind)) ?? {};
  const specs = seatedSpecs(offer.options, seated);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refused>();
  const [rule, setRule] = useState<string>();
  const options = filled(specs, plan.options);
  const why = refuse({ seats: plan.seats.length, options });
  const roles = planRoles(plan, rolesFor({ seats: plan.seats.length, options }));
  const botsFor = (seat: Seat): readonly string[] =>
    offer.bots.filter(level => offer.botRoles?.[level]?.includes(roles?.[seat] ?? '') ?? true);
  const laid = withRoles({ ...plan, options: { ...seated, ...plan.options } }, roles, botsFor);
  const names = plannedNames(plan.seats, name, word);
  const keyOf = (spec: OptionSpec, choice: string): string | undefined =>
    board?.choiceText?.(spec, choice, options) ?? choiceKey(texts, spec, choice);
  const naming = (spec: OptionSpec, choice: string): string => {
    const key = keyOf(spec, choice);
    return key ? say({ text: key }) : choice;
  };
  const text = (key: string): string | undefined => (Object.hasOwn(texts, key) ? say({ text: key }) : undefined);
  const { cards, lists, rows } = groupOptions(specs, plan.options, plan.seats.length);
  const box = boxOf(game);

  const deal = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      go({ at: 'table', table: await layTable(game, laid, names) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error);
      setBusy(false);
    }
  };

  /** The game's own reason, where it gave one. */
  const problemWords = ({ code, detail }: Refused): string => {
    const reason = detail as Text | undefined;
    return reason?.text && Object.hasOwn(texts, reason.text) ? say(reason) : troubleWord(word, code);
  };

  const change = (spec: OptionSpec, value: OptionValue): void =>
    setPlan(withChoice(plan, specs, spec, value, refuse, bot));
  const summary = cards.map(spec => naming(spec, String(options[spec.id]))).join(', ');

  const openers = openersOf(cards);
  const row = (spec: (typeof rows)[number]) => (
    <Row
      key={spec.id}
      spec={spec}
      title={text(`setup.${spec.id}`) ?? spec.id}
      note={text(`setup.${spec.id}.text`)}
      value={options[spec.id]}
      naming={choice => naming(spec, choice)}
      onChange={value => change(spec, value)}
    />
  );

  return (
    <RuleContext value={setRule}>
      <div className="setup">
        <aside className="setup-box">
          {box && <Lid box={box} />}
          <Contents board={board} options={options} seats={plan.seats.length} say={say} />
        </aside>
        <section className="setup-seats" aria-labelledby="setup-title">
          <h1 id="setup-title" className="v-title">
            {word('setup.title')}
          </h1>
          <Seats
            seats={laid.seats}
            names={names}
            bots={offer.bots}
            {...(roles && {
              roles,
              botsFor,
              roleName: (role: string) => say({ text: `role.${role}` }),
              onRole: (seat: Seat, role: string) => setPlan(withRole(plan, roles, seat, role)),
            })}
            counts={possibleCounts(specs, plan.options, refuse)}
            onChange={seats => setPlan(withSeats(plan, specs, seats, refuse))}
          />
        </section>
        <section className="setup-options" aria-label={word('setup.options')}>
          {openers.size > 0 && <div className="rows">{rows.filter(({ id }) => openers.has(id)).map(row)}</div>}
          {cards.map(spec => (
            <ChoiceCards
              key={spec.id}
              spec={spec}
              title={text(`setup.${spec.id}`) ?? spec.id}
              value={String(options[spec.id])}
              naming={choice => naming(spec, choice)}
              heading={group => text(group) ?? group}
              note={choice => {
                const key = keyOf(spec, choice);
                return key ? text(`${key}.text`) : undefined;
              }}
              stars={choice => board?.choiceStars?.(spec, choice)}
              picture={choice => board?.choicePicture?.(spec, choice)}
              onChange={choice => change(spec, choice)}
            />
          ))}
          {lists.map(spec => (
            <PickList
              key={spec.id}
              title={text(`setup.${spec.id}`) ?? spec.id}
              note={text(`setup.${spec.id}.text`)}
              rule={spec.rule}
              choices={spec.choices.map(choice => ({ id: choice, name: naming(spec, choice) }))}
              value={options[spec.id] as readonly string[]}
              onChange={value => change(spec, value)}
            />
          ))}
          <h2 className="v-section">{word('setup.options')}</h2>
          <div className="rows">
            {rows.filter(({ id }) => !openers.has(id)).map(row)}
            <Toggle
              label={word('setup.spectators')}
              note={word('setup.spectators.text')}
              on={plan.spectators}
              onChange={spectators => setPlan({ ...plan, spectators })}
            />
            <label className="setup-seed">
              <span>
                <b>{word('setup.seed')}</b>
                <small>{word('setup.seed.text')}</small>
              </span>
              <input
                className="field"
                value={plan.seed}
                maxLength={100}
                placeholder={word('setup.seed.none')}
                onChange={event => setPlan({ ...plan, seed: event.target.value })}
              />
            </label>
          </div>
        </section>
        <div className="setup-ready v-paper">
          <div>
            <p aria-live="polite">
              {why ? say(why) : word('setup.ready', { count: plan.seats.length, what: summary })}
            </p>
            {problem && (
              <Toast tone="bad" glyph={brokenHeart}>
                {problemWords(problem)}
              </Toast>
            )}
          </div>
          <Button look={why ? 'plain' : 'main'} disabled={busy || why !== undefined} onClick={() => void deal()}>
            {word(
              busy ? 'setup.dealing' : plan.seats.some(seat => seat.kind === 'friend') ? 'setup.invite' : 'setup.deal',
            )}
          </Button>
        </div>
      </div>
      <RulebookPanel game={game} rule={rule} onRule={setRule} />
      {name === '' && <AskName />}
    </RuleContext>
  );
}
