const margin = 8;

/** Shifts a floating box sideways until it lies inside the window. */
export function keepInView(box: HTMLElement, property = '--menu-shift'): void {
  box.style.removeProperty(property);
  const { left, right } = box.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const shift = left < margin ? margin - left : Math.min(0, width - margin - right);
  if (shift !== 0) box.style.setProperty(property, `${Math.round(shift)}px`);
}
