// From a received file to a stored one: checked, tidied, stored, and in the list.
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ReceivedFile } from '../../../platform/server/http/input/receive-form.ts';
import { type FileKind, kindOfFile } from '../../../platform/server/images/file-kind.ts';
import { asFieldProblem, isDecoded, tidyImage } from '../../../platform/server/images/images.ts';
import { mediaUploaded } from '../media.events.ts';
import { extensionOf, FORMATS, isAllowed } from '../media.formats.ts';
import { mediaConfig } from './media.config.ts';

interface CheckedUpload {
  extension: string;
  type: string;
  kind: FileKind;
}

export async function storeUpload(ctx: RequestContext, file: ReceivedFile): Promise<number> {
  const checked = await check(ctx, file);
  const size = isDecoded(checked.kind) ? await tidied(ctx, file) : undefined;
  const random = randomBytes(20).toString('hex');
  const key = `media/${random.slice(0, 2)}/${random.slice(2)}.${checked.extension}`;
  const { size: bytes } = await stat(file.path);
  // Announced before the bytes move: whatever ends this in between leaves a row that says so.
  const row = await ctx.db.row<{ media_id: number }>(sql`
    insert into media (key, name, type, size, width, height, insert_user_id)
    values (${key}, ${file.name}, ${checked.type}, ${bytes}, ${size?.width ?? null}, ${size?.height ?? null}, ${ctx.viewer.userID})
    returning media_id`);
  const mediaID = row?.media_id as number;
  const discard = async (): Promise<void> => {
    // What fails here is cleared away later, see media.jobs.ts.
    await ctx.site.blobs.remove(key).catch(() => undefined);
    await ctx.db.execute(sql`delete from media where media_id = ${mediaID}`);
  };
  try {
    await ctx.site.blobs.putFile(key, file.path);
    const storedID = await ctx.write(async (w) => {
      await w.db.execute(sql`update media set date_stored = now() where media_id = ${mediaID}`);
      await w.announce(mediaUploaded, { mediaID, userID: ctx.viewer.userID });
      return mediaID;
    });
    // The same call, sent again, was made before: its file is stored, and this one is a second.
    if (storedID !== mediaID) await discard();
    return storedID;
  } catch (error) {
    await discard();
    throw error;
  }
}

/** What browsers take for a page or run is never taken, whatever the settings say. */
const NEVER: ReadonlySet<FileKind> = new Set<FileKind>(['html', 'flash', 'program']);

async function check(ctx: RequestContext, { name, path }: ReceivedFile): Promise<CheckedUpload> {
  const extension = extensionOf(name);
  const allowed = allowedExtensions(ctx);
  if (!isAllowed(extension, allowed)) {
    const message = `The uploaded file did not have an allowed extension. Only the following extensions are allowed. ${allowed.join(', ')}.`;
    throw fieldProblem('file', message, 422, extension === '' ? 'noExtension' : 'extensionNotAllowed');
  }
  const kind = await kindOfFile(path);
  const format = FORMATS[extension];
  // An ending that only the settings know: anything goes that can do no harm, and is always a download.
  const fits = format ? format.kinds.includes(kind) : !NEVER.has(kind) && kind !== 'svg';
  if (!fits) {
    throw fieldProblem(
      'file',
      `The content of the file is not what its extension “${extension}” says.`,
      415,
      'contentMismatch',
    );
  }
  return { extension, kind, type: format?.type ?? 'application/octet-stream' };
}

export function allowedExtensions(ctx: Pick<RequestContext, 'setting' | 'can'>): string[] {
  const more = ctx.can('community.manage') ? ctx.setting(mediaConfig.managerExtensions) : [];
  return [...new Set([...ctx.setting(mediaConfig.allowedExtensions), ...more])];
}

async function tidied(ctx: RequestContext, file: ReceivedFile) {
  const isLimited = ctx.setting(mediaConfig.isResizing) && !ctx.can('community.manage');
  const within = isLimited
    ? { width: ctx.setting(mediaConfig.maxWidth), height: ctx.setting(mediaConfig.maxHeight) }
    : undefined;
  try {
    return await tidyImage(file.path, within);
  } catch (error) {
    throw asFieldProblem(error, 'file');
  }
}
