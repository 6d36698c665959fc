import { ELEMENTS, RENAMED, SILENT_ELEMENTS } from '../allow-list.ts';

const FORMS = [
  'html',
  'head',
  'body',
  'meta',
  'link',
  'base',
  'form',
  'input',
  'button',
  'label',
  'fieldset',
];
const LAYOUT = [
  'section',
  'article',
  'header',
  'footer',
  'nav',
  'aside',
  'main',
  'picture',
  'source',
  'frame',
  'map',
];
const KNOWN: ReadonlySet<string> = new Set([
  ...ELEMENTS,
  ...RENAMED.keys(),
  ...SILENT_ELEMENTS,
  ...FORMS,
  ...LAYOUT,
]);

/** `Vector<int>` is no markup: what is not an element of HTML stays readable text. */
export function knownElementsOnly(html: string): string {
  return html.replace(/<(?:(\/?)([a-z][\w:.-]*)|(?=\?|!(?!--)))/gi, (tag, slash?: string, name?: string) => {
    if (name === undefined) return '&lt;';
    return KNOWN.has(name.toLowerCase()) ? tag : `&lt;${slash}${name}`;
  });
}
