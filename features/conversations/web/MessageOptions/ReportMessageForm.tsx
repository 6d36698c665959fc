import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import ReportForm from '../../../reports/web/ReportForm/ReportForm.tsx';
import type { MessageFormProps } from '../message-options.ts';

export default function ReportMessageForm({ message, onClose }: MessageFormProps) {
  const { t } = useTranslator();
  return (
    <ReportForm
      recordType="message"
      recordID={message.messageID}
      title={t('Report this message')}
      onClose={onClose}
    />
  );
}
