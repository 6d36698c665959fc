// The fields of profiles by the labels that they were given in the reader's language.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { pageOfRecords, type Translatable } from '../../translations/server/translatable.ts';
import { translatedTextsOf } from '../../translations/server/translated-texts.ts';
import type { ProfileField } from '../profile-fields.contract.ts';
import { profileFieldsSnapshot } from './profile-field.snapshot.ts';

export const FIELD_RECORDS = { resource: 'profileFields', recordType: 'profileField' } as const;

export async function localFields(ctx: RequestContext): Promise<readonly ProfileField[]> {
  const [fields, translated] = await Promise.all([
    ctx.snapshot(profileFieldsSnapshot),
    translatedTextsOf(ctx, FIELD_RECORDS.recordType),
  ]);
  if (!translated) return fields;
  return fields.map((field) => ({
    ...field,
    label: translated.of(field.apiName, 'label') ?? field.label,
    description: translated.of(field.apiName, 'description') ?? field.description,
  }));
}

export const fieldTranslatable: Translatable = {
  ...FIELD_RECORDS,
  properties: [
    { propertyName: 'label', propertyType: 'text', maxLength: 100 },
    { propertyName: 'description', propertyType: 'text-multiline', maxLength: 1000 },
  ],
  records: async (ctx, paging) => {
    const fields = await ctx.snapshot(profileFieldsSnapshot);
    const all = fields.map(({ apiName, label, description }) => ({
      record: apiName,
      texts: { label, description },
    }));
    return pageOfRecords(all, paging);
  },
};
