// How the community presents itself, for clients that draw their own pages.
import { z } from 'zod';
import { type ConfigKey, configKey } from '../../../platform/server/config/config-key.ts';

const HEX_COLOR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}))?$/i;

function upload(key: string, description: string): ConfigKey<string> {
  return configKey({
    key,
    // Shown on pages: nothing that runs.
    schema: z
      .string()
      .max(500)
      .regex(/^(?:$|https?:\/\/|\/(?!\/))/i, 'give an address of this site or of the web'),
    default: '',
    read: 'public',
    write: 'community.manage',
    description,
  });
}

export const logoKey = upload('branding.logo', 'The logo.');
export const mobileLogoKey = upload('branding.mobileLogo', 'The logo on small screens.');
export const bannerImageKey = upload('branding.bannerImage', 'The picture of banners.');
export const faviconKey = upload('branding.favicon', 'The icon of browser tabs.');
export const shareImageKey = upload('branding.shareImage', 'The picture of link previews.');
export const touchIconKey = upload('branding.touchIcon', 'The icon on home screens.');
export const nameBesideLogoKey = configKey({
  key: 'branding.nameBesideLogo',
  schema: z.boolean(),
  default: false,
  read: 'public',
  write: 'community.manage',
  description: 'Whether the name stands beside the logo.',
});
export const addressBarColorKey = configKey({
  key: 'branding.addressBarColor',
  schema: z.string().max(9).regex(HEX_COLOR, 'write a colour such as #aabbcc'),
  default: '',
  read: 'public',
  write: 'community.manage',
  description: 'The colour of the address bar on phones.',
});

/** Their values are addresses of files; they are answered absolute. */
const uploads = [bannerImageKey, faviconKey, logoKey, mobileLogoKey, shareImageKey, touchIconKey];
const uploadKeys: ReadonlySet<string> = new Set(uploads.map((each) => each.key));

export function isUploadKey(key: ConfigKey): boolean {
  return uploadKeys.has(key.key);
}

export const brandingConfig = [
  ...uploads,
  addressBarColorKey,
  nameBesideLogoKey,
  configKey({
    key: 'garden.orgName',
    schema: z.string().max(50),
    default: '',
    read: 'public',
    write: 'community.manage',
    description: 'The organisation behind the community.',
  }),
  configKey({
    key: 'vanilla.siteID',
    schema: z.number(),
    default: 0,
    read: 'public',
    write: 'site.manage',
    description: 'The number by which clients of several communities tell this one.',
  }),
] as const;
