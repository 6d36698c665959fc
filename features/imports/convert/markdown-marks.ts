/** Text between marks; where the marks would be ambiguous, the element is used instead. */
export function mark(content: string, sign: string, element: string): string {
  const inner = content.trim();
  if (inner === '') return content;
  const before = content.slice(0, content.indexOf(inner));
  const after = content.slice(before.length + inner.length);
  if (/\n[^\S\n]*\n|^[^\S\n]*(?:[>`~#]|[-*+] |\d+[.)] )/m.test(inner)) return content;
  const isPlain =
    sign !== '' &&
    /^[\p{L}\p{N}]/u.test(inner) &&
    /[\p{L}\p{N}.:!?)]$/u.test(inner) &&
    !/[*_~[\]<>]/.test(inner);
  const isSafe = isPlain && /[\p{L}\p{N}]$/u.test(inner);
  return isSafe
    ? `${before}${sign}${inner}${sign}${after}`
    : `${before}<${element}>${inner}</${element}>${after}`;
}
