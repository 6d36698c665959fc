// Of rendered HTML, which is canonical: every `<`, `>` and `"` of text and values is escaped.
const WAY_BACK = / ?<a href="#fnref-[0-9a-f-]{1,40}" class="footnote-back"[^<>]*>[^<>]*<\/a>/g;
const REFERENCE = /<a href="#fn-[0-9a-f-]{1,40}" [^<>]*role="doc-noteref"[^<>]*>([^<>]*)<\/a>/g;
const NAME = /(<(?:li|div)\b[^<>]*) id="fn-[0-9a-f-]{1,40}"/g;

/** A quoted post may stand on the same page: its notes are shown, but the names of their places are its own. */
export function withoutFootnoteLinks(html: string): string {
  if (!html.includes(' role="doc-')) return html;
  return html.replace(WAY_BACK, '').replace(REFERENCE, '$1').replace(NAME, '$1');
}
