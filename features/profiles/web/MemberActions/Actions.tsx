import { useId, useState } from 'react';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useAdditions } from '../../../../platform/web/nodes/use-additions.ts';
import { type MemberAction, memberActions } from '../member-actions.ts';
import styles from './MemberActions.module.css';
import type { MemberActionsProps } from './MemberActions.tsx';

export default function Actions({ isRow = false, ...props }: MemberActionsProps) {
  const { t } = useTranslator();
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const actions = useAdditions(memberActions).sort((a, b) => a.position - b.position);
  const buttons = (shown: MemberAction[]) =>
    shown.map(({ position, Action }) => (
      <ErrorBoundary key={position} fallback={null}>
        <Action {...props} />
      </ErrorBoundary>
    ));
  const [main, others] = [actions.filter(({ isMain }) => isMain), actions.filter(({ isMain }) => !isMain)];
  if (!isRow)
    return (
      <>
        <div className={styles.pair}>{buttons(main)}</div>
        <div className={styles.others}>{buttons(others)}</div>
      </>
    );
  return (
    <>
      <div className={styles.row}>
        {buttons(main)}
        <IconButton
          label={t('More for {name}', { name: props.name })}
          icon="ellipsis"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div id={moreId} className={styles.more} hidden={!isOpen}>
        {buttons(others)}
      </div>
    </>
  );
}
