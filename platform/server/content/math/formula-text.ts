import { unescapeHtml } from '../escape.ts';

const START = '<math';
const END = '</math>';
const TEX_START = '<annotation encoding="application/x-tex">';
const TEX_END = '</annotation>';

/** Rendered HTML where formulas are the TeX they were typed as: for readers of text, of feeds and of mails. */
export function formulasAsText(html: string): string {
  return replaceFormulas(html, (tex) => tex);
}

/** The TeX is given as it stands in the HTML, escaped and with its signs. */
function replaceFormulas(html: string, write: (tex: string) => string): string {
  let out = '';
  let done = 0;
  for (let at = html.indexOf(START); at >= 0; at = html.indexOf(START, done)) {
    const end = html.indexOf(END, at);
    if (end < 0) break;
    out += html.slice(done, at) + write(texOf(html.slice(at, end)));
    done = end + END.length;
  }
  return out + html.slice(done);
}

function texOf(math: string): string {
  const start = math.indexOf(TEX_START);
  if (start < 0) return '';
  const tex = math.slice(start + TEX_START.length, math.indexOf(TEX_END, start)).trim();
  return math.slice(0, math.indexOf('>')).includes(' display="block"') ? `$$${tex}$$` : `$${tex}$`;
}

/** The same of one formula, as a reader sees it. */
export function formulaText(math: string): string {
  return unescapeHtml(texOf(math));
}
