// From a form to what the API takes: every field that stands in the form, cleared where it was emptied.
import type { ProfileField } from '../profile-fields.contract.ts';

type Named = Pick<ProfileField, 'apiName' | 'formType' | 'dataType'>;

export function fieldInputName({ apiName }: Pick<ProfileField, 'apiName'>): string {
  return `profileFields.${apiName}`;
}

export function profileFieldValuesOf(data: FormData, fields: readonly Named[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.apiName, readValue(data, field)]));
}

function readValue(data: FormData, field: Named): unknown {
  const given = data.getAll(fieldInputName(field)).map(String);
  if (field.formType === 'checkbox') return given.length > 0;
  if (field.formType === 'dropdown' && field.dataType.endsWith('[]')) return given;
  return given[0] ? given[0] : null;
}
