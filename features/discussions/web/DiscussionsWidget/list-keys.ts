// What single keys do on a list of discussions. The title that has the focus is where the reader stands; Enter opens it.
import type { PageKeys } from '../../../../platform/web/keys/use-page-keys.ts';

export const SELECT_KEY = 'x';

const TITLES = 'li h2 a';

export const listKeys: PageKeys<HTMLElement> = {
  j: (list) => step(list, 1),
  k: (list) => step(list, -1),
  x: select,
  b: (list) => press(current(list)?.closest('li')?.querySelector('[aria-pressed]')),
};

function current(list: HTMLElement): Element | undefined {
  const focused = document.activeElement?.closest('li');
  return focused && list.contains(focused) ? (focused.querySelector('h2 a') ?? undefined) : undefined;
}

function step(list: HTMLElement, by: 1 | -1): boolean {
  const titles: Element[] = [...list.querySelectorAll(TITLES)];
  const here = current(list);
  const at = here ? titles.indexOf(here) : -1;
  const next = titles[at === -1 && by === -1 ? titles.length - 1 : at + by];
  if (!(next instanceof HTMLElement)) return false;
  next.closest('li')?.scrollIntoView({ block: 'nearest' });
  next.focus({ preventScroll: true });
  return true;
}

/** Only where discussions can be selected at all; what it takes comes with the first. */
function select(list: HTMLElement): boolean {
  const title = current(list);
  const canSelect = list.querySelector(`[aria-keyshortcuts="${SELECT_KEY}"]`) !== null;
  if (!canSelect || !(title instanceof HTMLAnchorElement)) return false;
  // Without a connection nothing is selected; the button says so.
  import('../BulkActions/select-by-key.ts').then(({ selectByKey }) => selectByKey(title)).catch(() => {});
  return true;
}

function press(button: Element | null | undefined): boolean {
  if (button instanceof HTMLElement) button.click();
  return button instanceof HTMLElement;
}
