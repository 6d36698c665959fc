// What can be done with a theme, from wherever it stands.
import { call } from '../../../platform/web/api/call.ts';
import type {
  applyTheme as applyCall,
  createTheme as createCall,
  deleteTheme as deleteCall,
  editTheme as editCall,
  getTheme as getCall,
  previewTheme as previewCall,
  Theme,
} from '../themes.contract.ts';

type ThemeID = Theme['themeID'];

const params = (themeID: ThemeID) => ({ themeID: String(themeID) });

export async function applyTheme(themeID: ThemeID): Promise<void> {
  await call<typeof applyCall>('PUT /themes/current', { body: { themeID } });
}

export async function previewTheme(themeID: ThemeID, revisionID?: number): Promise<void> {
  await call<typeof previewCall>('PUT /themes/preview', { body: { themeID, revisionID } });
}

export async function endPreview(): Promise<void> {
  await call<typeof previewCall>('PUT /themes/preview', { body: { themeID: '' } });
}

export async function restoreRevision(themeID: ThemeID, revisionID: number): Promise<void> {
  await call<typeof editCall>('PATCH /themes/:themeID', { params: params(themeID), body: { revisionID } });
}

export async function deleteTheme(themeID: ThemeID): Promise<void> {
  await call<typeof deleteCall>('DELETE /themes/:themeID', { params: params(themeID) });
}

/** A theme of the product becomes the parent of its copy; one of the community gives all it has. */
export async function copyTheme(
  { themeID, type, version, parentTheme }: Theme,
  name: string,
): Promise<Theme> {
  if (type === 'themeFile') return make({ name, parentTheme: String(themeID), parentVersion: version });
  const { body } = await call<typeof getCall>('GET /themes/:themeID', {
    params: params(themeID),
    query: { expand: ['all'] },
  });
  const assets = Object.fromEntries(
    Object.entries(body.assets).map(([asset, { type: kind, data }]) => [asset, { type: kind, data }]),
  );
  return make({ name, parentTheme: parentTheme ?? 'keystone', parentVersion: version, assets });
}

type NewTheme = NonNullable<Parameters<typeof call<typeof createCall>>[1]>['body'];

async function make(body: NewTheme): Promise<Theme> {
  return (await call<typeof createCall>('POST /themes', { body: body as never })).body;
}
