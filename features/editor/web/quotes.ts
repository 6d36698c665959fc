// A post says what shall be quoted; the composer that is on the page takes it in.

type Listener = (markdown: string) => void;
const listeners: Listener[] = [];

/** False where nobody listens: there is no composer on the page. */
export function quote(markdown: string): boolean {
  const listener = listeners.at(-1);
  listener?.(markdown);
  return listener !== undefined;
}

/** The composer opened last gets what is quoted. Answers how to stop listening. */
export function onQuote(listener: Listener): () => void {
  listeners.push(listener);
  return () => {
    const at = listeners.lastIndexOf(listener);
    if (at !== -1) listeners.splice(at, 1);
  };
}

export interface QuotedPost {
  name: string;
  url: string;
  text: string;
}

export function quoteMarkdown({ name, url, text }: QuotedPost): string {
  const lines = text.trim().split(/\r?\n/);
  const shown = name.replace(/[\\*_[\]]/g, '\\$&');
  return [`**${shown}** [wrote](${url}):`, '', ...lines].map((line) => `> ${line}`.trimEnd()).join('\n');
}

/** What is selected inside the element; without a selection all it says. */
export function quotedText(element: Element | null): string {
  const selection = getSelection();
  const chosen = selection?.toString().trim() ?? '';
  const isInside = element && selection?.anchorNode && element.contains(selection.anchorNode);
  if (chosen !== '' && isInside) return chosen;
  return element instanceof HTMLElement ? element.innerText : '';
}
