import type { RecordsToWalk } from '../../../app/testing/records-to-walk.ts';

export const recordsToWalk: RecordsToWalk = { values: { 'discussion/number': [1, 3, 999] } };
