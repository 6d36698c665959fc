import { ApiError } from '../api/call.ts';
import { somethingHasGoneWrong } from '../i18n/default-problem.ts';

/** What went wrong, in the words of the field it belongs to where there are any. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) {
    // For whoever looks into it: nobody can do anything with the name of a JavaScript error.
    console.error(error);
    return somethingHasGoneWrong();
  }
  return Object.values(error.fieldErrors)[0] ?? error.message;
}
