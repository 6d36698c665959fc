import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';
import type { BrandingPageProps } from '../../branding.contract.ts';

const BrandingForm = lazy(() => import('./BrandingForm.tsx'));

/** How the community presents itself: name, logos, icons, pictures. */
export function BrandingPage(props: BrandingPageProps) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Branding')} crumbs={[{ name: t('Appearance'), href: '/appearance' }]}>
      <BrandingForm {...props} />
    </ScriptedPage>
  );
}
