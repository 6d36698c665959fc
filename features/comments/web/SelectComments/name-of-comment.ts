import type { Translator } from '../../../../platform/contract/languages/translate.ts';
import type { Comment } from '../../comments.contract.ts';

export function nameOf(t: Translator['t'], { number, insertUser }: Comment): string {
  return t('#{number} by {name}', { number, name: insertUser?.name ?? t('Unknown') });
}
