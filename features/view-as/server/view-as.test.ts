import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { listenTo } from '../../../platform/server/testing/live-client.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { conversationOf } from '../../conversations/server/testing/conversations.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn } from '../../users/server/testing/members.ts';
import { endViewAsByItself } from '../../users/server/view-as/view-as.actions.ts';

const test = communityOfFile();

async function viewAs(client: TestClient, other: object): Promise<void> {
  const { status, text } = await client.put('/view-as', other);
  if (status !== 200) throw new Error(`PUT /view-as answered ${status}: ${text}`);
}

/** What the audit log says of it, the newest first. */
async function logged(count: number) {
  return test.site.database.rows(sql`
    select act, user_id, record_id, after ->> 'how' as how from audit_log
    where act like '%iewAs%' order by audit_log_id desc limit ${count}`);
}

describe('looking at the site as somebody else', () => {
  it('answers lists, records and counts as them, and as oneself again at its end', async () => {
    const { client } = test.admin;
    const secret = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
    const path = `/discussions/${secret.discussionID}`;
    const asked = ['/discussions?limit=50', '/categories', '/roles', '/tags', path, '/dashboards/menus'];
    for (const [other, likeThem] of [
      [{}, test.guest],
      [{ roleID: 8 }, test.member.client],
      [{ userID: test.member.userID }, test.member.client],
      [{ userID: test.moderator.userID }, test.moderator.client],
    ] as const) {
      await viewAs(client, other);
      for (const address of asked) {
        const [seen, theirs] = [await client.get(address), await likeThem.get(address)];
        expect([address, seen.status, idsIn(seen.body)]).toEqual([
          address,
          theirs.status,
          idsIn(theirs.body),
        ]);
        expect(seen.headers.get('x-app-page-result-count')).toBe(
          theirs.headers.get('x-app-page-result-count'),
        );
      }
      const page = await client.get(`/layouts/lookup-hydrate?layoutViewType=discussionList`);
      const theirPage = await likeThem.get(`/layouts/lookup-hydrate?layoutViewType=discussionList`);
      expect(page.body.titleBar).toEqual(theirPage.body.titleBar);
      await client.delete('/view-as');
      expect((await client.get(path)).status).toBe(200);
    }
  });

  it('is for administrators with a session, and as nobody who may do more', async () => {
    expect((await test.moderator.client.put('/view-as', {})).status).toBe(403);
    expect((await test.guest.put('/view-as', {})).status).toBe(403);
    const { client } = test.admin;
    expect((await client.put('/view-as', { userID: 1, roleID: 8 })).body.code).toBe('viewAs.onePerson');
    expect((await client.put('/view-as', { userID: 999_999 })).status).toBe(404);
    expect((await client.put('/view-as', { roleID: 999_999 })).status).toBe(404);
    const { body: token } = await client.post('/tokens', { name: 'a program' });
    const program = test.client();
    program.bearer = token.accessToken;
    expect((await program.put('/view-as', {})).body.code).toBe('viewAs.noSession');

    const { body: role } = await client.post('/roles', {
      name: 'Caretaker',
      permissions: [
        { type: 'global', permissions: { 'site.manage': true, 'session.valid': true } },
        { type: 'category', id: 0, permissions: { 'discussions.view': true } },
      ],
    });
    const caretaker = await signedIn(test, 'Careful');
    await client.patch(`/users/${caretaker.userID}`, { roleID: [role.roleID] });
    for (const more of [{ userID: test.admin.userID }, { userID: test.moderator.userID }, { roleID: 32 }])
      expect((await caretaker.client.put('/view-as', more)).body.code).toBe('viewAs.moreThanOwn');
    await viewAs(caretaker.client, { roleID: role.roleID });
    // Whoever is given more meanwhile is seen no longer.
    await client.patch(`/users/${caretaker.userID}`, { roleID: [8] });
    expect((await caretaker.client.get('/view-as')).body.viewAsID).toBeNull();
  });

  it('shows nothing that belongs to the member alone', async () => {
    const { client: member, userID, email } = test.member;
    const { discussionID } = await discussionBy(test.other.client);
    await conversationOf(test.other.client, [userID], { initialBody: 'Whispered words' });
    await member.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    const draft = { recordType: 'discussion', attributes: { name: 'Whispered draft', body: 'Whispered' } };
    expect((await member.post('/drafts', draft)).status).toBe(201);
    await viewAs(test.admin.client, { userID });
    const { client } = test.admin;
    for (const address of [
      ...['/drafts', '/conversations', '/messages', '/notifications', '/discussions/bookmarked'],
      ...[`/users/${userID}`, '/users/me', '/users/me-counts', '/sessions?userID=$me', '/tokens'],
    ]) {
      const { text, body, status } = await client.get(address);
      expect(text).not.toMatch(/Whispered/);
      expect(text).not.toContain(email);
      if (Array.isArray(body)) expect([address, status, body]).toEqual([address, 200, []]);
    }
    const { viewerState } = (
      await client.get(
        `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${discussionID}`,
      )
    ).body;
    expect(viewerState).toMatchObject({ bookmarks: [], me: { userID, name: 'Melba' } });
    for (const count of Object.values(viewerState.counts)) expect(count).toBe(0);
    await client.delete('/view-as');
  });

  it('is in the audit log with its beginning and its end, whatever ended it', async () => {
    const { client, userID: byUserID } = test.admin;
    await viewAs(client, { userID: test.other.userID });
    await client.delete('/view-as');
    const of = { user_id: byUserID, record_id: test.other.userID };
    expect(await logged(2)).toEqual([
      { ...of, act: 'user.viewAsEnded', how: 'ended' },
      { ...of, act: 'user.viewAsBegun', how: null },
    ]);
    await client.delete('/view-as');
    expect((await logged(1))[0]).toMatchObject({ how: 'ended', record_id: test.other.userID });

    await viewAs(client, { roleID: 32 });
    const { viewAsID, dateExpires } = (await client.get('/view-as')).body;
    const left = new Date(dateExpires).getTime() - Date.now();
    expect(left).toBeGreaterThan(3_500_000);
    expect(left).toBeLessThanOrEqual(3_600_000);
    await test.site.database.execute(sql`
      update views_as set date_inserted = now() - interval '61 minutes', date_expires = now() - interval '1 minute'
      where view_as_id = ${viewAsID}`);
    expect((await client.get('/view-as')).body.viewAsID).toBeNull();
    expect((await client.get(`/categories/${test.privateCategoryID}`)).status).toBe(200);
    await endViewAsByItself(test.site, { viewAsID });
    await endViewAsByItself(test.site, { viewAsID });
    expect(await logged(2)).toEqual([
      { act: 'role.viewAsRoleEnded', user_id: byUserID, record_id: 32, how: 'expired' },
      { act: 'role.viewAsRoleBegun', user_id: byUserID, record_id: 32, how: null },
    ]);
  });

  it('ends with the session', async () => {
    const boss = await signedIn(test, 'Bossa', 'administrator');
    await viewAs(boss.client, {});
    expect((await boss.client.delete('/sessions/current')).status).toBe(204);
    expect((await logged(1))[0]).toMatchObject({ user_id: boss.userID, how: 'signedOut' });
    expect((await boss.client.get('/users/me')).body.userID).toBe(0);
    expect(
      await test.site.database.rows(sql`select from views_as where insert_user_id = ${boss.userID}`),
    ).toEqual([]);
  });

  it('never mixes caches: neither is it served what guests are, nor they what it is', async () => {
    const { client } = test.admin;
    const cachedBy = async () => (await test.guest.page('/categories')).headers.get('cache-control');
    expect(await cachedBy()).toMatch(/^public/);
    await viewAs(client, {});
    for (const path of ['/categories', '/discussions', '/no/such/page']) {
      const { headers } = await client.page(path);
      expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([
        path,
        'private, no-store',
        null,
      ]);
    }
    for (let time = 0; time < 3; time++)
      expect((await client.get('/categories')).headers.get('cache-control')).not.toMatch(/public/);
    expect((await client.page('/discussions/feed.rss')).headers.get('cache-control')).not.toMatch(/public/);
    expect(await cachedBy()).toMatch(/^public/);
    await client.delete('/view-as');
  });

  it('is heard of by streams: earlier ones end, new ones hear what that person hears', async () => {
    const { client } = test.admin;
    const { discussionID } = await discussionBy(test.moderator.client, {
      categoryID: test.privateCategoryID,
    });
    const open = await discussionBy(test.member.client);
    const topics = `discussion:${discussionID},discussion:${open.discussionID}`;
    const before = await listenTo(client, topics);
    await expect.poll(() => before.messages.length).toBe(2);
    await viewAs(client, {});
    await before.ended;
    const during = await listenTo(client, topics);
    await expect
      .poll(() => during.messages.map(({ topic }) => topic))
      .toEqual([`discussion:${open.discussionID}`]);
    await client.delete('/view-as');
    await during.ended;
    expect(during.messages.map(({ topic }) => topic)).toEqual([`discussion:${open.discussionID}`]);
  });

  it('ends by the form of the bar, from our own pages alone, and leads back to where one was', async () => {
    const { client } = test.admin;
    await viewAs(client, {});
    const post = (headers: Record<string, string>) =>
      client.send('POST', '/view-as/end', undefined, { 'x-requested-with': '', ...headers });
    expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await client.get('/view-as')).body.viewAsID).not.toBeNull();
    const { origin } = new URL(client.url);
    const ended = await post({ origin, referer: `${origin}/categories?page=2` });
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/categories?page=2']);
    expect((await client.get('/view-as')).body.viewAsID).toBeNull();
    const away = await post({ origin, referer: 'https://elsewhere.example/x' });
    expect(away.headers.get('location')).toBe('/');
  });
});

function idsIn(body: unknown): unknown {
  const rows = Array.isArray(body) ? body : [body];
  return rows.map((row) => row.discussionID ?? row.categoryID ?? row.roleID ?? row.tagID ?? row.code ?? row);
}
