// The two parts of a mail about notifications, which say the same.
import { escapeHtml } from '../../../../platform/server/content/escape.ts';
import {
  footHtml,
  footText,
  type MailFrame,
  type MailLink,
  mailButton,
  mailFrame,
  row,
} from './mail-frame.html.ts';

export interface MailEntry {
  /** HTML: names are `<strong>`. */
  headline: string;
  headlineText: string;
  url: string;
  author: string;
  body?: { html: string; text: string } | undefined;
}

export interface MailParts extends MailFrame {
  entries: readonly MailEntry[];
  openLabel: string;
  /** Where answers become comments: what stands at the top. */
  replyLine?: string;
  /** Why it came. */
  reason: string;
  links: readonly MailLink[];
}

export function mailHtml(parts: MailParts): string {
  const entries = parts.entries.map((entry) => entryHtml(entry, parts.openLabel));
  const line = parts.replyLine
    ? [
        row(
          escapeHtml(parts.replyLine),
          'padding:0 24px 12px;font-size:12px;line-height:16px;color:#596270',
          'soft',
        ),
      ]
    : [];
  const rows = [...line, ...entries].join('\n');
  return mailFrame(parts, rows, footHtml(parts.reason, parts.links));
}

function entryHtml(entry: MailEntry, openLabel: string): string {
  const body = entry.body
    ? row(
        `<div dir="auto">${entry.body.html}</div>`,
        'padding:0 24px 16px;font-size:16px;line-height:26px;color:#12151b',
      )
    : '';
  const button = mailButton({ label: openLabel, url: entry.url });
  return `${row(entry.headline, 'padding:16px 24px;font-size:16px;line-height:24px;color:#3d4553;border-top:1px solid #e2e5ea')}${body}${row(button, 'padding:0 24px 24px')}`;
}

/** The plain part, which says the same. */
export function mailText({ title, entries, openLabel, replyLine, reason, links }: MailParts): string {
  const blocks = entries.map(({ headlineText, body, url }) =>
    [headlineText, ...(body ? [indented(body.text)] : []), `${openLabel}:\n${url}`].join('\n\n'),
  );
  const line = replyLine ? [`${replyLine}\n${'-'.repeat(56)}`] : [];
  return [...line, ...(title ? [title] : []), ...blocks, footText(reason, links)].join('\n\n');
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
}
