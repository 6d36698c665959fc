const EDGE = 16;
const GAP = 6;

/** In the middle below the name, above it where there is no room; never nearer than 16 px to an edge of the window. */
export function placeCard(card: HTMLElement, anchor: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const name = anchor.getBoundingClientRect();
  const { width: cardWidth, height: cardHeight } = card.getBoundingClientRect();
  const middle = name.left + name.width / 2 - cardWidth / 2;
  const isBelow = name.bottom + GAP + cardHeight + EDGE <= height || name.top < cardHeight + GAP + EDGE;
  const top = isBelow ? name.bottom + GAP : name.top - GAP - cardHeight;
  card.style.left = `${Math.round(clamp(middle, EDGE, width - cardWidth - EDGE))}px`;
  card.style.top = `${Math.round(Math.max(EDGE, top))}px`;
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest));
}
