export function countPages(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** Digits only, clamped to what exists; nothing usable keeps the current page. */
export function parsePageJump(text: string, current: number, pageCount: number): number {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return current;
  return Math.min(Math.max(Number(digits), 1), pageCount);
}

export type PageMark = number | 'gap';

/** First, last and the neighbours of the current page; a gap never stands for a single page. */
export function pageMarks(current: number, pageCount: number): PageMark[] {
  const near = current <= 2 ? [1, 2, 3, 4] : [current - 1, current, current + 1];
  const wanted = [1, ...near, pageCount].filter((page) => page >= 1 && page <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index): PageMark[] => {
    const skipped = page - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : ['gap', page];
  });
}

export function pageRange(current: number, limit: number, total: number): { first: number; last: number } {
  const first = total === 0 ? 0 : (current - 1) * limit + 1;
  return { first, last: Math.min(current * limit, total) };
}
