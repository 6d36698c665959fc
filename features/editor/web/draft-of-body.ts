// Drafts of bodies: they come back in the format they were written in.
import { rich2OfText } from '../rich2/rich2-of-text.ts';
import type { ComposerFormat, EditorProps } from './Composer/composer-props.ts';
import type { LocalDraft } from './local-draft.ts';
import { type DraftStatus, useLocalDraft } from './use-local-draft.ts';

type Written = Pick<LocalDraft, 'text' | 'format'>;

export function useDraftOfBody(props: EditorProps): DraftStatus {
  const { draftKey, value, format, onChange, startValue } = props;
  return useLocalDraft(
    draftKey,
    value,
    // Drafts that do not say are of the time when there was nothing but Markdown.
    (text, written = format === 'rich2' ? 'markdown' : format) => onChange(text, written as ComposerFormat),
    { ...(startValue !== undefined && { start: startValue }), format, join: joinBodies },
  );
}

/** Where one of the two is rich text, so are both: words of the other stand in it as they were typed. */
export function joinBodies(draft: Written, typed: Written): Written {
  if (draft.format !== 'rich2' && typed.format !== 'rich2')
    return { ...draft, text: `${draft.text}\n\n${typed.text}` };
  return { text: JSON.stringify([...nodesOf(draft), ...nodesOf(typed)]), format: 'rich2' };
}

function nodesOf({ text, format }: Written): unknown[] {
  const source = format === 'rich2' ? text : rich2OfText(text);
  const nodes: unknown = JSON.parse(source || '[]');
  return Array.isArray(nodes) ? nodes : [];
}
