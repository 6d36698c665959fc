// Files of a mail, stored as if they were uploaded: with the same rights, limits and checks.
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { makePrivateFolder } from '../../../platform/server/storage/private-folder.ts';
import type { MailAttachment } from '../../incoming-mail/server/parse-mail.ts';
import { presentMedia } from '../../media/server/media.present.ts';
import { findMedia } from '../../media/server/media.rows.ts';
import { storeUpload } from '../../media/server/store-upload.ts';

const MOST_FILES = 10;

export interface StoredFiles {
  /** Markdown that shows them. */
  shown: string[];
  /** The names of those that the site does not take. */
  refused: string[];
}

export async function storeAttachments(
  ctx: RequestContext,
  attachments: readonly MailAttachment[],
): Promise<StoredFiles> {
  const stored: StoredFiles = { shown: [], refused: [] };
  // Without a name it is a part of the mail rather than a file.
  const named = attachments.filter(({ fileName }) => fileName !== '').slice(0, MOST_FILES);
  for (const file of named) {
    const name = plainName(file.fileName);
    const markdown = ctx.can('uploads.add') ? await storeOne(ctx, name, file) : undefined;
    if (markdown === undefined) stored.refused.push(name);
    else stored.shown.push(markdown);
  }
  return stored;
}

/** Undefined: the site does not take it. */
async function storeOne(
  ctx: RequestContext,
  name: string,
  { content }: MailAttachment,
): Promise<string | undefined> {
  const folder = join(ctx.site.options.dataDirectory, 'incoming');
  const path = join(folder, randomUUID());
  await makePrivateFolder(folder);
  try {
    await writeFile(path, content, { mode: 0o600, flag: 'wx' });
    const mediaID = await storeUpload(ctx, { path, name, size: content.length });
    const [row] = await findMedia(ctx.db, sql`m.media_id = ${mediaID}`);
    if (!row) return undefined;
    const { url, type } = presentMedia(ctx, row);
    return `${type.startsWith('image/') ? '!' : ''}[${name}](${url})`;
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) return undefined;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** The end of a path, without what Markdown reads. */
function plainName(fileName: string): string {
  const name = fileName.replaceAll('\\', '/').split('/').at(-1) ?? '';
  return (
    name
      .replace(/[[\]()<>`!*_\p{Cc}]/gu, ' ')
      .trim()
      .slice(-100) || 'file'
  );
}
