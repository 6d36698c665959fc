const margin = 8;
const gap = 4;
/** A list lower than this is of no use below its field. */
const least = 160;

/** In a dialog the list of a field lies over its edges, wherever what is in it is scrolled to. Answers how to stop. */
export function keepOverDialog(list: HTMLElement): (() => void) | undefined {
  const field = list.parentElement;
  if (!field || !list.closest('dialog')) return undefined;
  const place = () => placeAt(list, field);
  place();
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
  };
}

function placeAt(list: HTMLElement, field: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, left, right, width } = field.getBoundingClientRect();
  const below = clientHeight - bottom - gap - margin;
  const above = top - gap - margin;
  const rises = below < least && above > below;
  const start = getComputedStyle(list).direction === 'rtl' ? clientWidth - right : left;
  list.toggleAttribute('data-over-dialog', true);
  list.toggleAttribute('data-above', rises);
  const places = {
    top: rises ? top - gap : bottom + gap,
    start,
    width,
    room: Math.max(rises ? above : below, least),
  };
  for (const [name, value] of Object.entries(places)) list.style.setProperty(`--list-${name}`, `${value}px`);
}
