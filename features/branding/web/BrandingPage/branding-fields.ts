// What the page offers, part by part: how each setting is called, what it is for, and what becomes of it.
import type { Translator } from '../../../../platform/contract/languages/translate.ts';
import type { PictureSize } from '../../../media/web/PictureInput/PictureInput.tsx';
import type { BrandingSetting } from '../../branding.contract.ts';

export interface BrandingField {
  setting: BrandingSetting;
  kind: 'line' | 'text' | 'picture' | 'colour';
  label: string;
  description: string;
  isRequired?: boolean;
  check?: (size: PictureSize, t: Translator['t']) => string | undefined;
}

export type BrandingPart = 'words' | 'logo' | 'icons' | 'pictures';

export const PARTS: readonly { id: BrandingPart; title: string; fields: readonly BrandingField[] }[] = [
  {
    id: 'words',
    title: 'Name and description',
    fields: [
      {
        setting: 'garden.title',
        kind: 'line',
        label: 'Name of the community',
        description: 'In the title bar, behind the title of every page, and in mails.',
        isRequired: true,
      },
      {
        setting: 'garden.homepageTitle',
        kind: 'line',
        label: 'Heading of the home page',
        description: 'In the banner of the home page, where its layout says nothing else.',
      },
      {
        setting: 'garden.description',
        kind: 'text',
        label: 'Description',
        description: 'One or two sentences for search engines and link previews.',
      },
      {
        setting: 'garden.orgName',
        kind: 'line',
        label: 'Organisation',
        description: 'Who is behind the community. Programs that ask are told; pages do not show it.',
      },
    ],
  },
  {
    id: 'logo',
    title: 'Logos',
    fields: [
      {
        setting: 'branding.logo',
        kind: 'picture',
        label: 'Logo',
        description: 'In the title bar, at most 200 × 32 pixels large. Without one, the name stands there.',
        check: ({ height }, t) =>
          height < 32 ? t('Small: on sharp screens it will look blurred.') : undefined,
      },
      {
        setting: 'branding.mobileLogo',
        kind: 'picture',
        label: 'Logo on small screens',
        description: 'Where the title bar is narrow. Without one, the logo stands there too.',
      },
    ],
  },
  {
    id: 'icons',
    title: 'Icons and address bar',
    fields: [
      {
        setting: 'branding.favicon',
        kind: 'picture',
        label: 'Icon',
        description: 'In tabs and bookmarks. Square: SVG, or PNG of 48 × 48 pixels or more.',
        check: ({ width, height }, t) =>
          width !== height ? t('Not square: browsers will squeeze it.') : undefined,
      },
      {
        setting: 'branding.touchIcon',
        kind: 'picture',
        label: 'Icon on home screens',
        description:
          'For who installs the community as an app. A square PNG of 180 × 180 pixels or more, filled to its edges.',
        check: ({ width, height }, t) => {
          if (width !== height) return t('Not square: devices will squeeze it.');
          return width < 180 ? t('Small: devices show 180 × 180 pixels and more.') : undefined;
        },
      },
      {
        setting: 'branding.addressBarColor',
        kind: 'colour',
        label: 'Colour of the address bar',
        description: 'Phones draw it around the page. Without one, they choose.',
      },
    ],
  },
  {
    id: 'pictures',
    title: 'Pictures',
    fields: [
      {
        setting: 'branding.shareImage',
        kind: 'picture',
        label: 'Picture of shared links',
        description:
          'Other sites show it with links to pages that have no picture of their own. Best are 1200 × 630 pixels.',
        check: ({ width, height }, t) =>
          width < 600 || height < 315 ? t('Small: many sites show no picture below 600 × 315.') : undefined,
      },
      {
        setting: 'branding.bannerImage',
        kind: 'picture',
        label: 'Picture of banners',
        description: 'Behind banners whose layout asks for the picture of the community.',
        check: ({ width }, t) =>
          width < 1200 ? t('Narrow: on wide screens it will look blurred.') : undefined,
      },
    ],
  },
];
