// The sentence of a notification is HTML of one element: names are `<strong>`, and `&`, `<`, `>` and `"` are escaped.

export interface SentencePart {
  text: string;
  isName: boolean;
  /** Where it begins in the HTML. */
  at: number;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** As text, so that nothing of it is ever markup. */
export function sentenceParts(html: string): SentencePart[] {
  let at = 0;
  return html
    .split(/(<strong>[^<]*<\/strong>)/)
    .filter((part) => part !== '')
    .map((part) => {
      const isName = part.startsWith('<strong>');
      const shown = { text: plainText(isName ? part.slice(8, -9) : part), isName, at };
      at += part.length;
      return shown;
    });
}

function plainText(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => CHARACTERS[entity] ?? entity);
}
