// What a caller sent as postMeta, against the fields that they may fill: what is to be stored, or everything wrong at once.

import { type FieldError, validationProblem } from '../../../platform/contract/errors.ts';
import { itemError } from '../../../platform/contract/item-errors.ts';
import type { PostFieldValue } from '../post-fields.contract.ts';
import type { PostFieldRow } from './post-field.snapshot.ts';
import { isEmptyValue, readValue, ValueProblem } from './post-meta.values.ts';

export interface PostMetaChange {
  set: Record<string, PostFieldValue>;
  clear: string[];
}

export interface PostMetaQuestion {
  /** The fields the caller may fill. Whatever else is sent is ignored, like any unknown property. */
  fields: readonly PostFieldRow[];
  given: Readonly<Record<string, unknown>>;
  /** Fields that hold something already. */
  existing?: ReadonlySet<string>;
  /** An edit: what is not sent stays as it is, also where it is missing. */
  isSparse?: boolean;
}

function errorOf(id: string, { code, says, index }: ValueProblem): FieldError {
  return index === undefined
    ? { field: id, path: 'postMeta', code, status: 422, message: `postMeta.${id} ${says}` }
    : itemError(id, index, says, { code, within: 'postMeta' });
}

export function checkPostMeta({ fields, given, existing, isSparse }: PostMetaQuestion): PostMetaChange {
  const change: PostMetaChange = { set: {}, clear: [] };
  const errors: FieldError[] = [];
  const refuse = (id: string, status: number, code: string, says: string) =>
    errors.push({ field: id, path: 'postMeta', code, status, message: `postMeta.${id} ${says}` });
  for (const field of fields) {
    const id = field.post_field_id;
    const isGiven = Object.hasOwn(given, id);
    if (isEmptyValue(isGiven ? given[id] : undefined)) {
      const isMissing = isGiven || !(isSparse || existing?.has(id));
      if (field.is_required && isMissing) refuse(id, isGiven ? 422 : 400, 'missingField', 'is required.');
      else if (isGiven) change.clear.push(id);
      continue;
    }
    const value = readValue(field, given[id]);
    if (value instanceof ValueProblem) errors.push(errorOf(id, value));
    else change.set[id] = value;
  }
  if (errors.length > 0) throw validationProblem(errors);
  return change;
}
