// Between the value of the form around the editor, a string, and the nodes that the editor holds.
import { useLayoutEffect, useRef, useState } from 'react';
import { type Descendant, Editor, Transforms } from 'slate';
import type { EditorElement } from '../../rich2/editor-nodes.ts';
import { readRich2 } from '../../rich2/read-rich2.ts';
import { rich2OfText } from '../../rich2/rich2-of-text.ts';
import { writeRich2 } from '../../rich2/write-rich2.ts';
import type { EditorProps } from '../Composer/composer-props.ts';
import type { RichTextEditor } from './slate-types.ts';

export function useBody(editor: RichTextEditor, { value, onChange }: EditorProps) {
  const [blocks, setBlocks] = useState<Descendant[]>(() => blocksOf(value));
  const known = useRef(value);
  /** Drafts, quotes and the end of writing come from outside. */
  const brought = useRef<Descendant[]>(undefined);

  useLayoutEffect(() => {
    if (value === known.current) return;
    known.current = value;
    brought.current = blocksOf(value);
    setBlocks(brought.current);
  }, [value]);

  useLayoutEffect(() => {
    if (brought.current !== blocks) return;
    brought.current = undefined;
    // One goes on behind what was brought.
    Transforms.select(editor, Editor.end(editor, []));
  }, [editor, blocks]);

  const onValueChange = (children: Descendant[]) => {
    setBlocks(children);
    const written = writeRich2(children as EditorElement[]);
    if (written === known.current) return;
    known.current = written;
    onChange(written, 'rich2');
  };
  return { blocks, onValueChange };
}

function blocksOf(value: string): EditorElement[] {
  return readRich2(value) ?? readRich2(rich2OfText(value)) ?? [];
}
