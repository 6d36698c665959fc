// A request by nobody in particular: nothing personal can get into what is made for it.
import { RequestContext } from './context.ts';

/** With its own record of what it was made of. */
export function forAudience(ctx: RequestContext, colorScheme = ctx.colorScheme): RequestContext {
  return new RequestContext({
    site: ctx.site,
    viewer: ctx.viewer.asAudience(),
    config: ctx.config,
    requestID: ctx.requestID,
    requestUrl: ctx.requestUrl,
    // Not for what is made: what it costs is counted by it.
    address: ctx.address,
    colorScheme,
    translator: ctx.translator,
    counter: ctx.counter,
  });
}
