import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../page-editor.contract.ts';
import { findPageDraft, publishPage, savePageDraft } from './page-draft.actions.ts';

export const pageEditorRoutes = [
  route(contract.getPageDraft, (ctx) => findPageDraft(ctx)),
  route(contract.putPageDraft, async (ctx, { body }) => {
    await savePageDraft(ctx, body);
    return findPageDraft(ctx);
  }),
  route(contract.publishPageDraft, async (ctx, { body }) => {
    await publishPage(ctx, body);
    return findPageDraft(ctx);
  }),
];
