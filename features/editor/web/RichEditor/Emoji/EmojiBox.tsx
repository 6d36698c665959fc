import { useState } from 'react';
import { Editor, type Range } from 'slate';
import { MenuPanel } from '../../../../../platform/ui/Menu/Menu.tsx';
import { FloatingBox } from '../Floating/FloatingBox.tsx';
import { focusEditor, selectionNow } from '../Floating/focus-editor.ts';
import type { RichTextEditor } from '../slate-types.ts';
import { EmojiGrid } from './EmojiGrid.tsx';

/** Open beside the caret, which stays where it is meanwhile. */
export function useEmojiBox(editor: RichTextEditor) {
  const [at, setAt] = useState<Range>();
  const close = () => {
    setAt(undefined);
    focusEditor(editor, at);
  };
  return {
    at,
    close,
    open: () => {
      const end = Editor.end(editor, []);
      setAt(selectionNow(editor) ?? { anchor: end, focus: end });
    },
    choose: (emoji: string) => {
      close();
      editor.insertText(emoji);
    },
  };
}

export type EmojiBoxState = ReturnType<typeof useEmojiBox>;

export function EmojiBox({ box }: { box: EmojiBoxState }) {
  return (
    <FloatingBox at={box.at}>
      <MenuPanel isStatic width="contents">
        <EmojiGrid onChoose={box.choose} onClose={box.close} />
      </MenuPanel>
    </FloatingBox>
  );
}
