// QR codes (ISO/IEC 18004): bytes, error correction M, versions 1 to 10. Enough for any link of ours. Pure.

/** The code's modules by row, true for dark; without the quiet zone of four modules around it. */
export type QrCode = readonly (readonly boolean[])[];

/** By version: error-correction words of a block, and the data words of each block. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

/** Where the middles of alignment patterns lie, by version. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
/** The length of the text takes one byte, from version 10 on two. */
const countBits = (version: number): number => (version < 10 ? 8 : 16);

/** The smallest code for this text; undefined if it is too long. */
export function qrCode(text: string): QrCode | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + BLOCKS.findIndex(([, data], i) => 4 + countBits(i + 1) + 8 * bytes.length <= 8 * sum(data));
  if (version === 0) return undefined;
  const words = corrected(version, dataWords(version, bytes));
  const codes = MASKS.map((_, mask) => drawn(version, words, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

// ---- words ----

function dataWords(version: number, bytes: readonly number[]): number[] {
  const room = sum(blocksOf(version)[1]);
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, countBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * room - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((w, b) => 2 * w + b, 0),
  );
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

const blocksOf = (version: number): (typeof BLOCKS)[number] => BLOCKS[version - 1] as (typeof BLOCKS)[number];

/** The words of all blocks in turn, then their correction words in turn. */
function corrected(version: number, words: readonly number[]): number[] {
  const [correction, sizes] = blocksOf(version);
  const divisor = generator(correction);
  const data = sizes.map((size, i) => {
    const from = sum(sizes.slice(0, i));
    return words.slice(from, from + size);
  });
  const rests = data.map(block => remainder(block, divisor));
  return [...inTurn(data), ...inTurn(rests)];
}

const inTurn = (blocks: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...blocks.map(block => block.length)) }, (_, i) =>
    blocks.flatMap(block => (i < block.length ? [block[i] as number] : [])),
  ).flat();

/** Multiplies in the field of 256 with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> i) & 1) * a);
  return product;
}

function generator(degree: number): number[] {
  const factors: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let n = 0; n < degree; n++) {
    for (let i = 0; i < degree; i++)
      factors[i] = times(factors[i] as number, root) ^ (i + 1 < degree ? (factors[i + 1] as number) : 0);
    root = times(root, 2);
  }
  return factors;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (rest[0] as number);
    rest = [...rest.slice(1), 0].map((value, i) => value ^ times(divisor[i] as number, factor));
  }
  return rest;
}

// ---- drawing ----

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Bits of a number followed by those of its check. */
function checked(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

function drawn(version: number, words: readonly number[], mask: number): QrCode {
  const size = 17 + 4 * version;
  const dark: (boolean | undefined)[][] = Array.from({ length: size }, () => new Array(size).fill(undefined));
  const set = (x: number, y: number, on: boolean): void => {
    const row = dark[y];
    if (row && x >= 0 && x < size) row[x] = on;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const rings = (x: number, y: number, radius: number, light: readonly number[]): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  const middles = ALIGNED[version - 1] as readonly number[];
  const last = middles.at(-1);
  for (const x of middles)
    for (const y of middles)
      if (!(x === 6 && y === 6) && !(x === 6 && y === last) && !(x === last && y === 6)) rings(x, y, 2, [1]);
  // Level M is 00.
  const format = checked(mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const on = ((format >>> i) & 1) === 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, on);
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, on);
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const number = checked(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const on = ((number >>> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), on);
      set(Math.floor(i / 3), size - 11 + (i % 3), on);
    }
  }
  const covers = MASKS[mask] as (typeof MASKS)[number];
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (dark[y]?.[x] !== undefined) continue;
        const on = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        set(x, y, on !== covers(x, y));
        bit++;
      }
  return dark as boolean[][];
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and too much of one colour. */
function penalty(code: QrCode): number {
  const size = code.length;
  const columns = Array.from({ length: size }, (_, x) => code.map(row => row[x] as boolean));
  let points = 0;
  for (const line of [...code, ...columns]) {
    const text = line.map(on => (on ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (/^(0000)?1011101(0000)?$/.test(text.slice(i, i + 11))) points += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const on = code[y]?.[x];
      if (on === code[y - 1]?.[x] && on === code[y]?.[x - 1] && on === code[y - 1]?.[x - 1]) points += 3;
    }
  const share = code.flat().filter(Boolean).length / size ** 2;
  return points + 10 * Math.floor(Math.abs(share * 20 - 10));
}
