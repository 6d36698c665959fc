// Themes: how the community looks. Those of the product are files, those of the community are stored with all revisions.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, expand, limit, page } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

export const assetType = z.enum(['html', 'twig', 'json', 'css', 'js', 'data']);

export const themeAsset = z.object({
  url: z.string(),
  type: assetType.describe('What the asset is written in.'),
  'content-type': z.string(),
  /** Text, or what a JSON asset holds; shown where it is requested. */
  data: z.unknown().optional(),
});
export type ThemeAsset = z.infer<typeof themeAsset>;

/** The number of a theme of the community, the key of one that comes with the product. */
const themeID = z.union([z.int32(), z.string()]);

const themeRevision = z.object({
  themeID,
  type: z
    .enum(['themeFile', 'themeDB'])
    .describe('Whether the theme came with the product (themeFile) or was made here (themeDB).'),
  name: z.string(),
  version: z.string(),
  revisionID: z.int32().nullable(),
  revisionName: z.string().nullable(),
  insertUser: userFragment.nullable(),
  dateInserted: dateTime.nullable(),
  /** The revision that is live. */
  active: z.boolean(),
  /** The theme everybody sees. */
  current: z.boolean(),
  parentTheme: z.string().nullable(),
});
export type ThemeRevision = z.infer<typeof themeRevision>;

export const theme = themeRevision.extend({
  assets: z.record(z.string(), themeAsset),
  preview: z.object({
    imageUrl: z.string().nullable(),
    info: z.record(z.string(), z.object({ type: z.string(), value: z.string() })),
    variables: z.object({
      globalPrimary: z.string().nullable(),
      globalBg: z.string().nullable(),
      globalFg: z.string().nullable(),
      titleBarBg: z.string().nullable(),
      titleBarFg: z.string().nullable(),
      backgroundImage: z.string().nullable(),
    }),
  }),
  features: z.record(z.string(), z.boolean()),
  supportedSections: z.array(z.string()),
});
export type Theme = z.infer<typeof theme>;

const ASSET_NAMES = [
  'header',
  'footer',
  'variables',
  'fonts',
  'scripts',
  'styles',
  'javascript',
  'logo',
  'mobileLogo',
] as const;

const themeParams = z.object({ themeID: z.string().min(1).max(100) });
const assetParams = themeParams.extend({ asset: z.string().min(1).max(60) });
/** There is one kind of add-on variables here: none. Accepted for existing clients. */
const allowAddonVariables = z.boolean().default(true);
const expandAssets = expand([...ASSET_NAMES.map((name) => `${name}.data`), ...ASSET_NAMES]);
const revisionID = z.int32().min(1);

const assets = z.record(
  z.string().max(60),
  z.object({ type: assetType.describe('What the asset is written in.'), data: z.unknown() }),
);
const name = z.string().trim().min(1).max(100);
const parentTheme = z.string().min(1).max(60);
const parentVersion = z.string().max(60);
const strictness = z.object({
  strict: z
    .boolean()
    .default(false)
    .describe(
      'Colours that cannot be read are errors; without it they are left out where the theme is drawn.',
    ),
});
const writing = ['theme.isBuiltIn'];

export const listThemes = endpoint({
  method: 'GET',
  path: '/themes',
  summary: 'All themes: those of the product, then those of the community by name.',
  permission: 'public',
  query: z.object({ allowAddonVariables, expand: expandAssets }),
  response: z.array(theme),
});

export const getCurrentTheme = endpoint({
  method: 'GET',
  path: '/themes/current',
  summary: 'The theme that everybody sees, with its assets.',
  permission: 'public',
  query: z.object({ expand: expandAssets }),
  response: theme,
});

export const getTheme = endpoint({
  method: 'GET',
  path: '/themes/:themeID',
  summary: 'One theme, by its number or key; `revisionID` asks for one of its earlier states.',
  permission: 'public',
  params: themeParams,
  query: z.object({ allowAddonVariables, expand: expandAssets, revisionID: revisionID.optional() }),
  response: theme,
});

export const createTheme = endpoint({
  method: 'POST',
  path: '/themes',
  summary: 'Makes a theme on top of one that comes with the product.',
  permission: 'site.manage',
  query: strictness,
  body: z.object({ name, parentTheme, parentVersion, assets: assets.optional() }),
  response: theme,
});

export const editTheme = endpoint({
  method: 'PATCH',
  path: '/themes/:themeID',
  summary:
    'Changes a theme; other assets make a new revision, `revisionID` brings an earlier one back, `status` a deleted theme.',
  permission: 'site.manage',
  params: themeParams,
  query: strictness,
  body: z.object({
    name: name.optional(),
    parentTheme: parentTheme.optional(),
    parentVersion: parentVersion.optional(),
    assets: assets.optional(),
    revisionID: revisionID.optional(),
    revisionName: name.optional(),
    status: z
      .literal('undeleted')
      .optional()
      .describe('Brings a theme back that was deleted in the last 30 days.'),
  }),
  response: theme,
  errors: writing,
});

export const deleteTheme = endpoint({
  method: 'DELETE',
  path: '/themes/:themeID',
  summary:
    'Deletes a theme with its revisions; not the one that everybody sees. It can be brought back for 30 days.',
  permission: 'site.manage',
  params: themeParams,
  errors: [...writing, 'theme.isCurrent'],
});

export const listThemeRevisions = endpoint({
  method: 'GET',
  path: '/themes/:themeID/revisions',
  summary: 'The states of a theme, the newest first.',
  permission: 'public',
  params: themeParams,
  query: z.object({ page, limit: limit(100, 300) }),
  response: z.array(themeRevision),
  paging: 'numbered',
});

export const applyTheme = endpoint({
  method: 'PUT',
  path: '/themes/current',
  summary: 'Shows a theme to everybody from now on.',
  permission: 'site.manage',
  body: z.object({ themeID }),
  response: theme,
});

export const previewTheme = endpoint({
  method: 'PUT',
  path: '/themes/preview',
  summary: 'Shows a theme in this session alone; without `themeID` the preview is over.',
  permission: 'site.manage',
  body: z.object({ themeID: themeID.optional(), revisionID: revisionID.optional() }),
  response: theme,
  errors: ['theme.noSession'],
});

const assetQuery = z.object({ revisionID: revisionID.optional(), v: z.string().max(60).optional() });

export const getThemeAsset = endpoint({
  method: 'GET',
  path: '/themes/:themeID/assets/:asset',
  summary: 'An asset: with an ending (`styles.css`, `variables.json`) as it is, without one described.',
  permission: 'public',
  params: assetParams,
  query: assetQuery,
  response: themeAsset,
  errors: ['theme.wrongEnding'],
});

export const putThemeAsset = endpoint({
  method: 'PUT',
  path: '/themes/:themeID/assets/:asset',
  summary: 'Replaces an asset, by its text or JSON, or by `{ type, data }`. Makes a new revision.',
  permission: 'site.manage',
  params: assetParams,
  query: strictness,
  body: z.unknown(),
  takesText: true,
  response: themeAsset,
  errors: [...writing, 'theme.wrongEnding'],
});

export const patchThemeAsset = endpoint({
  method: 'PATCH',
  path: '/themes/:themeID/assets/:asset',
  summary: 'Changes an asset: JSON is merged into what is there, anything else replaced.',
  permission: 'site.manage',
  params: assetParams,
  query: strictness,
  body: z.unknown(),
  takesText: true,
  response: themeAsset,
  errors: [...writing, 'theme.wrongEnding'],
});

export const deleteThemeAsset = endpoint({
  method: 'DELETE',
  path: '/themes/:themeID/assets/:asset',
  summary: 'Takes an asset out of a theme: what its parent has shows again.',
  permission: 'site.manage',
  params: assetParams,
  errors: [...writing, 'theme.wrongEnding'],
});

export const themeError = defineErrors({
  'theme.isBuiltIn': [400, 'This theme comes with the product and stays as it is. Make a copy of it.'],
  'theme.isCurrent': [400, 'This is the theme that everybody sees. Apply another one before deleting it.'],
  'theme.noSession': [400, 'A preview is for one session in a browser, and this call has none.'],
  'theme.wrongEnding': [400, 'This asset does not have that ending.'],
});
