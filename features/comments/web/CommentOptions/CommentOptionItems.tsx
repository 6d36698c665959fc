import type { ComponentType } from 'react';
import { MenuOptions } from '../../../../platform/web/menus/MenuOptions/MenuOptions.tsx';
import {
  COMMENT_GROUPS,
  type CommentFormProps,
  type CommentOptionsSubject,
  commentOptions,
} from '../comment-options.ts';

interface Props {
  subject: CommentOptionsSubject;
  onForm: (Form: ComponentType<CommentFormProps>) => void;
}

export default function CommentOptionItems({ subject, onForm }: Props) {
  return <MenuOptions place={commentOptions} subject={subject} groups={COMMENT_GROUPS} onForm={onForm} />;
}
