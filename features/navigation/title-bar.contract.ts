// The title bar as a widget: what a layout may say of it, and what its React half is given.
import { z } from 'zod';
import { navigationList, type ShownItem } from './navigation.contract.ts';

export const positioning = z.enum(['StickySolid', 'StickyTransparent', 'StaticSolid', 'StaticTransparent']);
export const borderType = z.enum(['border', 'shadow', 'shadowAsBorder', 'none']);
export const logoAlignment = z.enum(['left', 'center']);
const source = z.enum(['styleguide', 'custom']);
const hexColor = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'write a colour such as #1f5a22');
const address = z.string().max(500);

export const titleBarProps = z.object({
  logoType: source.optional(),
  logo: z
    .object({
      imageUrl: address.optional(),
      imageUrlMobile: address.optional(),
      hasNameBesideLogo: z.boolean().optional(),
      url: address.optional(),
      alignment: logoAlignment.optional(),
      alignmentMobile: logoAlignment.optional(),
    })
    .optional(),
  navigationType: source.optional(),
  navigation: z.object({ items: navigationList.optional(), alignment: logoAlignment.optional() }).optional(),
  backgroundColor: hexColor.optional(),
  foregroundColor: hexColor.optional(),
  height: z.int().min(44).max(120).optional(),
  heightMobile: z.int().min(44).max(120).optional(),
  /** Its tools carry their names below their icons; the bar is 64 high then. */
  hasLabels: z.boolean().optional(),
  borderType: borderType.optional(),
  positioning: positioning.optional(),
});
export type TitleBarProps = z.infer<typeof titleBarProps>;

export type SearchScope = 'site' | 'hub';

/** Beside the first one, which says who I am and where I can go. */
export interface ShownAccountTab {
  id: string;
  name: string;
  /** Names the viewer's own count that stands behind it. */
  countOf?: string;
  /** An icon beside the box, where there is room. */
  shortcut?: { url: string; icon: string };
}

export interface AccountLink {
  id: string;
  name: string;
  url: string;
  icon: string;
  /** Names the viewer's own count that stands behind it. */
  countOf?: string;
  /** A larger count is shown as this number and a plus sign. */
  countLimit?: number;
}

export interface ShownAccountGroup {
  id: string;
  name?: string;
  links: AccountLink[];
}

export interface HydratedTitleBar {
  siteName: string;
  positioning: z.infer<typeof positioning>;
  borderType: z.infer<typeof borderType>;
  hasLabels?: boolean;
  logo: {
    imageUrl?: string;
    imageUrlMobile?: string;
    hasNameBesideLogo?: boolean;
    url: string;
    alignment: 'left' | 'center';
    alignmentMobile: 'left' | 'center';
  };
  navigation: { items: ShownItem[]; alignment: 'left' | 'center' };
  /** A stylesheet with the colours and heights of this very bar. */
  styleUrl?: string;
  backgroundColor?: string;
  foregroundColor?: string;
  height?: number;
  heightMobile?: number;
  /** More than one: the search lets its asker choose. */
  searchScopes?: SearchScope[];
  /** Absent for guests. */
  account?: { tabs: ShownAccountTab[]; groups: ShownAccountGroup[] };
  canPost: boolean;
}
