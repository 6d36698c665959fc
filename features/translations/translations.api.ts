// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { translatableProperty, translation } from './translations.contract.ts';

export const translationsApi: ApiDescription = {
  schemas: {
    TranslatableProperty: translatableProperty,
    Translation: translation,
  },
  descriptions: {
    locale: 'The key of a language, for example `pl`.',
    maxLength: 'How long the text can be, in characters.',
    propertyName: 'The property of the record that holds the text.',
    propertyType: 'The kind of text.',
    propertyValidation: 'What the text may be.',
    recordKey: 'The key of the record, where it has no number.',
    recordKeys: 'The keys of the records, where they have no number.',
    resource: 'The urlcode of the resource that the text belongs to.',
    sourceLocale: 'The language that the texts are written in.',
    sourceText: 'The text as it was written.',
    translation: 'The text in the language.',
    translationPropertyKey: 'Names the text: kind and id of its record, and its property.',
  },
};
