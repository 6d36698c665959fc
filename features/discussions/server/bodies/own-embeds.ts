// Posts of this site that stand in other posts: put into bodies when they are read, as this reader may see them. Of what
// they may not see there is a link and nothing else, the same as to what never was.

import type { SafeHtml } from '../../../../platform/contract/safe-html.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { derive } from '../../../../platform/server/content/derive.ts';
import { linkCard } from '../../../../platform/server/content/embeds/link-card.ts';
import {
  fillOwnEmbeds,
  findOwnEmbeds,
  type OwnKind,
  type OwnPost,
  ownAddress,
} from '../../../../platform/server/content/embeds/own-embed.ts';
import { withoutFootnoteLinks } from '../../../../platform/server/content/embeds/quoted-footnotes.ts';
import { escapeHtml } from '../../../../platform/server/content/escape.ts';
import { profilePath } from '../../../../platform/server/content/mentions.ts';
import { EXCERPT_LENGTH } from '../../../../platform/server/content/render-body.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import { leadsSomewhere } from '../../../categories/server/hidden-redirects.ts';
import { isNotGoing } from '../deleting/comments-going.ts';

/** More than these in one answer stay links. */
const MOST_POSTS = 200;
/** A longer one is quoted by its first words. */
const LONGEST_QUOTE = 20_000;
const FIRST_WORDS = 1000;

interface QuotedRow {
  record_type: OwnPost['recordType'];
  record_id: number;
  discussion_id: number;
  is_seen: boolean;
  /** Of what is seen alone. */
  name: string | null;
  body_html: string | null;
  insert_user_id: number | null;
  author: string | null;
  date_inserted: string;
}

const keyOf = ({ recordType, recordID }: OwnPost) => `${recordType}-${recordID}`;

/** The bodies in their order, filled in: one statement for all of them, none where nothing is embedded. */
export async function withOwnEmbeds(ctx: RequestContext, bodies: readonly string[]): Promise<string[]> {
  const named = new Map(bodies.flatMap(findOwnEmbeds).map((post) => [keyOf(post), post]));
  if (named.size === 0) return [...bodies];
  const rows = await readQuoted(ctx, [...named.values()].slice(0, MOST_POSTS));
  const seen = new Map(
    rows
      .filter((row) => row.is_seen)
      .map((row) => [keyOf({ recordType: row.record_type, recordID: row.record_id }), row]),
  );
  for (const row of rows) {
    ctx.cacheTags.add(cacheTag.discussion(row.discussion_id));
    if (row.insert_user_id !== null) ctx.cacheTags.add(cacheTag.user(row.insert_user_id));
  }
  const drawn = (kind: OwnKind, post: OwnPost) => draw(ctx, kind, post, seen.get(keyOf(post)));
  return bodies.map((body) => fillOwnEmbeds(body, drawn));
}

/** Copies of those whose body changes: the records themselves may be cached for others. */
export async function withFilledBodies<T extends { body?: string | undefined }>(
  ctx: RequestContext,
  records: readonly T[],
): Promise<T[]> {
  const bodies = await withOwnEmbeds(
    ctx,
    records.map(({ body }) => body ?? ''),
  );
  return records.map((record, at) =>
    record.body === undefined || record.body === bodies[at] ? record : { ...record, body: bodies[at] },
  );
}

async function readQuoted(ctx: RequestContext, posts: readonly OwnPost[]): Promise<QuotedRow[]> {
  const visible = await visibleCategories(ctx);
  const idsOf = (type: OwnPost['recordType']) =>
    posts.filter(({ recordType }) => recordType === type).map(({ recordID }) => recordID);
  const isSeen = sql`d.date_held is null and d.category_id = any(${visible.ids}) and ${leadsSomewhere(visible)}`;
  return ctx.db.rows<QuotedRow>(sql`
    select post.record_type, post.record_id, post.discussion_id, post.is_seen, post.date_inserted,
      case when post.is_seen then post.name end as name,
      case when post.is_seen then post.body_html end as body_html,
      case when post.is_seen then post.insert_user_id end as insert_user_id,
      case when post.is_seen and u.date_deleted is null then u.name end as author
    from (
      select 'discussion' as record_type, d.discussion_id as record_id, d.discussion_id, d.name, d.body_html,
        d.insert_user_id, d.date_inserted, ${isSeen} as is_seen
      from discussions d where d.discussion_id = any(${idsOf('discussion')}::int[])
      union all
      select 'comment', c.comment_id, c.discussion_id, d.name, c.body_html, c.insert_user_id, c.date_inserted,
        c.date_held is null and c.date_tombstoned is null and ${isNotGoing('c')} and ${isSeen}
      from comments c join discussions d using (discussion_id) where c.comment_id = any(${idsOf('comment')}::int[])
    ) post
    left join users u on u.user_id = post.insert_user_id`);
}

function draw(ctx: RequestContext, kind: OwnKind, post: OwnPost, row: QuotedRow | undefined): string {
  const url = ctx.url(ownAddress(post));
  const name = row?.name && (post.recordType === 'comment' ? `Re: ${row.name}` : row.name);
  if (kind === 'title') return `<a href="${escapeHtml(url)}">${escapeHtml(name || url)}</a>`;
  if (!row || !name) return linkCard({ url });
  const body = quotable(row.body_html ?? '');
  if (kind === 'quote') return quote(row, url, withoutFootnoteLinks(body));
  return linkCard({ url, name, body: derive(body as SafeHtml, EXCERPT_LENGTH).excerpt });
}

/** Posts that the quoted one quotes are links in it, so that no chain of quotes grows. */
function quotable(html: string): string {
  if (html.length <= LONGEST_QUOTE)
    return fillOwnEmbeds(html, (_kind, post) => {
      const path = ownAddress(post);
      return `<a href="${path}">${path}</a>`;
    });
  return `<p>${escapeHtml(derive(html as SafeHtml, FIRST_WORDS).excerpt)}</p>`;
}

function quote(row: QuotedRow, url: string, body: string): string {
  const author =
    row.author === null || row.insert_user_id === null
      ? ''
      : `<a class="embedQuote-author" href="${escapeHtml(profilePath(row.insert_user_id, row.author))}">${escapeHtml(row.author)}</a> `;
  const date = escapeHtml(row.date_inserted);
  const when = `<a href="${escapeHtml(url)}"><time datetime="${date}">${date.slice(0, 10)}</time></a>`;
  return (
    `<blockquote class="embedQuote"><div class="embedQuote-header">${author}${when}</div>` +
    `<div class="embedQuote-content">${body}</div></blockquote>`
  );
}
