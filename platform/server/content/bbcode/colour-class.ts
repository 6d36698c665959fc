// A palette that every theme draws readably. Any colour a writer names becomes its nearest neighbour.
const PALETTE: readonly (readonly [string, number, number, number])[] = [
  ['black', 0, 0, 0],
  ['gray', 128, 128, 128],
  ['silver', 192, 192, 192],
  ['white', 255, 255, 255],
  ['maroon', 128, 0, 0],
  ['red', 255, 0, 0],
  ['orange', 255, 165, 0],
  ['yellow', 255, 255, 0],
  ['olive', 128, 128, 0],
  ['lime', 0, 255, 0],
  ['green', 0, 128, 0],
  ['aqua', 0, 255, 255],
  ['teal', 0, 128, 128],
  ['blue', 0, 0, 255],
  ['navy', 0, 0, 128],
  ['fuchsia', 255, 0, 255],
  ['purple', 128, 0, 128],
  ['brown', 165, 42, 42],
  ['pink', 255, 192, 203],
];
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['grey', 'gray'],
  ['magenta', 'fuchsia'],
  ['cyan', 'aqua'],
  ['darkred', 'maroon'],
  ['darkblue', 'navy'],
  ['darkgreen', 'green'],
  ['violet', 'purple'],
  ['indigo', 'navy'],
]);

export function colourClass(colour: string): string | null {
  const word = colour.trim().toLowerCase();
  const name = SYNONYMS.get(word) ?? word;
  if (PALETTE.some(([known]) => known === name)) return `post-color-${name}`;
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(word)?.[1];
  return hex ? `post-color-${nearest(hex)}` : null;
}

function nearest(hex: string): string {
  const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  let best = 'black';
  let least = Number.POSITIVE_INFINITY;
  for (const [name, pr, pg, pb] of PALETTE) {
    const distance = (r - pr) ** 2 + (g - pg) ** 2 + (b - pb) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = name;
  }
  return best;
}

const PIXEL_STEPS = [10, 13, 16, 18, 24, 32];
const PERCENT_STEPS = [60, 85, 110, 130, 160, 190];

/** Steps 1 to 7, percents (from 50 up) and pixels all mean one of seven sizes. */
export function sizeClass(size: string): string | null {
  const value = Number.parseInt(size, 10);
  if (!Number.isFinite(value) || value < 1) return null;
  if (value <= 7) return `post-size-${value}`;
  const steps = value >= 50 ? PERCENT_STEPS : PIXEL_STEPS;
  const step = steps.findIndex((limit) => value <= limit);
  return `post-size-${step < 0 ? 7 : step + 1}`;
}
