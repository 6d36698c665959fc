import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { ToastCard, ToastDock } from '../../../../platform/ui/Toast/ToastRegion.tsx';
import { Tooltip } from '../../../../platform/ui/Tooltip/Tooltip.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermissions } from '../../../../platform/web/page/site-context.tsx';
import styles from './BulkActions.module.css';
import { type BulkActionName, whyNot } from './bulk-actions.ts';
import { SELECT_ALL_ID } from './RowSelect.tsx';
import { clearSelection, type Selected } from './selection-store.ts';
import { useSelected } from './use-selected.ts';

const BulkForms = lazy(() => import('./BulkForms.tsx'));

const ACTIONS: readonly [BulkActionName, string, IconName][] = [
  ['move', 'Move', 'folder-input'],
  ['merge', 'Merge', 'merge'],
  ['close', 'Close', 'lock'],
  ['delete', 'Delete', 'trash-2'],
];

/** Stays while discussions are selected. */
export function BulkToast() {
  const { t, plural } = useTranslator();
  const { count, selected, problem } = useSelected();
  const permissions = usePermissions();
  const [open, setOpen] = useState<{ action: BulkActionName; selected: readonly Selected[] }>();
  useFocusAfter(count > 0 || open !== undefined);
  const reasonOf = (action: BulkActionName) =>
    selected ? whyNot(action, selected, permissions, t) : (problem ?? t('Loading …'));
  const words =
    count > 0 &&
    plural(count, {
      one: 'You have selected {count} discussion.',
      other: 'You have selected {count} discussions.',
    });
  return (
    <>
      <p className="visuallyHidden" role="status">
        {words}
      </p>
      {count > 0 && (
        <ToastDock label={t('Selected discussions')}>
          <ToastCard
            isWide
            icon="list-checks"
            className={styles.toast}
            body={
              <span aria-hidden className={styles.count}>
                {words}
              </span>
            }
            actions={
              <div className={styles.actions} data-bulk-actions>
                <Button kind="text" className={styles.cancel} onClick={clearSelection}>
                  {t('Cancel')}
                </Button>
                {ACTIONS.map(([action, name, icon]) => (
                  <ActionButton
                    key={action}
                    name={t(name)}
                    icon={icon}
                    isDanger={action === 'delete'}
                    reason={reasonOf(action)}
                    onPress={() => selected && setOpen({ action, selected })}
                  />
                ))}
              </div>
            }
          />
        </ToastDock>
      )}
      {open && (
        <Suspense fallback={null}>
          <BulkForms {...open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** What had the focus went with it: whoever selects by keys goes on at the head of the list. */
function useFocusAfter(isShown: boolean): void {
  const wasShown = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (wasShown.current && !isShown && (activeElement ?? body) === body)
      document.getElementById(SELECT_ALL_ID)?.focus();
    wasShown.current = isShown;
  }, [isShown]);
}

interface ActionButtonProps {
  name: string;
  icon: IconName;
  isDanger: boolean;
  reason: string | undefined;
  onPress: () => void;
}

/** One that cannot be used stays within reach, and says why. */
function ActionButton({ name, icon, isDanger, reason, onPress }: ActionButtonProps) {
  const look = { icon, className: isDanger ? styles.danger : undefined };
  if (reason === undefined)
    return (
      <Button {...look} onClick={onPress}>
        {name}
      </Button>
    );
  return (
    <Tooltip content={reason}>
      {(description) => (
        <Button {...look} {...description} aria-disabled>
          {name}
        </Button>
      )}
    </Tooltip>
  );
}
