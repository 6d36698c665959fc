import { afterAll, expect } from 'vitest';
import type { Community } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { miscounted } from './comments.ts';

/** A community whose counters must all be right at the end, whatever was done in it. */
export function countedCommunity(options: Parameters<typeof communityOfFile>[0] = {}): Community {
  const test = communityOfFile(options);
  // Before it is closed: what is to be done afterwards is done the other way round.
  afterAll(async () => expect(await miscounted(test)).toEqual([]));
  return test;
}
