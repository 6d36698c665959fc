import { z } from 'zod';
import { inputSchema } from '../../../platform/server/http/open-api/json-schema.ts';
import { type Route, route } from '../../../platform/server/http/route.ts';
import {
  getAttachmentCatalog,
  getAttachmentSchema,
  listAttachments,
  postAttachment,
  refreshAttachments,
} from '../attachments.contract.ts';
import { makeAttachment, refreshed } from './attachment.actions.ts';
import { requireAttachable, requirePost } from './attachment.policy.ts';
import { presentAttachments, presentIntegration } from './attachment.present.ts';
import { attachmentsOfPosts } from './attachment.queries.ts';
import { configuredProviders } from './attachment-integrations.ts';

export const attachmentRoutes: Route[] = [
  route(listAttachments, async (ctx, { query: { recordType, recordID } }) => {
    // Services make records of posts alone.
    if (recordType === 'user' || ctx.viewer.isGuest) return [];
    await requirePost(ctx, { recordType, recordID });
    return presentAttachments(ctx, await attachmentsOfPosts(ctx, recordType, [recordID]));
  }),
  route(postAttachment, (ctx, { body }) => makeAttachment(ctx, body)),
  route(getAttachmentCatalog, async (ctx) =>
    Object.fromEntries(
      configuredProviders(ctx).map((each) => [each.attachmentType, presentIntegration(ctx, each)]),
    ),
  ),
  route(getAttachmentSchema, async (ctx, { query: { projectID, issueTypeID, ...asked } }) => {
    const { provider, post } = await requireAttachable(ctx, asked);
    const form = await provider.form(ctx, post, { projectID, issueTypeID });
    const { attachmentType, recordType, recordID } = asked;
    const preset = z.object({
      attachmentType: z.string().default(attachmentType),
      recordType: z.string().default(recordType),
      recordID: z.int().default(recordID),
    });
    const { $schema: _, ...schema } = inputSchema(preset.extend(form.shape));
    return schema;
  }),
  route(refreshAttachments, (ctx, { body }) => refreshed(ctx, body.attachmentIDs, body.onlyStale)),
];
