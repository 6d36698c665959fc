// Every call that writes, as it can be sent again and again to the same few records.
import type { EndpointSpec } from '../../platform/contract/endpoint.ts';
import type { TestClient, TestResponse } from '../../platform/server/testing/test-client.ts';
import { moreCalls } from './more-calls.ts';
import { type Plausible, paths } from './plausible-addresses.ts';
import { sampleBody, sampleQuery } from './sample-body.ts';

/** The records that all calls are about. */
export interface Ground {
  discussionID: number;
  otherDiscussionID: number;
  commentID: number;
  replyID: number;
  categoryID: number;
  otherCategoryID: number;
  deletableCategoryID: number;
  tagID: number;
  statusID: number;
  collectionID: number;
  memberID: number;
  deletableUserID: number;
  /** Of kinds that add-ons bring: see more-calls.ts. */
  more: Readonly<Record<string, number>>;
}

export interface WritingCall {
  name: string;
  send(client: TestClient, ground: Ground): Promise<TestResponse>;
  /** Takes records away, so that the next pair gets new ones: posts alone, or all. */
  takesAway?: 'posts' | 'all' | undefined;
}

export type RequestParts = readonly [path: string, body?: unknown];

let written = 0;
const words = () => ({ body: `Words, number ${++written}.`, format: 'text' });

/** What posts, their counters and their places are changed by. */
const ABOUT_POSTS: Readonly<Record<string, (ground: Ground) => RequestParts>> = {
  'POST /discussions': (g) => [
    '/discussions',
    { name: 'One more', categoryID: g.categoryID, tagIDs: [g.tagID], ...words() },
  ],
  'POST /discussions/:discussionType': (g) => [
    '/discussions/discussion',
    { name: 'One more by its type', categoryID: g.categoryID, ...words() },
  ],
  'POST /comments': (g) => ['/comments', { discussionID: g.discussionID, ...words() }],
  'POST /comments, a reply': (g) => [
    '/comments',
    { discussionID: g.discussionID, parentCommentID: g.commentID, ...words() },
  ],
  'PATCH /comments/:commentID': (g) => [`/comments/${g.commentID}`, words()],
  'PATCH /comments/:commentID, author': (g) => [`/comments/${g.commentID}`, { insertUserID: g.memberID }],
  'PATCH /comments/:commentID, place': (g) => [
    `/comments/${g.commentID}`,
    { discussionID: g.otherDiscussionID, ...words() },
  ],
  'DELETE /comments/:commentID': (g) => [`/comments/${g.commentID}`],
  'DELETE /comments/list': (g) => [
    '/comments/list',
    { commentIDs: [g.replyID, g.commentID], deleteMethod: 'tombstone' },
  ],
  'PATCH /discussions/:discussionID': (g) => [
    `/discussions/${g.discussionID}`,
    { ...words(), tagIDs: [g.tagID], pinned: true },
  ],
  'PATCH /discussions/:discussionID, place': (g) => [
    `/discussions/${g.discussionID}`,
    { categoryID: g.otherCategoryID },
  ],
  'PATCH /discussions/:discussionID, author': (g) => [
    `/discussions/${g.discussionID}`,
    { insertUserID: g.memberID },
  ],
  'DELETE /discussions/:discussionID': (g) => [`/discussions/${g.discussionID}`],
  'DELETE /discussions/list': (g) => [
    '/discussions/list',
    { discussionIDs: [g.otherDiscussionID, g.discussionID] },
  ],
  'PATCH /discussions/close': (g) => [
    '/discussions/close',
    { discussionIDs: [g.otherDiscussionID, g.discussionID], closed: false },
  ],
  'PATCH /discussions/move': (g) => [
    '/discussions/move',
    {
      discussionIDs: [g.otherDiscussionID, g.discussionID],
      categoryID: g.otherCategoryID,
      addRedirects: true,
    },
  ],
  'PATCH /discussions/merge': (g) => [
    '/discussions/merge',
    { discussionIDs: [g.discussionID], destinationDiscussionID: g.otherDiscussionID },
  ],
  'PATCH /discussions/merge, the other way': (g) => [
    '/discussions/merge',
    {
      discussionIDs: [g.otherDiscussionID],
      destinationDiscussionID: g.discussionID,
      addRedirects: true,
    },
  ],
  'PUT /discussions/:discussionID/bookmark': (g) => [
    `/discussions/${g.discussionID}/bookmark`,
    { bookmarked: written++ % 2 === 0 },
  ],
  'PATCH /discussions/:discussionID/bump': (g) => [`/discussions/${g.discussionID}/bump`, {}],
  'PUT /discussions/:discussionID/type': (g) => [
    `/discussions/${g.discussionID}/type`,
    { type: 'discussion', postTypeID: 'discussion' },
  ],
  'PUT /discussions/:discussionID/tags': (g) => [
    `/discussions/${g.discussionID}/tags`,
    { tagIDs: [g.tagID] },
  ],
  'PUT /discussions/:discussionID/status': (g) => [
    `/discussions/${g.discussionID}/status`,
    { statusID: g.statusID },
  ],
  'DELETE /discussions/statuses/:statusID': (g) => [`/discussions/statuses/${g.statusID}`],
  'POST /discussions/:recordID/reactions': (g) => [
    `/discussions/${g.discussionID}/reactions`,
    { reactionType: 'like' },
  ],
  'POST /discussions/:recordID/reactions, a flag': (g) => [
    `/discussions/${g.discussionID}/reactions`,
    { reactionType: 'spam' },
  ],
  'DELETE /discussions/:recordID/reactions': (g) => [`/discussions/${g.discussionID}/reactions`],
  'POST /comments/:recordID/reactions': (g) => [
    `/comments/${g.commentID}/reactions`,
    { reactionType: 'like' },
  ],
  'POST /comments/:recordID/reactions, a flag': (g) => [
    `/comments/${g.commentID}/reactions`,
    { reactionType: 'abuse' },
  ],
  'DELETE /comments/:recordID/reactions': (g) => [`/comments/${g.commentID}/reactions`],
  'PATCH /discussions/:discussionID/restore': (g) => [`/discussions/${g.discussionID}/restore`, {}],
  'PATCH /comments/:commentID/restore': (g) => [`/comments/${g.commentID}/restore`, {}],
  'POST /tick': (g) => ['/tick', { discussionID: g.discussionID, type: 'discussion' }],
  'PUT /follows/:recordType/:recordID': (g) => [
    `/follows/discussion/${g.discussionID}`,
    { followed: written++ % 2 === 0 },
  ],
  'PUT /mutes/:recordType/:recordID': (g) => [
    `/mutes/discussion/${g.discussionID}`,
    { muted: written++ % 2 === 0, for: 'week' },
  ],
  'PUT /categories/:categoryID/follow': (g) => [`/categories/${g.categoryID}/follow`, { followed: true }],
  'PATCH /categories/:categoryID': (g) => [
    `/categories/${g.categoryID}`,
    { description: `Described ${++written}` },
  ],
  'DELETE /categories/:categoryID': (g) => [
    `/categories/${g.deletableCategoryID}?newCategoryID=${g.categoryID}`,
  ],
  'DELETE /tags/:tagID': (g) => [`/tags/${g.tagID}`],
  'PUT /collections/by-resource': (g) => [
    '/collections/by-resource',
    { record: { recordID: g.discussionID, recordType: 'discussion' }, collectionIDs: [g.collectionID] },
  ],
  'PATCH /users/:userID': (g) => [`/users/${g.memberID}`, { showEmail: written++ % 2 === 0 }],
  'PUT /users/:userID/ban': (g) => [`/users/${g.deletableUserID}/ban`, { banned: true }],
  'DELETE /users/:userID': (g) => [`/users/${g.deletableUserID}`, { deleteMethod: 'delete' }],
  'DELETE /users/:userID, wiped': (g) => [`/users/${g.deletableUserID}`, { deleteMethod: 'wipe' }],
  'PATCH /users/bulk-role-assignment': (g) => [
    '/users/bulk-role-assignment',
    { userIDs: [g.memberID, g.deletableUserID], addRoleIDs: [8] },
  ],
  'POST /user-mentions/:userID/anonymize': (g) => [`/user-mentions/${g.deletableUserID}/anonymize`, {}],
  'PUT /dba/recalculate-aggregates': () => [
    '/dba/recalculate-aggregates',
    { aggregates: ['categories', 'users.count_comments', 'discussions.count_comments'] },
  ],
};

const TAKE_ALL = /^DELETE \/(users|tags|categories)\/|statuses/;
const TAKE_POSTS = /^DELETE \/(comments|discussions)\/|merge|move|place|type|flag/;

function takenBy(name: string): WritingCall['takesAway'] {
  if (TAKE_ALL.test(name)) return 'all';
  return TAKE_POSTS.test(name) ? 'posts' : undefined;
}

const all = { ...ABOUT_POSTS, ...moreCalls };

export const callsAboutPosts: readonly WritingCall[] = Object.entries(all).map(([name, log]) => ({
  name,
  takesAway: takenBy(name),
  send: (client, ground) => {
    const [path, body] = log(ground);
    return client.call(name.split(' ')[0] ?? '', path, body);
  },
}));

/** The rest of the contracts, with what a caller might send. */
export function otherCalls(specs: readonly EndpointSpec[], plausible: Plausible): WritingCall[] {
  return specs
    .filter((spec) => spec.method !== 'GET')
    .filter((spec) => !(`${spec.method} ${spec.path}` in all))
    .filter((spec) => !(`${spec.method} ${spec.path}` in LEFT_OUT))
    .map((spec) => {
      const [path = ''] = paths(spec.path, plausible);
      const query = new URLSearchParams(sampleQuery(spec, plausible)).toString();
      const address = query ? `${path}?${query}` : path;
      return {
        name: `${spec.method} ${spec.path}`,
        send: (client) => client.call(spec.method, address, sampleBody(spec)),
      };
    });
}

/** Calls that cannot be meant in pairs, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'DELETE /sessions/current': 'ends the session that the next pair is sent with',
  'DELETE /sessions': 'ends the sessions that the next pair is sent with',
  'POST /setup': 'is over once there is an administrator',
  'POST /calls/run': 'takes a signed payload, of another call that is here',
  'POST /media': 'takes a form; see store-upload.test.ts',
  'POST /users/:userID/photo': 'takes a form; see user-photo.test.ts',
  'POST /users/photo': 'takes a form; see user-photo.test.ts',
  'POST /import-runs/:importRunID/parts': 'takes a form; see moving-in.test.ts',
  'POST /media/scrape': 'asks other servers and writes nothing',
  'PATCH /config': 'changes what the next pair means; see config.test.ts',
  'PATCH /addons/:addonID': 'changes which calls there are',
  'PUT /roles/:roleID/permissions': 'takes from the callers what the next pair needs',
  'PATCH /roles/:roleID/permissions': 'takes from the callers what the next pair needs',
  'DELETE /roles/:roleID': 'takes from the callers what the next pair needs',
  'PUT /view-as': 'lets the session write nothing that the next pair writes; see view-as.test.ts',
  'POST /two-factor/set-up': 'makes the next sign-in ask for a second factor',
};
