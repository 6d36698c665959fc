// The contrast of two colours: WCAG 2.2.
import type { Colour } from './colour.ts';
import { mixColours } from './mix-colours.ts';

const WHITE: Colour = { r: 255, g: 255, b: 255, alpha: 1 };
const BLACK: Colour = { r: 0, g: 0, b: 0, alpha: 1 };

export function luminance({ r, g, b }: Colour): number {
  const linear = (byte: number) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** What is seen of a colour that lets through what lies behind it. */
export function over(front: Colour, back: Colour): Colour {
  const part = (f: number, b: number) => f * front.alpha + b * (1 - front.alpha);
  return { r: part(front.r, back.r), g: part(front.g, back.g), b: part(front.b, back.b), alpha: 1 };
}

/** 1 to 21. */
export function contrast(front: Colour, back: Colour): number {
  const [a, b] = [luminance(over(front, back)), luminance(back)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** White or nearly black, whichever can be read better. */
export function inkOn(back: Colour, dark: Colour = BLACK): Colour {
  return contrast(WHITE, back) >= contrast(dark, back) ? WHITE : dark;
}

/** The colour nearest to the given one that reaches `least` on every one of the backs; undefined where none does. */
export function nearestReadable(front: Colour, backs: readonly Colour[], least: number): Colour | undefined {
  const passes = (colour: Colour) => backs.every((back) => contrast(colour, back) >= least);
  if (passes(front)) return front;
  // Towards black and towards white: whichever is reached in fewer steps is nearer.
  for (let step = 1; step <= 100; step++) {
    for (const end of [BLACK, WHITE]) {
      const tried = whole(mixColours(end, { ...front, alpha: 1 }, step / 100));
      if (passes(tried)) return tried;
    }
  }
  return undefined;
}

/** As it will be printed: a ratio that rounding takes away was none. */
function whole({ r, g, b }: Colour): Colour {
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b), alpha: 1 };
}
