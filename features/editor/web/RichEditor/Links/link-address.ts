// Which addresses a link may have.

const ALLOWED = /^(?:https?:\/\/|tel:|mailto:|\/|#)\S/i;
const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/u;
const BARE_MAIL = /^[^\s@/:]{1,64}@[^\s@/:.]{1,63}(?:\.[^\s@/:.]{1,63}){1,8}$/;

/** The address as it is stored; undefined where a link to it is not allowed. What lacks its beginning gets it. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > 2000 || /\s/.test(text)) return undefined;
  if (ALLOWED.test(text)) return text;
  if (BARE_MAIL.test(text)) return `mailto:${text}`;
  return BARE_HOST.test(text) ? `https://${text}` : undefined;
}

/** What is pasted and nothing but an address of a page. */
export function isPageAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim());
}
