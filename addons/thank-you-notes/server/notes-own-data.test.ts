// What notes of thanks store of who sent and who received them: in the archive of each, gone with either account; and many at once.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  done,
  notificationTypesOf,
  ownArchive,
  recordsIn,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/thank-you-notes', { enabled: true });
});

const send = (from: TestMember, to: TestMember, text: string) =>
  from.client.post(`/users/${to.userID}/thank-you-notes`, { text });
const countOf = async ({ userID }: TestMember) =>
  (
    await test.site.database.row<{ count: number }>(sql`
      select count(*)::int as count from thank_you_notes where user_id = ${userID} or insert_user_id = ${userID}`)
  )?.count;

it('are in the archive of both, without the name of the other, and go with either account', async () => {
  const [ava, bo] = [await signedIn(test, 'Ava'), await signedIn(test, 'Bo')];
  const sender = await signedIn(test, 'Senderbee', 'moderator');
  await done(send(sender, ava, 'You swept the hive.'));
  await done(send(test.admin, ava, 'And the yard.'));
  await done(send(sender, bo, 'You sang.'));
  const notesIn = async (member: TestMember) => recordsIn(await ownArchive(test, member), 'thankYouNotes');
  expect(await notesIn(ava)).toMatchObject([
    { direction: 'received', text: 'You swept the hive.' },
    { direction: 'received', text: 'And the yard.' },
  ]);
  const sent = await notesIn(sender);
  expect(sent).toMatchObject([
    { direction: 'sent', text: 'You swept the hive.' },
    { direction: 'sent', text: 'You sang.' },
  ]);
  for (const note of sent)
    expect(Object.keys(note).toSorted()).toEqual(['date_inserted', 'direction', 'note_id', 'text']);

  const { text } = await test.admin.client.get(`/users/${sender.userID}/erasure`);
  for (const part of ['thank_you_notes', 'thankYouNotesSent']) expect(text).toContain(part);
  const remove = ({ userID }: TestMember) =>
    done(test.admin.client.delete(`/users/${userID}`, { deleteMethod: 'delete' }));
  await remove(sender);
  await expect.poll(() => countOf(sender), { timeout: 20_000 }).toBe(0);
  expect([await countOf(ava), await countOf(bo)]).toEqual([1, 0]);
  await remove(ava);
  await expect.poll(() => countOf(ava), { timeout: 20_000 }).toBe(0);
});

it('fifty at once are fifty, each notified of once; fifty who remove one remove it once', async () => {
  const cy = await signedIn(test, 'Cy');
  const sent = await Promise.all(Array.from({ length: 50 }, (_, at) => send(test.admin, cy, `Thanks ${at}`)));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(sent.map(({ body }) => body.noteID)).size).toBe(50);
  expect(await countOf(cy)).toBe(50);
  await notificationTypesOf(test, cy);
  const notified = await test.site.database.row<{ count: number }>(sql`
    select count(*)::int as count from notifications where user_id = ${cy.userID} and activity_type = 'ThankYouNote'`);
  expect(notified?.count).toBe(50);
  const path = `/thank-you-notes/${sent[0]?.body.noteID}`;
  const removed = await Promise.all(Array.from({ length: 50 }, () => cy.client.delete(path)));
  expect(removed.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(removed.filter(({ status }) => status === 404)).toHaveLength(49);
  expect(await countOf(cy)).toBe(49);
}, 60_000);
