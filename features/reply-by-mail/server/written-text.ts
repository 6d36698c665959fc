// The words of a mail: its plain part, or what its HTML says.
import { derive } from '../../../platform/server/content/derive.ts';
import { renderInWorker } from '../../../platform/server/content/render-in-worker.ts';
import type { ParsedMail } from '../../incoming-mail/server/parse-mail.ts';
import { cutQuotes } from './cut-quotes.ts';

/** `marker` is how the line begins above which an answer is written; programs break it where they like. */
export async function writtenText(
  { text, html }: ParsedMail,
  marker: string,
  siteUrl: string,
): Promise<string> {
  if (text.trim() !== '') return cutQuotes(text, marker);
  const rendered = await renderInWorker(html, 'html', { siteUrl }, { isBulk: true });
  return cutQuotes(derive(rendered.html, 0).text, marker);
}
