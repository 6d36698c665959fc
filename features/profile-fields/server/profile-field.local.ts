// The fields of profiles by the labels that they were given in the reader's language.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { saidOf } from '../../translations/server/said.ts';
import { pageOfRecords, type Translatable } from '../../translations/server/translatable.ts';
import type { ProfileField } from '../profile-fields.contract.ts';
import { profileFieldsSnapshot } from './profile-field.snapshot.ts';

export const FIELD_RECORDS = { resource: 'profileFields', recordType: 'profileField' } as const;

export async function localFields(ctx: RequestContext): Promise<readonly ProfileField[]> {
  const [fields, said] = await Promise.all([
    ctx.snapshot(profileFieldsSnapshot),
    saidOf(ctx, FIELD_RECORDS.recordType),
  ]);
  if (!said) return fields;
  return fields.map((field) => ({
    ...field,
    label: said.of(field.apiName, 'label') ?? field.label,
    description: said.of(field.apiName, 'description') ?? field.description,
  }));
}

export const fieldTranslatable: Translatable = {
  ...FIELD_RECORDS,
  properties: [
    { propertyName: 'label', propertyType: 'text', maxLength: 100 },
    { propertyName: 'description', propertyType: 'text-multiline', maxLength: 1000 },
  ],
  records: async (ctx, asked) => {
    const fields = await ctx.snapshot(profileFieldsSnapshot);
    const all = fields.map(({ apiName, label, description }) => ({
      record: apiName,
      texts: { label, description },
    }));
    return pageOfRecords(all, asked);
  },
};
