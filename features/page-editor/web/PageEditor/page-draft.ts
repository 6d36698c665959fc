// What was changed on the page and is not published: kept in this browser until it is, or is discarded.
import type { NavigationItem } from '../../../navigation/navigation.contract.ts';

export interface EditedCategory {
  categoryID: number;
  name: string;
}

/** The words of the community for a text of the interface. */
export interface EditedWords {
  locale: string;
  wording: string;
  own: string;
}

export interface PageDraft {
  /** Other names, by category. */
  names: Record<number, string>;
  /** The categories at the top in another order. */
  order?: number[] | undefined;
  navigation?: NavigationItem[] | undefined;
  words: EditedWords[];
}

export const NO_DRAFT: PageDraft = { names: {}, words: [] };

const KEY = 'parley-page-draft';
const LAST = 'parley-page-published';

/** A browser may refuse to store anything; the draft is lost with the page then. */
function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the draft of a page that is left.
  }
}

export const storedDraft = (): PageDraft => ({ ...NO_DRAFT, ...read<PageDraft>(KEY) });
export const storeDraft = (draft: PageDraft): void =>
  write(KEY, countChanges(draft) === 0 ? undefined : draft);

/** The gesture in which the draft was published last: by it the whole of it is taken back. */
export const lastPublished = (): string | undefined => read<string>(LAST);
export const storePublished = (runID: string | undefined): void => write(LAST, runID);

export function countChanges({ names, order, navigation, words }: PageDraft): number {
  return Object.keys(names).length + (order ? 1 : 0) + (navigation ? 1 : 0) + words.length;
}

/** The moves that bring `from` into the order of `to`: each before the one that follows it there. */
export function movesInto(
  from: readonly number[],
  to: readonly number[],
): { categoryID: number; beforeCategoryID: number | null }[] {
  const now = [...from];
  return to
    .toReversed()
    .map((categoryID, at) => ({ categoryID, beforeCategoryID: to[to.length - at] ?? null }))
    .filter(({ categoryID, beforeCategoryID }) => {
      const at = now.indexOf(categoryID);
      if (at < 0 || (now[at + 1] ?? null) === beforeCategoryID) return false;
      now.splice(at, 1);
      now.splice(beforeCategoryID === null ? now.length : now.indexOf(beforeCategoryID), 0, categoryID);
      return true;
    });
}
