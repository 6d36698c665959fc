import type { StateInline } from 'markdown-it';
import { urlAt } from '../../../contract/live-text.ts';

const SCHEME_BEFORE = /(?:^|[^a-z0-9_])(https?)$/i;

/** An address in the text is taken whole before `_` and `*` inside it are read as emphasis. */
export function bareUrlRule(state: StateInline, silent: boolean): boolean {
  if (state.linkLevel > 0 || state.src[state.pos] !== ':' || !state.src.startsWith('//', state.pos + 1))
    return false;
  const scheme = SCHEME_BEFORE.exec(state.pending.slice(-8))?.[1];
  if (!scheme) return false;
  const start = state.pos - scheme.length;
  const url = urlAt(state.src, start);
  if (!url || url.length <= scheme.length + 3) return false;
  if (!silent) {
    state.pending = state.pending.slice(0, -scheme.length);
    const open = state.push('link_open', 'a', 1);
    open.attrs = [['href', url]];
    state.push('text', '', 0).content = url;
    state.push('link_close', 'a', -1);
  }
  state.pos = start + url.length;
  return true;
}
