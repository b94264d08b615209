// The arithmetic of a battle, folded under its line of the chronicle.

import type { TableEvent, TableProps } from '@veillee/web/kit';
import type { Battle } from '../rules/battle.ts';
import { spokenBy } from './face.tsx';
import { PastSums } from './verdict.tsx';

export const isBattle = (detail: unknown): detail is Battle =>
  typeof detail === 'object' && detail !== null && 'total' in detail && 'heroes' in detail && 'parts' in detail;

export const Detail = ({ event, say }: { readonly event: TableEvent; readonly say: TableProps['say'] }) =>
  isBattle(event.detail) ? <PastSums words={spokenBy(say)} battle={event.detail} /> : null;
