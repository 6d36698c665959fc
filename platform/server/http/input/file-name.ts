// Names of files come from other people's machines: here they become plain text, and text for a header.

/** Control characters, and those that make a name look like another one. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

export function cleanFileName(given: string | undefined): string {
  // Browsers write these three of a name so; nothing else of it is encoded.
  const decoded = (given ?? '').replaceAll('%22', '"').replace(/%0[AD]/gi, ' ');
  const name = decoded.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  return shortened(name.replace(HIDDEN, '').replace(/\s+/g, ' ').trim());
}

const MAX_LENGTH = 200;

/** Cut before the ending, which says what the file is. */
function shortened(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, MAX_LENGTH - ending.length).toWellFormed() + ending;
}

/** RFC 6266: a name every reader understands, and beside it the whole one. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (plain === name) return `${kind}; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
