// What others need to know of a colour that somebody wrote.
import { printColour } from './compile/colour.ts';
import { plainColour } from './compile/gradient.ts';

export interface ReadColour {
  /** `1a5cff`, with two more where it is seen through. */
  digits: string;
  alpha: number;
  /** 0 to 255, as the eye weighs the parts of light. */
  brightness: number;
}

export function readColour(text: unknown): ReadColour | undefined {
  const colour = plainColour(text);
  if (!colour) return undefined;
  const { r, g, b, alpha } = colour;
  return { digits: printColour(colour).slice(1), alpha, brightness: 0.299 * r + 0.587 * g + 0.114 * b };
}
