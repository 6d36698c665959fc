import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import { quote } from '../../editor/web/quotes.ts';
import { commentAnchor } from '../comment.address.ts';
import type { Comment } from '../comments.contract.ts';

/** What is selected in a comment, or all of it, goes into the composer that was opened last. */
export function useQuote(): (comment: Comment) => void {
  const { t } = useTranslator();
  return ({ commentID, insertUser, url }) => {
    const element = document.getElementById(`${commentAnchor(commentID)}_body`);
    const name = insertUser?.name ?? t('Unknown');
    quote({ name, url, recordType: 'comment', recordID: commentID, element });
  };
}
