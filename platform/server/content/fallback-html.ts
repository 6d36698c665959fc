import { escapeHtml } from './escape.ts';

// What stands for a thing in a rich body that we cannot draw: the words it carries, and the address it leads to.

const WORDS = ['text', 'value', 'name', 'label', 'title', 'alt', 'caption', 'emojiChar', 'emoji', 'body'];
const ADDRESSES = ['url', 'href', 'src', 'link', 'foreignUrl'];

export function fallbackHtml(thing: Readonly<Record<string, unknown>>): string {
  const words = firstText(thing, WORDS);
  const url = firstText(thing, ADDRESSES);
  const shown = escapeHtml(words || url).replaceAll('\n', '<br>');
  return url === '' ? shown : `<a href="${escapeHtml(url)}">${shown}</a>`;
}

function firstText(thing: Readonly<Record<string, unknown>>, fields: readonly string[]): string {
  const found = fields
    .map((field) => thing[field])
    .find((value) => typeof value === 'string' && value.trim());
  return typeof found === 'string' ? found : '';
}
