// The themes that come with the product. The first is what a new community looks like.
import { folio } from './folio/folio.ts';
import { keystone } from './keystone.ts';
import type { ShippedTheme } from './shipped-theme.ts';

export const SHIPPED_THEMES: readonly ShippedTheme[] = [keystone, folio];

/** Names that existing clients use for what lies below a theme of their own. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'theme-foundation': keystone.key,
  'theme-boilerplate': keystone.key,
};

export function shippedTheme(key: string): ShippedTheme | undefined {
  const known = Object.hasOwn(OTHER_NAMES, key) ? OTHER_NAMES[key] : key;
  return SHIPPED_THEMES.find((theme) => theme.key === known);
}
