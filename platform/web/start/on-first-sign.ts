// What only matters to a hand on the page comes with its first sign: the page is ready without it.
const SIGNS = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;

/** Not there without a network: tried again with the next sign. */
export function onFirstSign(load: () => Promise<unknown>): void {
  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin);
    load().catch(() => onFirstSign(load));
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
}
