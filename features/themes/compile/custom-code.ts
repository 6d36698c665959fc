// Style sheets and scripts that an administrator wrote for a theme: what may not be in them, and why.
import { type CssPart, partsOfCss } from '../../../platform/contract/css-parts.ts';

const MAX_STYLES = 100_000;
const MAX_SCRIPT = 200_000;

/** What is wrong with it; undefined: nothing. */
export function stylesProblem(css: string): string | undefined {
  if (css.length > MAX_STYLES) return `The style sheet must not be longer than ${MAX_STYLES} characters.`;
  if (/<\/?(?:style|script)|<!--/i.test(css)) return 'The style sheet must not contain HTML.';
  const parts = partsOfCss(css);
  if (!parts) return 'A comment, a text in quotation marks or an address has no end.';
  const bare = parts.map(({ kind, text }) => (kind === 'rest' ? text : STANDS_FOR[kind])).join('');
  // Written behind a backslash, a forbidden word would not be seen.
  if (/\\[a-z\d]/i.test(bare)) return 'The style sheet must not write letters or digits behind a backslash.';
  const plain = bare.replace(/\\./g, '_');
  const rule = /@(import|charset|namespace)\b/i.exec(plain)?.[1];
  if (rule) return `The style sheet must not use @${rule}.`;
  if (/\b(?:expression|behavior|-moz-binding)\s*[(:]/i.test(plain))
    return 'The style sheet must not run code.';
  return bracesProblem(plain) ?? addressProblem(parts) ?? pictureProblem(plain);
}

/** Comments, texts and addresses hold what they like: without them, what is left is CSS alone. */
const STANDS_FOR = { comment: ' ', text: ' " ', address: ' _ ' } as const;

/** Unbalanced, it would end the layer it is put into. */
function bracesProblem(css: string): string | undefined {
  let depth = 0;
  for (const brace of css.match(/[{}]/g) ?? []) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return 'The style sheet closes a brace that was never opened.';
  }
  return depth === 0 ? undefined : 'The style sheet opens a brace that is never closed.';
}

/** Fetched from elsewhere, an address reveals who reads what. Pictures of this site alone. */
function addressProblem(parts: readonly CssPart[]): string | undefined {
  const wrong = parts.find(
    ({ address }) => address !== undefined && !/^(?:\/(?![/\\])|#)[^\\]*$/.test(address),
  );
  if (!wrong) return undefined;
  const named = wrong.address?.slice(0, 80);
  return `The style sheet names ${named}: only files of this site, such as /uploads/field.png.`;
}

/** Some functions of CSS take a text for an address, or a variable that holds one. */
function pictureProblem(plain: string): string | undefined {
  const isHidden = plain.split(/[;{}]/).some((declaration) => {
    const at = declaration.search(/\b(?:image-set|image|src)\(/i);
    return at >= 0 && /"|\bvar\(/i.test(declaration.slice(at));
  });
  return isHidden ? 'Name pictures by url(...) alone.' : undefined;
}

export function scriptProblem(javascript: string): string | undefined {
  if (javascript.length > MAX_SCRIPT) return `The script must not be longer than ${MAX_SCRIPT} characters.`;
  return /<\/?(?:script|style)|<!--/i.test(javascript)
    ? 'The script must not contain HTML of scripts.'
    : undefined;
}
