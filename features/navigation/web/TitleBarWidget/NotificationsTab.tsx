import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

export default function NotificationsTab() {
  const { t } = useTranslator();
  return <EmptyState icon="bell" title={t('You do not have any notifications yet.')} headingLevel={2} />;
}
