// How a quick action of a hero's is paid for.

import type { Why } from '@veillee/pieces/offers';

/** What stands against paying so many movement points, by which rule. */
export type WhyNotPay = (cost: number, rule: string) => Why | undefined;
