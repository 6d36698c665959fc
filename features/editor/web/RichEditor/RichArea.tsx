import { type KeyboardEvent, useCallback, useId } from 'react';
import type { Editor } from 'slate';
import { Editable, type RenderPlaceholderProps, useSlate } from 'slate-react';
import { classNames } from '../../../../platform/ui/class-names.ts';
import type { EditorProps } from '../Composer/composer-props.ts';
import { BlockHandle } from './Blocks/BlockHandle.tsx';
import type { BlockMenuState } from './Blocks/use-block-menu.ts';
import { keepCaretInSight } from './caret-in-sight.ts';
import { RichElement } from './Elements/RichElement.tsx';
import { RichLeaf } from './Elements/RichLeaf.tsx';
import { EmojiChoices, useEmojiChoices } from './Emoji/EmojiChoices.tsx';
import { LinkForm } from './Links/LinkForm.tsx';
import type { LinkFormState } from './Links/link-form-state.ts';
import { MentionBox } from './Mentions/MentionBox.tsx';
import { useMentionBox } from './Mentions/use-mention-box.ts';
import { handlePaste } from './Paste/handle-paste.ts';
import styles from './RichArea.module.css';
import { SlashMenu } from './SlashMenu/SlashMenu.tsx';
import { useSlashMenu } from './SlashMenu/use-slash-menu.ts';
import { runKey } from './shortcuts.ts';
import { SelectionBubble } from './Toolbar/SelectionBubble.tsx';
import { useFirstFocus } from './use-first-focus.ts';

export type RichAreaProps = EditorProps & {
  id: string;
  /** Files that were pasted or dropped; without it nobody may upload. */
  onFiles?: ((files: Iterable<File>) => void) | undefined;
  linkForm: LinkFormState;
  blockMenu: BlockMenuState;
};

export function RichArea(props: RichAreaProps) {
  const editor = useSlate();
  const listID = useId();
  const mentions = useMentionBox(editor, props.nearbyUsers);
  const slash = useSlashMenu(editor);
  const emoji = useEmojiChoices(editor);
  const { linkForm, blockMenu } = props;
  useFirstFocus(editor, props);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Fields of a card stand in the text and are none of it.
    if (event.nativeEvent.isComposing || event.target !== event.currentTarget) return;
    const isHandled =
      mentions.onKey(event) ||
      slash.onKey(event) ||
      emoji.onKey(event) ||
      runKey(editor, event, { ...props, onLink: linkForm.open, onBlockMenu: () => blockMenu.open() });
    if (isHandled) event.preventDefault();
  };
  const list = [mentions, slash, emoji].find(({ isOpen }) => isOpen);
  const renderPlaceholder = useCallback(
    ({ attributes, children }: RenderPlaceholderProps) => (
      <span {...attributes} className={styles.placeholder}>
        {children}
      </span>
    ),
    [],
  );
  return (
    <>
      <Editable
        id={props.id}
        className={classNames('userContent', styles.area)}
        role="textbox"
        aria-multiline="true"
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
        aria-autocomplete="list"
        aria-controls={list ? listID : undefined}
        aria-activedescendant={list?.activeID(listID)}
        readOnly={props.isDisabled}
        placeholder={hasOnlyEmptyParagraph(editor) ? props.placeholder : undefined}
        scrollSelectionIntoView={keepCaretInSight}
        renderElement={RichElement}
        renderLeaf={RichLeaf}
        renderPlaceholder={renderPlaceholder}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (!isInField(event.target) && handlePaste(editor, event.clipboardData, props.onFiles))
            event.preventDefault();
        }}
        onDrop={(event) => {
          if (!props.onFiles || event.dataTransfer.files.length === 0) return false;
          event.preventDefault();
          props.onFiles([...event.dataTransfer.files]);
          return true;
        }}
        onBlur={() => {
          mentions.close();
          slash.close();
          emoji.close();
        }}
      />
      {!props.isDisabled && <BlockHandle onOpen={blockMenu.open} />}
      {list === mentions && <MentionBox id={listID} mentions={mentions} />}
      {list === slash && <SlashMenu id={listID} menu={slash} />}
      {list === emoji && <EmojiChoices id={listID} choices={emoji} />}
      {linkForm.isOpen ? (
        <LinkForm editor={editor} form={linkForm} />
      ) : (
        <SelectionBubble onLink={linkForm.open} />
      )}
    </>
  );
}

function hasOnlyEmptyParagraph(editor: Editor): boolean {
  const [only] = editor.children;
  return editor.children.length === 1 && only !== undefined && 'type' in only && only.type === 'p';
}

function isInField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}
