// A request of an audience instead of a viewer: nothing personal can get into its response.
import { RequestContext } from '../context.ts';

/** With its own cache tags. */
export function forAudience(ctx: RequestContext): RequestContext {
  return new RequestContext({
    site: ctx.site,
    viewer: ctx.viewer.asAudience(),
    config: ctx.config,
    requestID: ctx.requestID,
    requestUrl: ctx.requestUrl,
    // Not for what is made: what it costs is counted by it.
    address: ctx.address,
    translator: ctx.translator,
    counter: ctx.counter,
    reading: ctx.reading,
  });
}
