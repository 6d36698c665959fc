import type { ComponentType } from 'react';
import type { ComposerFormat, EditorProps } from './composer-props.ts';

export type Kind = 'rich' | 'text';

/** Fetched once; whoever comes later has them at once. */
export const loaded: { [kind in Kind]?: ComponentType<EditorProps> | undefined } = {};

export const kindOf = (format: ComposerFormat): Kind => (format === 'rich2' ? 'rich' : 'text');

export async function fetchEditor(kind: Kind): Promise<void> {
  if (loaded[kind]) return;
  const module =
    kind === 'rich'
      ? await import('../RichEditor/RichEditor.tsx')
      : await import('../MarkdownEditor/MarkdownEditor.tsx');
  loaded[kind] = module.default;
}
