// What a theme is made of, by name: which ending and which kind each asset has, and what it is where it is absent.

export type AssetName =
  | 'header'
  | 'footer'
  | 'variables'
  | 'fonts'
  | 'scripts'
  | 'styles'
  | 'javascript'
  | 'logo'
  | 'mobileLogo';

export interface AssetKind {
  type: 'html' | 'json' | 'css' | 'js' | 'data';
  /** Of the address that answers it as it is; pictures are named, not stored. */
  ending?: 'html' | 'json' | 'css' | 'js';
  contentType: string;
  /** Of every theme; pictures only of those that have one. */
  isAlwaysThere: boolean;
  absent: unknown;
}

const html: AssetKind = {
  type: 'html',
  ending: 'html',
  contentType: 'text/html',
  isAlwaysThere: true,
  absent: '',
};
const json = (absent: unknown): AssetKind => ({
  type: 'json',
  ending: 'json',
  contentType: 'application/json',
  isAlwaysThere: true,
  absent,
});
const picture: AssetKind = { type: 'data', contentType: 'text/plain', isAlwaysThere: false, absent: '' };

export const ASSETS: Readonly<Record<AssetName, AssetKind>> = {
  variables: json({}),
  header: html,
  footer: html,
  fonts: json([]),
  scripts: json([]),
  styles: { type: 'css', ending: 'css', contentType: 'text/css', isAlwaysThere: true, absent: '' },
  javascript: {
    type: 'js',
    ending: 'js',
    contentType: 'application/javascript',
    isAlwaysThere: true,
    absent: '',
  },
  logo: picture,
  mobileLogo: picture,
};

/** As stored: whole, each asset by its name. */
export type StoredAssets = Partial<Record<AssetName, { type: string; data: unknown }>>;

export function isAssetName(name: string): name is AssetName {
  return Object.hasOwn(ASSETS, name);
}

export function dataOf(assets: StoredAssets, name: AssetName): unknown {
  return assets[name]?.data ?? ASSETS[name].absent;
}

/** Of the asset `scripts`: files of this site, run before the theme's own script. */
export function scriptAddresses(scripts: unknown): string[] {
  return Array.isArray(scripts) ? scripts.flatMap((each) => scriptAddress(each) ?? []) : [];
}

/** `{ "url": "/theme/3/7-x.js" }`, or the address alone; pages run scripts of this site and no others. */
export function scriptAddress(script: unknown): string | undefined {
  const url = typeof script === 'object' && script !== null && 'url' in script ? script.url : script;
  return typeof url === 'string' && /^\/(?![/\\])[^\s"'<>\\]{1,500}$/.test(url) ? url : undefined;
}

export function textOf(assets: StoredAssets, name: AssetName): string {
  const data = dataOf(assets, name);
  return typeof data === 'string' ? data : '';
}
