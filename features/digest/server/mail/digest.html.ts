// The two parts of a digest, which say the same.
import { escapeHtml } from '../../../../platform/server/content/escape.ts';
import type { MailBody } from '../../../notifications/server/mail/mail-body.ts';
import {
  footHtml,
  footText,
  type MailFrame,
  type MailLink,
  mailButton,
  mailFrame,
  row,
} from '../../../notifications/server/mail/mail-frame.html.ts';
import type { DigestEntry } from '../digest-parts.ts';
import type { FilledPart } from './digest-content.ts';

export interface DigestParts extends MailFrame {
  title: string;
  introduction?: MailBody | undefined;
  parts: readonly FilledPart[];
  /** Where there is nothing to tell and somebody wants to see that. */
  emptyText: string;
  ending?: MailBody | undefined;
  openLabel: string;
  reason: string;
  links: readonly MailLink[];
}

export function digestHtml(digest: DigestParts): string {
  const rows = [
    bodyRow(digest.introduction),
    ...(digest.parts.length === 0
      ? [
          row(
            escapeHtml(digest.emptyText),
            'padding:0 24px 24px;font-size:16px;line-height:24px;color:#12151b',
          ),
        ]
      : digest.parts.map((part) => partHtml(part, digest.siteUrl))),
    bodyRow(digest.ending),
    row(mailButton({ label: digest.openLabel, url: digest.siteUrl }), 'padding:16px 24px 24px'),
  ];
  return mailFrame(digest, rows.join('\n'), footHtml(digest.reason, digest.links));
}

function bodyRow(body: MailBody | undefined): string {
  return body
    ? row(
        `<div dir="auto">${body.html}</div>`,
        'padding:0 24px 16px;font-size:16px;line-height:26px;color:#12151b',
      )
    : '';
}

function partHtml({ label, entries }: FilledPart, siteUrl: string): string {
  const head = row(
    escapeHtml(label),
    'padding:16px 24px 8px;font-size:12px;line-height:16px;font-weight:600;color:#596270;border-top:1px solid #e2e5ea',
    'soft line',
  );
  return [head, ...entries.map((entry) => entryHtml(entry, siteUrl))].join('\n');
}

function entryHtml({ title, path, about, mark }: DigestEntry, siteUrl: string): string {
  const link = `<a href="${escapeHtml(siteUrl + path)}" class="ink" style="color:#12151b;text-decoration:none;font-weight:600"><bdi>${escapeHtml(title)}</bdi></a>`;
  const below = [about, mark].filter(Boolean).map((text) => escapeHtml(text as string));
  const small = below.length
    ? `<br><span class="soft" style="font-size:13px;line-height:20px;color:#596270">${below.join(' · ')}</span>`
    : '';
  return row(link + small, 'padding:8px 24px;font-size:16px;line-height:24px;color:#12151b');
}

export function digestText(digest: DigestParts): string {
  const parts = digest.parts.map(({ label, entries }) =>
    [label, ...entries.map((entry) => entryText(entry, digest.siteUrl))].join('\n\n'),
  );
  return [
    digest.title,
    digest.introduction?.text,
    ...(parts.length > 0 ? parts : [digest.emptyText]),
    digest.ending?.text,
    `${digest.openLabel}:\n${digest.siteUrl}`,
    footText(digest.reason, digest.links),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function entryText({ title, path, about, mark }: DigestEntry, siteUrl: string): string {
  const below = [about, mark].filter(Boolean).join(' · ');
  return [`* ${title}`, ...(below ? [`  ${below}`] : []), `  ${siteUrl}${path}`].join('\n');
}
