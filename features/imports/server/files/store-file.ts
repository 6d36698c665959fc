// One file of the old site becomes one of ours, as if its owner had uploaded it: checked, tidied, counted.
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DomainError } from '../../../../platform/contract/errors.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { makeContext } from '../../../../platform/server/http/context.ts';
import type { ReceivedFile } from '../../../../platform/server/http/input/receive-form.ts';
import { incomingFolder } from '../../../../platform/server/http/input/request-body.ts';
import { permissionSetOf } from '../../../../platform/server/permissions/permission-sets.ts';
import { Viewer } from '../../../../platform/server/sessions/viewer.ts';
import { storeUpload } from '../../../media/server/store-upload.ts';
import type { ImportRun } from '../import-run.ts';

const KIND = 'files';

export type Taken = { path: string } | { problem: string };

/** Its path here; the same file is taken once, whoever shows it. */
export async function storeFile(run: ImportRun, path: string, ownerID: number): Promise<Taken> {
  const key = basename(path).toLowerCase();
  const known = (await run.ids.find(run.db, KIND, [key])).get(key);
  const existing = known === undefined ? undefined : await keyOf(run, known);
  if (existing !== undefined) return { path: `/uploads/${existing}` };
  return withCopy(run, path, async (file) => {
    const context = await makeContext(run.site, await memberViewer(run, ownerID));
    const mediaID = await storeUpload(context, file);
    await run.db.execute(sql`
      insert into imported_records (source, kind, foreign_id, record_id) values (${run.source}, ${KIND}, ${key}, ${mediaID})
      on conflict (source, kind, foreign_id) do update set record_id = excluded.record_id`);
    run.hasChanged = true;
    return { path: `/uploads/${await keyOf(run, mediaID)}` };
  });
}

/** The files that are given stay where they are; what is refused is reported with its reason. */
export async function withCopy<T extends object>(
  run: ImportRun,
  path: string,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T | { problem: string }> {
  const folder = incomingFolder(run.site);
  const copy = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    await copyFile(path, copy);
    return await use({ path: copy, name: basename(path), size: (await stat(copy)).size });
  } catch (error) {
    if (error instanceof DomainError) return { problem: error.inOneLine };
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'ENOENT') return { problem: `it cannot be read (${code})` };
    throw error;
  } finally {
    await rm(copy, { force: true });
  }
}

async function keyOf(run: ImportRun, mediaID: number): Promise<string | undefined> {
  const row = await run.db.row<{ key: string }>(
    sql`select key from media where media_id = ${mediaID} and date_stored is not null and date_removed is null`,
  );
  return row?.key;
}

/** What an ordinary member may upload, whoever they were. */
export async function memberViewer({ site }: ImportRun, userID: number): Promise<Viewer> {
  const record = await site.roleRegistry();
  const roleIDs = record.roleIDsByType.get('member') ?? [];
  return new Viewer({
    userID,
    name: 'Member',
    roleIDs,
    permissions: permissionSetOf(record, roleIDs, false),
    via: 'system',
  });
}
