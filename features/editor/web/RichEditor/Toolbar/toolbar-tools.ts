import type { IconName } from '../../../../../platform/ui/icons/icon-names.ts';
import { keysText } from '../../../../../platform/ui/Kbd/key-names.ts';
import type { Mark } from '../Editing/marks.ts';

interface ToolOf<ID extends string> {
  id: ID;
  label: string;
  icon: IconName;
}

export const withKey = (name: string, key: string) => `${name} (${keysText(key)})`;

type Translate = (text: string) => string;

export const markTools = (t: Translate): ToolOf<Mark>[] => [
  { id: 'bold', label: withKey(t('Bold'), 'Ctrl+B'), icon: 'bold' },
  { id: 'italic', label: withKey(t('Italic'), 'Ctrl+I'), icon: 'italic' },
  { id: 'strikethrough', label: withKey(t('Strikethrough'), 'Ctrl+Shift+X'), icon: 'strikethrough' },
  { id: 'code', label: withKey(t('Code'), 'Ctrl+E'), icon: 'code' },
];

export const formatTools = (t: Translate): ToolOf<string>[] => [
  { id: 'h2', label: t('Heading'), icon: 'heading-2' },
  { id: 'ul', label: t('List'), icon: 'list' },
  { id: 'ol', label: t('Numbered list'), icon: 'list-ordered' },
  { id: 'blockquote', label: t('Quote'), icon: 'quote' },
  { id: 'code_block', label: t('Code block'), icon: 'square-code' },
  { id: 'spoiler', label: t('Spoiler'), icon: 'eye-off' },
];
