// Colours of one material in other light, as '#rgb' or '#rrggbb'.

const channels = (colour: string): readonly number[] =>
  colour.length === 4
    ? [...colour.slice(1)].map(digit => Number.parseInt(digit + digit, 16))
    : [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16));

/** So much of the second in the first. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, i) => Math.round(value + ((other[i] ?? 0) - value) * share));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}
