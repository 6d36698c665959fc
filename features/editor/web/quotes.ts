// A post says that it shall be quoted; the composer that is on the page takes it in.

type Listener = (post: QuotedPost) => void;
const listeners: Listener[] = [];

export interface QuotedPost {
  name: string;
  url: string;
  recordType: 'discussion' | 'comment';
  recordID: number;
  /** Where it stands on the page: what is selected in it is quoted, or all of it. */
  element: HTMLElement | null;
}

/** Nothing where nobody listens: there is no composer on the page. */
export function quote(post: QuotedPost): void {
  listeners.at(-1)?.(post);
}

/** The composer opened last gets what is quoted. Answers how to stop listening. */
export function onQuote(listener: Listener): () => void {
  listeners.push(listener);
  return () => {
    const at = listeners.lastIndexOf(listener);
    if (at !== -1) listeners.splice(at, 1);
  };
}
