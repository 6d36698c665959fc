// A body as it will be stored: judged, its mentions looked up, rendered once.
import { type FieldError, fieldProblem, validationProblem } from '../../../platform/contract/errors.ts';
import { findMentions, type RenderedBody, renderBody } from '../../../platform/server/content/render-body.ts';
import { validateBody } from '../../../platform/server/content/validate-body.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { imageSizesIn } from '../../media/server/media.sizes.ts';
import { nameKey } from '../../users/server/user-name.ts';

export interface ReadyBody {
  /** As it was written. */
  source: string;
  format: string;
  html: string;
  excerpt: string;
  image: RenderedBody['image'];
  mentionedUserIDs: number[];
}

/** In visible characters. */
export interface BodyLimits {
  min: number;
  max: number;
}

/** Rendering takes time: done before the transaction that stores the body. Refuses what may not be stored. */
export async function readyBody(
  ctx: RequestContext,
  source: string,
  format: string,
  limits: BodyLimits,
): Promise<ReadyBody> {
  const problems = validateBody(source, format);
  if (problems.length > 0)
    throw validationProblem(problems.map((problem): FieldError => ({ ...problem, status: 422 })));
  const { body, rendered } = await renderMentioning(ctx.db, ctx.site.url, source, format);
  requireUsableLength(rendered, limits);
  return body;
}

/** Without the limits on length: for posts that come from elsewhere. */
export async function renderMentioning(
  db: Queryable,
  siteUrl: string,
  source: string,
  format: string,
): Promise<{ body: ReadyBody; rendered: RenderedBody }> {
  const mentionedUsers = await findMentioned(db, findMentions(source, format));
  const imageSizes = await imageSizesIn(db, source);
  const rendered = renderBody(source, format, { siteUrl, mentionedUsers, imageSizes });
  const mentionedUserIDs = rendered.mentions.flatMap(
    (name) => mentionedUsers.get(name.toLowerCase())?.userID ?? [],
  );
  const { html, excerpt, image } = rendered;
  return { rendered, body: { source, format, html, excerpt, image, mentionedUserIDs } };
}

async function findMentioned(
  db: Queryable,
  names: readonly string[],
): Promise<Map<string, { userID: number; name: string }>> {
  if (names.length === 0) return new Map();
  const rows = await db.rows<{ user_id: number; name: string; name_key: string }>(sql`
    select user_id, name, name_key from users
    where name_key = any(${names.map(nameKey)}) and date_deleted is null`);
  const byKey = new Map(rows.map((row) => [row.name_key, row]));
  return new Map(
    names.flatMap((name) => {
      const row = byKey.get(nameKey(name));
      return row ? [[name.toLowerCase(), { userID: row.user_id, name: row.name }] as const] : [];
    }),
  );
}

function requireUsableLength({ visibleLength, isEmpty }: RenderedBody, { min, max }: BodyLimits): void {
  if (isEmpty) throw fieldProblem('body', 'body is required.', 422, 'missingField');
  if (visibleLength > max)
    throw fieldProblem('body', `body is ${visibleLength - max} characters too long.`, 422, 'maxLength');
  if (visibleLength < min)
    throw fieldProblem('body', `body needs at least ${min} characters.`, 422, 'minLength');
}
