// Writes the archive of one member: what each capability says is theirs, as lines of JSON, and their uploaded files.
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { type OwnDataPart, ownDataParts } from '../../../platform/server/places/own-data.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { PRIVATE_FILE } from '../../../platform/server/storage/private-folder.ts';
import { archiveReadme } from './archive-readme.ts';

/** Rows that are in memory at a time. */
const BATCH = 500;
/** Files by their own names, as long as a name is short enough for every system. */
const MOST_NAME_LENGTH = 100;

export interface MadeArchive {
  records: number;
  files: number;
  bytes: number;
}

interface OwnFile {
  key: string;
  name: string;
}

export async function makeDataArchive(site: Site, userID: number, path: string): Promise<MadeArchive> {
  const parts = ownDataParts.declaredIn(site.features.all);
  const counts = { records: 0, files: 0 };
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream as Readable, createWriteStream(path, { mode: PRIVATE_FILE }));
  // Whoever waits below hears of it.
  written.catch(() => undefined);
  const files: OwnFile[] = [];
  // All rows as of one moment.
  await site.database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    for (const part of parts) {
      await addStream(zip, written, `${part.name}.jsonl`, Readable.from(linesOf(tx, part, userID, counts)));
      if (part.files) files.push(...(await tx.rows<OwnFile>(part.files(userID))));
    }
  });
  for (const [at, { key, name }] of files.entries()) {
    const blob = await site.blobs.get(key);
    if (!blob) continue;
    // Numbered: two files may have one name.
    await addStream(zip, written, `files/${at + 1} ${fileName(name)}`, blob.read());
    counts.files += 1;
  }
  zip.addBuffer(Buffer.from(archiveReadme(site, parts)), 'README.txt');
  zip.end();
  await written;
  return { ...counts, bytes: (await stat(path)).size };
}

/** One after the other: a connection brings one thing at a time. */
async function addStream(
  zip: ZipFile,
  written: Promise<void>,
  name: string,
  content: Readable,
): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    content.once('end', resolve);
    content.once('error', (error) => {
      zip.emit('error', error);
      reject(error);
    });
  });
  zip.addReadStream(content, name);
  await Promise.race([ended, written]);
}

async function* linesOf(
  tx: Queryable,
  { rows }: OwnDataPart,
  userID: number,
  counts: { records: number },
): AsyncGenerator<string> {
  await tx.execute(
    sql`declare own_rows no scroll cursor for select row_to_json(own_row) as record from (${rows(userID)}) own_row`,
  );
  for (;;) {
    const batch = await tx.rows<{ record: object }>(sql`fetch ${sql.integer(BATCH)} from own_rows`);
    counts.records += batch.length;
    if (batch.length > 0) yield batch.map(({ record }) => `${JSON.stringify(record)}\n`).join('');
    if (batch.length < BATCH) break;
  }
  await tx.execute(sql`close own_rows`);
}

function fileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_');
  return plain.length <= MOST_NAME_LENGTH ? plain : plain.slice(-MOST_NAME_LENGTH);
}
