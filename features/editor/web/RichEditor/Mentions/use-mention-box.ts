// People, offered while a name is typed behind an @.
import { type KeyboardEvent, useEffect } from 'react';
import { type Range, Transforms } from 'slate';
import type { NearbyUser } from '../../Composer/composer-props.ts';
import type { MentionUser } from '../../Mentions/mention-order.ts';
import { steerMentions } from '../../Mentions/steer-mentions.ts';
import { useMentions } from '../../Mentions/use-mentions.ts';
import { caretText, textAfterCaret } from '../Floating/caret-text.ts';
import { focusEditor } from '../Floating/focus-editor.ts';
import type { RichTextEditor } from '../slate-types.ts';

export function useMentionBox(editor: RichTextEditor, nearby: readonly NearbyUser[] = []) {
  const mentions = useMentions(nearby.map((user) => ({ ...user, isNearby: true })));
  const caret = caretText(editor);
  const { look } = mentions;
  const before = caret?.before ?? '';
  useEffect(() => look(before, before.length), [look, before]);

  const { typed, users, hasFailed } = mentions;
  const isTyped = typed !== undefined && caret !== undefined && before[typed.start] === '@';
  const hasUsers = isTyped && users.length > 0;
  const range: Range | undefined = isTyped ? caret.rangeFrom(typed.start) : undefined;
  const choose = (user: MentionUser) => {
    if (range) insertMention(editor, range, user);
    mentions.close();
  };
  return {
    ...mentions,
    range,
    choose,
    isOpen: hasUsers || (isTyped && hasFailed),
    onKey: (event: KeyboardEvent) => hasUsers && steerMentions(event, mentions, choose),
    activeID: (listID: string) => (hasUsers ? `${listID}-${users[mentions.active]?.userID}` : undefined),
  };
}

export type MentionBoxState = ReturnType<typeof useMentionBox>;

function insertMention(editor: RichTextEditor, at: Range, { userID, name }: MentionUser): void {
  Transforms.select(editor, at);
  Transforms.insertNodes(editor, { type: '@', name, userID, children: [{ text: '' }] });
  Transforms.move(editor);
  // Whoever names somebody within a sentence has their space already.
  if (textAfterCaret(editor).startsWith(' ')) Transforms.move(editor);
  else editor.insertText(' ');
  focusEditor(editor);
}
