import { widget } from '../../../platform/server/layouts/widget.ts';
import { postViews } from '../../discussions/post-params.ts';
import { attachmentsBy } from './attachment.details.ts';
import { configuredProviders } from './attachment-integrations.ts';

/** For staff: the records of outside services at the discussion of the page. */
export const postAttachments = widget({
  id: 'asset.postAttachments',
  component: 'PostAttachmentsAsset',
  name: 'Post Attachments',
  views: postViews,
  hydrate: async (ctx, { props, params }) => {
    const { discussion } = params;
    if (!discussion || configuredProviders(ctx).length === 0) return null;
    const found = await attachmentsBy(ctx, 'discussion', [discussion.discussionID]);
    const attachments = found?.get(discussion.discussionID) ?? [];
    return attachments.length === 0 ? null : { ...props, discussionID: discussion.discussionID, attachments };
  },
});
