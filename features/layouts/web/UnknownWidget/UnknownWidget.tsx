// Where a layout names a widget that is not there: of an add-on that is switched off, or of another version.
import { useEffect } from 'react';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';

export function UnknownWidget({ widget }: { widget: string }) {
  const { t } = useTranslator();
  const mayRepair = usePermission('site.manage');
  useEffect(() => {
    console.error(`The layout of this page names a widget that is not there: ${widget}`);
  }, [widget]);
  return (
    <Notice>
      {t('This part of the page is not available.')}
      {mayRepair && ` ${t('The layout names a widget that is not there: {widget}.', { widget })}`}
    </Notice>
  );
}
