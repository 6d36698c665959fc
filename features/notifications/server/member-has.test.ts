import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { plansOf } from '../../../platform/server/testing/statement-plans.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();

it('finds by an index that a member has nothing unread, however much others have', async () => {
  const { database } = test.site;
  await database.execute(sql`
    insert into notifications (user_id, record_type, record_id, occasion, activity_type, actor_user_id, is_shown)
    select ${test.other.userID}, 'comment', n, 'posted', 'NewComment', ${test.admin.userID}, true
    from generate_series(1, 20000) n`);
  await database.execute(sql.raw('analyze notifications'));
  const plans = await plansOf(database, () => test.member.client.get('/users/me'));
  const session = plans.filter(({ text }) => text.includes('from sessions s'));
  expect(session).toHaveLength(1);
  expect(session[0]?.wholeTables).not.toContain('notifications');
  expect(session[0]?.rows).toBeLessThan(100);
});
