import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ hasFloodLimits: true });
beforeAll(async () => {
  await discussionBy(test.member.client);
  await discussionBy(test.member.client, { name: 'Another one' });
  await discussionBy(test.other.client);
  await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
});

/** The props of one widget, hydrated on a page of its own. */
async function widgetFor(client: TestClient, widget: Record<string, unknown>) {
  const { database } = test.site;
  await database.pool.query('delete from layouts');
  const layout = [{ $hydrate: 'react.section.1-column', children: [widget] }];
  await database.pool.query(
    `with added as (
       insert into layouts (name, layout_view_type, layout) values ('Test', 'home', $1) returning layout_id
     )
     insert into layout_views (layout_id, layout_view_type, record_type, record_id)
     select layout_id, 'home', 'global', -1 from added`,
    [JSON.stringify(layout)],
  );
  test.site.invalidate(['layouts', '*']);
  const { page } = JSON.parse((await client.page('/')).text);
  return page.layout[0].$reactProps.children[0]?.$reactProps;
}

describe('the leaderboard', () => {
  const widget = { $hydrate: 'react.leaderboard', apiParams: { slotType: 'm', limit: 5 } };

  it('counts posts where the reader may look', async () => {
    const { leaders } = await widgetFor(test.other.client, widget);
    expect(
      leaders.map((each: { user: { name: string }; points: number }) => [each.user.name, each.points]),
    ).toEqual([
      ['Melba', 2],
      ['Otto', 1],
    ]);
    const all = await widgetFor(test.admin.client, widget);
    expect(all.leaders.map((each: { user: { name: string } }) => each.user.name)).toContain('Modesto');
  });

  it('is not for those who may see no profiles', async () => {
    expect(await widgetFor(test.guest, widget)).toBeUndefined();
  });
});

describe('site totals and new members', () => {
  it('count what there is for the reader', async () => {
    const widget = {
      $hydrate: 'react.sitetotals',
      apiParams: {
        counts: [{ recordType: 'user' }, { recordType: 'discussion' }, { recordType: 'nonsense' }],
      },
    };
    const { totals } = await widgetFor(test.member.client, widget);
    expect(totals).toMatchObject([
      { recordType: 'user', count: 4, label: 'Members' },
      { recordType: 'discussion', count: 3 },
    ]);
  });

  it('show who came last', async () => {
    const shown = await widgetFor(test.member.client, { $hydrate: 'react.newmembers', limit: 2 });
    expect(shown.members).toHaveLength(2);
    expect(shown.members[0].name).toBe('Otto');
    expect(shown.countLately).toBe(4);
  });

  it('count no more than a hundred of those who came lately', async () => {
    const { database } = test.site;
    await database.execute(sql`
      insert into users (name, name_key) select 'Newcomer_' || n, 'newcomer_' || n from generate_series(1, 150) n`);
    test.site.invalidate(['*']);
    const shown = await widgetFor(test.member.client, { $hydrate: 'react.newmembers', limit: 2 });
    expect([shown.members.length, shown.countLately]).toEqual([2, 101]);
    await database.execute(sql`delete from users where name like 'Newcomer\_%'`);
    test.site.invalidate(['*']);
  });

  it('put one member into the light', async () => {
    const widget = { $hydrate: 'react.userspotlight', apiParams: { userID: test.member.userID } };
    expect(await widgetFor(test.other.client, widget)).toMatchObject({ userInfo: { name: 'Melba' } });
  });
});
