import { unescapeHtml } from '../escape.ts';

/** The words a reader finds on the page: in the text of finished HTML, each by itself. */
export function pageText(html: string): string[] {
  return unescapeHtml(html.replace(/<[^>]*>/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
}
