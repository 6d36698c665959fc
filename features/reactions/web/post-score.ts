// The score beside a post, wherever the page shows it: it moves with the reaction, before the server answers.
import { formatNumber } from '../../../platform/ui/ShortNumber/format-number.ts';
import type { ReactionRecordType } from '../reactions.contract.ts';

/** Where a score is shown: `<data value={score} {...scoreOf('discussion', 7)}>`; such an element holds the number alone. */
export function scoreOf(recordType: ReactionRecordType, recordID: number): { 'data-score-of': string } {
  return { 'data-score-of': `${recordType}-${recordID}` };
}

/** Parts of a page that are never drawn again in the browser show scores, so the elements themselves are changed. */
export function moveScore(
  recordType: ReactionRecordType,
  recordID: number,
  change: number,
  locale: string,
): void {
  if (change === 0) return;
  const shown = document.querySelectorAll<HTMLDataElement>(`[data-score-of="${recordType}-${recordID}"]`);
  for (const element of shown) {
    const score = Number(element.value) + change;
    element.value = String(score);
    element.textContent = formatNumber(score, locale);
  }
}
