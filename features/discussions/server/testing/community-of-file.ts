import { afterAll, beforeAll } from 'vitest';
import { type Community, type CommunityOptions, community, withoutFloodLimits } from './community.ts';

/** For all tests of a file: there before the first, closed after the last. Its members may post as fast as they like. */
export function communityOfFile(options: CommunityOptions & { hasFloodLimits?: boolean } = {}): Community {
  const test = {} as Community;
  beforeAll(async () => {
    Object.assign(test, await community(options));
    if (!options.hasFloodLimits) await withoutFloodLimits(test);
  });
  afterAll(() => test.close());
  return test;
}
