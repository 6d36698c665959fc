const EDGE = 16;
const GAP = 6;
const NARROW = 600;

/** Below the name, above it where there is no room, in the middle of a phone; never past the edge of the window. */
export function placeCard(card: HTMLElement, anchor: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const name = anchor.getBoundingClientRect();
  const { width: cardWidth, height: cardHeight } = card.getBoundingClientRect();
  const middle = name.left + name.width / 2 - cardWidth / 2;
  const isBelow = name.bottom + GAP + cardHeight + EDGE <= height || name.top < cardHeight + GAP + EDGE;
  const left = width < NARROW ? (width - cardWidth) / 2 : clamp(middle, EDGE, width - cardWidth - EDGE);
  const top =
    width < NARROW ? (height - cardHeight) / 2 : isBelow ? name.bottom + GAP : name.top - GAP - cardHeight;
  card.style.left = `${Math.round(left)}px`;
  card.style.top = `${Math.round(Math.max(EDGE, top))}px`;
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest));
}
