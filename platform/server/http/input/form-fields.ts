// Bodies as forms and older clients send them: `newPost[name]=x&tagIDs[]=1` says what JSON would say.
import { parse } from 'qs';
import { DomainError } from '../../../contract/errors.ts';
import { namesForbiddenParameter, PARSING } from './query-string.ts';

export const FORM_FIELDS = 'application/x-www-form-urlencoded';

/** Whether a page of another site can send a body of this type without asking. */
export function isFormType(contentType: string | undefined): boolean {
  const type = mediaTypeOf(contentType);
  return type === FORM_FIELDS || type === 'multipart/form-data';
}

export function mediaTypeOf(contentType: string | undefined): string {
  return contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** The text of a form, or the fields of one by their names. */
export function formFields(form: string | Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = typeof form === 'string' ? form : Object.keys(form).join('&');
  if (namesForbiddenParameter(names))
    throw new DomainError('validation', 400, 'The form names a field that is not allowed.');
  // What is left out in silence would be lost.
  try {
    return parse(form as string, { ...PARSING, strictDepth: true, throwOnLimitExceeded: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new DomainError('tooLarge', 413, 'A form has 1000 fields at most, nested 5 deep.');
  }
}
