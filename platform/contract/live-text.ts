// Where addresses and mentions begin and end in plain text, for whoever renders it and whoever writes it.

const URL_BODY = /[^\s<>"\u3000-\u3002\u300c-\u300f\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]{1,2000}/y;
const MENTION =
  /@(?:"([^"\n]{1,100})"|([^\s.,;?!:'"’“”…()[\]{}<>`*~|@\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f]{1,100}))/y;
// Scripts written without spaces begin a mention or an address anywhere.
export const WORD = /[\p{N}_]|(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}])\p{L}/u;

/** The address that starts here, without the punctuation of the sentence around it. */
export function urlAt(text: string, at: number): string | null {
  if (at > 0 && WORD.test(text[at - 1] ?? '')) return null;
  URL_BODY.lastIndex = at;
  const url = trimUrl(URL_BODY.exec(text)?.[0] ?? '');
  return /^(?:https?:\/\/[^\s/?#.:]|www\.[^\s/?#.]+\.[^\s/?#.])/i.test(url) ? url : null;
}

function trimUrl(url: string): string {
  let end = url.length;
  let surplus = count(url, ')') - count(url, '(');
  for (; end > 0; end--) {
    const last = url[end - 1] ?? '';
    if (last === ')' && surplus > 0) surplus--;
    else if (!/[.,;:!?'"*_~\]|]/.test(last)) break;
  }
  return url.slice(0, end);
}

function count(text: string, character: string): number {
  let total = 0;
  for (let i = text.indexOf(character); i >= 0; i = text.indexOf(character, i + 1)) total++;
  return total;
}

export interface TypedMention {
  name: string;
  /** With its sign and quotes. */
  written: string;
}

/** `@@` is no mention and stays as it was typed: `@@count` is a variable of Ruby. */
export function typedMentionAt(text: string, at: number): TypedMention | null {
  const before = text[at - 1] ?? ' ';
  if (WORD.test(before) || before === '/' || before === '@') return null;
  MENTION.lastIndex = at;
  const found = MENTION.exec(text);
  const name = (found?.[1] ?? found?.[2] ?? '').trim();
  return found && name !== '' ? { name, written: found[0] } : null;
}
