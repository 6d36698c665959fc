// The composer for rich text. What it writes is rich2, as it is stored. Loaded once somebody is about to write.
import { useState } from 'react';
import { Slate } from 'slate-react';
import type { EditorProps } from '../Composer/composer-props.ts';
import { createRichEditor } from './create-rich-editor.ts';
import { RichFrame } from './RichFrame.tsx';
import { useBody } from './use-body.ts';

export default function RichEditor(props: EditorProps) {
  const [editor] = useState(createRichEditor);
  const { blocks, onValueChange } = useBody(editor, props);
  return (
    <Slate editor={editor} value={blocks} onValueChange={onValueChange}>
      <RichFrame {...props} />
    </Slate>
  );
}
