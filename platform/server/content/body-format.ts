export const BODY_FORMATS = [
  'rich2',
  'rich',
  'markdown',
  'html',
  'wysiwyg',
  'text',
  'textex',
  'bbcode',
] as const;

export type BodyFormat = (typeof BODY_FORMATS)[number];

const KNOWN: ReadonlySet<string> = new Set(BODY_FORMATS);

/** Formats are stored as they were given, so any spelling of the case is taken. */
export function parseBodyFormat(format: string): BodyFormat | null {
  const lower = format.toLowerCase();
  return KNOWN.has(lower) ? (lower as BodyFormat) : null;
}
