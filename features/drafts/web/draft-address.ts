// What the address of a page says of drafts: `?hasDraft=true`.
import { logDraftError } from './draft-log.ts';

/** Whether one waits there. An address that cannot be read says nothing. */
export function asksForDraft(search: string): boolean {
  try {
    // Else what is no text is replaced, unseen.
    decodeURI(search);
    return new URLSearchParams(search).get('hasDraft') === 'true';
  } catch (error) {
    logDraftError('Error parsing search params', error);
    return false;
  }
}
