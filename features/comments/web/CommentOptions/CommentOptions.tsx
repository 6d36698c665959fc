import { lazy, useState } from 'react';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { CommentAbilities } from '../../comment.abilities.ts';
import type { CommentedDiscussion } from '../../comment-widgets.contract.ts';
import type { Comment } from '../../comments.contract.ts';
import { Later } from '../Later/Later.tsx';

const CommentOptionItems = lazy(() => import('./CommentOptionItems.tsx'));
const DeleteCommentForm = lazy(() => import('./DeleteCommentForm.tsx'));
const ReactionLog = lazy(() => import('../../../reactions/web/ReactionLog/ReactionLog.tsx'));

export type CommentFormName = 'delete' | 'reactionLog';

export interface CommentOptionsProps {
  comment: Comment;
  discussion: CommentedDiscussion;
  abilities: CommentAbilities;
  onEdit: () => void;
}

/** What can be done with a comment. The items and their forms are fetched when they are asked for. */
export function CommentOptions(props: CommentOptionsProps) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const { revalidate } = useRevalidator();
  const [wasOpened, setWasOpened] = useState(false);
  const [form, setForm] = useState<CommentFormName>();
  if (!isSignedIn) return null;
  const { commentID, number } = props.comment;
  const closeLog = (hasChanged: boolean) => {
    setForm(undefined);
    if (hasChanged) void revalidate();
  };
  return (
    <>
      <Menu
        label={t('Comment Options, #{number}', { number })}
        onToggle={(isOpen) => isOpen && setWasOpened(true)}
      >
        {wasOpened && (
          <Later fallback={<Spinner />}>
            <CommentOptionItems {...props} onForm={setForm} />
          </Later>
        )}
      </Menu>
      <Later>
        {form === 'delete' && <DeleteCommentForm {...props} onClose={() => setForm(undefined)} />}
        {form === 'reactionLog' && (
          <ReactionLog recordType="comment" recordID={commentID} onClose={closeLog} />
        )}
      </Later>
    </>
  );
}
