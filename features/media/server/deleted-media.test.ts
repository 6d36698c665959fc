// Calls that remove many files, and are sent again since their answer was lost.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { deletedMediaExpiry } from './deleted-media.ts';
import { uploaded } from './testing/uploads.ts';

const test = communityOfFile();

it('count as gone for whoever repeats a call that was cut off amid many', async () => {
  const admin = test.admin.client;
  const member = test.member.client;
  const files = await Promise.all(['a', 'b', 'c'].map((name) => uploaded(member, 'x', `${name}.txt`)));
  const mediaIDs = files.map((file) => file.mediaID);
  const urls = files.map((file) => file.url);
  await admin.delete('/media/list?deleteFile=true&longRunnerTimeout=0', { mediaIDs });
  const again = await admin.delete('/media/list?deleteFile=true', { mediaIDs });
  expect([again.status, again.body.progress.successIDs]).toEqual([200, mediaIDs]);
  const byUrl = await admin.delete('/media/list-by-url?deleteFile=true', { urls });
  expect([byUrl.status, byUrl.body.progress.successIDs]).toEqual([200, urls]);
  // Out of the list is not off the disk.
  const stored = await uploaded(member, 'x', 'kept.txt');
  const one = { mediaIDs: [stored.mediaID] };
  for (let call = 0; call < 2; call++)
    expect((await admin.delete('/media/list?deleteFile=false', one)).status).toBe(200);
  expect((await admin.delete('/media/list?deleteFile=true', one)).status).toBe(404);
});
it('are remembered for a day', async () => {
  const { database } = test.site;
  const file = await uploaded(test.member.client, 'x', 'a.txt');
  await test.admin.client.delete('/media/list?deleteFile=true', { mediaIDs: [file.mediaID] });
  const isStored = () => database.row(sql`select 1 from deleted_media where media_id = ${file.mediaID}`);
  await deletedMediaExpiry.remove(database, 100);
  expect(await isStored()).toBeDefined();
  await database.execute(sql`update deleted_media set date_deleted = now() - interval '25 hours'`);
  await deletedMediaExpiry.remove(database, 100);
  expect(await isStored()).toBeUndefined();
});
