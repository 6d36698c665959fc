import type { TestSite } from './test-site.ts';

/** Nobody else gets a slot of this kind until what this answers is called. `heavyReads.atOnce` has to be 1. */
export function takeAllTurns(
  test: Pick<TestSite, 'site'>,
  kind: 'heavyReads' | 'filteredLists' = 'heavyReads',
): Promise<() => void> {
  const ctx = { setting: <T>() => 1 as T, viewer: { isGuest: false } };
  return new Promise((resolve) => {
    void test.site[kind].run(ctx, () => new Promise<void>((giveBack) => resolve(giveBack)));
  });
}
