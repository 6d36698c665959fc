import hljs from 'highlight.js/lib/common';
import { escapeHtml } from './escape.ts';

// Beyond this a listing is data, and colouring it would cost more than rendering all the rest.
const MAX_HIGHLIGHTED = 20_000;
const LANGUAGE = /^[a-z0-9+#.-]{1,30}$/;

const CLASS_NAMES: Readonly<Record<string, string>> = { 'c++': 'cpp', 'c#': 'csharp', 'f#': 'fsharp' };

/** A listing in the markup all formats share; `lang` is whatever the writer put after the fence. */
export function codeBlock(code: string, lang: string): string {
  const language = languageName(lang);
  const className = language === '' ? 'code codeBlock' : `code codeBlock language-${language}`;
  // A browser swallows the first line break of a listing: one more keeps an empty first line.
  const guard = code.startsWith('\n') ? '\n' : '';
  const inner = highlight(code, language);
  return `<pre class="${className}" spellcheck="false" tabindex="0">${guard}${inner}</pre>`;
}

function languageName(lang: string): string {
  const lower = lang.trim().toLowerCase();
  const name = CLASS_NAMES[lower] ?? lower;
  return LANGUAGE.test(name) ? name.replace(/[^a-z0-9-]/g, '-') : '';
}

function highlight(code: string, language: string): string {
  if (language === '' || code.length > MAX_HIGHLIGHTED || !hljs.getLanguage(language))
    return escapeHtml(code);
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}
