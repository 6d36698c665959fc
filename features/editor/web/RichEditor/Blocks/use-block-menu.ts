import { useState } from 'react';
import { type Descendant, Editor, type Range } from 'slate';
import { focusEditor, selectionNow } from '../Floating/focus-editor.ts';
import type { RichTextEditor } from '../slate-types.ts';
import { type BlockRange, selectedBlocks } from './block-commands.ts';

interface OpenMenu {
  blocks: BlockRange;
  /** Where the caret goes back to. */
  caret: Range | null;
  /** Once the text is another one, it is closed: the places are of this one. */
  document: readonly Descendant[];
}

/** What can be done with whole blocks: those that hold the selection, or the one whose handle was pressed. */
export function useBlockMenu(editor: RichTextEditor) {
  const [opened, setMenu] = useState<OpenMenu>();
  const menu = opened?.document === editor.children ? opened : undefined;
  const close = () => {
    setMenu(undefined);
    focusEditor(editor, menu?.caret ?? editor.selection);
  };
  return {
    blocks: menu?.blocks,
    close,
    leave: () => setMenu(undefined),
    open: (index?: number) => {
      const caret = selectionNow(editor);
      const last = editor.children.length - 1;
      const start = Editor.start(editor, [index ?? last]);
      const blocks = index === undefined ? selectedBlocks(editor) : { from: index, to: index };
      const isInBlock = index === undefined || caret?.anchor.path[0] === index;
      setMenu({
        blocks: blocks ?? { from: last, to: last },
        document: editor.children,
        caret: caret && isInBlock ? caret : { anchor: start, focus: start },
      });
    },
    run: (act: (blocks: BlockRange) => void) => {
      if (!menu) return;
      close();
      act(menu.blocks);
      focusEditor(editor);
    },
  };
}

export type BlockMenuState = ReturnType<typeof useBlockMenu>;
