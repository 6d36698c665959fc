// What the archive of somebody's own data says in one of its files.
import { expect } from 'vitest';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { jobsDone } from '../../../users/server/testing/mails.ts';
import type { TestMember } from '../../../users/server/testing/members.ts';
import { zipEntries } from './zip-entries.ts';

/** Of an archive that is made for it. */
export async function ownArchive(test: TestSite, { client }: TestMember): Promise<Map<string, Buffer>> {
  expect((await client.post('/users/me/data-archive')).status).toBe(202);
  await jobsDone(test);
  const cookie = client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const file = await fetch(`${test.url}/profile/data/archive.zip`, { headers: { cookie } });
  return zipEntries(Buffer.from(await file.arrayBuffer()));
}

export const recordsIn = (archive: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  String(archive.get(`${name}.jsonl`) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
