import type { RequestContext } from '../http/context.ts';

/** The title of a page of a list: from the second on it says which. */
export function pageTitle({ translator }: RequestContext, title: string, page: number): string {
  return page > 1 ? translator.t('{title} - Page {page}', { title, page }) : title;
}
