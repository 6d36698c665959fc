import { escapeHtml } from '../escape.ts';

export const BLOCKS: ReadonlySet<string> = new Set([
  ...[
    'p',
    'div',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'pre',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
  ],
  ...[
    'td',
    'th',
    'caption',
    'colgroup',
    'col',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'details',
    'summary',
    'dl',
  ],
  ...['dt', 'dd', 'figure', 'figcaption', 'center'],
]);

/** Text in these is shown as it stands. */
export const VERBATIM: ReadonlySet<string> = new Set(['a', 'code', 'pre', 'kbd', 'samp']);

/** Tag and attributes as they came, escaped afresh. Names no browser would take are left out. */
export function startTag(name: string, attributes: Readonly<Record<string, string>>): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (/^[a-z][a-z0-9-]*$/.test(key)) tag += ` ${key}="${escapeHtml(value)}"`;
  }
  return `${tag}>`;
}

export function languageOf(className: string): string {
  return /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(className)?.[1] ?? '';
}
