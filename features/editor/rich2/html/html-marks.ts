// Which marks an element gives its words: by its name, and by the styles that word processors write.

export interface Marks {
  bold?: true;
  italic?: true;
  strikethrough?: true;
  code?: true;
}

const BY_TAG: Readonly<Record<string, Marks>> = {
  B: { bold: true },
  STRONG: { bold: true },
  I: { italic: true },
  EM: { italic: true },
  CITE: { italic: true },
  S: { strikethrough: true },
  DEL: { strikethrough: true },
  STRIKE: { strikethrough: true },
  CODE: { code: true },
  KBD: { code: true },
  SAMP: { code: true },
  TT: { code: true },
};

/** Parsed markup carries its styles by another name; see parse-html.ts. */
export const styleOf = (element: Element): string =>
  element.getAttribute('data-style') ?? element.getAttribute('style') ?? '';

export function marksOf(element: HTMLElement, tag: string): Marks {
  const style = styleOf(element);
  // Google Docs wraps everything in a <b> that is not bold.
  const isNormal = /(?:^|[;\s])font-weight:\s*(?:normal|400)/i.test(style);
  const marks: Marks = isNormal && (tag === 'B' || tag === 'STRONG') ? {} : { ...BY_TAG[tag] };
  if (tag !== 'SPAN' && tag !== 'FONT') return marks;
  if (/(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i.test(style)) marks.bold = true;
  if (/(?:^|[;\s])font-style:\s*italic/i.test(style)) marks.italic = true;
  if (/line-through/i.test(style)) marks.strikethrough = true;
  return marks;
}
