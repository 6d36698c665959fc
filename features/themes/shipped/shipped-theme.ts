// A theme that comes with the product: variables over the design system, and the files they need.
import type { FontFace } from '../compile/font-faces.ts';
import type { Variables } from '../compile/variables.ts';

export interface ShippedTheme {
  key: string;
  name: string;
  description: string;
  version: string;
  variables: Variables;
  fonts: readonly FontFace[];
  /** The font that most pages need at once: fetched with the style sheet. */
  firstFont?: string;
}
