import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { reportConfig } from './report.config.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof reportSiteMeta> {}
}

/** Members report what is not theirs: every discussion of others has something to do with it. */
export const reportSiteMeta = async (ctx: RequestContext) =>
  ctx.can('flag.add') && ctx.setting(reportConfig.isOn)
    ? { isReportingOn: true, hasOptionsForOthers: true }
    : {};
