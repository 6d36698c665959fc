// `expand=attachments` on posts, for staff.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { recordDetails } from '../../../platform/server/http/responses/record-details.ts';
import type { AttachableType, Attachment } from '../attachments.contract.ts';
import { seesAllAttachments } from './attachment.policy.ts';
import { presentAttachments } from './attachment.present.ts';
import { attachmentsOfPosts } from './attachment.queries.ts';

export const attachmentDetails = (['discussion', 'comment'] as const).map((recordType) =>
  recordDetails.add({
    name: 'attachments',
    idField: `${recordType}ID`,
    isOfAll: true,
    of: (ctx, ids) => attachmentsBy(ctx, recordType, ids),
  }),
);

export async function attachmentsBy(
  ctx: RequestContext,
  recordType: AttachableType,
  ids: readonly number[],
): Promise<Map<number, Attachment[]> | undefined> {
  if (!seesAllAttachments(ctx)) return undefined;
  const found = new Map<number, Attachment[]>(ids.map((id) => [id, []]));
  const rows = await attachmentsOfPosts(ctx, recordType, ids);
  for (const each of await presentAttachments(ctx, rows)) found.get(each.recordID)?.push(each);
  return found;
}
