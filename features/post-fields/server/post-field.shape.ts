// Which parts of a field's definition go together.

import { type FieldError, validationProblem } from '../../../platform/contract/errors.ts';
import { itemError } from '../../../platform/contract/item-errors.ts';
import type { PostFieldDataType, PostFieldFormType, PostFieldVisibility } from '../post-fields.contract.ts';

const FORMS: Readonly<Record<PostFieldDataType, readonly PostFieldFormType[]>> = {
  text: ['text', 'text-multiline', 'dropdown'],
  boolean: ['checkbox'],
  date: ['date'],
  number: ['number', 'dropdown'],
  'string[]': ['dropdown', 'tokens'],
  'number[]': ['dropdown', 'tokens'],
};

export interface PostFieldShape {
  dataType: PostFieldDataType;
  formType: PostFieldFormType;
  visibility: PostFieldVisibility;
  dropdownOptions?: (string | number)[] | null | undefined;
  isRequired: boolean;
}

/** Answers the options as they are stored: of the field's own kind, each once; none where there is nothing to choose. */
export function requireShape(shape: PostFieldShape): (string | number)[] | null {
  const { dataType, formType, visibility, dropdownOptions, isRequired } = shape;
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string, status = 422, code = 'invalid') =>
    errors.push({ field, code, status, message: `${field} ${message}` });
  const forms = FORMS[dataType];
  if (!forms.includes(formType))
    refuse('formType', `must be one of: ${forms.join(', ')} for the data type ${dataType}.`);
  if (isRequired && visibility === 'internal')
    refuse('isRequired', 'is not possible for internal fields: make it public or private.');
  const isChoice = formType === 'dropdown' || formType === 'tokens';
  const isNumeric = dataType.startsWith('number');
  const options = (dropdownOptions ?? []).map((each) => (isNumeric ? Number(each) : String(each)));
  if (isChoice && options.length === 0)
    refuse('dropdownOptions', 'is required: there is nothing to choose from.', 400, 'missingField');
  for (const [index, each] of isChoice ? options.entries() : [])
    if (Number.isNaN(each)) errors.push(itemError('dropdownOptions', index, 'must be of type number.'));
  if (errors.length > 0) throw validationProblem(errors);
  return isChoice ? [...new Set(options)] : null;
}
