import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { desk, helpDesk } from './testing/help-desk.ts';

const test = communityOfFile({ moreFeatures: [helpDesk] });

async function comment() {
  const { discussionID } = await discussionBy(test.member.client);
  const { commentID } = await commentOn(test.other.client, discussionID);
  return {
    discussionID,
    commentID,
    asked: { attachmentType: 'help-desk-case', recordType: 'comment', recordID: commentID },
  };
}

describe('an integration', () => {
  it('is in the catalog with what the viewer may make records of', async () => {
    const scopeFor = async (client: typeof test.guest) => {
      const { body } = await client.get('/attachments/catalog');
      return body['help-desk-case'].writeableContentScope;
    };
    expect((await test.guest.get('/attachments/catalog')).body).toEqual({
      'help-desk-case': {
        attachmentType: 'help-desk-case',
        name: 'Help desk',
        label: 'Open a Case',
        recordTypes: ['comment'],
        submitButton: 'Open',
        title: 'Case',
        externalIDLabel: 'Case',
        logoIcon: 'life-buoy',
        attachmentTypeIcon: 'inbox',
        writeableContentScope: 'none',
      },
    });
    expect(await scopeFor(test.moderator.client)).toBe('all');
    expect(await scopeFor(test.member.client)).toBe('none');
  });

  it('has a form that changes with what is chosen, for posts of its types that the viewer sees', async () => {
    const { asked, discussionID } = await comment();
    const schemaOf = (more: object) =>
      test.moderator.client.get(
        `/attachments/schema?${new URLSearchParams({ ...asked, recordID: `${asked.recordID}`, ...more })}`,
      );
    const { body } = await schemaOf({});
    expect(Object.keys(body.properties)).toEqual([
      'attachmentType',
      'recordType',
      'recordID',
      'projectID',
      'subject',
    ]);
    expect(Object.keys((await schemaOf({ projectID: 'sales' })).body.properties)).toContain('budget');
    expect((await schemaOf({ attachmentType: 'nobody' })).status).toBe(404);
    expect((await schemaOf({ recordType: 'discussion', recordID: `${discussionID}` })).status).toBe(400);
    expect((await schemaOf({ recordID: '99999' })).status).toBe(404);
    expect(
      (
        await test.member.client.get(
          `/attachments/schema?${new URLSearchParams({ ...asked, recordID: `${asked.recordID}` })}`,
        )
      ).status,
    ).toBe(403);
  });
});

describe('an attachment', () => {
  it('is made by staff, and refused where the form lacks something or the service is down', async () => {
    const { asked } = await comment();
    const { client } = test.moderator;
    const incomplete = await client.post('/attachments', asked);
    expect(incomplete.body.errors).toMatchObject([{ field: 'subject' }]);
    desk.isDown = true;
    expect((await client.post('/attachments', { ...asked, subject: 'Lost' })).status).toBe(502);
    desk.isDown = false;
    const made = await client.post('/attachments', { ...asked, subject: 'Wet bees' });
    expect(made.body).toMatchObject({ foreignID: `c-${asked.recordID}`, source: 'Help desk', status: 'New' });
    expect(made.body.metadata[0].userFragment.userID).toBe(2);
    expect((await client.get(`/comments/${asked.recordID}?expand=all`)).body.attachments).toHaveLength(1);
    expect(
      (await client.get(`/comments/${asked.recordID}?expand=all,-attachments`)).body.attachments,
    ).toBeUndefined();
  });

  it('is one, though its call is sent twice', async () => {
    const { asked } = await comment();
    const before = desk.cases.length;
    const send = () =>
      test.moderator.client.call(
        'POST',
        '/attachments',
        { ...asked, subject: 'Once' },
        { 'idempotency-key': 'once' },
      );
    const [first, second] = [await send(), await send()];
    expect(second.body.attachmentID).toBe(first.body.attachmentID);
    expect(desk.cases.length).toBe(before + 1);
  });

  it('of their own posts is for members of a role that has the right, who see what they made and no more', async () => {
    const { asked, discussionID } = await comment();
    const { body: roles } = await test.admin.client.get('/roles');
    const { roleID } = roles.find(({ type }: { type: string }) => type === 'member');
    await test.admin.client.patch(`/roles/${roleID}/permissions`, [
      { type: 'global', permissions: { 'attachments.own': true } },
    ]);
    await test.moderator.client.post('/attachments', { ...asked, subject: 'By staff' });
    expect((await test.member.client.post('/attachments', { ...asked, subject: 'Not mine' })).status).toBe(
      403,
    );
    const made = await test.other.client.post('/attachments', { ...asked, subject: 'Mine' });
    expect(made.status).toBe(201);
    const listed = (client: typeof test.guest) =>
      client
        .get(`/attachments?recordType=comment&recordID=${asked.recordID}`)
        .then(({ body }) => body.length);
    expect([
      await listed(test.moderator.client),
      await listed(test.other.client),
      await listed(test.guest),
    ]).toEqual([2, 1, 0]);
    const page = await test.other.client.get(
      `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${discussionID}`,
    );
    expect(page.body.viewerState?.attachments.comment).toEqual({ [asked.recordID]: true });
  });

  it('links to nothing but pages', async () => {
    const { asked } = await comment();
    desk.sourceUrl = 'javascript:alert(1)//';
    const made = await test.moderator.client.post('/attachments', { ...asked, subject: 'Odd' });
    desk.sourceUrl = 'https://desk.example/cases/';
    expect(made.status).toBe(201);
    expect(made.body.sourceUrl).toBeUndefined();
  });

  it('that no service answered for is forgotten', async () => {
    await test.site.database.execute(sql`
      insert into attachments (attachment_type, record_type, record_id, record_user_id, source, insert_user_id, date_inserted)
      values ('help-desk-case', 'comment', 1, 2, 'Help desk', 2, now() - interval '2 hours')`);
    const expiry = test.site.features.all
      .flatMap(({ expiries = [] }) => expiries)
      .find(({ name }) => name === 'unanswered attachments');
    expect(await expiry?.remove(test.site.database, 10)).toBe(1);
  });
});
