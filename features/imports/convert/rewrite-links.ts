import { urlAt } from '../../../platform/contract/live-text.ts';
import { ProtectedCode } from './protected-code.ts';

/** `isBare` where the address is the text as well: there it must stay a whole one to be an address at all. */
type Lookup = (url: string, isBare: boolean) => string | null;

const DESTINATION = /(\]\(\s{0,3}<?)((?:[^\s()<>]|\([^\s()<>]{0,300}\)){1,2000})/g;
const DEFINITION = /^( {0,3}\[[^\]\n]{1,300}\]:\s{1,3}<?)([^\s<>]{1,2000})/gm;
const ATTRIBUTE = /(<(?:a|img)\b[^<>]{0,2000}?\s(?:href|src)\s{0,3}=\s{0,3}["'])([^"'<>\s]{1,2000})/gi;
const ADDRESS = /https?:\/\//gi;

/** Gives each address outside code to `lookup` and puts what it answers in its place; the text stays as it is. */
export function rewriteLinks(source: string, format: string, lookup: Lookup): string {
  const isHtml = format === 'html' || format === 'wysiwyg';
  const code = new ProtectedCode();
  let text = isHtml ? code.elements(source) : code.protect(source);
  const replace = (_link: string, before: string, url: string) =>
    before + code.keep(rewritten(url, isHtml, lookup));
  text = text.replace(
    ATTRIBUTE,
    (_link, before: string, url: string) => before + code.keep(rewritten(url, true, lookup)),
  );
  if (!isHtml) text = text.replace(DESTINATION, replace).replace(DEFINITION, replace);
  return code.restore(bareAddresses(text, isHtml, lookup));
}

function bareAddresses(text: string, isHtml: boolean, lookup: Lookup): string {
  let out = '';
  let done = 0;
  ADDRESS.lastIndex = 0;
  for (let found = ADDRESS.exec(text); found; found = ADDRESS.exec(text)) {
    const url = urlAt(text, found.index);
    if (!url) continue;
    out += text.slice(done, found.index) + rewritten(url, isHtml, lookup, true);
    done = found.index + url.length;
    ADDRESS.lastIndex = done;
  }
  return out + text.slice(done);
}

function rewritten(url: string, isHtml: boolean, lookup: Lookup, isBare = false): string {
  const found = lookup(isHtml ? url.replaceAll('&amp;', '&') : url, isBare);
  if (found === null) return url;
  return isHtml ? found.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : found;
}
