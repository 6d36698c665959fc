// Reports what has no menu of options: a profile, a message, what an add-on brings.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';

const ReportForm = lazy(() => import('../ReportForm/ReportForm.tsx'));

export interface ReportButtonProps {
  /** As its kind is declared on the server. */
  recordType: string;
  recordID: number;
  /** Whose it is: they are offered nothing. */
  insertUserID: number;
  /** Of the form: “Report this profile”. */
  title: string;
  size?: 32 | 36;
}

export function ReportButton({ recordType, recordID, insertUserID, title, size = 36 }: ReportButtonProps) {
  const { t } = useTranslator();
  const { isReportingOn } = useSite();
  const me = useMe();
  const [isOpen, setIsOpen] = useState(false);
  if (!isReportingOn || !me || me.userID === insertUserID) return null;
  return (
    <>
      <Button kind="text" icon="flag" size={size} onClick={() => setIsOpen(true)}>
        {t('Report')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportForm
            recordType={recordType}
            recordID={recordID}
            title={title}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
