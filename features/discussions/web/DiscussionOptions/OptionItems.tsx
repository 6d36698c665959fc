import type { ComponentType } from 'react';
import { MenuOptions } from '../../../../platform/web/menus/MenuOptions/MenuOptions.tsx';
import {
  DISCUSSION_GROUPS,
  type DiscussionFormProps,
  type DiscussionSubject,
  discussionOptions,
} from '../discussion-options.ts';

type Props = DiscussionSubject & { onForm: (Form: ComponentType<DiscussionFormProps>) => void };

export default function OptionItems({ discussion, abilities, onForm }: Props) {
  const subject = { discussion, abilities };
  return (
    <MenuOptions place={discussionOptions} subject={subject} groups={DISCUSSION_GROUPS} onForm={onForm} />
  );
}
