import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { PagePartSection } from '../../../page-editor/web/PagePartSection/PagePartSection.tsx';

/** While a page is edited: the way to what has a page of its own. */
export default function PageBranding() {
  const { t } = useTranslator();
  return (
    <PagePartSection title={t('More')}>
      <a href="/appearance/branding">{t('Name, logo and pictures')}</a>
    </PagePartSection>
  );
}
