// The orders comments can stand in. Every order ends with the id, so that none is left to chance.
import type { OrderTerm } from './threads/nearer-end.ts';

/** Young comments with many points first. The index has those of the first level in this order. */
const TRENDING = 'comment_hot(c.score, c.date_inserted)';

/** Who was never edited stands last, in either direction. */
export const EDITED_FIRST = '(c.date_updated is null)';

const COLUMNS: Readonly<Record<string, string>> = {
  dateInserted: 'c.date_inserted',
  commentID: 'c.comment_id',
  dateUpdated: 'c.date_updated',
  score: 'c.score',
  experimentalTrending: TRENDING,
};

export function commentOrder(sort: string): OrderTerm[] {
  const isDescending = sort.startsWith('-');
  const field = isDescending ? sort.slice(1) : sort;
  const column = COLUMNS[field] ?? 'c.date_inserted';
  // Equal scores stand oldest first, whichever way the scores go.
  const isIDDescending = field === 'score' || field === 'experimentalTrending' ? false : isDescending;
  if (field === 'commentID') return [{ column, isDescending }];
  if (field === 'dateUpdated')
    return [
      { column: EDITED_FIRST, isDescending: false },
      { column, isDescending },
      { column: 'c.comment_id', isDescending },
    ];
  return [
    { column, isDescending },
    { column: 'c.comment_id', isDescending: isIDDescending },
  ];
}

/** No index has all comments of a discussion in it, but one those that were edited and another one the others. */
export function isOfTwoParts(sort: string): boolean {
  return sort.endsWith('dateUpdated') || sort.endsWith('commentID');
}

/** Blocks of comments stand in the order of dates. */
export function isByDate(sort: string): boolean {
  return sort === 'dateInserted' || sort === '-dateInserted';
}
