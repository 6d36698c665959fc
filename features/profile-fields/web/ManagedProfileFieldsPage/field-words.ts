import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ProfileField } from '../../profile-fields.contract.ts';

/** What can be chosen for a field, in the words of its form and of the list. */
export interface FieldWords {
  way: Record<ProfileField['formType'], string>;
  visibility: Record<ProfileField['visibility'], string>;
  mutability: Record<ProfileField['mutability'], string>;
  registration: Record<ProfileField['registrationOptions'], string>;
}

export function useFieldWords(): FieldWords {
  const { t } = useTranslator();
  return {
    way: {
      text: t('A line of text'),
      'text-multiline': t('Several lines of text'),
      dropdown: t('One of a list'),
      tokens: t('Several words, separated by commas'),
      checkbox: t('Yes or no'),
      date: t('A date'),
      number: t('A number'),
    },
    visibility: {
      public: t('Everybody sees it'),
      private: t('The member and staff see it'),
      internal: t('Staff alone see it'),
    },
    mutability: {
      all: t('Members change their own'),
      restricted: t('Staff alone change it'),
      none: t('Nobody changes it'),
    },
    registration: {
      required: t('Newcomers have to fill it in'),
      optional: t('Newcomers may fill it in'),
      hidden: t('Newcomers are not asked'),
    },
  };
}
