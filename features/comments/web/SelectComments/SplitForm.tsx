import { useEffect, useState } from 'react';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { callBulkOperation, patiently } from '../../../../platform/web/api/call-bulk-operation.ts';
import { newRunID } from '../../../../platform/web/api/run-id.ts';
import { OperationProgress } from '../../../../platform/web/bulk-operations/OperationProgress.tsx';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { offerUndo } from '../../../audit-log/web/offer-undo.tsx';
import { WhyField } from '../../../audit-log/web/WhyField/WhyField.tsx';
import { CategorySelect } from '../../../categories/web/CategorySelect/CategorySelect.tsx';
import type { listPostTypes, PostType } from '../../../post-types/post-types.contract.ts';
import type { SplitPost, splitDiscussion } from '../../split-discussion.contract.ts';
import type { CommentBulkFormProps } from '../comment-bulk-options.ts';
import { commentsInWork } from '../comments-in-work.ts';

type NewPost = SplitPost['newPost'];

/** In one call, whatever it takes: several would start several discussions. */
export default function SplitForm({ selected, discussion, onClose }: CommentBulkFormProps) {
  const { t, plural } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [post, setPost] = useState<NewPost>({
    name: '',
    categoryID: discussion.categoryID,
    postType: 'discussion',
    authorType: 'me',
    format: 'html',
  });
  const [why, setWhy] = useState('');
  const [runID] = useState(newRunID);
  const [idempotencyKey] = useState(newRunID);
  const [done, setDone] = useState(0);
  const change = (changes: Partial<NewPost>) => setPost((before) => ({ ...before, ...changes }));
  const commentIDs = selected.map((each) => each.commentID);
  const submit = () =>
    save(
      () => splitOff({ commentIDs, newPost: post }, { reason: why, runID, idempotencyKey }, setDone),
      () => offerUndo(t('Comments split off.'), runID),
    );
  return (
    <FormModal
      title={t('Split Comments')}
      submitLabel={t('Split')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={post.name.trim() === ''}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        {plural(selected.length, {
          one: '{count} comment and the replies to it become a discussion of their own.',
          other: '{count} comments and the replies to them become a discussion of their own.',
        })}
      </p>
      <FormField label={t('New title')} isRequired>
        {({ isInvalid: _, ...control }) => (
          <Input
            {...control}
            value={post.name}
            maxLength={250}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </FormField>
      <CategorySelect value={post.categoryID} onChange={(categoryID) => change({ categoryID })} />
      <TypeSelect post={post} onChange={(postType) => change({ postType })} />
      <FormGroup legend={t('Who starts it')}>
        <Radio
          name="authorType"
          label={t('Me')}
          checked={post.authorType === 'me'}
          onChange={() => change({ authorType: 'me' })}
        />
        <Radio
          name="authorType"
          label={t('The site')}
          checked={post.authorType === 'system'}
          onChange={() => change({ authorType: 'system' })}
        />
      </FormGroup>
      <WhyField value={why} onChange={setWhy} />
      <OperationProgress progress={isBusy ? { done, total: selected.length } : undefined} />
    </FormModal>
  );
}

interface Extras {
  reason: string;
  runID: string;
  /** Sent again after an answer was lost, it starts no second discussion. */
  idempotencyKey: string;
}

async function splitOff(split: SplitPost, extras: Extras, onDone: (count: number) => void): Promise<void> {
  commentsInWork.startWork(split.commentIDs);
  const left = new Set(split.commentIDs);
  let problem: string | undefined;
  try {
    await callBulkOperation(
      (step) =>
        patiently(() =>
          call<typeof splitDiscussion>('POST /discussions/split', { body: split, ...step, ...extras }),
        ),
      ({ successIDs, exceptionsByID }) => {
        for (const id of successIDs) left.delete(Number(id));
        for (const { message, description } of Object.values(exceptionsByID))
          problem ??= description ?? message;
        onDone(split.commentIDs.length - left.size);
      },
    );
  } finally {
    commentsInWork.settleWork(split.commentIDs, [...left]);
  }
  if (problem !== undefined) throw new ApiError({ message: problem, status: 400 });
}

function TypeSelect({ post, onChange }: { post: NewPost; onChange: (postType: string) => void }) {
  const { t } = useTranslator();
  const types = useTypesOf(post.categoryID);
  return (
    <FormField label={t('Post type')}>
      {({ isInvalid: _, ...control }) => (
        <Select {...control} value={post.postType} onChange={(event) => onChange(event.target.value)}>
          {types.map(({ postTypeID, name }) => (
            <option key={postTypeID} value={postTypeID}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

function useTypesOf(categoryID: number): readonly PostType[] {
  const [types, setTypes] = useState<readonly PostType[]>([]);
  useEffect(() => {
    call<typeof listPostTypes>('GET /post-types', { query: { limit: 500 } }).then(
      ({ body }) => setTypes(body.filter(({ isActive }) => isActive)),
      // Without them a discussion is started, and the server says where that is not possible.
      () => {},
    );
  }, []);
  return types.filter(({ availableCategoryIDs }) => availableCategoryIDs.includes(categoryID));
}
