// Wherever a body and its format come in. All are drawn by the same renderer; how each is stored is its own affair.
import { comment, done, type Person } from '../../e2e/small-site.ts';
import type { BodyFormat } from '../../platform/contract/fields.ts';
import type { TestResponse } from '../../platform/server/testing/test-client.ts';

export interface EntranceScenario {
  admin: Person;
  member: Person;
  discussionID: number;
  commentID: number;
  conversationID: number;
}

export interface Entrance {
  send(scenario: EntranceScenario, body: string, format: BodyFormat): Promise<TestResponse>;
  /** Where less is allowed than for posts. */
  maxLength?: number;
}

let number = 0;

/** Administrators are not held to rates: it is the work of each request that is measured. */
const OF_THE_CORE: Readonly<Record<string, Entrance>> = {
  'POST /bodies/preview': {
    send: ({ admin }, body, format) => admin.client.post('/bodies/preview', { body, format }),
  },
  'POST /rich/quote': {
    send: ({ admin }, body, format) => admin.client.post('/rich/quote', { body, format }),
  },
  'POST /comments': {
    send: ({ member, discussionID }, body, format) =>
      member.client.post('/comments', { body, format, discussionID }),
  },
  'PATCH /comments/:id': {
    send: ({ admin, commentID }, body, format) =>
      admin.client.patch(`/comments/${commentID}`, { body, format }),
  },
  'POST /discussions': {
    send: ({ member }, body, format) =>
      member.client.post('/discussions', { name: 'Slow', categoryID: 1, body, format }),
  },
  'PATCH /discussions/:id': {
    send: ({ admin, discussionID }, body, format) =>
      admin.client.patch(`/discussions/${discussionID}`, { body, format }),
  },
  'POST /discussions/split': {
    maxLength: 100_000,
    send: async ({ admin, discussionID }, body, format) => {
      const { commentID } = await comment(admin, discussionID, `To be split off ${number++}`);
      const place = { name: 'Slow', categoryID: 1, postType: 'discussion', authorType: 'me' };
      return admin.client.post('/discussions/split', {
        commentIDs: [commentID],
        newPost: { ...place, body, format },
      });
    },
  },
  'POST /moderation-messages': {
    maxLength: 100_000,
    send: ({ admin }, body, format) =>
      admin.client.post('/moderation-messages', {
        body,
        format,
        type: 'casual',
        viewLocation: 'content',
        layoutViewType: 'home',
      }),
  },
  'POST /conversations': {
    send: ({ admin, member }, initialBody, initialFormat) =>
      admin.client.post('/conversations', {
        participantUserIDs: [member.userID],
        initialBody,
        initialFormat,
      }),
  },
  'POST /messages': {
    send: ({ admin, conversationID }, body, format) =>
      admin.client.post('/messages', { conversationID, body, format }),
  },
  'PATCH /users/:id/signature': {
    send: ({ admin }, body, format) =>
      admin.client.patch(`/users/${admin.userID}/signature`, { body, format }),
  },
  'POST /reports': {
    maxLength: 20_000,
    send: async ({ admin, member, discussionID }, noteBody, noteFormat) => {
      const { commentID } = await comment(member, discussionID, `To be reported ${number++}`);
      const record = { recordType: 'comment', recordID: commentID };
      return admin.client.post('/reports', { ...record, reportReasonIDs: ['spam'], noteBody, noteFormat });
    },
  },
};

const found = import.meta.glob<{ pathologicalEntrances: Readonly<Record<string, Entrance>> }>(
  '../../addons/*/testing/pathological-entrances.ts',
  { eager: true },
);

export const ENTRANCES: Readonly<Record<string, Entrance>> = Object.assign(
  {},
  OF_THE_CORE,
  ...Object.values(found).map((module) => module.pathologicalEntrances),
);

export async function conversationOf(admin: Person, member: Person): Promise<number> {
  const { conversationID } = await done(
    admin.client.post('/conversations', { participantUserIDs: [member.userID] }),
  );
  return conversationID;
}
