import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ hasFloodLimits: true });
let list: string;

beforeAll(async () => {
  const { discussionID } = await discussionBy(test.member.client);
  list = `/discussions?discussionID=${discussionID}&expand=insertUser`;
});
afterEach(() => void vi.useRealTimers());

const author = async () => (await test.guest.get(list)).body[0].insertUser;

describe('people beside posts', () => {
  it('are read once, and again when something about them was changed', async () => {
    test.site.data.invalidate(['*']);
    const first = await test.guest.get(list);
    const second = await test.guest.get(list);
    // Neither the people, nor what stands beside their names, nor the rows that they stand beside.
    expect(second.statements).toBe((first.statements ?? 0) - 3);
    const { status } = await test.admin.client.patch(`/users/${test.member.userID}`, { title: 'Ferrywoman' });
    expect(status).toBe(200);
    expect(await author()).toMatchObject({ userID: test.member.userID, title: 'Ferrywoman' });
  });

  it('are read again after a minute, for what no event invalidates', async () => {
    await author();
    await test.site.database.execute(
      sql`update users set date_last_active = '2031-02-03' where user_id = ${test.member.userID}`,
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await author()).dateLastActive).toContain('2031-02-03');
  });
});
