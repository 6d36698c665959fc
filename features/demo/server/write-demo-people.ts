// The people of the demo: members without credentials, some of them with a drawn avatar.
import type { Transaction } from '../../../platform/server/db/database.ts';
import type { BlobStore } from '../../../platform/server/storage/blob-store.ts';
import { writeMembers } from '../../imports/server/write-members.ts';
import type { DemoPerson } from '../content/types.ts';
import { DEMO, recordDemoRows } from './demo-records.ts';

const DAY = 86_400_000;

const avatars: Readonly<Record<string, string>> = import.meta.glob('../content/avatars/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const drawings = Object.entries(avatars).map(
  ([path, drawing]) => [`${DEMO}/${path.split('/').at(-1)}`, drawing] as const,
);

export async function putAvatars(blobs: BlobStore): Promise<void> {
  await Promise.all(drawings.map(([key, drawing]) => blobs.put(key, Buffer.from(drawing))));
}

export async function removeAvatars(blobs: BlobStore): Promise<void> {
  await Promise.all(drawings.map(([key]) => blobs.remove(key)));
}

export async function writeDemoPeople(
  tx: Transaction,
  people: readonly DemoPerson[],
  now: number,
): Promise<Map<string, number>> {
  const written = await writeMembers(
    tx,
    DEMO,
    people.map((person) => ({
      foreignID: person.key,
      name: person.name,
      ...(person.title && { title: person.title }),
      ...(person.about && { aboutHtml: paragraph(person.about) }),
      ...(person.location && { location: person.location }),
      photoUrl: person.avatar && `/uploads/${DEMO}/${person.avatar}`,
      role: person.role,
      dateInserted: new Date(now - person.joinedDaysAgo * DAY).toISOString(),
    })),
  );
  const ids = new Map(written.map(({ foreignID, userID }) => [foreignID, userID]));
  await recordDemoRows(tx, 'users', [...ids]);
  return ids;
}

function paragraph(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p>${escaped}</p>`;
}
