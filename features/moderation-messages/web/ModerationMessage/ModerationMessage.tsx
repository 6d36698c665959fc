import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import type { ModerationMessageProps } from '../../moderation-messages.contract.ts';
import { useDismissed } from '../use-dismissed.ts';
import styles from './ModerationMessage.module.css';

const LOOKS = {
  casual: { tone: 'info', icon: 'megaphone' },
  info: { tone: 'info', icon: 'info' },
  alert: { tone: 'error', icon: 'circle-alert' },
  warning: { tone: 'warning', icon: 'triangle-alert' },
} as const;

/** What moderators have to say on this page; gone for whoever waved it away. */
export function ModerationMessage({
  moderationMessageID,
  body,
  isDismissible,
  type,
}: ModerationMessageProps) {
  const { t } = useTranslator();
  const { isDismissed, dismiss } = useDismissed(moderationMessageID);
  if (isDismissible && isDismissed) return null;
  return (
    <Notice {...LOOKS[type]}>
      <div className={styles.message}>
        <RenderedBody html={body} id={`ModerationMessage_${moderationMessageID}`} className={styles.body} />
        {isDismissible && <IconButton label={t('Dismiss')} icon="x" size={24} onClick={dismiss} />}
      </div>
    </Notice>
  );
}
