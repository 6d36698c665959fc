// While somebody types a comment or a reply, others hear of it.
import { useEffect } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import type { postCommentWriting } from '../../comment-writing.contract.ts';
import { COMPOSER_ANCHOR } from '../thread-address.ts';

const EVERY_MS = 4000;
/** Where a comment or a reply is written: other fields of the page are nobody's business. */
const FORMS = `#${COMPOSER_ANCHOR}, [id$='-form']`;

/** Not more often than every few seconds; where it fails, nobody misses it. */
export function useTellWriting(discussionID: number): void {
  useEffect(() => {
    let lastSent = 0;
    const onInput = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(FORMS) || Date.now() - lastSent < EVERY_MS) return;
      lastSent = Date.now();
      call<typeof postCommentWriting>('POST /comment-writers/:discussionID', {
        params: { discussionID },
      }).catch(() => {});
    };
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, [discussionID]);
}
