// What Slate knows of our documents: nodes of rich2, with whatever else they carry.
import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import type { EditorElement, EditorText } from '../../rich2/editor-nodes.ts';

export type RichTextEditor = BaseEditor & ReactEditor & HistoryEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor;
    Element: EditorElement;
    Text: EditorText;
  }
}
