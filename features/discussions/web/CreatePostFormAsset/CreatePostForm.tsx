import { useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { createCallKey } from '../../../../platform/web/api/call-key.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { onlyPostable } from '../../../categories/web/postable-categories.ts';
import { usePreferredFormat } from '../../../editor/web/preferred-format.ts';
import { useWritingTime } from '../../../editor/web/use-writing-time.ts';
import type { postDiscussion } from '../../discussions.contract.ts';
import { captchaAnswerIn } from '../captcha-answer.ts';
import type { CreatePostFormAssetProps } from './create-post-props.ts';
import { PostForm } from './PostForm.tsx';
import { usePlaceOfNewPost } from './use-post-draft.ts';

export default function CreatePostForm(props: CreatePostFormAssetProps) {
  const { t } = useTranslator();
  const { postType, categories = [] } = props;
  const format = usePreferredFormat();
  const place = usePlaceOfNewPost(props.draftID);
  const [callKey] = useState(createCallKey);
  const writingTime = useWritingTime();
  return (
    <PostForm
      {...props}
      place={place}
      start={{
        name: '',
        body: '',
        format,
        categoryID: (props.category ?? onlyPostable(categories, postType.postTypeID))?.categoryID,
        type: postType.postTypeID,
        tags: [],
        postMeta: {},
      }}
      submitLabel={t('Post')}
      send={(fields) => {
        const answer = captchaAnswerIn(document.body);
        const body = { ...fields, ...answer, writingTime: writingTime.whenSent() };
        return call<typeof postDiscussion>('POST /discussions', { body, idempotencyKey: callKey.of(body) });
      }}
    />
  );
}
