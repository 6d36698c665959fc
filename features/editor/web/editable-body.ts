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

/** Whether a composer writes this format. */
export function isComposerFormat(format: string): format is ComposerFormat {
  return format === 'rich2' || WRITTEN_AS_TEXT.has(format);
}

export interface EditableBody {
  value: string;
  format: ComposerFormat;
}

/** As it was written; older rich text becomes rich2. `renderedHtml` is asked for only where nothing else can be read. */
export async function editableBody(
  source: string,
  format: string,
  renderedHtml: () => Promise<string>,
): Promise<EditableBody> {
  const lower = format.toLowerCase();
  if (lower === 'rich2' || lower === 'rich') {
    const { rich2Source } = await import('../rich2/rich2-source.ts');
    const value = rich2Source(source, lower);
    if (value !== undefined) return { value, format: 'rich2' };
  } else if (isComposerFormat(lower)) return { value: source, format: lower };
  return { value: await renderedHtml(), format: 'html' };
}

/** Shows what was stored as the composer can edit it: at once, or when what it takes to read older rich text is there. */
export function showEditable(
  { body, format }: { body: string; format: string },
  show: (value: string, format: ComposerFormat) => void,
): void {
  if (isComposerFormat(format)) show(body, format);
  else void editableBody(body, format, async () => body).then((found) => show(found.value, found.format));
}
