// What a key does to a card: Space lifts it, arrows choose the column, Enter drops it, Escape puts it back.
import type { useTranslator } from '@parley/addon-api/web';
import type { KeyboardEvent } from 'react';

export interface Lifted {
  discussionID: number;
  from: number;
  to: number;
}

interface Column {
  statusID: number;
  name: string;
}

export interface Pressed {
  act: 'lift' | 'move' | 'drop' | 'putBack';
  lifted: Lifted;
  /** Of the column it is over. */
  columnName: string;
}

/** Undefined: the key is none of a card's. */
export function pressCard(
  event: KeyboardEvent<HTMLElement>,
  columns: readonly Column[],
  held: Lifted | undefined,
  fresh: Lifted,
): Pressed | undefined {
  const { key } = event;
  if (!held) return key === ' ' ? { act: 'lift', lifted: fresh, columnName: '' } : undefined;
  if (key === 'Enter' || key === ' ') return { act: 'drop', lifted: held, columnName: '' };
  if (key === 'Escape') return { act: 'putBack', lifted: held, columnName: '' };
  const step = stepOf(event);
  if (step === 0) return undefined;
  const at = columns.findIndex((each) => each.statusID === held.to);
  const next = columns[at + step] ?? columns[at];
  return next && { act: 'move', lifted: { ...held, to: next.statusID }, columnName: next.name };
}

/** For those who listen. */
export function wordsOf(t: ReturnType<typeof useTranslator>['t'], { act, columnName }: Pressed): string {
  if (act === 'lift') return t('Lifted. Arrows choose the column, Enter drops it, Escape puts it back.');
  return act === 'putBack' ? t('Put back.') : columnName;
}

/** In the direction in which the page is read. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isBackwards = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') === isBackwards ? -1 : 1;
}
