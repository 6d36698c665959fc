// Colours as themes write them: read by one rule, printed from what was read.

export interface Colour {
  r: number;
  g: number;
  b: number;
  /** 0 to 1. */
  alpha: number;
}

const NAMED: Readonly<Record<string, string>> = {
  transparent: '#00000000',
  white: '#ffffff',
  black: '#000000',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  maroon: '#800000',
  orange: '#ffa500',
  gold: '#ffd700',
  yellow: '#ffff00',
  olive: '#808000',
  lime: '#00ff00',
  green: '#008000',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
  blue: '#0000ff',
  navy: '#000080',
  purple: '#800080',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  pink: '#ffc0cb',
  brown: '#a52a2a',
};

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
const FUNCTION = /^(rgb|hsl)a?\(([^()]{1,60})\)$/;
const NUMBER = /^[+-]?(?:\d{1,4}(?:\.\d{1,6})?|\.\d{1,6})$/;

export function parseColour(text: unknown): Colour | undefined {
  if (typeof text !== 'string') return undefined;
  const word = text.trim().toLowerCase();
  const written = Object.hasOwn(NAMED, word) ? (NAMED[word] as string) : word;
  if (HEX.test(written)) return fromHex(written.slice(1));
  const [, name, inner] = FUNCTION.exec(written) ?? [];
  return name && inner ? fromFunction(name, inner) : undefined;
}

function fromHex(digits: string): Colour {
  const whole = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const byte = (at: number) => Number.parseInt(whole.slice(at, at + 2), 16);
  return { r: byte(0), g: byte(2), b: byte(4), alpha: whole.length === 8 ? byte(6) / 255 : 1 };
}

function fromFunction(name: string, inner: string): Colour | undefined {
  const parts = inner
    .trim()
    .split(/\s*[,/]\s*|\s+/)
    .filter((part) => part !== '');
  if (parts.length < 3 || parts.length > 4) return undefined;
  const alpha = parts[3] === undefined ? 1 : numberOf(parts[3], 1);
  const values =
    name === 'rgb'
      ? parts.slice(0, 3).map((part) => numberOf(part, 255))
      : [angleOf(parts[0] as string), numberOf(parts[1] as string, 1), numberOf(parts[2] as string, 1)];
  if (alpha === undefined || values.some((value) => value === undefined)) return undefined;
  const [x, y, z] = values as [number, number, number];
  const rgb = name === 'rgb' ? { r: x, g: y, b: z } : fromHsl(x, clamp(y, 1), clamp(z, 1));
  return { r: clamp(rgb.r, 255), g: clamp(rgb.g, 255), b: clamp(rgb.b, 255), alpha: clamp(alpha, 1) };
}

/** A number, or a percentage of `whole`. */
function numberOf(text: string, whole: number): number | undefined {
  const isPercentage = text.endsWith('%');
  const digits = isPercentage ? text.slice(0, -1) : text;
  if (!NUMBER.test(digits)) return undefined;
  return isPercentage ? (Number(digits) / 100) * whole : Number(digits);
}

function angleOf(text: string): number | undefined {
  return numberOf(text.replace(/deg$/, ''), 360);
}

function fromHsl(hue: number, saturation: number, lightness: number): { r: number; g: number; b: number } {
  const part = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    const a = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return { r: part(0), g: part(8), b: part(4) };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

export function printColour({ r, g, b, alpha }: Colour): string {
  const byte = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${byte(r)}${byte(g)}${byte(b)}${alpha < 1 ? byte(alpha * 255) : ''}`;
}
