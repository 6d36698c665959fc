// What single keys do while a thread is read.
import type { PageKeys } from '../../../../platform/web/keys/use-page-keys.ts';
import { COMPOSER_ANCHOR } from '../thread-address.ts';

/** Below the title bar: what lies above counts as read past. */
const TOP = 80;

export const threadKeys: PageKeys<Element> = {
  j: (thread) => stepTo(thread, 1),
  k: (thread) => stepTo(thread, -1),
  r: (thread) => press(currentIn(thread), '[data-reply]') || writeBelow(),
  q: (thread) => press(currentIn(thread), '[data-quote]'),
  x: (thread) => select(currentIn(thread)),
  u: () => focusOn(document.getElementById('new')?.nextElementSibling),
};

/** The comment after or before the one in focus, or in view. */
export function stepTo(thread: Element, by: 1 | -1): boolean {
  const posts: Element[] = [...thread.querySelectorAll('article')];
  const current = currentIn(thread);
  const at = current ? posts.indexOf(current) : -1;
  if (at !== -1) return focusOn(posts[at + by]);
  const inView = (post: Element) => post.getBoundingClientRect().bottom > TOP;
  const above = (post: Element) => post.getBoundingClientRect().top < TOP;
  return focusOn(by === 1 ? posts.find(inView) : posts.findLast(above));
}

/** The comment that has the focus, or in which something is selected. */
function currentIn(thread: Element): Element | undefined {
  const selected =
    getSelection()?.isCollapsed === false ? getSelection()?.anchorNode?.parentElement : undefined;
  for (const place of [document.activeElement, selected]) {
    const post = place?.closest('article');
    if (post && thread.contains(post)) return post;
  }
  return undefined;
}

function press(within: Element | undefined, selector: string): boolean {
  const button = within?.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null && button !== undefined;
}

/** What it takes comes with the first. Without a connection nothing is selected. */
function select(comment: Element | undefined): boolean {
  if (comment)
    import('../SelectComments/select-by-key.ts')
      .then(({ selectByKey }) => selectByKey(comment))
      .catch(() => {});
  return comment !== undefined;
}

function writeBelow(): boolean {
  return focusOn(document.querySelector(`#${COMPOSER_ANCHOR} textarea`));
}

function focusOn(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
  return true;
}
