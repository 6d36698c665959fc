// Writing calls about what add-ons bring, and the records they are about, from their folders.
import type { Community } from '../../features/discussions/server/testing/community.ts';
import type { TestClient, TestResponse } from '../../platform/server/testing/test-client.ts';
import type { Ground, RequestParts } from './writing-calls.ts';

export interface MoreCalls {
  /** By names of their own, for `ground.more`. */
  records: (test: Community, categoryID: number) => Promise<Record<string, number>>;
  /** The names of those that are comments; the others are discussions. */
  comments?: readonly string[];
  calls: Readonly<Record<string, (ground: Ground) => RequestParts>>;
  /** Pages that show the records. */
  pages: (more: Ground['more']) => string[];
}

/** Calls that a right alone allows, about the same records: `addons/<name>/testing/single-rights.ts`. */
export interface MoreRights {
  calls: Readonly<
    Record<
      string,
      (client: TestClient, records: Readonly<Record<string, number>>) => Promise<TestResponse<never>>
    >
  >;
  /** By the name of the permission: which of the calls it allows. */
  rights: Readonly<Record<string, readonly string[]>>;
}

const found = import.meta.glob<{ moreCalls: MoreCalls }>('../../addons/*/testing/writing-calls.ts', {
  eager: true,
});
const all = Object.values(found).map((module) => module.moreCalls);

export const moreCalls: MoreCalls['calls'] = Object.assign({}, ...all.map(({ calls }) => calls));

export async function moreRecords(test: Community, categoryID: number): Promise<Record<string, number>> {
  const records = await Promise.all(all.map((each) => each.records(test, categoryID)));
  return Object.assign({}, ...records);
}

export function moreIDs(more: Ground['more']): { discussionIDs: number[]; commentIDs: number[] } {
  const comments = new Set(all.flatMap((each) => each.comments ?? []));
  const { discussionIDs = [], commentIDs = [] } = Object.groupBy(Object.entries(more), ([name]) =>
    comments.has(name) ? 'commentIDs' : 'discussionIDs',
  );
  const idOf = ([, id]: [string, number]) => id;
  return { discussionIDs: discussionIDs.map(idOf), commentIDs: commentIDs.map(idOf) };
}

export function morePages(more: Ground['more']): string[] {
  return all.flatMap(({ pages }) => pages(more));
}
