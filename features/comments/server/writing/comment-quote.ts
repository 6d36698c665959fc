// What somebody wrote, as it stands quoted: before a reply in a flat list, or for a composer.
import { escapeHtml } from '../../../../platform/server/content/escape.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { UserFragment } from '../../../users/users.contract.ts';
import { commentPath } from '../../comment.address.ts';
import type { CommentQuote } from '../../comments.contract.ts';
import type { CommentRow } from '../comment.queries.ts';

/** Drawn like the quotes that are written into bodies. */
export function quoteOf(ctx: RequestContext, row: CommentRow, author: UserFragment): string {
  const name = escapeHtml(author.name);
  const who =
    author.url === ''
      ? `<span class="embedQuote-author">${name}</span>`
      : `<a class="embedQuote-author" href="${escapeHtml(author.url)}">${name}</a>`;
  const date = escapeHtml(row.date_inserted);
  const when = `<a href="${escapeHtml(ctx.url(commentPath(row.comment_id)))}"><time datetime="${date}">${date.slice(0, 10)}</time></a>`;
  return (
    `<blockquote class="embedQuote"><div class="embedQuote-header">${who} ${when}</div>` +
    `<div class="embedQuote-content">${row.body_html ?? ''}</div></blockquote>`
  );
}

export function presentQuote(ctx: RequestContext, row: CommentRow, author: UserFragment): CommentQuote {
  return {
    commentID: row.comment_id,
    bodyRaw: sourceOf(row),
    format: row.format,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUser: author,
    url: ctx.url(commentPath(row.comment_id)),
  };
}

/** Rich bodies are handed out as what they are, a list of nodes. */
function sourceOf(row: CommentRow): string | unknown[] {
  const source = row.body ?? '';
  if (!row.format.toLowerCase().startsWith('rich')) return source;
  try {
    const nodes: unknown = JSON.parse(source);
    return Array.isArray(nodes) ? nodes : source;
  } catch {
    // An old body that is no JSON any more is still text that can be quoted.
    return source;
  }
}
