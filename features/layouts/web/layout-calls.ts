// What can be done with a layout, from wherever it stands.
import { call } from '../../../platform/web/api/call.ts';
import type {
  deleteLayout as deleteCall,
  deleteLayoutViews,
  getLayout,
  Layout,
  LayoutMetadata,
  LayoutPart,
  LayoutPlace,
  postLayout,
  putLayoutViews,
} from '../layout-documents.contract.ts';
import type {
  deleteLayoutDraft,
  publishLayout as publishCall,
  putLayoutDraft,
  restoreLayout as restoreCall,
} from '../layout-revisions.contract.ts';

type LayoutID = LayoutMetadata['layoutID'];
export interface LayoutText {
  name: string;
  layout: LayoutPart[];
}

export const EVERYWHERE: LayoutPlace = { recordType: 'global', recordID: -1 };

const params = (layoutID: LayoutID) => ({ layoutID: String(layoutID) });

export async function makeDraft(layoutViewType: string, text: LayoutText): Promise<Layout> {
  const body = { ...text, layoutViewType, isDraft: true };
  return (await call<typeof postLayout>('POST /layouts', { body })).body;
}

export async function saveDraft(layoutID: LayoutID, body: LayoutText): Promise<void> {
  await call<typeof putLayoutDraft>('PUT /layouts/:layoutID/draft', { params: params(layoutID), body });
}

export async function dropDraft(layoutID: LayoutID): Promise<void> {
  await call<typeof deleteLayoutDraft>('DELETE /layouts/:layoutID/draft', { params: params(layoutID) });
}

/** Where places are named it stands there at once. */
export async function publish(layoutID: LayoutID, layoutViews?: LayoutPlace[]): Promise<Layout> {
  const { body } = await call<typeof publishCall>('POST /layouts/:layoutID/publish', {
    params: params(layoutID),
    body: { layoutViews },
  });
  return body;
}

export async function restore(layoutID: LayoutID, layoutRevisionID: number | 'template'): Promise<void> {
  const body =
    layoutRevisionID === 'template' ? { toTemplate: true as const } : { layoutRevisionID: layoutRevisionID };
  await call<typeof restoreCall>('POST /layouts/:layoutID/restore', { params: params(layoutID), body });
}

export async function applyTo(layoutID: LayoutID, body: LayoutPlace[]): Promise<void> {
  await call<typeof putLayoutViews>('PUT /layouts/:layoutID/views', { params: params(layoutID), body });
}

export async function takeOff({ layoutID, layoutViews = [] }: LayoutMetadata): Promise<void> {
  const layoutViewIDs = layoutViews.map(({ layoutViewID }) => layoutViewID);
  if (layoutViewIDs.length === 0) return;
  await call<typeof deleteLayoutViews>('DELETE /layouts/:layoutID/views', {
    params: params(layoutID),
    query: { layoutViewIDs },
  });
}

/** The copy is a draft: nobody sees it before it is published. */
export async function copyLayout(layoutID: LayoutID, name: string): Promise<Layout> {
  const { body } = await call<typeof getLayout>('GET /layouts/:layoutID', { params: params(layoutID) });
  return makeDraft(body.layoutViewType, { name, layout: body.layout });
}

export async function deleteLayout(layoutID: LayoutID): Promise<void> {
  await call<typeof deleteCall>('DELETE /layouts/:layoutID', { params: params(layoutID) });
}
