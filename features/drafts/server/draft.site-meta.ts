// What forms and pages of drafts need to know.
import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { draftConfig } from './draft.config.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof draftSiteMeta> {}
}

export const draftSiteMeta = async (ctx: RequestContext) => ({
  autosavesDrafts: ctx.setting(draftConfig.autosaves),
  schedulesPosts: ctx.setting(draftConfig.schedules),
});
