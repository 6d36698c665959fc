// Style sheets and scripts that an administrator wrote for a theme: what may not be in them, and why.

const MAX_STYLES = 100_000;
const MAX_SCRIPT = 200_000;

/** What is wrong with it; undefined: nothing. */
export function stylesProblem(css: string): string | undefined {
  if (css.length > MAX_STYLES) return `The style sheet must not be longer than ${MAX_STYLES} characters.`;
  if (/<\/?(?:style|script)|<!--/i.test(css)) return 'The style sheet must not contain HTML.';
  const bare = withoutTexts(css);
  if (bare === undefined) return 'A comment or a text in quotation marks has no end.';
  // Written by numbers, a forbidden word would not be seen.
  if (/\\[\da-f]/i.test(bare)) return 'The style sheet must not write characters by their numbers.';
  const plain = bare.replace(/\\./g, '_');
  const rule = /@(import|charset|namespace)\b/i.exec(plain)?.[1];
  if (rule) return `The style sheet must not use @${rule}.`;
  if (/\b(?:expression|behavior|-moz-binding)\s*[(:]/i.test(plain))
    return 'The style sheet must not run code.';
  return bracesProblem(plain) ?? addressProblem(css);
}

const COMMENTS_AND_TEXTS = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/g;

/** Comments and texts hold what they like: without them, what is left is CSS alone. undefined: one has no end. */
function withoutTexts(css: string): string | undefined {
  const rest = css.replace(COMMENTS_AND_TEXTS, (found) => (found.startsWith('/') ? ' ' : ' _ '));
  return /\/\*|["']/.test(rest) ? undefined : rest;
}

/** Unbalanced, it would end the layer it is put into. */
function bracesProblem(css: string): string | undefined {
  let depth = 0;
  for (const brace of css.match(/[{}]/g) ?? []) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return 'The style sheet closes a brace that was never opened.';
  }
  return depth === 0 ? undefined : 'The style sheet opens a brace that is never closed.';
}

/** Fetched from elsewhere, an address tells who reads what. Pictures of this site alone. */
function addressProblem(css: string): string | undefined {
  const bare = css.replace(COMMENTS_AND_TEXTS, (found) => (found.startsWith('/') ? ' ' : found));
  for (const [, quote, inner = ''] of bare.matchAll(/url\(\s*(["']?)([^)]*)\)/gi)) {
    const address = quote ? inner.slice(0, inner.lastIndexOf(quote)) : inner.trim();
    if (!/^(?:\/(?![/\\])|#)[^\\]*$/.test(address))
      return `The style sheet names ${address.slice(0, 80)}: only files of this site, such as /uploads/field.png.`;
  }
  return /\b(?:image-set|image|src)\(\s*["']/i.test(bare) ? 'Name pictures by url(...) alone.' : undefined;
}

export function scriptProblem(javascript: string): string | undefined {
  if (javascript.length > MAX_SCRIPT) return `The script must not be longer than ${MAX_SCRIPT} characters.`;
  return /<\/?(?:script|style)|<!--/i.test(javascript)
    ? 'The script must not contain HTML of scripts.'
    : undefined;
}
