// What the menus of posts offer, and whether there are services at all.
import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { AttachmentIntegration } from '../attachments.contract.ts';
import { contentScopeOf, seesAllAttachments } from './attachment.policy.ts';
import { presentIntegration } from './attachment.present.ts';
import { configuredProviders } from './attachment-integrations.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof attachmentSiteMeta> {}
}

export const attachmentSiteMeta = async (
  ctx: RequestContext,
): Promise<{ externalAttachments?: boolean; attachmentIntegrations?: AttachmentIntegration[] }> => {
  const providers = configuredProviders(ctx);
  if (providers.length === 0) return {};
  const isConcerned = contentScopeOf(ctx) !== 'none' || seesAllAttachments(ctx);
  return {
    externalAttachments: true,
    ...(isConcerned && { attachmentIntegrations: providers.map((each) => presentIntegration(ctx, each)) }),
  };
};
