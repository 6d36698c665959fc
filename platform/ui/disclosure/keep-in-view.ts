const margin = 8;

/** Shifts a floating box sideways until it lies inside the window. */
export function keepInView(box: HTMLElement, property = '--menu-shift'): void {
  box.style.removeProperty(property);
  const { left, right } = box.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const shift = left < margin ? margin - left : Math.min(0, width - margin - right);
  if (shift !== 0) box.style.setProperty(property, `${Math.round(shift)}px`);
}

/** A box lower than this is of no use, however little room there is. */
const least = 160;

/**
 * Opens a box above what it belongs to where the window ends below it. Where there is no room for all of it on either
 * side, it takes the larger one and no more than that: `--menu-room` is how high it may be.
 */
export function riseInView(box: HTMLElement): void {
  box.removeAttribute('data-above');
  box.style.removeProperty('--menu-room');
  const { top, bottom, height } = box.getBoundingClientRect();
  const end = document.documentElement.clientHeight - margin;
  if (bottom <= end) return;
  const above = (box.parentElement?.getBoundingClientRect().top ?? 0) - 2 * margin;
  const below = end - top;
  const rises = above > below && above >= Math.min(height, least);
  if (rises) box.setAttribute('data-above', '');
  const room = rises ? above : Math.max(below, least);
  if (room < height) box.style.setProperty('--menu-room', `${Math.floor(room)}px`);
}
