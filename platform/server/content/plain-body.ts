// The words of a body that is too much to be drawn: as text, in time that grows with its length alone.
import { escapeHtml } from './escape.ts';

/** Beyond this nobody reads on, and pages would not bear it. */
const MAX_LENGTH = 200_000;
const MAX_LINES = 5_000;

/** Markup for the sanitiser: one paragraph, its line breaks kept. */
export function plainBody(source: string, format: string): string {
  const isJson = /^\s{0,100}\[/.test(source) && /^rich2?$/i.test(format);
  const words = (isJson ? wordsOfJson(source) : source).trim();
  const cut = words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).toWellFormed()}…` : words;
  return cut === '' ? '' : `<p>${inLines(cut)}</p>`;
}

/** Beyond so many lines the rest is one. */
function inLines(text: string): string {
  let lines = 0;
  return escapeHtml(text).replace(/\r\n|[\r\n]/g, () => (++lines < MAX_LINES ? '<br>' : ' '));
}

/** Every text and insert of a document in its order; without recursion, since its depth is unknown. */
function wordsOfJson(source: string): string {
  const words: string[] = [];
  const rest: unknown[] = [parsed(source)];
  while (rest.length > 0) {
    const value = rest.pop();
    if (Array.isArray(value)) for (let at = value.length - 1; at >= 0; at--) rest.push(value[at]);
    else if (typeof value === 'object' && value !== null) {
      const { text, insert, children, type } = value as Record<string, unknown>;
      for (const each of [text, insert]) if (typeof each === 'string') words.push(each);
      rest.push(children);
      if (typeof type === 'string' && words.at(-1) !== '\n') words.push('\n');
    }
  }
  return words.join('');
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return [{ text: source }];
  }
}
