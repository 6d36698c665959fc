// Colours that run into each other, as themes write them: read by rule, printed from what was read.
import { type Colour, parseColour, printColour } from './colour.ts';

export interface Gradient {
  /** `90deg`, `to right`: '' runs down. */
  direction: string;
  stops: readonly GradientStop[];
}

export interface GradientStop {
  colour: Colour;
  /** `0%`, `0% 20%`; '' where browsers find it. */
  at: string;
}

const DIRECTION =
  /^(?:-?\d{1,4}(?:\.\d{1,4})?(?:deg|turn|grad|rad)|to (?:(?:top|bottom)(?: (?:left|right))?|left|right))$/;
const PLACES = /^(?:-?\d{1,4}(?:\.\d{1,4})?% ?){0,2}$/;
const MOST_STOPS = 10;
const LONGEST = 600;

/** `linear-gradient(to right, #1a5cff, hsl(200 50% 50%) 80%)` */
export function parseGradient(value: unknown): Gradient | undefined {
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const [, inner] = /^linear-gradient\((.*)\)$/s.exec(value.trim().toLowerCase()) ?? [];
  const parts = inner === undefined ? [] : splitAtCommas(inner);
  const hasDirection = DIRECTION.test(parts[0] ?? '');
  const stops = parts.slice(hasDirection ? 1 : 0).map(readStop);
  if (stops.length < 2 || stops.length > MOST_STOPS) return undefined;
  if (!stops.every((stop) => stop !== undefined)) return undefined;
  return { direction: hasDirection ? (parts[0] as string) : '', stops };
}

/** The colour first: `rgb(1 2 3 / 50%) 0% 20%`. */
function readStop(part: string): GradientStop | undefined {
  const end = part.includes(')') ? part.lastIndexOf(')') + 1 : `${part} `.indexOf(' ');
  const colour = parseColour(part.slice(0, end));
  const at = part.slice(end).trim();
  return colour && PLACES.test(at) ? { colour, at } : undefined;
}

/** A colour, or what a gradient comes to where one colour is needed. */
export function plainColour(value: unknown): Colour | undefined {
  const colour = parseColour(value);
  if (colour) return colour;
  const gradient = parseGradient(value);
  return gradient && meanColour(gradient);
}

/** For what lies on it, and is mixed with it. */
function meanColour({ stops }: Gradient): Colour {
  const mean = (part: keyof Colour) =>
    stops.reduce((sum, { colour }) => sum + colour[part], 0) / stops.length;
  return { r: mean('r'), g: mean('g'), b: mean('b'), alpha: mean('alpha') };
}

/**
 * For both schemes at once. CSS chooses colours by scheme, no pictures: so both have the same stops, and where one scheme
 * has a plain colour all its stops are of that. Undefined where two gradients do not fit each other.
 */
export function printGradients(light: Gradient | Colour, dark: Gradient | Colour): string | undefined {
  const shape = 'stops' in light ? light : 'stops' in dark ? dark : undefined;
  if (!shape || !isOfShape(light, shape) || !isOfShape(dark, shape)) return undefined;
  const stops = shape.stops.map(({ at }, index) => {
    const [a, b] = [light, dark].map((each) => printColour(colourAt(each, index)));
    return `${a === b ? a : `light-dark(${a},${b})`}${at && ` ${at}`}`;
  });
  return `linear-gradient(${[shape.direction, ...stops].filter(Boolean).join(',')})`;
}

function isOfShape(one: Gradient | Colour, { direction, stops }: Gradient): boolean {
  if (!('stops' in one)) return true;
  return (
    one.direction === direction &&
    one.stops.length === stops.length &&
    one.stops.every(({ at }, index) => at === stops[index]?.at)
  );
}

function colourAt(one: Gradient | Colour, index: number): Colour {
  return 'stops' in one ? (one.stops[index] as GradientStop).colour : one;
}

/** Those within brackets part nothing. */
export function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
