import { ApiError } from '../api/call.ts';

/** What went wrong, in the words of the field it belongs to where there are any. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return Object.values(error.fieldErrors)[0] ?? error.message;
}
