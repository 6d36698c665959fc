import type { SiteMeta } from '../../../platform/contract/page.ts';
import { viewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { AttachableType, AttachmentIntegration } from '../attachments.contract.ts';

/** The services in which the viewer can make a record of this post: of all posts, or of their own. */
export function offeredIntegrations(
  { attachmentIntegrations = [] }: Pick<SiteMeta, 'attachmentIntegrations'>,
  recordType: AttachableType,
  insertUserID: number,
): readonly AttachmentIntegration[] {
  const isOwn = viewerState().me?.userID === insertUserID;
  return attachmentIntegrations.filter(
    ({ recordTypes, writeableContentScope: scope }) =>
      recordTypes.includes(recordType) && (scope === 'all' || (scope === 'own' && isOwn)),
  );
}
