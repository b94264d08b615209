// Sounds made by hand: short, dry, wooden. Off until chosen; every one has something to see beside it.

import { currentSettings } from '../keepsakes.ts';

export type Sound = 'card' | 'down' | 'coin' | 'die' | 'page' | 'match';

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

function ready(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

interface Stroke {
  readonly at?: number;
  readonly for: number;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
  readonly loud: number;
  /** A tone instead of filtered noise. */
  readonly tone?: OscillatorType;
}

const STROKES: { readonly [sound in Sound]: readonly Stroke[] } = {
  card: [{ for: 0.11, from: 2600, to: 1100, q: 0.8, loud: 0.35 }],
  down: [
    { for: 0.05, from: 900, to: 300, q: 1.2, loud: 0.5 },
    { for: 0.07, from: 150, to: 90, loud: 0.3, tone: 'sine' },
  ],
  coin: [
    { for: 0.12, from: 2900, loud: 0.1, tone: 'triangle' },
    { at: 0.05, for: 0.18, from: 3900, loud: 0.08, tone: 'triangle' },
  ],
  die: [
    { for: 0.05, from: 700, to: 350, q: 3, loud: 0.5 },
    { at: 0.11, for: 0.05, from: 620, to: 300, q: 3, loud: 0.38 },
    { at: 0.2, for: 0.04, from: 560, to: 280, q: 3, loud: 0.25 },
  ],
  page: [{ for: 0.22, from: 900, to: 3600, q: 0.6, loud: 0.22 }],
  match: [
    { for: 0.09, from: 3200, to: 5200, q: 0.7, loud: 0.28 },
    { at: 0.09, for: 0.5, from: 2600, to: 700, q: 0.5, loud: 0.16 },
  ],
};

export function play(sound: Sound): void {
  const { sound: loudness } = currentSettings();
  if (loudness <= 0) return;
  const audio = ready();
  if (!audio) return;
  for (const stroke of STROKES[sound]) strike(audio, stroke, loudness);
}

function strike(audio: AudioContext, stroke: Stroke, loudness: number): void {
  const start = audio.currentTime + (stroke.at ?? 0);
  const end = start + stroke.for;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(stroke.loud * loudness, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  if (stroke.tone) {
    const tone = audio.createOscillator();
    tone.type = stroke.tone;
    tone.frequency.setValueAtTime(stroke.from, start);
    if (stroke.to) tone.frequency.exponentialRampToValueAtTime(stroke.to, end);
    tone.connect(gain);
    tone.start(start);
    tone.stop(end);
    return;
  }
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = stroke.q ?? 1;
  filter.frequency.setValueAtTime(stroke.from, start);
  if (stroke.to) filter.frequency.exponentialRampToValueAtTime(stroke.to, end);
  source.connect(filter).connect(gain);
  source.start(start, Math.random() * 0.5);
  source.stop(end);
}

// ---- the fire ----

let fire: { gain: GainNode; crackle: ReturnType<typeof setInterval> } | undefined;

/** Follows the setting: a low bed of noise with now and then a crack. */
export function tendFire(loudness: number): void {
  if (loudness <= 0) {
    if (fire) {
      clearInterval(fire.crackle);
      fire.gain.disconnect();
      fire = undefined;
    }
    return;
  }
  const audio = ready();
  if (!audio) return;
  if (!fire) {
    const gain = audio.createGain();
    const bed = audio.createBufferSource();
    bed.buffer = noise(audio);
    bed.loop = true;
    const low = audio.createBiquadFilter();
    low.type = 'lowpass';
    low.frequency.value = 260;
    bed.connect(low).connect(gain).connect(audio.destination);
    bed.start();
    const crackle = setInterval(() => {
      if (Math.random() < 0.45 && !document.hidden)
        strike(
          audio,
          { for: 0.03 + Math.random() * 0.05, from: 1200 + Math.random() * 2500, q: 2, loud: 0.12 },
          currentSettings().fire,
        );
    }, 220);
    fire = { gain, crackle };
  }
  fire.gain.gain.value = loudness * 0.12;
}
