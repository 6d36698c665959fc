// What may stand in a body: elements, the attributes of each, and class names. Nothing else gets out.

/**
 * A title, since `h1` belongs to the page. Old presentational elements become what they meant, and always elements
 * that may stand wherever the old one may, or the output would be read otherwise than it was written.
 */
export const RENAMED: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['center', 'span'],
  ['strike', 's'],
  ['big', 'span'],
  ['font', 'span'],
  ['tt', 'code'],
]);

export const ELEMENTS = [
  ...['p', 'a', 'br', 'div', 'span', 'strong', 'em', 'code', 'pre', 'img', 'ul', 'ol', 'li', 'blockquote'],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'b', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'hr'],
  ...['table', 'thead', 'tbody', 'tfoot', 'caption', 'tr', 'td', 'th', 'col', 'colgroup'],
  ...['details', 'summary', 'kbd', 'samp', 'var', 'q', 'cite', 'dfn', 'abbr', 'time', 'wbr'],
  ...['dl', 'dt', 'dd', 'figure', 'figcaption', 'bdi', 'bdo', 'ruby', 'rb', 'rp', 'rt'],
];

/** Elements whose text means nothing to a reader: removed with everything inside. */
export const SILENT_ELEMENTS = [
  ...[
    'script',
    'style',
    'textarea',
    'option',
    'select',
    'xmp',
    'template',
    'noscript',
    'noembed',
    'noframes',
  ],
  ...['iframe', 'object', 'embed', 'applet', 'audio', 'video', 'canvas', 'svg', 'math', 'title', 'plaintext'],
];

export const ATTRIBUTES: Readonly<Record<string, string[]>> = {
  '*': ['class', 'dir', 'lang'],
  a: [
    'href',
    'title',
    'rel',
    'target',
    'download',
    'data-username',
    'data-userid',
    'id',
    'role',
    'aria-label',
  ],
  abbr: ['title'],
  code: ['spellcheck', 'tabindex'],
  // `id` is for footnotes alone, and given by the renderer alone.
  div: ['id'],
  h2: ['data-id'],
  h3: ['data-id'],
  h4: ['data-id'],
  h5: ['data-id'],
  h6: ['data-id'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'data-display-size', 'data-float'],
  li: ['value', 'id'],
  ol: ['start', 'reversed', 'type'],
  pre: ['spellcheck', 'tabindex'],
  // What may scroll can be reached by keys.
  span: ['data-embed', 'tabindex'],
  // `data-head` is ours alone: mobile-heads.ts takes away what others write there.
  td: ['colspan', 'rowspan', 'headers', 'scope', 'abbr', 'data-head'],
  th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
  time: ['datetime'],
};

/** The shape a value must have to be allowed; attributes not named here are checked by the sanitiser's own rules. */
export const VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['dir', /^(?:ltr|rtl|auto)$/],
  ['lang', /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i],
  ['target', /^_blank$/],
  ['spellcheck', /^false$/],
  ['tabindex', /^0$/],
  ['data-id', /^[\p{L}\p{N}_.:-]{1,200}$/u],
  ['data-userid', /^\d{1,15}$/],
  ['data-embed', /^(?:quote|card|title)-(?:discussion|comment)-\d{1,9}$/],
  ['data-display-size', /^(?:small|medium|large|inline)$/],
  ['data-float', /^(?:left|right|none)$/],
  ['width', /^\d{1,5}$/],
  ['height', /^\d{1,5}$/],
  ['loading', /^lazy$/],
  ['value', /^-?\d{1,9}$/],
  ['start', /^-?\d{1,9}$/],
  ['type', /^[1aAiI]$/],
  ['colspan', /^\d{1,3}$/],
  ['rowspan', /^\d{1,3}$/],
  ['headers', /^[\w -]{1,200}$/],
  ['scope', /^(?:row|col|rowgroup|colgroup)$/],
  ['id', /^fn(?:ref)?-[0-9a-f]{12}(?:-\d{1,4}){0,2}$/],
  ['role', /^doc-(?:noteref|backlink)$/],
  ['aria-label', /^\d{1,4}(?::\d{1,4})?$/],
  ['datetime', /^[\dTZ:.+ -]{4,40}$/],
]);

/** Blocks whose own text decides which way they run. */
export const TWO_WAY_ELEMENTS: ReadonlySet<string> = new Set([
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'blockquote', 'dt', 'dd', 'caption', 'td', 'th', 'summary'],
]);

export const CLASSES: ReadonlySet<string> = new Set([
  ...[
    'code',
    'codeInline',
    'codeBlock',
    'emoji',
    'safeEmoji',
    'nativeEmoji',
    'atMention',
    'taskBox',
    'bodyError',
    'formula',
    'formula-block',
    'footnotes',
    'footnote-ref',
    'footnote-back',
  ],
  ...['blockquote', 'blockquote-content', 'blockquote-line', 'tableWrapper', 'customized'],
  ...['spoiler', 'spoiler-buttonContainer', 'spoiler-content', 'spoiler-line'],
  ...['embedExternal', 'embedExternal-content', 'embedImage', 'embedImage-link', 'embedImage-img'],
  'embedImage-caption',
  ...['importedEmbed-img', 'display-small', 'display-medium', 'display-large', 'display-inline'],
  ...['float-left', 'float-right', 'float-none', 'embedLink', 'embedLink-link', 'embedLink-image'],
  ...['embedLink-title', 'embedLink-excerpt', 'embedLink-source', 'embedFile', 'embedFile-link'],
  ...['embedFile-size', 'embedOwn'],
  ...[
    'Quote',
    'QuoteAuthor',
    'QuoteText',
    'QuoteLink',
    'Spoiler',
    'SpoilerTitle',
    'SpoilerText',
    'UserQuote',
  ],
  ...[
    'AlignLeft',
    'AlignCenter',
    'AlignRight',
    'bbcode_left',
    'bbcode_center',
    'bbcode_right',
    'bbcode_indent',
  ],
]);

export const CLASS_FAMILIES =
  /^(?:language-[a-z0-9-]{1,30}|hljs-[a-z_-]{1,30}|(?:function|class|inherited|constructor|language)__?|post-(?:color-[a-z]{1,10}|float-(?:left|right)|size-[1-7]))$/;
