// Who looks after one category changes nothing in another one, by any call: every endpoint that writes is sent, by who has
// every right in one category and may read in the other, about what stands there. A new endpoint is among them by itself.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Community,
  community,
  discussionBy,
  letIn,
} from '../features/discussions/server/testing/community.ts';
import { reported } from '../features/reports/server/testing/cases.ts';
import { CATEGORY_PERMISSIONS } from '../features/roles/testing/permission-names.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import { sql } from '../platform/server/db/sql.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { newGround, plausibleOf } from './testing/ground.ts';
import { moreIDs } from './testing/more-calls.ts';
import { declaredEndpoints, type Plausible } from './testing/plausible-addresses.ts';
import { rowsAbout } from './testing/rows-about.ts';
import { rank } from './testing/walk.ts';
import { callsAboutPosts, type Ground, LEFT_OUT, otherCalls } from './testing/writing-calls.ts';

/** What stands in the category that is none of theirs. */
interface Theirs extends Ground {
  caseID: number;
  reportID: number;
  escalationID: number;
  auditLogIDs: number[];
  runID: string;
}

let test: Community;
let local: TestMember;
let theirs: Theirs;
let mine: { categoryID: number; discussionID: number };
let payload: string;

beforeAll(async () => {
  test = await community();
  mine = await ownCategory();
  theirs = await whatIsTheirs();
  payload = await begunByAnother();
  local = await moderatorOfMine();
}, 120_000);
afterAll(() => test?.close());

async function ownCategory() {
  const { client } = test.admin;
  const { body } = await client.post('/categories', {
    name: 'Mine',
    urlcode: 'mine',
    customPermissions: true,
  });
  const { discussionID } = await discussionBy(client, { categoryID: body.categoryID });
  return { categoryID: body.categoryID, discussionID };
}

async function whatIsTheirs(): Promise<Theirs> {
  const { client } = test.admin;
  const ground = await newGround(test);
  const caseID = await reported(test, 'comment', ground.commentID);
  const report = await test.site.database.row<{ id: number }>(
    sql`select min(report_id)::int as id from reports`,
  );
  const escalated = await client.post('/escalations', {
    recordType: 'discussion',
    recordID: ground.otherDiscussionID,
    name: 'Look at that',
    reportReasonIDs: ['abuse'],
    noteBody: 'Now.',
    noteFormat: 'text',
    recordIsLive: true,
    status: 'open',
  });
  expect([escalated.status, escalated.text]).toEqual([201, escalated.text]);
  // Staff did something there that can be undone.
  const runID = randomUUID();
  const inRun = { 'x-audit-log-run-id': runID };
  const discussionIDs = [ground.otherDiscussionID, (await discussionBy(client)).discussionID];
  await client.call('PATCH', '/discussions/close', { discussionIDs }, inRun);
  await client.call('DELETE', `/discussions/${(await discussionBy(client)).discussionID}`, undefined, inRun);
  const { body: entries } = await client.get(`/audit-logs?runID=${runID}`);
  expect(entries).toHaveLength(3);
  return {
    ...ground,
    otherCategoryID: mine.categoryID,
    caseID,
    reportID: report?.id ?? 0,
    escalationID: escalated.body.escalationID,
    auditLogIDs: entries.map((entry: { auditLogID: number }) => entry.auditLogID),
    runID,
  };
}

/** A deletion of two that stands at its second step. */
async function begunByAnother(): Promise<string> {
  const discussionIDs = [
    (await discussionBy(test.admin.client)).discussionID,
    (await discussionBy(test.admin.client)).discussionID,
  ];
  const { body } = await test.admin.client.delete('/discussions/list?longRunnerTimeout=0', { discussionIDs });
  return body.callbackPayload;
}

async function moderatorOfMine(): Promise<TestMember> {
  const { client } = test.admin;
  const { body: role } = await client.post('/roles', {
    name: 'Of one category',
    permissions: [{ type: 'global', permissions: { 'session.valid': true } }],
  });
  await letIn(client, role.roleID, mine.categoryID, CATEGORY_PERMISSIONS);
  await client.patch('/categories/1', { customPermissions: true });
  await letIn(client, role.roleID, 1);
  const made = await signedIn(test, 'Lokalia');
  expect((await client.patch(`/users/${made.userID}`, { roleID: [role.roleID] })).status).toBe(200);
  // The community's category is theirs, and they see it.
  expect((await made.client.get(`/discussions/${theirs.discussionID}`)).status).toBe(200);
  return made;
}

function rowsOfTheirs(): Promise<Map<string, string>> {
  const more = moreIDs(theirs.more);
  const records = {
    discussion_id: [theirs.discussionID, theirs.otherDiscussionID, ...more.discussionIDs],
    comment_id: [theirs.commentID, theirs.replyID, ...more.commentIDs],
    category_id: [1],
    case_id: [theirs.caseID],
    report_id: [theirs.reportID],
    escalation_id: [theirs.escalationID],
    audit_log_id: theirs.auditLogIDs,
  };
  return rowsAbout(test.site.database, records, local.userID);
}

interface Attempt {
  name: string;
  send: (client: TestClient) => Promise<{ status: number }>;
}

/** Every endpoint that writes; and by hand what names others' acts, and what is theirs beside what is the caller's. */
function attempts(): Attempt[] {
  const specs = declaredEndpoints(test.site);
  const plausible: Plausible = {
    ...plausibleOf(theirs),
    categoryID: [1],
    caseID: [theirs.caseID],
    reportID: [theirs.reportID],
    escalationID: [theirs.escalationID],
    auditLogID: theirs.auditLogIDs.slice(0, 1),
  };
  const others = otherCalls(specs, plausible).filter(({ name }) => !(name in HARMLESS_TO_LEAVE));
  const ofPosts = callsAboutPosts.map(({ name, send }) => ({
    name,
    send: (c: TestClient) => send(c, theirs),
  }));
  const ranked = (name: string) => {
    const [method = '', path = ''] = name.replace(/,.*/, '').split(' ');
    return rank({ method, path } as never);
  };
  return [
    ...actsOfOthers(),
    ...ofPosts,
    ...others.map(({ name, send }) => ({ name, send: (c: TestClient) => send(c, theirs) })),
    ...bothCategories(),
  ].sort((a, b) => ranked(a.name) - ranked(b.name));
}

const HARMLESS_TO_LEAVE: Readonly<Record<string, true>> = { 'DELETE /users/:userID/sessions': true };

/** What others did, began or have to decide. */
function actsOfOthers(): Attempt[] {
  const t = theirs;
  const type = { 'content-type': 'application/system+jwt' };
  return [
    {
      name: 'POST /audit-logs/undo',
      send: (c) => c.post('/audit-logs/undo', { auditLogIDs: t.auditLogIDs }),
    },
    { name: 'POST /audit-logs/undo, a run', send: (c) => c.post('/audit-logs/undo', { runID: t.runID }) },
    { name: 'POST /calls/run', send: (c) => c.call('POST', '/calls/run', payload, type) },
    ...['removed', 'approved', 'dismissed'].map((outcome) => ({
      name: `POST /moderation-cases/:caseID/decision, ${outcome}`,
      send: (c: TestClient) => c.post(`/moderation-cases/${t.caseID}/decision`, { outcome, reason: 'x' }),
    })),
    {
      name: 'PATCH /escalations/:escalationID, done',
      send: (c) => c.patch(`/escalations/${t.escalationID}`, { status: 'done' }),
    },
  ];
}

/** What is theirs (one may be merged into the other by then) beside what is the caller's, and from one to the other. */
function bothCategories(): Attempt[] {
  const t = theirs;
  const all = { discussionIDs: [mine.discussionID, t.discussionID, t.otherDiscussionID] };
  return [
    { name: 'PATCH /discussions/close, both', send: (c) => c.patch('/discussions/close', all) },
    {
      name: 'PATCH /discussions/move, both',
      send: (c) => c.patch('/discussions/move', { ...all, categoryID: mine.categoryID }),
    },
    {
      name: 'PATCH /discussions/move, into theirs',
      send: (c) => c.patch('/discussions/move', { discussionIDs: [mine.discussionID], categoryID: 1 }),
    },
    {
      name: 'PATCH /discussions/merge, theirs into mine',
      send: (c) =>
        c.patch('/discussions/merge', {
          discussionIDs: [t.discussionID],
          destinationDiscussionID: mine.discussionID,
        }),
    },
    {
      name: 'PATCH /discussions/merge, mine into theirs',
      send: (c) =>
        c.patch('/discussions/merge', {
          discussionIDs: [mine.discussionID],
          destinationDiscussionID: t.discussionID,
        }),
    },
    {
      name: 'POST /discussions/split, into mine',
      send: (c) =>
        c.post('/discussions/split', {
          commentIDs: [t.commentID],
          newPost: {
            name: 'Mine now',
            categoryID: mine.categoryID,
            postType: 'discussion',
            authorType: 'me',
          },
        }),
    },
    {
      name: 'PATCH /comments/:commentID, into mine',
      send: (c) => c.patch(`/comments/${t.commentID}`, { discussionID: mine.discussionID }),
    },
    {
      name: 'DELETE /discussions/list, both',
      send: (c) => c.delete('/discussions/list', all),
    },
  ];
}

/** Sends all of them, and answers after which of them something was different. */
async function changedBy(client: TestClient): Promise<string[]> {
  const changed: string[] = [];
  let before = await rowsOfTheirs();
  for (const { name, send } of attempts()) {
    const { status } = await send(client);
    const after = await rowsOfTheirs();
    const tables = [...after].filter(([table, rows]) => rows !== before.get(table)).map(([table]) => table);
    if (tables.length > 0) changed.push(`${name} (${status}): ${tables.join(', ')}`);
    before = after;
  }
  return changed;
}

/** No act of moderators: whoever reads there may do it, and it counts as one more. */
const OF_EVERY_READER = [
  'POST /discussions/:recordID/reactions',
  'POST /comments/:recordID/reactions',
  'DELETE /discussions/:recordID/reactions',
  'DELETE /comments/:recordID/reactions',
  'PUT /categories/:categoryID/follow',
];

it('changes nothing in another category, by any call', async () => {
  const writing = declaredEndpoints(test.site).filter(({ method }) => method !== 'GET');
  const sent = new Set(attempts().map(({ name }) => name.replace(/,.*/, '')));
  const leftOut = writing
    .map(({ method, path }) => `${method} ${path}`)
    .filter((key) => !sent.has(key) && !(key in LEFT_OUT) && !(key in HARMLESS_TO_LEAVE));
  expect(leftOut).toEqual([]);
  const changed = (await changedBy(local.client)).filter(
    (each) => !OF_EVERY_READER.some((name) => each.startsWith(name)),
  );
  expect(changed).toEqual([]);
}, 240_000);

it('would change much, were they let', async () => {
  const changed = (await changedBy(test.admin.client)).map((each) => each.replace(/(,.*)? \(\d.*/, ''));
  expect(changed).toEqual(expect.arrayContaining(ACTS_OF_MODERATORS));
}, 240_000);

const ACTS_OF_MODERATORS = [
  'PATCH /discussions/:discussionID',
  'PATCH /discussions/close',
  'PATCH /discussions/move',
  'PATCH /discussions/merge',
  'POST /discussions/split',
  'PATCH /comments/:commentID',
  'DELETE /discussions/list',
  'POST /audit-logs/undo',
  'POST /moderation-cases/:caseID/notes',
  'POST /moderation-cases/:caseID/decision',
];
