// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { locale, wording } from './locales.contract.ts';
import { translationService } from './translation-services.contract.ts';

export const localesApi: ApiDescription = {
  schemas: {
    Locale: locale,
    TranslationService: translationService,
    Wording: wording,
  },
  descriptions: {
    'Locale.name': 'What the language is called.',
    asItComes: 'The text as the product says it in the language.',
    displayNames: 'What the language is called, in each language.',
    english: 'The text in English, as the product says it.',
    etag: 'Only makes the address differ when the texts have changed.',
    isChanged: 'Only texts for which the community says something of its own.',
    isMachineTranslations: 'Only languages that name a service which translates.',
    isMissing: 'Only texts that the language has no words for.',
    localeID: 'The key of a language.',
    localeKey: 'The key of a language, for example `pl`.',
    own: 'What the community says instead; null for what the product says.',
    regionalKey: 'The key of a language with its region.',
    translatable: 'Whether content can be translated into it.',
    translationService: 'The service that translates into it; null: the one that the site chose, if any.',
    'TranslationService.type': 'What calls name it by.',
    'TranslationService.name': 'What the service calls itself.',
    'TranslationService.isConfigured': 'Whether it has all that it needs to translate.',
    'TranslationService.isDefault': 'Whether it translates where a language names no service.',
    'TranslationService.configSchema': 'What it is set up with, as a JSON schema.',
    texts: 'What is to be translated, in the language of the site.',
    translations: 'The translations, in the order of the texts.',
    wording: 'A text of the interface, in English.',
  },
};
