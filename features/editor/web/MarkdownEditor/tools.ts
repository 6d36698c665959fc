// The toolbar of the Markdown editor, in groups.
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import {
  insertCode,
  insertImage,
  insertLink,
  insertTable,
  prefixLines,
  type Selection,
  wrap,
} from './markdown-commands.ts';

export interface EditorTool {
  name: string;
  icon: IconName;
  /** With Ctrl or Cmd. */
  key?: string;
  run: (at: Selection) => Selection;
}

export const toolGroups: readonly (readonly EditorTool[])[] = [
  [
    { name: 'Heading', icon: 'heading-2', run: (at) => prefixLines(at, () => '## ', /^#{1,6} /) },
    { name: 'Bold', icon: 'bold', key: 'b', run: (at) => wrap(at, '**', '**', 'bold text') },
    { name: 'Italic', icon: 'italic', key: 'i', run: (at) => wrap(at, '*', '*', 'italic text') },
    { name: 'Strikethrough', icon: 'strikethrough', run: (at) => wrap(at, '~~', '~~', 'struck text') },
    { name: 'Code', icon: 'code', run: insertCode },
  ],
  [
    { name: 'List', icon: 'list', run: (at) => prefixLines(at, () => '- ', /^[-*+] /) },
    {
      name: 'Numbered list',
      icon: 'list-ordered',
      run: (at) => prefixLines(at, (index) => `${index + 1}. `, /^\d+[.)] /),
    },
    { name: 'Quote', icon: 'quote', run: (at) => prefixLines(at, () => '> ', /^> ?(?!!)/) },
    { name: 'Spoiler', icon: 'eye-off', run: (at) => prefixLines(at, () => '>! ', /^>! ?/) },
    { name: 'Table', icon: 'table', run: insertTable },
  ],
  [
    { name: 'Link', icon: 'link', key: 'k', run: insertLink },
    { name: 'Image', icon: 'image', run: insertImage },
  ],
];

export function toolOfKey(key: string): EditorTool | undefined {
  return toolGroups.flat().find((tool) => tool.key === key.toLowerCase());
}
