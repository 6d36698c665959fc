import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { MemberActionProps } from '../../../profiles/web/member-actions.ts';
import { ReportButton } from './ReportButton.tsx';

export function ReportMember({ userID, size }: MemberActionProps) {
  const { t } = useTranslator();
  return (
    <ReportButton
      recordType="user"
      recordID={userID}
      insertUserID={userID}
      title={t('Report this profile')}
      size={size}
    />
  );
}
