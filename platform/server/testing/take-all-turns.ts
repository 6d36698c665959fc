import type { TestSite } from './test-site.ts';

/** Nobody else gets a slot for heavy reads until what this answers is called. `heavyReads.atOnce` has to be 1. */
export function takeAllTurns(test: Pick<TestSite, 'site'>): Promise<() => void> {
  const ctx = { setting: <T>() => 1 as T, viewer: { isGuest: false } };
  return new Promise((resolve) => {
    void test.site.heavyReads.run(ctx, () => new Promise<void>((giveBack) => resolve(giveBack)));
  });
}
