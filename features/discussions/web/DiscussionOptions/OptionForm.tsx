// The forms behind the options menu.

import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import ReactionLog from '../../../reactions/web/ReactionLog/ReactionLog.tsx';
import type { Discussion } from '../../discussions.contract.ts';
import { AnnounceForm } from './AnnounceForm.tsx';
import { ChangeAuthorForm } from './ChangeAuthorForm.tsx';
import { ChangeTypeForm } from './ChangeTypeForm.tsx';
import { CollectForm } from './CollectForm.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import type { OptionFormName } from './DiscussionOptions.tsx';
import { MoveForm } from './MoveForm.tsx';
import { TagForm } from './TagForm.tsx';

export interface OptionFormProps {
  discussion: Discussion;
  onClose: () => void;
}

const FORMS = {
  delete: DeleteForm,
  move: MoveForm,
  type: ChangeTypeForm,
  tag: TagForm,
  announce: AnnounceForm,
  author: ChangeAuthorForm,
  collect: CollectForm,
  reactionLog: ReactionLogOfDiscussion,
} as const;

export default function OptionForm({ form, ...props }: OptionFormProps & { form: OptionFormName }) {
  const Form = FORMS[form];
  return <Form {...props} />;
}

/** What was taken away there counts no more on the page. */
function ReactionLogOfDiscussion({ discussion, onClose }: OptionFormProps) {
  const { revalidate } = useRevalidator();
  const close = (hasChanged: boolean) => {
    onClose();
    if (hasChanged) void revalidate();
  };
  return <ReactionLog recordType="discussion" recordID={discussion.discussionID} onClose={close} />;
}
