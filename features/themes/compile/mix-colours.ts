// color-mix(in oklab, ...), as browsers do it.
import type { Colour } from './colour.ts';

type Triple = [number, number, number];

/** `share` of `one`, the rest of `other`. */
export function mixColours(one: Colour, other: Colour, share: number): Colour {
  const alpha = one.alpha * share + other.alpha * (1 - share);
  if (alpha === 0) return { r: 0, g: 0, b: 0, alpha: 0 };
  const [a, b] = [toOklab(one), toOklab(other)];
  const part = (at: 0 | 1 | 2) => (a[at] * one.alpha * share + b[at] * other.alpha * (1 - share)) / alpha;
  return { ...fromOklab([part(0), part(1), part(2)]), alpha };
}

function toOklab({ r, g, b }: Colour): Triple {
  const [lr, lg, lb] = [toLinear(r), toLinear(g), toLinear(b)];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): { r: number; g: number; b: number } {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
}

function toLinear(byte: number): number {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function fromLinear(part: number): number {
  const within = Math.min(1, Math.max(0, part));
  return 255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055);
}
