// What usual mail programs refuse or leave out, looked for in the HTML part of a mail.
import { Parser } from 'htmlparser2';

/** Longer ones are cut off by programs that are read on the web. */
const MOST_BYTES = 102_000;
const WIDEST = 600;
const REFUSED_TAGS: ReadonlySet<string> = new Set([
  ...['link', 'script', 'iframe', 'object', 'embed', 'form', 'input', 'button', 'select', 'textarea'],
  ...['svg', 'math', 'video', 'audio', 'canvas', 'details', 'base', 'picture', 'section', 'main', 'figure'],
]);
const REFUSED_STYLES =
  /@import|@font-face|url\(|var\(|calc\(|display:\s*(?:inline-)?(?:flex|grid)|position:|float:|background-image|transform:|margin[a-z-]*:[^;]*-\d/i;
const NEEDED = [
  '<meta charset="utf-8">',
  '<meta name="color-scheme" content="light dark">',
  '<meta name="supported-color-schemes" content="light dark">',
  '@media (prefers-color-scheme:dark)',
];

/** Of a mail as it was sent. */
export function htmlPart(mail: string): string {
  const start = mail.indexOf('<!doctype html>');
  return start < 0 ? '' : mail.slice(start, mail.indexOf('</html>', start) + '</html>'.length);
}

export function mailFaults(html: string): string[] {
  const faults: string[] = NEEDED.filter((part) => !html.includes(part)).map((part) => `lacks ${part}`);
  if (!/^<!doctype html><html lang="[a-z-]+" dir="(?:ltr|rtl)">/i.test(html)) faults.push('says no language');
  if (Buffer.byteLength(html) > MOST_BYTES) faults.push(`has ${Buffer.byteLength(html)} bytes`);
  let isStyle = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      isStyle = name === 'style';
      faults.push(...faultsOf(name, attributes));
    },
    ontext: (text) => {
      if (isStyle && REFUSED_STYLES.test(text)) faults.push('a style sheet that is refused');
    },
    onclosetag: () => {
      isStyle = false;
    },
  });
  parser.end(html);
  return faults;
}

function faultsOf(name: string, attributes: Record<string, string>): string[] {
  const { style = '', role, width, href, src, alt } = attributes;
  const faults: string[] = [];
  if (REFUSED_TAGS.has(name)) faults.push(`<${name}>`);
  if (REFUSED_STYLES.test(style)) faults.push(`<${name} style="${style}">`);
  if (Object.keys(attributes).some((each) => each.startsWith('on'))) faults.push(`<${name}> with a script`);
  if (name === 'a' && !/^(?:https?|mailto|tel):/.test(href ?? '')) faults.push(`a link to ${href}`);
  if (name === 'img' && (alt === undefined || !/^https?:/.test(src ?? ''))) faults.push(`a picture ${src}`);
  if (width !== undefined && width !== '100%' && Number(width) > WIDEST) faults.push(`${width} wide`);
  if (name === 'table' && (attributes.cellpadding === undefined || attributes.cellspacing === undefined))
    faults.push('a table with the spaces of the program');
  // Not every program knows `max-width`.
  if (/max-width:\d/.test(style) && width === undefined) faults.push(`a width by style alone: ${style}`);
  if (name === 'table' && role === undefined && attributes.border === '0') faults.push('a frame read out');
  return faults;
}
