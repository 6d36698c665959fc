// What the forms of discussions and the options of lists need to know.

import { memberRules } from '../../../platform/server/config/member-rules.ts';
import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { discussionConfig } from './discussion.config.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof discussionSiteMeta> {}
}

export const discussionSiteMeta = async (ctx: RequestContext) => ({
  editContentTimeout: ctx.setting(discussionConfig.editContentTimeout),
  titleMaxLength: ctx.setting(discussionConfig.titleMaxLength),
  bodyMaxLength: ctx.setting(discussionConfig.bodyMaxLength),
  ...(ctx.setting(memberRules.onlyFormat) !== null && { onlyFormat: 'text' as const }),
  inputFormatter: ctx.setting(discussionConfig.inputFormatter),
  ...(ctx.can('staff.allow') && ctx.setting(discussionConfig.isTriageOn) && { isTriageOn: true }),
  ...(ctx.can('discussions.manage') &&
    ctx.setting(discussionConfig.useAdminCheckboxes) && { useAdminCheckboxes: true }),
});
