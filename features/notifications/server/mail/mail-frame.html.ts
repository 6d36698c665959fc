// What the HTML part of every mail of the site looks like: tables and styles on each element, as mail programs want it.
import { escapeHtml } from '../../../../platform/server/content/escape.ts';

export interface MailFrame {
  language: string;
  isRightToLeft: boolean;
  siteName: string;
  siteUrl: string;
  /** A picture in place of the name. */
  logoUrl?: string;
  /** What stands above the rest. */
  title?: string;
}

export interface MailLink {
  label: string;
  url: string;
}

const FONT = "font-family:'Open Sans','Segoe UI',Helvetica,Arial,sans-serif;";
const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
/** Programs that know dark colours take these; others show the light ones that stand on the elements. */
const DARK = `@media (prefers-color-scheme:dark){.page{background:#0f1115!important}.card{background:#181b21!important;border-color:#2c313a!important}
.ink{color:#eceef2!important}.soft{color:#a9b0bc!important}.line{border-color:#2c313a!important}.link{color:#8fb0ff!important}}`;

/** `rows` are rows of the table; so is `foot`, below it. */
export function mailFrame(frame: MailFrame, rows: string, foot: string): string {
  const dir = frame.isRightToLeft ? 'rtl' : 'ltr';
  const title = frame.title
    ? row(
        `<b>${escapeHtml(frame.title)}</b>`,
        'font-size:20px;line-height:26px;color:#12151b;padding:0 24px 16px',
      )
    : '';
  return `<!doctype html><html lang="${escapeHtml(frame.language)}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(frame.siteName)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;background:#f6f7f9">${TABLE}><tr><td class="page" style="${FONT}padding:24px 16px" align="center">
${TABLE.replace('100%', '600')} style="width:100%;max-width:600px;text-align:start"><tr><td class="card" style="background:#ffffff;border:1px solid #e2e5ea;border-radius:6px">${TABLE}>
${row(`<a href="${escapeHtml(frame.siteUrl)}" class="ink" style="color:#12151b;text-decoration:none">${nameHtml(frame)}</a>`, 'font-size:16px;color:#12151b;padding:20px 24px 16px')}
${title}${rows}
</table></td></tr>
${row(foot, 'padding:16px 8px 0;font-size:12px;line-height:20px;color:#596270', 'soft')}
</table></td></tr></table></body></html>`;
}

function nameHtml({ siteName, siteUrl, logoUrl = '' }: MailFrame): string {
  const name = escapeHtml(siteName);
  if (logoUrl === '' || !URL.canParse(logoUrl, siteUrl)) return `<b>${name}</b>`;
  const { href, protocol } = new URL(logoUrl, siteUrl);
  if (!/^https?:$/.test(protocol)) return `<b>${name}</b>`;
  return `<img src="${escapeHtml(href)}" alt="${name}" height="32" style="height:32px;border:0">`;
}

export function row(content: string, style: string, names = 'ink line'): string {
  return `<tr><td class="${names}" style="${FONT}${style}">${content}</td></tr>`;
}

/** A cell with a link: what stands around the words of a link alone is not drawn everywhere. */
export function mailButton({ label, url }: MailLink): string {
  const link = `<a href="${escapeHtml(url)}" style="${FONT}display:block;padding:12px 20px;font-size:14px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#1a5cff" style="background:#1a5cff;border-radius:6px">${link}</td></tr></table>`;
}

export function footHtml(reason: string, links: readonly MailLink[]): string {
  const shown = links.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" class="link" style="color:#134fe0">${escapeHtml(label)}</a>`,
  );
  return [escapeHtml(reason), ...shown].filter(Boolean).join('<br>');
}

/** The last lines of the plain part. */
export function footText(reason: string, links: readonly MailLink[]): string {
  return `-- \n${[reason, ...links.map(({ label, url }) => `${label}:\n${url}`)].filter(Boolean).join('\n')}`;
}
