// The words of a mail: its plain part, or what its HTML says.
import { derive } from '../../../platform/server/content/derive.ts';
import { renderBody } from '../../../platform/server/content/render-body.ts';
import type { ParsedMail } from '../../incoming-mail/server/parse-mail.ts';
import { cutQuotes } from './cut-quotes.ts';

/** `marker` is how the line begins above which an answer is written; programs break it where they like. */
export function writtenText({ text, html }: ParsedMail, marker: string, siteUrl: string): string {
  const plain = text.trim() === '' ? derive(renderBody(html, 'html', { siteUrl }).html, 0).text : text;
  return cutQuotes(plain, marker);
}
