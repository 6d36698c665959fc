// What a form knows of the values of a type's fields before it sends them.
import type { PostField } from './post-fields.contract.ts';

export type PostMetaValues = Readonly<Record<string, unknown>>;

function isEmptyPostMeta(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** What is sent: every field of the type, emptied ones as null. */
export function postMetaToSend(
  fields: readonly PostField[],
  values: PostMetaValues,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ postFieldID, formType }) => {
      // An untouched checkbox says no.
      const value = values[postFieldID] ?? (formType === 'checkbox' ? false : undefined);
      return [postFieldID, isEmptyPostMeta(value) ? null : value];
    }),
  );
}

export function missingPostMeta(fields: readonly PostField[], values: PostMetaValues): PostField[] {
  return fields.filter(
    ({ isRequired, formType, postFieldID }) =>
      isRequired && formType !== 'checkbox' && isEmptyPostMeta(values[postFieldID]),
  );
}
