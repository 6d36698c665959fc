// A post says what shall be quoted; the composer that is on the page takes it in.

type Listener = (markdown: string) => void;
const listeners: Listener[] = [];

export interface QuotedPost {
  name: string;
  url: string;
  /** Where it stands on the page: what is selected in it is quoted, or all of it. */
  element: HTMLElement | null;
}

/** Nothing where nobody listens: there is no composer on the page. */
export async function quote({ name, url, element }: QuotedPost): Promise<void> {
  const listener = listeners.at(-1);
  if (!listener) return;
  const { quotedText, quoteMarkdown } = await import('./quoted-text.ts');
  listener(quoteMarkdown({ name, url, text: quotedText(element) }));
}

/** The composer opened last gets what is quoted. Answers how to stop listening. */
export function onQuote(listener: Listener): () => void {
  listeners.push(listener);
  return () => {
    const at = listeners.lastIndexOf(listener);
    if (at !== -1) listeners.splice(at, 1);
  };
}
