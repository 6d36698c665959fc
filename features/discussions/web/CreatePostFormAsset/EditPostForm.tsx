import { useEffect, useRef, useState } from 'react';
import { ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { revisionOf, sendFrom } from '../../../../platform/web/api/revision.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { readEditRevision } from '../../../drafts/web/edit-revision.ts';
import { editableBody } from '../../../editor/web/editable-body.ts';
import { localDraftKey, readLocalDraft } from '../../../editor/web/local-draft.ts';
import type { getDiscussion, getDiscussionEdit, patchDiscussion } from '../../discussions.contract.ts';
import type { CreatePostFormAssetProps } from './create-post-props.ts';
import { PostForm } from './PostForm.tsx';
import { savedFieldsAt } from './use-local-fields.ts';
import type { PostFields } from './use-post-form.ts';

export default function EditPostForm(props: CreatePostFormAssetProps & { recordID: number }) {
  const { t } = useTranslator();
  const { recordID } = props;
  const [start, setStart] = useState<PostFields>();
  const revision = useRef<string>(undefined);
  const userID = useMe()?.userID;
  const place = `discussion:${recordID}`;
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    readForEdit(recordID)
      .then((read) => {
        if (!isWanted) return;
        // Whoever goes on with words they wrote earlier is told of what came between.
        revision.current = begunFrom(userID, place) ?? read.revision;
        setStart(read.fields);
      })
      .catch((error: unknown) => isWanted && setProblem(problemText(error)));
    return () => {
      isWanted = false;
    };
  }, [recordID, userID, place]);
  if (problem) return <ErrorPanel headingLevel={2}>{problem}</ErrorPanel>;
  if (!start) return <PostSkeletons count={1} />;
  return (
    <PostForm
      {...props}
      place={place}
      revision={revision}
      start={start}
      submitLabel={t('Save')}
      send={(body) =>
        sendFrom(revision, (ifMatch) =>
          call<typeof patchDiscussion>('PATCH /discussions/:discussionID', {
            params: { discussionID: recordID },
            body,
            ifMatch,
          }),
        )
      }
    />
  );
}

function begunFrom(userID: number | undefined, place: string): string | undefined {
  if (userID === undefined) return undefined;
  const isBegun = readLocalDraft(localDraftKey(userID, place)) ?? savedFieldsAt(userID, place);
  if (isBegun === undefined) return undefined;
  return readEditRevision(userID, place);
}

/** The words as they were written, and the tags by name. */
async function readForEdit(
  discussionID: number,
): Promise<{ fields: PostFields; revision: string | undefined }> {
  const params = { discussionID };
  const [{ body: edit, headers }, { body: shown }] = await Promise.all([
    call<typeof getDiscussionEdit>('GET /discussions/:discussionID/edit', { params }),
    call<typeof getDiscussion>('GET /discussions/:discussionID', { params, query: { expand: ['tags'] } }),
  ]);
  const { value, format } = await editableBody(edit.body, edit.format, async () => shown.body ?? '');
  const { name, categoryID, postTypeID: type, postMeta } = edit;
  const fields = { name, body: value, format, categoryID, type, tags: shown.tags ?? [], postMeta };
  return { fields, revision: revisionOf(headers) };
}
