// Every component in every state: the sheet that boards are built from. At /#/kit; captions are for their makers.

import { useRef, useState } from 'react';
import { Card, CardBack, Tile } from '../../kit/cards/card.tsx';
import { Badge, Button, ChronicleLine, Progress, RuleRef, Toast } from '../../kit/controls/controls.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Dialog, Popover, Select } from '../../kit/controls/overlay.tsx';
import { Segments, Toggle } from '../../kit/controls/switches.tsx';
import { Tabs } from '../../kit/controls/tabs.tsx';
import * as glyphs from '../../kit/glyphs.ts';
import { Die } from '../../kit/numbers/dice.tsx';
import { Bar, Coin, Gauge, Odds, Tray } from '../../kit/numbers/figures.tsx';
import type { Kind } from '../../kit/numbers/meaning.ts';
import { Avatar } from '../../kit/people/seat.tsx';
import { Slip } from '../../kit/stage/slip.tsx';
import { EMBLEMS } from '../../kit/table.ts';
import type { Look } from '../../kit/touch/thing.ts';
import './kit-page.css';

const LOOKS: readonly Look[] = ['plain', 'option', 'chosen', 'later', 'off', 'refused', 'target', 'danger', 'here'];
const KINDS: readonly Kind[] = ['hero', 'monster', 'weapon', 'item', 'spell', 'villager', 'bane'];
const COLOURS =
  'night room hearth beam oak paper ink chalk chalk-2 ember flame bone clay focus danger good warn attack magic light gold xp vp health'.split(
    ' ',
  );

const squire = {
  name: 'Squire',
  kind: 'hero',
  glyph: glyphs.visoredHelm,
  type: 'Fighter · Level 1',
  text: 'Attack +2. Dungeon: destroy one Food for an additional Attack +2.',
  disc: { of: 'coin', value: 7 },
  figures: [
    { of: 'attack', value: 2, label: 'Attack 2' },
    { of: 'strength', value: 6, label: 'Strength 6' },
    { of: 'xp', value: 2, label: 'XP 2' },
  ],
} as const;
const skull = {
  name: 'Suffering',
  kind: 'monster',
  glyph: glyphs.deathSkull,
  type: 'Undead · Doom',
  text: 'Battle: all Heroes suffer Strength −2. Battle: gain one Disease.',
  disc: { of: 'health', value: 6 },
  figures: [
    { of: 'vp', value: 4, label: 'VP 4' },
    { of: 'xp', value: 2, label: 'XP 2' },
    { of: 'gold', value: 2, label: 'Gold 2' },
  ],
} as const;
const flame = {
  name: 'Flame',
  kind: 'spell',
  glyph: glyphs.burningEmbers,
  type: 'Spell',
  text: 'Magic Attack +3, Light +1. Needs no Hero.',
  disc: { of: 'coin', value: 9 },
  figures: [
    { of: 'magic', value: '+3', label: 'Magic +3' },
    { of: 'light', value: '+1', label: 'Light +1' },
  ],
} as const;

export function Parts() {
  return (
    <>
      <Cards />
      <Controls />
      <Figures />
      <Overlays />
    </>
  );
}

function Cards() {
  return (
    <>
      <section>
        <h2 className="v-section">Cards, large</h2>
        <div className="kit-row">
          <Card {...squire} size="large" width={220} />
          <Card {...skull} size="large" width={220} />
          <Card {...flame} size="large" width={220} />
          <Card {...skull} size="large" width={160} />
        </div>
      </section>
      <section>
        <h2 className="v-section">Medium, peek, back, tiles</h2>
        <div className="kit-row">
          <Card {...squire} />
          <Card {...skull} width={120} />
          <Card {...flame} size="peek" />
          <CardBack label="Face down" width={100} />
          <CardBack label="Pile of 31" width={100} count={31} />
          <CardBack label="Empty" width={100} count={0} />
          <Card {...squire} exhausted />
        </div>
        <div className="kit-row">
          {KINDS.map(kind => (
            <Tile key={kind} name={kind} kind={kind} glyph={glyphs.broadsword} count="×8" />
          ))}
          <Tile name="option" kind="item" glyph={glyphs.lanternFlame} note="then Sorcerer 8" count="×4" look="option" />
          <Tile name="dim" kind="weapon" glyph={glyphs.broadsword} count="×7" dim />
        </div>
      </section>
      <section>
        <h2 className="v-section">States</h2>
        <div className="kit-row">
          {LOOKS.map(look => (
            <figure key={look}>
              <Card {...skull} width={122} look={look} onTouch={() => undefined} />
              <figcaption>{look}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    </>
  );
}

function Controls() {
  const [level, setLevel] = useState('adept');
  const [on, setOn] = useState(true);
  const [pace, setPace] = useState('evening');
  return (
    <>
      <section>
        <h2 className="v-section">Buttons</h2>
        <div className="kit-row">
          <Button look="main" hint="Enter">
            Fight Suffering
          </Button>
          <Button look="option">Walk, 2 MP</Button>
          <Button>Back</Button>
          <Button look="quiet" glyph={glyphs.anticlockwiseRotation}>
            Undo
          </Button>
          <Button look="danger">Leave the table</Button>
          <Button refused="an Encounter is here">Rest</Button>
        </div>
      </section>
      <section>
        <h2 className="v-section">Slips</h2>
        <div className="kit-stack">
          <Slip
            prompt={
              <>
                Attack <b>Suffering</b>, in Rank 2?
              </>
            }
            second={
              <>
                You win 10 against 6 and gain one Disease. <RuleRef rule="KIT-8.1" />
              </>
            }
            buttons={
              <>
                <Button>Back</Button>
                <Button look="option">Use a Torch</Button>
                <Button look="main">Fight Suffering</Button>
              </>
            }
          />
          <Slip
            waiting
            prompt="Maud chooses a card to discard."
            second="You asked to pass unless a monster breaches."
            buttons={<Button>Change</Button>}
          />
          <Slip
            tone="danger"
            glyph={glyphs.deathSkull}
            prompt="Make Camp with 1 HP in the Gloom? Ysolde would be defeated."
            second="Two stored successes would be lost too."
            buttons={
              <>
                <Button>Stay awake</Button>
                <Button look="danger">Make Camp</Button>
              </>
            }
          />
        </div>
      </section>
      <section className="kit-columns">
        <div>
          <h2 className="v-section">Toasts</h2>
          <div className="kit-stack">
            <Toast glyph={glyphs.sunrise}>Day 8. Your hero breaks camp with 4 AP.</Toast>
            <Toast tone="good" glyph={glyphs.laurels}>
              Iris beat the Dog: 2 VP.
            </Toast>
            <Toast
              tone="bad"
              glyph={glyphs.brokenHeart}
              action={
                <button type="button" className="link">
                  Retry
                </button>
              }
            >
              Connection lost. Your table is saved; trying again.
            </Toast>
          </div>
          <h2 className="v-section">Badges and seats</h2>
          <div className="kit-row">
            <Badge tone="ember">Your turn</Badge>
            <Badge tone="good" glyph={glyphs.checkMark}>
              Here
            </Badge>
            <Badge tone="bad">Away</Badge>
            <Badge>×8</Badge>
            <Badge tone="master">Master</Badge>
            <Badge tone="gloom">Gloom</Badge>
          </div>
          <div className="kit-row">
            {EMBLEMS.map((emblem, index) => (
              <Avatar key={emblem} emblem={emblem} size={46} acting={index === 0} />
            ))}
          </div>
        </div>
        <div>
          <h2 className="v-section">Choices</h2>
          <Segments
            label="Level"
            value={level}
            choices={['novice', 'adept', 'master'].map(value => ({ value, name: value }))}
            onChange={setLevel}
          />
          <Toggle label="Show odds" note="and projected results" on={on} onChange={setOn} />
          <Select
            label="Pace"
            value={pace}
            choices={[
              { value: 'evening', name: 'Evening, no clock' },
              { value: 'quick', name: 'Quick' },
            ]}
            onChange={setPace}
          />
          <h2 className="v-section">Chronicle</h2>
          <ul>
            <ChronicleLine rule="KIT-3.4">Bram rested and destroyed a Militia.</ChronicleLine>
            <ChronicleLine rule="KIT-13.1" fresh detail="Attack 8 + Magic 2 = 10" detailLabel="arithmetic">
              <b>You</b> fought <b>Suffering</b>: 10 against 6.
            </ChronicleLine>
          </ul>
          <Progress value={0.6} label="Loading" />
        </div>
      </section>
    </>
  );
}

function Figures() {
  return (
    <>
      <section>
        <h2 className="v-section">Figures</h2>
        <div className="kit-stack v-wood kit-oak">
          <Tray>
            <Gauge of="attack" value={8} label="Attack" />
            <Gauge of="magic" value={2} label="Magic" />
            <Gauge of="light" value={2} label="Light" />
            <Gauge of="gold" value={5} label="Gold" />
            <Gauge of="xp" value={3} label="XP" />
            <Gauge of="vp" value={12} label="VP" />
          </Tray>
          <Tray>
            <Coin value={3} />
            <Coin value={9} dim />
            <span style={{ flex: 1 }}>
              <Bar label="Health" value={6} max={8} atRisk={2}>
                6/8, −2 if hit
              </Bar>
            </span>
            <span style={{ flex: 1 }}>
              <Odds label="Win" good={0.62} fair={0.24} />
            </span>
          </Tray>
        </div>
        <div className="kit-row">
          <Die value={5} label="5" />
          <Die value={6} state="success" label="6, success" />
          <Die value={2} state="spent" label="2, spent" />
          <Die colour="red" range={1} damage={3} label="red" />
          <Die colour="blue" range={4} damage={2} label="blue" />
          <Die colour="white" range={3} damage={2} surge label="white" />
          <Die colour="green" damage={2} surge label="green" />
          <Die colour="yellow" range={2} surge label="yellow" />
          <Die colour="black" surge label="power" />
          <Die colour="red" miss label="miss" />
        </div>
      </section>
      <section>
        <h2 className="v-section">Palette</h2>
        <div className="kit-row">
          {COLOURS.map(name => (
            <figure key={name}>
              <span className="kit-swatch" style={{ background: `var(--${name})` }} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
        <div className="kit-row">
          {Object.entries(glyphs).map(([name, glyph]) => (
            <span key={name} title={name} className="kit-glyph">
              <Icon glyph={glyph} size={24} />
            </span>
          ))}
        </div>
      </section>
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'popover' | 'refusal'>();
  const rule = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(undefined);
  return (
    <section>
      <h2 className="v-section">Over the table</h2>
      <div className="kit-row">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <span>
          <button
            ref={rule}
            type="button"
            className="v-button"
            onClick={() => setOpen(open === 'popover' ? undefined : 'popover')}
          >
            Rule popover
          </button>
        </span>
        <Button onClick={() => setOpen('refusal')}>Refusal</Button>
      </div>
      <Tabs
        label="Places"
        tabs={[
          { id: 'a', name: 'Dungeon', content: <p>Dungeon</p> },
          { id: 'b', name: 'Village', content: <p>Village</p> },
        ]}
      />
      <Dialog
        title="Begin the Assault on Vorgrahl?"
        open={open === 'dialog'}
        onClose={close}
        buttons={
          <>
            <Button onClick={close}>Not yet</Button>
            <Button look="main" onClick={close}>
              Begin the Assault
            </Button>
          </>
        }
      >
        No way back. You win 64 times in 100.
      </Dialog>
      <Popover by={rule} open={open === 'popover'} onClose={close} label="Light">
        <b>Light</b> <RuleRef rule="KIT-9.5" />
        <p>Each remaining point of Light Penalty reduces the Attack Value by 2.</p>
      </Popover>
      <Popover by={rule} open={open === 'refusal'} onClose={close} label="Refused" material="dark" note>
        You can’t rest here: <b>Burn the Nest</b> is in this region. <RuleRef rule="KIT-6.1" />
      </Popover>
    </section>
  );
}
