import { Suspense, useEffect, useRef, useState } from 'react';
import { hasPermission } from '../../../../platform/contract/permission.ts';
import type { PermissionName } from '../../../../platform/contract/permission-names.ts';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { ToastCard, ToastDock } from '../../../../platform/ui/Toast/ToastRegion.tsx';
import { Tooltip } from '../../../../platform/ui/Tooltip/Tooltip.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useAdditions } from '../../../../platform/web/nodes/use-additions.ts';
import { usePermissions, useSite } from '../../../../platform/web/page/site-context.tsx';
import { type BulkOption, bulkOptions, type SelectedDiscussion } from '../bulk-options.ts';
import styles from './BulkActions.module.css';
import { SELECT_ALL_ID } from './RowSelect.tsx';
import { clearSelection } from './selection-store.ts';
import { useSelected } from './use-selected.ts';

interface OpenForm extends Pick<BulkOption, 'Form'> {
  selected: readonly SelectedDiscussion[];
}

/** Stays while discussions are selected. */
export function BulkToast() {
  const { t, plural } = useTranslator();
  const { count, selected, problem } = useSelected();
  const [open, setOpen] = useState<OpenForm>();
  useFocusAfter(count > 0 || open !== undefined);
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
                <Suspense>
                  <Buttons selected={selected} problem={problem} onOpen={setOpen} />
                </Suspense>
              </div>
            }
          />
        </ToastDock>
      )}
      {open && (
        // A form that breaks takes no bar along.
        <ErrorBoundary resetBy={open}>
          <Suspense fallback={null}>
            <open.Form selected={open.selected} onClose={() => setOpen(undefined)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

interface ButtonsProps {
  /** Not there until all of them are known. */
  selected: readonly SelectedDiscussion[] | undefined;
  problem: string | undefined;
  onOpen: (form: OpenForm) => void;
}

function Buttons({ selected, problem, onOpen }: ButtonsProps) {
  const { t } = useTranslator();
  const permissions = usePermissions();
  return useOffered().map((option) => (
    <ErrorBoundary key={option.name} fallback={false}>
      <ActionButton
        option={option}
        reasonOf={() =>
          selected ? option.whyNot({ selected, permissions, t }) : (problem ?? t('Loading …'))
        }
        onPress={() => selected && onOpen({ Form: option.Form, selected })}
      />
    </ErrorBoundary>
  ));
}

function useOffered(): BulkOption[] {
  const site = useSite();
  const permissions = usePermissions();
  const may = (permission: PermissionName) => hasPermission(permissions, permission);
  return useAdditions(bulkOptions)
    .filter(({ isOffered }) => isOffered === undefined || holds(() => isOffered({ site, may })))
    .sort((a, b) => a.position - b.position);
}

/** One that breaks is missing, and the others stand. */
function holds(isOffered: () => boolean): boolean {
  try {
    return isOffered();
  } catch (error) {
    console.error('A button for selected discussions is left out.', error);
    return false;
  }
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
  option: BulkOption;
  reasonOf: () => string | undefined;
  onPress: () => void;
}

/** One that cannot be used stays within reach, and says why. */
function ActionButton({ option, reasonOf, onPress }: ActionButtonProps) {
  const { t } = useTranslator();
  const name = t(option.name);
  const reason = reasonOf();
  const look = { icon: option.icon, className: option.isDanger ? styles.danger : undefined };
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
