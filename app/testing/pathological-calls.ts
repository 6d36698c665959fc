// Calls beside bodies whose input is made to keep a server busy.
import type { Person } from '../../e2e/small-site.ts';
import type { TestResponse } from '../../platform/server/testing/test-client.ts';
import type { BuiltServer } from './built-server.ts';

export interface Scenario {
  admin: Person;
  member: Person;
  server: BuiltServer;
}

const draftOf = (format: string, body: string) => ({
  recordType: 'discussion',
  parentRecordType: 'category',
  parentRecordID: 1,
  attributes: { name: 'Much', format, body },
});

const filler = (scrap: string) => scrap.repeat(Math.floor(900_000 / scrap.length));
const html = (markup: string) => ({ $hydrate: 'react.html', html: markup });
export const layoutOf = (markup: string) => ({
  layoutViewType: 'home',
  layout: [{ $hydrate: 'react.section.1-column', children: [html(markup)] }],
  params: {},
});

export const PATHOLOGICAL_CALLS: [string, (scenario: Scenario) => Promise<TestResponse>][] = [
  [
    'a title of spaces',
    ({ admin }) =>
      admin.client.post('/discussions', { name: filler(' '), body: 'x', format: 'text', categoryID: 1 }),
  ],
  [
    'a category described at length',
    ({ admin }) => admin.client.post('/categories', { name: 'a', urlcode: 'a', description: filler(' a') }),
  ],
  [
    'a profile text',
    ({ member }) =>
      member.client.patch('/users/me', { discoveryText: filler(' '), location: '<'.repeat(1000) }),
  ],
  [
    'a draft of very many nodes',
    ({ member }) => member.client.post('/drafts', draftOf('rich2', `[${'0,'.repeat(340_000)}0]`)),
  ],
  [
    'a draft of nested markup',
    ({ member }) => member.client.post('/drafts', draftOf('html', '<div>'.repeat(130_000))),
  ],
  [
    '60,000 settings',
    ({ admin }) =>
      admin.client.patch(
        '/config',
        Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`a${at}`, 1])),
      ),
  ],
  [
    'stars in the names of settings',
    ({ server }) => server.client().get(`/config?select=${'*a'.repeat(1000)}`),
  ],
  [
    'a layout with nested markup',
    ({ admin }) => admin.client.post('/layouts/hydrate', layoutOf('<div>'.repeat(20_000))),
  ],
  [
    'a layout with marks',
    ({ admin }) => admin.client.post('/layouts/hydrate', layoutOf('<b data-react=x>'.repeat(6_000))),
  ],
  [
    'a deep layout',
    ({ admin }) =>
      admin.client.post(
        '/layouts/hydrate',
        `{"layoutViewType":"home","params":{},"layout":${'['.repeat(400_000)}${']'.repeat(400_000)}}`,
      ),
  ],
  [
    'a theme with a nested header',
    ({ admin }) =>
      admin.client.post('/themes', {
        name: 'Slow',
        parentTheme: 'foundation',
        parentVersion: '1',
        assets: { header: { type: 'html', data: filler('<div>') } },
      }),
  ],
  [
    'the code of a fragment',
    ({ admin }) =>
      admin.client.post('/fragments', {
        name: 'Slow',
        fragmentType: 'SearchFragment',
        js: 'import '.repeat(40_000),
        jsRaw: 'x',
        css: '@import '.repeat(30_000),
      }),
  ],
  [
    'translations',
    ({ admin }) =>
      admin.client.patch(
        '/translations/site',
        Array.from({ length: 500 }, () => ({
          locale: 'pl',
          translationPropertyKey: 'a',
          translation: ' '.repeat(1500),
        })),
      ),
  ],
  [
    'a first message to somebody',
    ({ admin, member }) =>
      admin.client.post('/conversations', {
        participantUserIDs: [member.userID],
        initialBody: '<div>'.repeat(20_000),
        initialFormat: 'html',
      }),
  ],
  [
    'a note about what is reported',
    ({ admin, member }) =>
      member.client.post('/reports', {
        recordType: 'user',
        recordID: admin.userID,
        reportReasonIDs: ['spam'],
        noteBody: '<table><tr><td>'.repeat(1_300),
        noteFormat: 'html',
      }),
  ],
  [
    'a note far too long',
    ({ member }) =>
      member.client.post('/reports', {
        recordType: 'user',
        recordID: 1,
        reportReasonIDs: ['spam'],
        noteBody: filler(' '),
        noteFormat: 'markdown',
      }),
  ],
  [
    'a reason for reports, described at length',
    ({ admin }) =>
      admin.client.post('/report-reasons', {
        reportReasonID: 'slow',
        name: 'Slow',
        description: filler(' '),
      }),
  ],
  ['a search in messages', ({ member }) => member.client.get(`/messages/search?query=${'a%20'.repeat(60)}`)],
  ['a long search', ({ server }) => server.client().get(`/search?query=${'a*%20'.repeat(1200)}`)],
  ['a search of quotes', ({ server }) => server.client().get(`/search?query=${'%22'.repeat(2000)}`)],
  [
    'a range without an end',
    ({ server }) => server.client().get(`/discussions?discussionID=[${'%20'.repeat(1900)}`),
  ],
  ['names that begin so', ({ member }) => member.client.get(`/users/by-names?name=${'%20a'.repeat(1500)}*`)],
];
