// The toll at a bridge: just enough rules to be changed. For the lab's tests.

/** TOL-1.1: children cross for nothing. */
export function toll(age: number, carts: number): number {
  if (age < 12) return 0;
  return 2 + carts; // TOL-1.2
}

/** TOL-1.3: each cart is heavier by one than the next; the keeper counts them down. */
export function weight(carts: number): number {
  let sum = 0;
  for (let left = carts; left > 0; left--) sum += left;
  return sum;
}

/** Nobody has asked yet. */
export const bridges = (): number => 3;
