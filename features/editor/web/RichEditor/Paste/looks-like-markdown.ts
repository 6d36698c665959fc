const BLOCKS = /^(?:#{1,6} \S|[-*+] \S|\d{1,3}[.)] \S|>!? ?\S|```|\|.*\|\s*$)/m;
const INLINE =
  /\*\*\S[^*\n]{0,200}\*\*|~~\S[^~\n]{0,200}~~|`[^`\n]{1,200}`|\]\((?:https?:\/\/|\/)[^)\s]{1,500}\)/;

/** Whether a text was probably written as Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  return BLOCKS.test(text) || INLINE.test(text);
}
