// What rules can be started by about comments, and about members by how much they post.
import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { field } from '../../../platform/server/layouts/prop-fields.ts';
import { automationTrigger } from '../../automation/server/automation-triggers.ts';
import { startsRules } from '../../automation/server/starts-rules.ts';
import { postsWithWords, wordSettings } from '../../automation/server/words.automation.ts';
import { discussionStarted } from '../../discussions/discussions.events.ts';
import { commentEdited, commentPosted } from '../comments.events.ts';

const words = automationTrigger({
  type: 'commentWords',
  name: 'A comment has a word in it',
  recordType: 'comment',
  settings: wordSettings,
  occasions: (_settings, { after, until, limit }) => sql`
    select comment_id as record_id, date_inserted::text as at from comments
    where (date_inserted, comment_id) > (${after.at}::timestamptz, ${after.recordID}::int)
      and date_inserted <= ${until}::timestamptz
    order by date_inserted, comment_id limit ${sql.integer(limit)}`,
  matches: async ({ db }, settings, ids) => {
    const posts = await db.rows<{ record_id: number; name: string; body_html: string }>(sql`
      select comment_id as record_id, '' as name, body_html from comments
      where comment_id = any(${[...ids]}) and date_tombstoned is null`);
    return postsWithWords(posts, settings.words);
  },
});

const postCount = automationTrigger({
  type: 'memberPosts',
  name: 'A member has written so many posts',
  recordType: 'user',
  hasPlace: false,
  settings: z.object({
    count: field(
      z.int().min(1).max(1_000_000),
      'Posts',
      { inputType: 'number' },
      'Discussions and comments together.',
    ),
  }),
  occasions: (_settings, { after, until, limit }) => sql`
    select user_id as record_id, date_last_active::text as at from users
    where (date_last_active, user_id) > (${after.at}::timestamptz, ${after.recordID}::int)
      and date_last_active <= ${until}::timestamptz
    order by date_last_active, user_id limit ${sql.integer(limit)}`,
  matches: async ({ db }, settings, ids) => {
    const rows = await db.rows<{ user_id: number }>(sql`
      select user_id from users
      where user_id = any(${[...ids]}) and admin < 2 and count_discussions + count_comments >= ${settings.count}`);
    return rows.map((row) => row.user_id);
  },
});

export const commentAutomation = [words, postCount];

export const commentAutomationListeners = [
  startsRules(commentPosted, 'commentWords', ({ commentID }) => commentID),
  startsRules(commentEdited, 'commentWords', ({ commentID }) => commentID),
  startsRules(commentPosted, 'memberPosts', ({ userID }) => userID),
  startsRules(discussionStarted, 'memberPosts', ({ userID }) => userID),
];
