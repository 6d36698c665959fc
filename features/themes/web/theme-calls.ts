// What can be done with a theme, from wherever it stands.
import { ApiError, call } from '../../../platform/web/api/call.ts';
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

export async function undeleteTheme(themeID: ThemeID): Promise<void> {
  const body = { status: 'undeleted' as const };
  await call<typeof editCall>('PATCH /themes/:themeID', { params: params(themeID), body });
}

/** Of a theme that is not there any more: none. */
async function assetsOf(themeID: ThemeID): Promise<Partial<Theme['assets']>> {
  try {
    const query = { expand: ['all'] };
    return (await call<typeof getCall>('GET /themes/:themeID', { params: params(themeID), query })).body
      .assets;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return {};
    throw error;
  }
}

/** A theme of the product becomes the parent of its copy; one of the community gives all it has. */
export async function copyTheme(
  { themeID, type, version, parentTheme }: Theme,
  name: string,
): Promise<Theme> {
  if (type === 'themeFile') return make({ name, parentTheme: String(themeID), parentVersion: version });
  const assets = Object.fromEntries(
    Object.entries(await assetsOf(themeID)).flatMap(([asset, own]) =>
      own ? [[asset, { type: own.type, data: own.data }]] : [],
    ),
  );
  return make({ name, parentTheme: parentTheme ?? 'keystone', parentVersion: version, assets });
}

type NewTheme = NonNullable<Parameters<typeof call<typeof createCall>>[1]>['body'];

async function make(body: NewTheme): Promise<Theme> {
  return (await call<typeof createCall>('POST /themes', { body: body as never })).body;
}
