// What is wrong with a post, by the field it is about.
import type { ApiError } from '../../../../platform/web/api/call.ts';
import { fieldKey } from '../../field-key.ts';
import type { PostFields } from './use-post-form.ts';

export interface PostProblem {
  message: string;
  fields: Record<string, string>;
  /** Somebody else changed the post meanwhile. */
  isConflicting?: boolean;
}

/** The error of a field no longer holds once it is changed. */
export function without(problem: PostProblem, answered: readonly string[]): PostProblem | undefined {
  const left = Object.entries(problem.fields).filter(([field]) => !answered.includes(field));
  if (left.length === Object.keys(problem.fields).length) return problem;
  return left.length === 0 ? undefined : { ...problem, fields: Object.fromEntries(left) };
}

export function errorsByField(error: ApiError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const each of error.body.errors ?? []) errors[fieldKey(each)] ??= each.message;
  return errors;
}

type Translate = (text: string, values?: Record<string, string | number>) => string;

export function missingFields(fields: PostFields, t: Translate): Record<string, string> {
  return {
    ...(fields.name.trim() === '' && { name: t('Give your post a title.') }),
    ...(fields.body.trim() === '' && { body: t('Write something first.') }),
    ...(fields.categoryID === undefined && { categoryID: t('Choose where your post belongs.') }),
  };
}
