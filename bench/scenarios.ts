// What is measured: the reading surfaces, search, and posting.
import type { Filled } from './synthetic-site.ts';

export interface Scenario {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  as: 'guest' | 'member' | 'administrator';
  /** HTML pages are held against the same bytes over bare HTTP, answers against the same SQL. */
  isPage: boolean;
  body?: (at: number) => object;
  /** Every address is one that nobody asked for yet, so the page is made for it; and not compressed. */
  isMadeAnew?: boolean;
}

/** Of two scenarios that show the same far apart: the second may not cost much more than the first. */
export const NEAR_AND_FAR: readonly (readonly [near: string, far: string])[] = [
  ['JSON list, page 1', 'JSON list, last page'],
  ['JSON thread, page 1', 'JSON thread, last page'],
  ['list page made anew', 'last list page made anew'],
  ['thread page made anew', 'last thread page made anew'],
];

const get = (name: string, path: string, more: Partial<Scenario> = {}): Scenario => ({
  name,
  method: 'GET',
  path,
  as: 'guest',
  isPage: false,
  ...more,
});

const anew = (name: string, path: string) => get(name, path, { isPage: true, isMadeAnew: true });

export function scenarios(filled: Filled): Scenario[] {
  const { longDiscussion, lastListPage, lastThreadPage, lastListPageSeen, lastThreadPageSeen } = filled;
  const api = '/api/v2';
  const thread = `${api}/comments/thread?parentRecordType=discussion&parentRecordID=${longDiscussion.id}&limit=50`;
  return [
    get('guest list page', '/discussions', { isPage: true }),
    get('guest thread page', longDiscussion.path, { isPage: true }),
    get('signed-in thread page', longDiscussion.path, { isPage: true, as: 'member' }),
    anew('home page made anew', '/'),
    anew('list page made anew', '/discussions'),
    anew('last list page made anew', `/discussions/p${lastListPageSeen}`),
    anew('categories page made anew', '/categories'),
    anew('thread page made anew', longDiscussion.path),
    anew('last thread page made anew', `${longDiscussion.path}/p${lastThreadPageSeen}`),
    get('JSON list, page 1', `${api}/discussions?limit=30`),
    get('JSON list, last page', `${api}/discussions?limit=30&page=${lastListPage}`),
    get('JSON thread, page 1', thread),
    get('JSON thread, last page', `${thread}&page=${lastThreadPage}`),
    get('search, a rare word', `${api}/search?query=marmalade`),
    get('search, a common word', `${api}/search?query=boat`),
    {
      name: 'posting a comment',
      method: 'POST',
      path: `${api}/comments`,
      as: 'administrator',
      isPage: false,
      body: (at) => ({
        discussionID: longDiscussion.otherID,
        format: 'markdown',
        body: `Comment number ${at}, with **some** words and a [link](https://example.org/${at}).`,
      }),
    },
  ];
}
