// The HTML part of a mail: tables and styles on each element, as mail programs want it.
import { escapeHtml } from '../../../../platform/server/content/escape.ts';

export interface MailEntry {
  /** HTML: names are `<strong>`. */
  headline: string;
  headlineText: string;
  url: string;
  author: string;
  body?: { html: string; text: string } | undefined;
}

export interface MailLink {
  label: string;
  url: string;
}

export interface MailParts {
  language: string;
  isRightToLeft: boolean;
  siteName: string;
  siteUrl: string;
  /** What stands above several. */
  title?: string;
  entries: readonly MailEntry[];
  openLabel: string;
  /** Why it came. */
  reason: string;
  links: readonly MailLink[];
}

const FONT = "font-family:'Open Sans','Segoe UI',Helvetica,Arial,sans-serif;";
const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

export function mailHtml(parts: MailParts): string {
  const dir = parts.isRightToLeft ? 'rtl' : 'ltr';
  const title = parts.title
    ? row(
        `<b>${escapeHtml(parts.title)}</b>`,
        'font-size:20px;line-height:26px;color:#12151b;padding:0 24px 16px',
      )
    : '';
  return `<!doctype html><html lang="${escapeHtml(parts.language)}" dir="${dir}"><head><meta charset="utf-8">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(parts.siteName)}</title></head>
<body style="margin:0;background:#f6f7f9">${TABLE}><tr><td style="${FONT}padding:24px 16px" align="center">
${TABLE} style="max-width:600px;text-align:start"><tr><td style="background:#ffffff;border:1px solid #e2e5ea;border-radius:6px">${TABLE}>
${row(`<a href="${escapeHtml(parts.siteUrl)}" style="color:#12151b;text-decoration:none"><b>${escapeHtml(parts.siteName)}</b></a>`, 'font-size:16px;color:#12151b;padding:20px 24px 16px')}
${title}${parts.entries.map((entry) => entryHtml(entry, parts.openLabel)).join('\n')}
</table></td></tr>
${row(footHtml(parts), 'padding:16px 8px 0;font-size:12px;line-height:20px;color:#596270')}
</table></td></tr></table></body></html>`;
}

function row(content: string, style: string): string {
  return `<tr><td style="${FONT}${style}">${content}</td></tr>`;
}

function entryHtml(entry: MailEntry, openLabel: string): string {
  const url = escapeHtml(entry.url);
  const body = entry.body
    ? row(
        `<div dir="auto">${entry.body.html}</div>`,
        'padding:0 24px 16px;font-size:16px;line-height:26px;color:#12151b',
      )
    : '';
  const button = `<a href="${url}" style="${FONT}display:inline-block;padding:12px 20px;font-size:14px;line-height:20px;font-weight:600;color:#ffffff;background:#1a5cff;border-radius:6px;text-decoration:none">${escapeHtml(openLabel)}</a>`;
  return `${row(entry.headline, 'padding:16px 24px;font-size:16px;line-height:24px;color:#3d4553;border-top:1px solid #e2e5ea')}${body}${row(button, 'padding:0 24px 24px')}`;
}

function footHtml({ reason, links }: MailParts): string {
  const shown = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:#134fe0">${escapeHtml(label)}</a>`,
  );
  return [escapeHtml(reason), ...shown].filter(Boolean).join('<br>');
}

/** The plain part, which says the same. */
export function mailText({ title, entries, openLabel, reason, links }: MailParts): string {
  const blocks = entries.map(({ headlineText, body, url }) =>
    [headlineText, ...(body ? [indented(body.text)] : []), `${openLabel}:\n${url}`].join('\n\n'),
  );
  const foot = [reason, ...links.map(({ label, url }) => `${label}:\n${url}`)].filter(Boolean).join('\n');
  return [...(title ? [title] : []), ...blocks, `-- \n${foot}`].join('\n\n');
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
}
