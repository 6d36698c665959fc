import { useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { createCallKey } from '../../../../platform/web/api/call-key.ts';
import { isWrittenAsText } from '../../../editor/web/editable-body.ts';
import type { DiscussionPost, postDiscussion, postTypedDiscussion } from '../../discussions.contract.ts';
import type { CreatePostFormAssetProps } from './create-post-props.ts';
import { PostForm } from './PostForm.tsx';

export default function CreatePostForm(props: CreatePostFormAssetProps) {
  const { format = 'markdown', postType } = props;
  const [callKey] = useState(createCallKey);
  return (
    <PostForm
      {...props}
      place="discussion:new"
      start={{
        name: '',
        body: '',
        // A site may prefer a format that only a richer editor writes.
        format: isWrittenAsText(format) ? format : 'markdown',
        categoryID: props.category?.categoryID,
        type: postType.postTypeID,
        tags: [],
      }}
      submitLabel="Post"
      send={(type, post) => start(type, post, callKey.of({ type, post }))}
    />
  );
}

async function start(type: string, body: DiscussionPost, idempotencyKey: string) {
  if (type === 'discussion')
    return call<typeof postDiscussion>('POST /discussions', { body, idempotencyKey });
  return call<typeof postTypedDiscussion>('POST /discussions/:discussionType', {
    params: { discussionType: type },
    body,
    idempotencyKey,
  });
}
