import { ApiError } from '../api/call.ts';

/** What went wrong, in the words of the field it belongs to where there are any. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) {
    // For whoever looks into it: nobody can do anything with the name of a JavaScript error.
    console.error(error);
    return 'Something has gone wrong.';
  }
  return Object.values(error.fieldErrors)[0] ?? error.message;
}
