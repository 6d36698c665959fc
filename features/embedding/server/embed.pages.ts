import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { EmbeddingMeta } from '../embedding.contract.ts';
import { embedConfig } from './embed.config.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends EmbeddingMeta {}
}

const remoteUrl = (ctx: RequestContext): string =>
  ctx.setting(embedConfig.isEnabled) ? ctx.setting(embedConfig.remoteUrl) : '';

export async function embeddingMeta(ctx: RequestContext): Promise<EmbeddingMeta> {
  const url = remoteUrl(ctx);
  return url
    ? { embed: { remoteUrl: url, ...(ctx.setting(embedConfig.isForced) && { isForced: true }) } }
    : {};
}

/** The sites whose pages may show ours in a frame. */
export function frameAncestors(ctx: RequestContext): readonly string[] {
  const url = URL.parse(remoteUrl(ctx));
  return url ? [url.origin] : [];
}
