// What is measured: the reading surfaces, search, and posting.
import type { Filled } from './synthetic-site.ts';

export interface Scenario {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  as: 'guest' | 'member' | 'administrator';
  /** The same bytes over bare HTTP, or the same SQL straight through the driver. */
  beside: 'bytes' | 'statements';
  body?: (at: number | string) => object;
  /** Every address is one that nobody asked for yet, so the answer is made for it; and not compressed. */
  isFresh?: boolean;
}

/** Of two scenarios that show the same far apart: the second may not cost much more than the first. */
export const NEAR_AND_FAR: readonly (readonly [near: string, far: string])[] = [
  ['JSON list uncached', 'last JSON list uncached'],
  ['JSON thread uncached', 'last JSON thread uncached'],
  ['list page uncached', 'last list page uncached'],
  ['thread page uncached', 'last thread page uncached'],
];

const get = (name: string, path: string, more: Partial<Scenario> = {}): Scenario => ({
  name,
  method: 'GET',
  path,
  as: 'guest',
  beside: 'statements',
  ...more,
});

const fresh = (name: string, path: string, more: Partial<Scenario> = {}) =>
  get(name, path, { beside: 'bytes', isFresh: true, ...more });

const uncachedAnswer = (name: string, path: string) => fresh(name, path, { beside: 'statements' });

export function scenarios(filled: Filled): Scenario[] {
  const { longDiscussion, lastListPage, lastThreadPage, lastListPageSeen, lastThreadPageSeen } = filled;
  const api = '/api/v2';
  const thread = `${api}/comments/thread?parentRecordType=discussion&parentRecordID=${longDiscussion.id}&limit=50`;
  return [
    get('guest list page', '/discussions', { beside: 'bytes' }),
    get('guest thread page', longDiscussion.path, { beside: 'bytes' }),
    get('signed-in thread page', longDiscussion.path, { beside: 'bytes', as: 'member' }),
    fresh('home page uncached', '/'),
    fresh('list page uncached', '/discussions'),
    fresh('last list page uncached', `/discussions/p${lastListPageSeen}`),
    fresh('categories page uncached', '/categories'),
    fresh('thread page uncached', longDiscussion.path),
    fresh('last thread page uncached', `${longDiscussion.path}/p${lastThreadPageSeen}`),
    get('JSON list', `${api}/discussions?limit=30`, { beside: 'bytes' }),
    get('JSON thread', thread, { beside: 'bytes' }),
    uncachedAnswer('JSON list uncached', `${api}/discussions?limit=30`),
    uncachedAnswer('last JSON list uncached', `${api}/discussions?limit=30&page=${lastListPage}`),
    uncachedAnswer('JSON thread uncached', thread),
    uncachedAnswer('last JSON thread uncached', `${thread}&page=${lastThreadPage}`),
    get('search, a rare word', `${api}/search?query=marmalade`),
    get('search, a common word', `${api}/search?query=boat`),
    {
      name: 'posting a comment',
      method: 'POST',
      path: `${api}/comments`,
      as: 'administrator',
      beside: 'statements',
      body: (at) => ({
        discussionID: longDiscussion.otherID,
        format: 'markdown',
        body: `Comment number ${at}, with **some** words and a [link](https://example.org/${at}).`,
      }),
    },
  ];
}
