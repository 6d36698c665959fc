// An export comes in parts. What is on the disk beyond what the row says was never acknowledged, and is written again.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { ReceivedFile } from '../../../platform/server/http/input/receive-form.ts';
import { makePrivateFolder, PRIVATE_FILE } from '../../../platform/server/storage/private-folder.ts';
import { movingInError } from '../moving-in.contract.ts';
import { folderOf, freeBytesFor, uploadOf } from './import-files.ts';
import { changeRun, findRun, type ImportRunRow, lockRun, unfinishedUpload } from './import-run.rows.ts';
import { importActs } from './moving-in.acts.ts';
import { requireRun } from './require-run.ts';
import { endsOf } from './unpack/unpack.ts';

/** Of its beginning and its end: enough to tell two files apart without reading them. */
const END_BYTES = 65_536;
/** Uploads that are under way at a time. */
const MOST_UPLOADS = 5;

export interface AnnouncedFile {
  fileName: string;
  bytes: number;
  fingerprint: string;
}

export async function beginUpload(ctx: RequestContext, file: AnnouncedFile): Promise<ImportRunRow> {
  requireRoom(ctx, file.bytes);
  const importRunID = await ctx.write(async (w) => {
    await w.db.execute(sql`lock table import_runs in share row exclusive mode`);
    const unfinished = await unfinishedUpload(w.db, file.fingerprint);
    if (unfinished) return unfinished.import_run_id;
    const row = await w.db.row<{ import_run_id: number; uploads: number }>(sql`
      insert into import_runs (file_name, bytes, fingerprint, insert_user_id)
      select ${baseName(file.fileName)}, ${file.bytes}, ${file.fingerprint}, ${ctx.viewer.userID}
      where (select count(*) from import_runs where status = 'uploading') < ${sql.integer(MOST_UPLOADS)}
      returning import_run_id`);
    if (!row) throw movingInError('movingIn.busy');
    await recordAct(w, importActs.uploaded, {
      recordID: row.import_run_id,
      after: { fileName: file.fileName },
    });
    return row.import_run_id;
  });
  await makePrivateFolder(folderOf(ctx.site, importRunID));
  return requireRun(await findRun(ctx.db, importRunID));
}

function baseName(name: string): string {
  return name.replaceAll('\0', '').split(/[\\/]/).at(-1)?.trim() || 'export';
}

function requireRoom(ctx: RequestContext, bytes: number): void {
  const free = freeBytesFor(ctx.site);
  if (free !== undefined && bytes > free) throw movingInError('movingIn.noRoom');
}

const PART_NAME = /^(\d{1,15})-([0-9a-f]{64})$/;

export async function addPart(
  ctx: RequestContext,
  importRunID: number,
  part: ReceivedFile,
): Promise<ImportRunRow> {
  const [, digits, hash] = PART_NAME.exec(part.name) ?? [];
  if (digits === undefined)
    throw fieldProblem('part', 'part must be named by its offset and its SHA-256: 0-<64 hex digits>.');
  const offset = Number(digits);
  requireRoom(ctx, part.size);
  if ((await hashOf(part.path)) !== hash) throw movingInError('movingIn.damagedPart');
  return ctx.write(async (w) => {
    const row = requireRun(await lockRun(w.db, importRunID));
    if (row.status !== 'uploading' || row.bytes_received !== offset || offset + part.size > row.bytes)
      throw movingInError('movingIn.wrongOffset');
    const path = uploadOf(ctx.site, importRunID);
    await makePrivateFolder(folderOf(ctx.site, importRunID));
    await writeAt(path, offset, part.path);
    const received = offset + part.size;
    if (received === row.bytes) await finish(w, row, path);
    else await changeRun(w.db, importRunID, sql`bytes_received = ${received}`);
    return requireRun(await findRun(w.db, importRunID));
  });
}

async function finish(w: WriteContext, row: ImportRunRow, path: string): Promise<void> {
  const isSame = (await fingerprintOf(path, row.bytes)) === row.fingerprint;
  if (!isSame) throw movingInError('movingIn.otherFile');
  await changeRun(w.db, row.import_run_id, sql`bytes_received = bytes, status = 'uploaded'`);
}

async function fingerprintOf(path: string, bytes: number): Promise<string> {
  const [first, last] = await endsOf(path, bytes, END_BYTES);
  return createHash('sha256').update(first).update(last).update(String(bytes)).digest('hex');
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** On the disk before it is acknowledged. */
async function writeAt(path: string, offset: number, from: string): Promise<void> {
  const file = await openToWrite(path);
  try {
    let position = offset;
    for await (const chunk of createReadStream(from, { highWaterMark: 256 * 1024 }))
      position += (await file.write(chunk as Buffer, 0, (chunk as Buffer).length, position)).bytesWritten;
    await file.truncate(position);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function openToWrite(path: string): Promise<FileHandle> {
  return open(path, 'r+').catch(() => open(path, 'wx+', PRIVATE_FILE));
}
