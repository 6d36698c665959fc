import type { ReactElement } from 'react';
import type { RenderLeafProps } from 'slate-react';

/** As the page will show it: strong innermost, code outermost. */
export function RichLeaf({ attributes, children, leaf }: RenderLeafProps): ReactElement {
  let content = children;
  if (leaf.bold) content = <strong>{content}</strong>;
  if (leaf.italic) content = <em>{content}</em>;
  if (leaf.strikethrough) content = <s>{content}</s>;
  if (leaf.code) content = <code className="codeInline">{content}</code>;
  return <span {...attributes}>{content}</span>;
}
