// What the page about branding shows and changes: settings, by the name of each.

/** In the order in which they stand on the page. */
export const BRANDING_SETTINGS = [
  'garden.title',
  'garden.homepageTitle',
  'garden.description',
  'garden.orgName',
  'branding.logo',
  'branding.mobileLogo',
  'branding.favicon',
  'branding.touchIcon',
  'branding.addressBarColor',
  'branding.shareImage',
  'branding.bannerImage',
] as const;
export type BrandingSetting = (typeof BRANDING_SETTINGS)[number];
export const NAME_BESIDE_LOGO = 'branding.nameBesideLogo';
export type BrandingTexts = Record<BrandingSetting, string>;
export type BrandingValues = BrandingTexts & { [NAME_BESIDE_LOGO]: boolean };

export interface BrandingPageProps {
  values: BrandingValues;
  /** Where nothing is set. */
  defaults: BrandingTexts;
  /** How many characters each may have. */
  lengths: Partial<Record<BrandingSetting, number>>;
  /** The theme that everybody sees, where it brings a logo of its own: the title bar shows that one. */
  themeLogoOf: { name: string; themeID: number | string } | null;
}
