// A stored body as the composer can edit it.
import type { ComposerFormat } from './Composer/composer-props.ts';

const WRITTEN_AS_TEXT: ReadonlySet<string> = new Set<ComposerFormat>([
  'markdown',
  'text',
  'textex',
  'html',
  'wysiwyg',
  'bbcode',
]);

/** Bodies of the rich formats are not readable as text: they are edited as the HTML they were rendered to. */
export function isWrittenAsText(format: string): format is ComposerFormat {
  return WRITTEN_AS_TEXT.has(format.toLowerCase());
}

export interface EditableBody {
  value: string;
  format: ComposerFormat;
}

/** `renderedHtml` is asked for only where it is needed. */
export async function editableBody(
  source: string,
  format: string,
  renderedHtml: () => Promise<string>,
): Promise<EditableBody> {
  const lower = format.toLowerCase();
  if (isWrittenAsText(lower)) return { value: source, format: lower };
  return { value: await renderedHtml(), format: 'html' };
}
