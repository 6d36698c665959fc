// What goes is said first; then all of it goes as one act, with the way back.
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { OperationProgress } from '../../../../platform/web/bulk-operations/OperationProgress.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { offerUndo } from '../../../audit-log/web/offer-undo.tsx';
import { UndoButton } from '../../../audit-log/web/UndoButton/UndoButton.tsx';
import { WhyField } from '../../../audit-log/web/WhyField/WhyField.tsx';
import type { PostsPreview, previewRemovalOfPosts } from '../../member-posts.contract.ts';
import { useRemoval } from './use-removal.ts';

interface RemovePostsFormProps {
  userID: number;
  name: string;
  onClose: () => void;
}

export default function RemovePostsForm({ userID, name, onClose }: RemovePostsFormProps) {
  const { t } = useTranslator();
  const found = useQuery<typeof previewRemovalOfPosts>(
    'GET /users/:userID/posts/removal-preview',
    { params: { userID } },
    { staleTime: 0 },
  );
  const { progress, problems, countDone, runID, run, stop, isThere } = useRemoval(userID);
  const [why, setWhy] = useState('');
  const cancel = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const preview = found.data;
  const isNothing = preview !== undefined && preview.countDiscussions + preview.countComments === 0;
  const submit = async () => {
    if (!(await run(why))) return;
    offerUndo(t('The posts of {name} are removed.', { name }), runID);
    if (isThere()) onClose();
  };
  const footer = (
    <>
      {countDone > 0 && !progress && <UndoButton what={{ runID }} onDone={onClose} />}
      {progress && (
        <Button kind="text" onClick={stop}>
          {t('Stop')}
        </Button>
      )}
      <Button kind="text" ref={cancel} onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button
        kind="danger"
        isBusy={progress !== undefined}
        disabled={preview === undefined || isNothing}
        onClick={submit}
      >
        {problems.length > 0 || countDone > 0 ? t('Try again') : t('Remove posts')}
      </Button>
    </>
  );
  return (
    <Modal
      title={t('Remove the posts of {name}', { name })}
      onClose={onClose}
      footer={footer}
      describedBy={questionId}
      start={cancel}
    >
      <FormStack>
        {problems.length > 0 && <Problems problems={problems} />}
        <div id={questionId}>
          {found.error && <Notice tone="error">{found.error.message}</Notice>}
          {found.isPending && <p role="status">{t('Counting…')}</p>}
          {isNothing && <p>{t('There is nothing that you could remove.')}</p>}
          {preview && !isNothing && <WhatGoes {...preview} />}
        </div>
        {!isNothing && <WhyField value={why} onChange={setWhy} />}
        <OperationProgress progress={progress} />
      </FormStack>
    </Modal>
  );
}

function WhatGoes(preview: PostsPreview) {
  const { t, plural } = useTranslator();
  const { countDiscussions, countComments, countCommentsByOthers, hasMoreThanCounted } = preview;
  return (
    <>
      <p>
        {plural(countDiscussions, { one: '{count} discussion goes.', other: '{count} discussions go.' })}{' '}
        {plural(countComments, { one: '{count} comment goes.', other: '{count} comments go.' })}{' '}
        {hasMoreThanCounted && t('There may be more: counting ends at 1,000.')}
      </p>
      {countCommentsByOthers > 0 && (
        <p>
          {plural(countCommentsByOthers, {
            one: '{count} comment of others stands in these discussions and goes along.',
            other: '{count} comments of others stand in these discussions and go along.',
          })}
        </p>
      )}
      <p>{t('Comments that others answered stay without their author and text.')}</p>
    </>
  );
}

const MOST_SHOWN = 5;

function Problems({ problems }: { problems: readonly string[] }) {
  const { plural } = useTranslator();
  const different = [...new Set(problems)].slice(0, MOST_SHOWN);
  return (
    <Notice tone="error">
      {plural(problems.length, {
        one: '{count} post could not be removed.',
        other: '{count} posts could not be removed.',
      })}{' '}
      {different.join(' ')}
    </Notice>
  );
}
