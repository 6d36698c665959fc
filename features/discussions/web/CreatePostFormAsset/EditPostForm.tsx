import { useEffect, useState } from 'react';
import { ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { editableBody } from '../../../editor/web/editable-body.ts';
import type { getDiscussion, getDiscussionEdit, patchDiscussion } from '../../discussions.contract.ts';
import { problemText } from '../DiscussionOptions/use-option-actions.ts';
import type { CreatePostFormAssetProps } from './create-post-props.ts';
import { PostForm } from './PostForm.tsx';
import type { PostFields } from './use-post-form.ts';

export default function EditPostForm(props: CreatePostFormAssetProps & { recordID: number }) {
  const { t } = useTranslator();
  const { recordID } = props;
  const [start, setStart] = useState<PostFields>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    readForEdit(recordID)
      .then((fields) => isWanted && setStart(fields))
      .catch((error: unknown) => isWanted && setProblem(problemText(error)));
    return () => {
      isWanted = false;
    };
  }, [recordID]);
  if (problem) return <ErrorPanel headingLevel={2}>{problem}</ErrorPanel>;
  if (!start) return <PostSkeletons count={1} />;
  return (
    <PostForm
      {...props}
      place={`discussion:${recordID}`}
      start={start}
      submitLabel={t('Save')}
      send={(_type, body) =>
        call<typeof patchDiscussion>('PATCH /discussions/:discussionID', {
          params: { discussionID: recordID },
          body,
        })
      }
    />
  );
}

/** The words as they were written, and the tags by name. */
async function readForEdit(discussionID: number): Promise<PostFields> {
  const params = { discussionID };
  const [{ body: edit }, { body: shown }] = await Promise.all([
    call<typeof getDiscussionEdit>('GET /discussions/:discussionID/edit', { params }),
    call<typeof getDiscussion>('GET /discussions/:discussionID', { params, query: { expand: ['tags'] } }),
  ]);
  const { value, format } = await editableBody(edit.body, edit.format, async () => shown.body ?? '');
  return {
    name: edit.name,
    body: value,
    format,
    categoryID: edit.categoryID,
    type: edit.type,
    tags: shown.tags ?? [],
  };
}
