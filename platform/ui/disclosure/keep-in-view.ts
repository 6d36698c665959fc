const margin = 8;

/** Shifts a floating box sideways until it lies inside the window. */
export function keepInView(box: HTMLElement, property = '--menu-shift'): void {
  box.style.removeProperty(property);
  const { left, right } = box.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const shift = left < margin ? margin - left : Math.min(0, width - margin - right);
  if (shift !== 0) box.style.setProperty(property, `${Math.round(shift)}px`);
}

/** Opens a box above what it belongs to where the window ends below it, if there is room for it. */
export function riseInView(box: HTMLElement): void {
  box.removeAttribute('data-above');
  const { bottom, height } = box.getBoundingClientRect();
  const room = (box.parentElement?.getBoundingClientRect().top ?? 0) - height - 2 * margin;
  if (bottom > document.documentElement.clientHeight - margin && room > 0) box.setAttribute('data-above', '');
}
