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
}

const get = (name: string, path: string, more: Partial<Scenario> = {}): Scenario => ({
  name,
  method: 'GET',
  path,
  as: 'guest',
  isPage: false,
  ...more,
});

export function scenarios({ longDiscussion, lastListPage, lastThreadPage }: Filled): Scenario[] {
  const api = '/api/v2';
  const thread = `${api}/comments/thread?parentRecordType=discussion&parentRecordID=${longDiscussion.id}&limit=50`;
  return [
    get('guest list page', '/discussions', { isPage: true }),
    get('guest thread page', longDiscussion.path, { isPage: true }),
    get('signed-in thread page', longDiscussion.path, { isPage: true, as: 'member' }),
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
