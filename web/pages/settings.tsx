// Settings: language, contrast, motion, pace, sounds, name. Kept in this browser.

import { shelf } from '@veillee/games';
import { useState } from 'react';
import { play, tendFire } from '../frame/sound.ts';
import { changeSettings, type Settings, useSettings } from '../keepsakes.ts';
import { Segments, Toggle } from '../kit/controls/switches.tsx';
import { href } from '../navigate.ts';
import { useWords } from '../words.tsx';
import { askToNotify, isForbidden } from './calls.tsx';
import { PageFrame } from './page-frame.tsx';
import './settings.css';

export function SettingsPage() {
  const { word } = useWords();
  const settings = useSettings();
  return (
    <PageFrame here="settings">
      <div className="plain">
        <h1 className="v-title">{word('nav.settings')}</h1>
        <div className="rows">
          <label className="setting">
            <span>
              <b>{word('settings.name')}</b>
              <small>{word('settings.name.text')}</small>
            </span>
            <input
              className="field"
              maxLength={40}
              value={settings.name}
              onChange={event => changeSettings({ name: event.target.value })}
            />
          </label>
        </div>
        <SettingsRows />
        <p className="settings-about">
          <a href={href({ at: 'about' })}>{word('about.title')}</a>
        </p>
      </div>
    </PageFrame>
  );
}

/** Within a game, its own hints; elsewhere those of all games. */
export function SettingsRows({ game }: { readonly game?: string }) {
  const { word } = useWords();
  const settings = useSettings();
  const set = (change: Partial<Settings>): void => changeSettings(change);
  return (
    <div className="rows">
      <Choice
        title={word('settings.language')}
        value={settings.language}
        choices={[
          { value: 'en', name: 'English' },
          { value: 'fr', name: 'Français' },
        ]}
        onChange={language => set({ language })}
      />
      <Choice
        title={word('settings.contrast')}
        value={settings.contrast}
        choices={[
          { value: 'auto', name: word('settings.auto') },
          { value: 'normal', name: word('settings.contrast.normal') },
          { value: 'more', name: word('settings.contrast.more') },
        ]}
        onChange={contrast => set({ contrast })}
      />
      <Choice
        title={word('settings.motion')}
        value={settings.motion}
        choices={[
          { value: 'auto', name: word('settings.auto') },
          { value: 'full', name: word('settings.motion.full') },
          { value: 'less', name: word('settings.motion.less') },
        ]}
        onChange={motion => set({ motion })}
      />
      <Choice
        title={word('settings.pace')}
        note={word('settings.pace.text')}
        value={settings.pace}
        choices={[
          { value: 'calm', name: word('settings.pace.calm') },
          { value: 'quick', name: word('settings.pace.quick') },
          { value: 'now', name: word('settings.pace.now') },
        ]}
        onChange={pace => set({ pace })}
      />
      <Toggle
        label={word('settings.plain')}
        note={word('settings.plain.text')}
        on={settings.plain}
        onChange={plain => set({ plain })}
      />
      <Notify />
      <Hints game={game} />
      <Volume
        title={word('settings.sound')}
        value={settings.sound}
        onChange={sound => {
          set({ sound });
          play('down');
        }}
      />
      <Volume
        title={word('settings.fire')}
        value={settings.fire}
        onChange={fire => {
          set({ fire });
          tendFire(fire);
        }}
      />
    </div>
  );
}

/**
 * The browser is asked when this is switched on; where it says no, so does the switch, and it goes on saying so. What a browser
 * allowed once it may forbid later: then nobody would be called, whatever was kept.
 */
function Notify() {
  const { word } = useWords();
  const { notify } = useSettings();
  const [refused, setRefused] = useState(isForbidden);
  const turn = async (on: boolean): Promise<void> => {
    const granted = on && (await askToNotify());
    setRefused(on && !granted);
    changeSettings({ notify: granted });
  };
  return (
    <Toggle
      label={word('settings.notify')}
      note={word(refused ? 'settings.notify.no' : 'settings.notify.text')}
      on={notify && !refused}
      onChange={on => void turn(on)}
    />
  );
}

function Hints({ game }: { readonly game: string | undefined }) {
  const { word } = useWords();
  const { guided } = useSettings();
  const meant = game === undefined ? Object.keys(shelf) : [game];
  return (
    <Toggle
      label={word('settings.hints')}
      note={word('settings.hints.text')}
      on={!meant.every(id => guided.includes(id))}
      onChange={on => {
        const others = guided.filter(id => !meant.includes(id));
        changeSettings({ guided: on ? others : [...others, ...meant] });
      }}
    />
  );
}

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly note?: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly name: string }[];
  onChange(value: T): void;
}

function Choice<T extends string>({ title, note, value, choices, onChange }: ChoiceProps<T>) {
  return (
    <div className="setting">
      <span>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      <Segments label={title} value={value} choices={choices} onChange={onChange} />
    </div>
  );
}

function Volume({
  title,
  value,
  onChange,
}: {
  readonly title: string;
  readonly value: number;
  onChange(value: number): void;
}) {
  const { word } = useWords();
  return (
    <label className="setting">
      <b>{title}</b>
      <span className="setting-volume">
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={value}
          onChange={event => onChange(Number(event.target.value))}
        />
        <output>{value === 0 ? word('settings.off') : `${Math.round(value * 100)} %`}</output>
      </span>
    </label>
  );
}
