import { useState } from 'react';
import type { Range } from 'slate';
import { focusEditor, selectionNow } from '../Floating/focus-editor.ts';
import type { RichTextEditor } from '../slate-types.ts';
import { linkAt, linkUrl } from './link-commands.ts';

/** The form asks for an address; the words it will be laid over stay selected meanwhile. */
export function useLinkForm(editor: RichTextEditor) {
  const [at, setAt] = useState<Range>();
  const back = () => {
    setAt(undefined);
    focusEditor(editor, at);
  };
  return {
    isOpen: at !== undefined,
    at,
    url: linkUrl(editor),
    hasLink: linkAt(editor) !== undefined,
    open: () => setAt(selectionNow(editor) ?? undefined),
    close: back,
  };
}

export type LinkFormState = ReturnType<typeof useLinkForm>;
