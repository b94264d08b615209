// What makes each of the 25 regions itself: one landmark, drawn over its ground.

import { memo, type ReactNode } from 'react';
import type { Terrain } from '../content/vocabulary.ts';
import { Fir, Ground, HEIGHT, Line, Mound, Peak, Shape, Tree, Water, WIDTH } from './scenery.tsx';

const LANDMARKS: { readonly [region: string]: ReactNode } = {
  'sprawl-city': (
    <>
      <Shape tone="near" d="M16 96V66h10v-8h8v8h12V96Z" />
      <Shape tone="near" d="M102 96V60h9v-9h9v9h14V96Z" />
      <Shape tone="deep" d="M44 98V46h6v-8h6v8h8V30l10-14l10 14v16h8v-8h6v8h6v52H83V82a9 9 0 0 0-18 0v16Z" />
      <Line tone="deep" width={1.6} d="M74 16V6" />
      <Shape tone="mark" d="M75 5h13l-4 4l4 4H75Z" />
      <Shape tone="pale" d="M51 56h4v7h-4zM93 56h4v7h-4zM72 36h4v8h-4z" />
      <Shape tone="deep" d="M0 92h148v32H0Z" opacity={0.5} />
    </>
  ),
  'golden-fields': (
    <>
      {[26, 42, 58, 106, 122].map(x => (
        <g key={x}>
          <Line tone="mark" width={2} d={`M${x} 92Q${x + 2} 72 ${x + 5} 60`} />
          <Shape tone="pale" d={`M${x + 5} 52l4 6l-4 5l-4-5zM${x + 1} 60l4 5l-3 6l-5-5zM${x + 10} 62l3 5l-5 5l-2-6z`} />
        </g>
      ))}
    </>
  ),
  'heron-ford': (
    <>
      <path d="M92 40C70 52 118 62 88 76S48 100 64 124h46c-8-22 22-30 30-46s-22-24-14-38Z" fill="var(--kil-water)" />
      <Line tone="pale" width={1.5} d="M88 58h12M104 74h14M76 92h16" />
      <Line tone="deep" width={2} d="M34 88V70q0-8 7-10t6-9" />
      <Shape tone="deep" d="M46 48l12 3l-11 3zM28 66q10-8 16 2l-6 8q-8-2-10-10Z" />
    </>
  ),
  'barrow-lea': (
    <>
      <Mound x={44} y={80} w={58} h={17} tone="near" />
      <Mound x={104} y={88} w={72} h={22} tone="mark" />
      <Shape tone="deep" d="M94 88V76h4l6-5l6 5h4v12h-5V79h-10v9Z" />
      <Shape tone="deep" opacity={0.8} d="M24 80l2-14h6l2 14zM52 82l1-9h5l1 9z" />
    </>
  ),
  'serene-lake': (
    <>
      <Water x={78} y={78} w={110} h={32} />
      <Line tone="deep" width={2} d="M22 84V66M28 86V62M34 86V70M122 92V72M128 92V68" />
      <Shape tone="pale" d="M88 74h16l-4 5H92zM96 60v13h9Z" />
    </>
  ),
  'broken-mill': (
    <>
      <Shape tone="deep" d="M58 94l6-40h20l6 40Z" />
      <Shape tone="mark" d="M62 56q12-16 24 0Z" />
      <Line tone="pale" width={2.4} d="M74 58L48 36M74 58L98 82M74 58l18-16" />
      <Line tone="pale" width={1.4} d="M52 33l-8 9M92 74l12 0M60 40l-8 8" />
      <Shape tone="pale" d="M71 80h6v14h-6z" opacity={0.5} />
    </>
  ),
  'dead-kings-road': (
    <>
      <Shape tone="mark" d="M64 46h10C70 66 116 76 108 124H56C50 92 74 72 64 46Z" />
      <Line tone="near" width={1.4} d="M66 58h8M66 68h12M66 80h20M62 94h34M58 110h46" />
      <Shape tone="deep" d="M36 92V66l5-7l5 7v26zM116 84V64l4-6l4 6v20z" />
      <Shape tone="pale" d="M38 68h6v3h-6zM118 66h4v2h-4z" />
    </>
  ),
  'whispering-wood': (
    <>
      <Line tone="pale" width={2} d="M18 44q14-8 26 0t26 0M78 34q12-7 24 0t24-1" />
      <Shape tone="deep" d="M66 98q3-30-8-46l9 6l2-16l8 14l10-8q-8 20-4 50Z" />
      <Shape tone="pale" d="M69 66l5 2l-5 2zM79 66l-5 2l5 2z" />
    </>
  ),
  'silver-grove': (
    <>
      {[24, 46, 70, 96, 122].map((x, i) => (
        <g key={x}>
          <Line tone="pale" width={3.4} d={`M${x} 96V${34 + (i % 2) * 8}`} />
          <Line tone="deep" width={1.2} d={`M${x - 1.6} ${60 + i * 3}h3M${x - 1.6} ${74 - i * 2}h3M${x - 1.6} 84h3`} />
          <ellipse cx={x} cy={32 + (i % 2) * 8} rx="12" ry="14" fill="var(--kil-pale)" opacity=".5" />
        </g>
      ))}
    </>
  ),
  'ashen-glade': (
    <>
      <ellipse cx="76" cy="92" rx="52" ry="12" fill="var(--kil-mark)" opacity=".85" />
      <Line
        tone="deep"
        width={3}
        d="M52 92V54M52 68l-9-10M52 62l8-9M92 94V46M92 64l11-11M92 58l-9-8M114 92V66M114 76l6-6"
      />
      <Line tone="pale" width={1.6} d="M70 50q-6-7 0-13t0-13M78 60q-5-6 0-11" />
    </>
  ),
  bramblewild: (
    <>
      <Line tone="deep" width={3} d="M-4 92C20 48 48 104 70 66S116 96 152 52M-4 74C30 108 58 62 92 90S132 70 152 84" />
      <Line
        tone="deep"
        width={1.8}
        d="M18 72l-5-6M34 76l2-8M54 82l-5-7M74 62l-5-7M92 70l5-8M110 84l2-9M128 70l7-5M44 84l1 8M78 84l-4 8M104 90l4 8"
      />
      <Shape
        tone="mark"
        d="M30 66a4 4 0 1 1 8 0a4 4 0 1 1-8 0M96 60a4 4 0 1 1 8 0a4 4 0 1 1-8 0M58 76a3.4 3.4 0 1 1 7 0a3.4 3.4 0 1 1-7 0"
      />
    </>
  ),
  willowmere: (
    <>
      <Water x={92} y={88} w={96} h={24} />
      <Shape tone="deep" d="M36 94q4-22-2-40h8q0 24 6 40Z" />
      <Line
        tone="mark"
        width={2.4}
        d="M38 48C14 44 12 62 14 84M38 46C26 52 26 70 28 86M40 46C52 50 52 66 50 82M40 46C64 40 70 56 66 80M38 44C22 34 4 44 2 70"
      />
    </>
  ),
  'gallows-oak': (
    <>
      <Shape
        tone="deep"
        d="M62 98q6-24 0-42q-16-2-30-14q20 6 32 2l-4-20l12 18q10-2 20-18q-2 18-10 28q22 0 34-10q-12 20-36 18q-2 20 8 38Z"
      />
      <Line tone="deep" width={1.6} d="M110 46v20" />
      <circle cx="110" cy="71" r="4.6" fill="none" stroke="var(--kil-deep)" strokeWidth="1.8" />
      <Line tone="deep" width={1.6} d="M40 46v16" />
      <circle cx="40" cy="66" r="3.8" fill="none" stroke="var(--kil-deep)" strokeWidth="1.8" />
    </>
  ),
  'pallid-mire': (
    <>
      <Water x={48} y={74} w={66} h={14} />
      <Water x={106} y={90} w={74} h={16} />
      <Line tone="deep" width={2.2} d="M84 74V52M84 62l-7-7M84 58l6-8M24 90V72M24 80l5-5M128 78V62" />
      <Line tone="pale" width={2} d="M10 58q14-5 28 0t28-1M76 44q12-4 24 0t24 0" />
    </>
  ),
  'skull-heath': (
    <>
      <Shape
        tone="pale"
        d="M52 66c0-14 10-24 23-24s23 10 23 24c0 9-4 14-9 17v9H62v-9c-6-3-10-8-10-17Z"
        opacity={0.92}
      />
      <Shape
        tone="deep"
        d="M60 66a6.4 7 0 1 1 13 0a6.4 7 0 1 1-13 0M78 66a6.4 7 0 1 1 13 0a6.4 7 0 1 1-13 0M75 76l4 7h-8Z"
      />
      <Line tone="deep" width={1.6} d="M68 92v-6M75 92v-6M82 92v-6" />
      <Line tone="mark" width={2} d="M20 84q4-8 8 0M118 90q5-9 10 0M30 66q3-6 6 0" />
    </>
  ),
  'cracked-flats': (
    <Line
      tone="deep"
      width={2.4}
      d="M8 62l20 8l-6 18M28 70l24-8l10 12l-8 16M62 74l26-6l6-12M88 68l12 14l-4 14M100 82l22-4l10-14M122 78l12 12M40 88l14 2l18 6"
    />
  ),
  'field-of-banners': (
    <>
      <Line tone="deep" width={2.2} d="M34 94V44M74 92V34M112 96V52M54 90l-6-34" />
      <Shape tone="mark" d="M35 45h22l-6 6l6 8H35ZM75 35h26l-7 7l7 9l-10-2l-6 4l-10-2Z" />
      <Shape tone="near" d="M113 53h18l-4 5l4 7h-18ZM48 57l-15-3l3 12l13-1Z" />
      <Line tone="deep" width={1.8} d="M88 92l8-10M96 92l-8-10" />
    </>
  ),
  'ruins-of-ostrevent': (
    <>
      <Shape
        tone="deep"
        d="M30 94V50h10v44zM56 94V40h10v54zM104 94V58l10 6v30zM54 36h38v6H54zM82 94V42h10v30l-4 4l4 6v12z"
      />
      <Shape tone="near" d="M26 94h96v6H26z" />
      <Shape tone="mark" d="M68 94h10v-6h-6zM120 92l10-4l4 6h-14z" />
    </>
  ),
  'brimstone-pit': (
    <>
      <ellipse cx="76" cy="84" rx="46" ry="14" fill="var(--kil-deep)" />
      <ellipse cx="76" cy="86" rx="34" ry="8.5" fill="var(--kil-glow)" />
      <Shape tone="mark" d="M58 84q2-14 10-20q-2 9 5 12q0-12 8-22q0 14 9 20q4-4 4-9q8 10 2 19Z" opacity={0.9} />
      <Line tone="pale" width={1.8} d="M52 52q-6-7 0-13M100 56q-6-7 0-14M74 40q-5-6 0-12" />
    </>
  ),
  'black-cave': (
    <>
      <Mound x={76} y={104} w={124} h={32} tone="near" />
      <Shape tone="deep" d="M48 104q0-38 28-38t28 38Z" />
      <path d="M56 104q0-28 20-28t20 28Z" fill="#000" opacity=".75" />
      <Shape tone="pale" d="M69 88l5 2l-5 2zM84 88l-5 2l5 2z" />
    </>
  ),
  'windgate-pass': (
    <>
      <Shape tone="deep" d="M20 104L46 26l20 78ZM128 104L104 22l-20 82Z" />
      <Shape tone="pale" d="M46 26l5 18l-6-4l-5 5zM104 22l6 20l-6-4l-6 5z" />
      <Line tone="pale" width={2} d="M56 62q12-7 22 0t20-2M62 76q10-6 18 0t16-2" />
    </>
  ),
  'watchers-peak': (
    <>
      <Peak x={76} y={106} w={110} h={64} tone="near" />
      <Shape tone="deep" d="M68 48V24h-3v-7h5v3h4v-3h4v3h4v-3h5v7h-3v24Z" />
      <Shape tone="mark" d="M74 32h4v7h-4z" />
    </>
  ),
  'forgotten-mine': (
    <>
      <Mound x={76} y={106} w={118} h={30} tone="near" />
      <path d="M58 106V78h36v28Z" fill="#000" opacity=".78" />
      <Line tone="mark" width={4} d="M57 106V76h38v30M52 76h48" />
      <Line tone="mark" width={1.6} d="M66 124l4-18M86 124l-4-18M64 116h24M67 110h18" />
      <Shape tone="pale" d="M108 100l8-8l6 8zM34 102l6-6l6 6z" opacity={0.7} />
    </>
  ),
  'griffins-roost': (
    <>
      <Shape tone="deep" d="M50 106l8-58h14l4 12l8-8l10 54Z" />
      <Line tone="mark" width={3} d="M46 46q16 9 32 0M48 42q14 8 28 0" />
      <Shape tone="pale" d="M50 40q4-9 8 0zM60 40q4-9 8 0z" />
      <Line tone="deep" width={2.4} d="M92 28q8-8 14 0q6-8 14 0M24 34q6-6 10 0q4-6 10 0" />
    </>
  ),
  'mute-glacier': (
    <>
      <Shape tone="pale" opacity={0.9} d="M28 106l12-34l12 8l8-26l14 12l12-22l10 28l12-8l16 42Z" />
      <Line tone="far" width={1.8} d="M52 82l4 22M74 68l-2 36M98 74l4 30M60 60l6 18M86 48l4 20" />
      <Shape tone="near" opacity={0.5} d="M0 100q40-8 74-2t74-2v28H0Z" />
    </>
  ),
};

export interface LandProps {
  readonly region: string;
  readonly terrain: Terrain | undefined;
}

/** A region's picture; fills its tile from below. */
export const Land = memo(function Land({ region, terrain }: LandProps) {
  return (
    <svg
      className="kil-land"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--kil-sky)" />
      <Ground terrain={terrain} region={region} />
      {LANDMARKS[region]}
      {terrain === 'forest' && region !== 'ashen-glade' && (
        <>
          <Fir x={10} y={112} h={36} tone="deep" />
          <Fir x={138} y={114} h={40} tone="deep" />
        </>
      )}
      {region === 'golden-fields' && <Tree x={86} y={66} r={9} />}
    </svg>
  );
});
