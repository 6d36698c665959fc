// A body as it will be stored: validated, its mentions looked up, rendered once.
import { type FieldError, fieldProblem, validationProblem } from '../../../platform/contract/errors.ts';
import { longBodyConfig } from '../../../platform/server/config/long-body-config.ts';
import { slimEmbeds } from '../../../platform/server/content/embeds/slim-embeds.ts';
import type { RenderedBody } from '../../../platform/server/content/render-body.ts';
import {
  inspectInWorker,
  type RenderOptions,
  renderInWorker,
  tooComplicated,
} from '../../../platform/server/content/render-in-worker.ts';
import type { BodyError } from '../../../platform/server/content/validate-body.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { imageSizesIn } from '../../media/server/media.sizes.ts';
import { nameKey } from '../../users/server/user-name.ts';

export interface PreparedBody {
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

/** What the place of a post says about its body. */
export interface BodyPlace {
  /** Whether `$x$` is a formula there: a setting of the category. */
  dollarMath?: boolean;
}

/** Rendering takes time: done before the transaction that stores the body. Refuses what may not be stored. */
export async function preparedBody(
  ctx: RequestContext,
  source: string,
  format: string,
  limits: BodyLimits,
  place: BodyPlace = {},
): Promise<PreparedBody> {
  const { body, rendered } = await renderGiven(ctx, source, format, place);
  requireUsableLength(rendered, limits);
  return body;
}

/** What somebody sends, of any length that can be drawn. Refuses what cannot. */
export async function renderGiven(
  ctx: RequestContext,
  source: string,
  format: string,
  place: BodyPlace = {},
): Promise<{ body: PreparedBody; rendered: RenderedBody }> {
  const options = renderOptionsOf(ctx);
  const { problems, mentions } = await inspectInWorker(source, format, options);
  if (problems.length > 0) throw unusable(problems);
  const made = await renderNaming(ctx.db, ctx.site.url, { source, format, mentions, ...place }, options);
  if (made.rendered.isTooComplicated) throw unusable([tooComplicated()]);
  return made;
}

/** Bodies of one member are drawn one after the other: what they take, they take from nobody else. */
function renderOptionsOf(ctx: RequestContext): RenderOptions {
  return {
    owner: ctx.viewer.isGuest ? ctx.address : `member ${ctx.viewer.userID}`,
    limits: {
      taskLimitMs: 1000 * ctx.setting(longBodyConfig.seconds),
      maxWaiting: ctx.setting(longBodyConfig.waiting),
      maxWaitingPerOwner: ctx.setting(longBodyConfig.waitingPerAccount),
    },
  };
}

/** What is stored already or comes from elsewhere: all of it can be drawn, what is too complicated as plain text. */
export async function renderMentioning(
  db: Queryable,
  siteUrl: string,
  source: string,
  format: string,
  place: BodyPlace = {},
): Promise<{ body: PreparedBody; rendered: RenderedBody }> {
  const { mentions } = await inspectInWorker(source, format, { isBulk: true });
  return renderNaming(db, siteUrl, { source, format, mentions, ...place }, { isBulk: true });
}

async function renderNaming(
  db: Queryable,
  siteUrl: string,
  given: { source: string; format: string; mentions: readonly string[] } & BodyPlace,
  options: RenderOptions,
): Promise<{ body: PreparedBody; rendered: RenderedBody }> {
  const { source, format, mentions, dollarMath = false } = given;
  const slim = slimEmbeds(source, format, siteUrl);
  const mentionedUsers = await findMentioned(db, mentions);
  const imageSizes = await imageSizesIn(db, slim);
  const context = { siteUrl, mentionedUsers, imageSizes, dollarMath };
  const rendered = await renderInWorker(slim, format, context, options);
  const mentionedUserIDs = rendered.mentions.flatMap(
    (name) => mentionedUsers.get(name.toLowerCase())?.userID ?? [],
  );
  const { html, excerpt, image } = rendered;
  return { rendered, body: { source: slim, format, html, excerpt, image, mentionedUserIDs } };
}

const MAX_NAMES = 500;

async function findMentioned(
  db: Queryable,
  names: readonly string[],
): Promise<Map<string, { userID: number; name: string }>> {
  // With more than these nobody is linked: see `maxMentions`.
  if (names.length === 0 || names.length > MAX_NAMES) return new Map();
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

function unusable(problems: readonly BodyError[]): Error {
  return validationProblem(problems.map((problem): FieldError => ({ ...problem, status: 422 })));
}

function requireUsableLength({ visibleLength, isEmpty }: RenderedBody, { min, max }: BodyLimits): void {
  if (isEmpty) throw fieldProblem('body', 'body is required.', 422, 'missingField');
  if (visibleLength > max)
    throw fieldProblem('body', `body is ${visibleLength - max} characters too long.`, 422, 'maxLength');
  if (visibleLength < min)
    throw fieldProblem('body', `body needs at least ${min} characters.`, 422, 'minLength');
}
