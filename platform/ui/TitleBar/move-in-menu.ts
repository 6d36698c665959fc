/** Arrows in an open menu: up and down along its links, sideways to the column beside or to the next item of the bar. */
export function moveInMenu(group: HTMLElement, from: HTMLElement, key: string): void {
  const [opener, ...links] = [...group.querySelectorAll<HTMLElement>('a[href], button')];
  const at = links.indexOf(from);
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (sideways) {
    const next = at < 0 ? beside(group, from, key) : (nearestBeside(links, from, key) ?? opener);
    next?.focus();
    return;
  }
  if (key === 'Home') links[0]?.focus();
  else if (key === 'End') links.at(-1)?.focus();
  else if (key === 'ArrowDown') links[(at + 1) % links.length]?.focus();
  else if (at > 0) links[at - 1]?.focus();
  else if (at === 0) opener?.focus();
}

/** The bar's next item, in the direction one reads. */
function beside(group: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const bar = group.parentElement;
  if (!bar) return undefined;
  const items = [...bar.children].map((child) =>
    child.matches('a, button') ? child : child.querySelector('a, button'),
  ) as HTMLElement[];
  const isForward = (key === 'ArrowRight') === (getComputedStyle(bar).direction !== 'rtl');
  return items[items.indexOf(from) + (isForward ? 1 : -1)];
}

/** Of the links that lie to that side the one at most the same height. */
function nearestBeside(links: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const own = from.getBoundingClientRect();
  const sign = key === 'ArrowRight' ? 1 : -1;
  return links
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => sign * (box.left - own.left) > own.width / 2)
    .sort((a, b) => Math.abs(a.box.top - own.top) - Math.abs(b.box.top - own.top))[0]?.link;
}
