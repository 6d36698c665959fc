import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { editLocale } from '../../../locales/locales.contract.ts';
import type { LanguagesPageProps, PageLanguage } from '../../languages-page.contract.ts';

interface Props {
  language: PageLanguage;
  services: LanguagesPageProps['services'];
}

/** Which of the services that are set up suggests translations into a language. */
export function ServiceChoice({ language: { locale, name, translationService }, services }: Props) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  if (services.length === 0) return null;
  const choose = async (type: string) => {
    try {
      await call<typeof editLocale>('PATCH /locales/:localeID', {
        params: { localeID: locale },
        body: { translationService: type || null },
      });
      await revalidate();
    } catch (error) {
      showToast(t(problemText(error)), { id: 'language', tone: 'error' });
    }
  };
  return (
    <Select
      aria-label={t('Translation service for {language}', { language: name })}
      value={translationService ?? ''}
      onChange={(event) => void choose(event.currentTarget.value)}
    >
      <option value="">{t('The default service')}</option>
      {services.map((service) => (
        <option key={service.type} value={service.type}>
          {service.name}
        </option>
      ))}
    </Select>
  );
}
