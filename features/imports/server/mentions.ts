// `@name` of the old site becomes a mention of the member here, whatever the name has become.
import { ProtectedCode } from '../convert/protected-code.ts';
import type { Member } from './members.ts';

const TOKEN = /(?<![\p{L}\p{N}_/@\\])@([\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,98}[\p{L}\p{N}_-])?)/gu;
/** What our own mentions take without quotation marks. */
const PLAIN = /^[\p{L}\p{N}_-]+$/u;

/** Names that may be mentioned, lower-cased; code is not searched for exactness, only to be sure later. */
export function mentionedNames(source: string): string[] {
  if (!source.includes('@')) return [];
  return [...source.matchAll(TOKEN)].flatMap((found) => forms(found[1] ?? ''));
}

/** `members` by lower-cased old name. */
export function rewriteMentions(source: string, members: ReadonlyMap<string, Member>): string {
  if (members.size === 0 || !source.includes('@')) return source;
  const code = new ProtectedCode();
  const text = code.protect(source).replace(TOKEN, (written, token: string) => {
    const form = forms(token).find((each) => members.has(each));
    const member = form === undefined ? undefined : members.get(form);
    if (!member || form === undefined) return written;
    return asMention(member.name) + token.slice(form.length);
  });
  return code.restore(text);
}

export function asMention(name: string): string {
  return PLAIN.test(name) ? `@${name}` : `@"${name.replaceAll('"', '')}"`;
}

/** The token, then shorter ones without what may be punctuation at its end. */
function forms(token: string): string[] {
  const all = [token.toLowerCase()];
  for (let rest = token; /[.-]/.test(rest); ) {
    rest = rest.slice(0, Math.max(rest.lastIndexOf('.'), rest.lastIndexOf('-')));
    if (rest !== '') all.push(rest.toLowerCase());
  }
  return all;
}
