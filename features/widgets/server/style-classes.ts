// Colours that a layout gives to one place. Pages hold no inline styles, so each set of colours is a tiny stylesheet,
// named by its content: nothing is stored, and what a name cannot express cannot be served.
import { type ReadColour, readColour } from '../../themes/read-colour.ts';

export interface Look {
  className: string;
  href: string;
  scheme?: 'light' | 'dark';
}

export interface StyleOptions {
  color?: unknown;
  textColor?: unknown;
  /** Room above and below, in pixels. */
  top?: unknown;
  bottom?: unknown;
  /** Of corners, in pixels. */
  radius?: unknown;
}

/** As bright as this, a colour wants dark text. */
const LIGHT_THRESHOLD = 150;
const MOST_SPACING = 400;
const NONE = 'none';
const NAME =
  /^(none|[\da-f]{6}(?:[\da-f]{2})?)-(none|[\da-f]{6}(?:[\da-f]{2})?)-(none|\d{1,3})-(none|\d{1,3})(?:-(\d{1,3}))?$/;

/** What does not parse is dropped. */
export function styleClassOf({ color, textColor, top, bottom, radius }: StyleOptions): Look | undefined {
  const fill = readColour(color);
  const text = readColour(textColor);
  const parts = [digitsOf(fill), digitsOf(text), spacingOf(top), spacingOf(bottom)];
  const corners = spacingOf(radius);
  if ([...parts, corners].every((part) => part === NONE)) return undefined;
  const name = [...parts, ...(corners === NONE ? [] : [corners])].join('-');
  return {
    className: `look-${name}`,
    href: `/looks/${name}.css`,
    ...(fill && fill.alpha > 0.5 && { scheme: fill.brightness > LIGHT_THRESHOLD ? 'light' : 'dark' }),
  };
}

export function styleClassSheet(name: string): string | undefined {
  const [, fill, text, top, bottom, radius] = NAME.exec(name) ?? [];
  if (!fill || !text || !top || !bottom) return undefined;
  const rules = [
    fill !== NONE && `background-color:#${fill}`,
    text !== NONE && `--look-text:#${text};color:#${text}`,
    top !== NONE && `--look-top:${Math.min(Number(top), MOST_SPACING)}px`,
    bottom !== NONE && `--look-bottom:${Math.min(Number(bottom), MOST_SPACING)}px`,
    radius && `--radius:${Math.min(Number(radius), MOST_SPACING)}px`,
  ];
  return `.look-${name}{${rules.filter(Boolean).join(';')}}`;
}

function digitsOf(colour: ReadColour | undefined): string {
  return colour?.digits ?? NONE;
}

function spacingOf(value: unknown): string {
  const pixels = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof pixels !== 'number' || !Number.isFinite(pixels) || pixels < 0) return NONE;
  return String(Math.min(Math.round(pixels), MOST_SPACING));
}
