// What somebody may write by the rules that count for them alone: see ../config/member-rules.ts.
import { fieldProblem } from '../../contract/errors.ts';
import type { ConfigKey } from '../config/config-key.ts';
import { memberRules } from '../config/member-rules.ts';
import type { RequestContext } from '../http/context.ts';
import { linksAwayFrom } from './links-away.ts';

/** Asked before it is rendered: only plain text, where their rank says so. */
export function requireAllowedFormat(ctx: RequestContext, format: string): void {
  const only = ctx.setting(memberRules.onlyFormat);
  if (only === null || format === 'text' || format === only) return;
  throw fieldProblem('format', 'You may write plain text alone: send it as text.', 422, 'format');
}

/** Links within the site are nobody's advertisement. */
export function requireAllowedLinks(ctx: RequestContext, html: string, rule: ConfigKey<boolean>): void {
  if (ctx.setting(rule) || linksAwayFrom(ctx.site.url, html) === 0) return;
  throw fieldProblem('body', 'You may not link to other sites yet: leave the links out.', 422, 'links');
}
