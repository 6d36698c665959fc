const SPECIAL = /[&<>"]/;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '') : text;
}

/** The exact reverse of what the sanitiser escapes: its output holds no other entities. */
export function unescapeHtml(html: string): string {
  return html.includes('&')
    ? html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => CHARACTERS[entity] ?? entity)
    : html;
}
