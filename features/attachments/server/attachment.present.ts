import type { RequestContext } from '../../../platform/server/http/context.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { UserFragment } from '../../users/users.contract.ts';
import type { Attachment, AttachmentIntegration, AttachmentMetadata } from '../attachments.contract.ts';
import { contentScopeOf } from './attachment.policy.ts';
import type { AttachmentRow } from './attachment.queries.ts';
import type { AttachmentProvider } from './attachment-integrations.ts';

type People = ReadonlyMap<number, UserFragment>;

/** The first letter of what it is about, as the reference product has it: `d-501`. */
const foreignID = ({ record_type, record_id }: AttachmentRow) => `${record_type.charAt(0)}-${record_id}`;

export async function presentAttachments(
  ctx: RequestContext,
  rows: readonly AttachmentRow[],
): Promise<Attachment[]> {
  const ids = rows.flatMap((row) => [
    row.insert_user_id,
    ...(row.update_user_id === null ? [] : [row.update_user_id]),
    ...row.metadata.flatMap(namedMember),
  ]);
  const people = await userFragments(ctx, [...new Set(ids)]);
  return rows.map((row) => presentAttachment(row, people));
}

const namedMember = ({ format, value }: AttachmentMetadata): number[] =>
  format === 'user' && typeof value === 'number' ? [value] : [];

function presentAttachment(row: AttachmentRow, people: People): Attachment {
  const insertUser = people.get(row.insert_user_id);
  const updateUser = people.get(row.update_user_id ?? 0);
  return {
    attachmentID: row.attachment_id,
    attachmentType: row.attachment_type,
    recordType: row.record_type,
    recordID: row.record_id,
    foreignID: foreignID(row),
    foreignUserID: row.record_user_id,
    source: row.source,
    sourceID: row.source_id,
    ...(row.source_url !== null && { sourceUrl: row.source_url }),
    status: row.status,
    ...(row.state !== null && { state: row.state }),
    lastModifiedDate: row.date_last_modified,
    metadata: row.metadata.map((each) => withMember(each, people)),
    insertUserID: row.insert_user_id,
    ...(insertUser && { insertUser }),
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    updateUserID: row.update_user_id,
    ...(updateUser && { updateUser }),
  };
}

function withMember(row: AttachmentMetadata, people: People): AttachmentMetadata {
  const userFragment = namedMember(row).flatMap((userID) => people.get(userID) ?? [])[0];
  return userFragment ? { ...row, userFragment } : row;
}

export function presentIntegration(ctx: RequestContext, provider: AttachmentProvider): AttachmentIntegration {
  return {
    attachmentType: provider.attachmentType,
    name: provider.name,
    label: provider.label,
    recordTypes: [...provider.recordTypes],
    submitButton: provider.submitButton,
    title: provider.title,
    externalIDLabel: provider.externalIDLabel,
    logoIcon: provider.logoIcon,
    ...(provider.attachmentTypeIcon && { attachmentTypeIcon: provider.attachmentTypeIcon }),
    ...(provider.postSuccessMessage && { postSuccessMessage: provider.postSuccessMessage }),
    writeableContentScope: contentScopeOf(ctx),
  };
}
