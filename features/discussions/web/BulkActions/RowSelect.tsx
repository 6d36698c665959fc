import { useEffect } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { ListBar } from '../../../../platform/ui/Row/Rows.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermissions } from '../../../../platform/web/page/site-context.tsx';
import type { Discussion } from '../../discussions.contract.ts';
import { mayManage } from '../bulk-options.ts';
import styles from './BulkActions.module.css';
import { remember, setChecked, useSelection } from './selection-store.ts';

/** The check box of a row; none where the viewer does not manage the category. */
export function RowSelect({ discussion }: { discussion: Discussion }) {
  const { t } = useTranslator();
  const { checked, pending } = useSelection();
  const { discussionID, name } = discussion;
  if (!mayManage(usePermissions(), discussion)) return null;
  return (
    <>
      <Checkbox
        className={styles.box}
        aria-label={t('Select {name}', { name })}
        checked={checked.has(discussionID) || pending.has(discussionID)}
        disabled={pending.has(discussionID)}
        onChange={(event) => setChecked([discussionID], event.target.checked)}
      />
      {checked.has(discussionID) && <ToActions />}
    </>
  );
}

export const SELECT_ALL_ID = 'select-all-discussions';

export function SelectAll({ discussions }: { discussions: readonly Discussion[] }) {
  const { t } = useTranslator();
  const { checked, pending } = useSelection();
  const permissions = usePermissions();
  useEffect(() => remember(discussions), [discussions]);
  const ids = discussions
    .filter((each) => mayManage(permissions, each) && !pending.has(each.discussionID))
    .map((each) => each.discussionID);
  const count = ids.filter((id) => checked.has(id)).length;
  return (
    <ListBar>
      <Checkbox
        id={SELECT_ALL_ID}
        className={styles.all}
        label={t('Select all on this page')}
        note={t('{count} of {total}', { count, total: ids.length })}
        checked={count > 0 && count === ids.length}
        isIndeterminate={count > 0 && count < ids.length}
        disabled={ids.length === 0}
        onChange={() => setChecked(ids, count < ids.length)}
      />
      {count > 0 && <ToActions />}
    </ListBar>
  );
}

/** Between a row and what can be done with it lies the rest of the list: seen by those who come to it by keys. */
function ToActions() {
  const { t } = useTranslator();
  return (
    <Button kind="text" size={32} className={styles.toActions} onClick={focusActions}>
      {t('Jump to what can be done')}
    </Button>
  );
}

function focusActions(): void {
  document.querySelector<HTMLElement>('[data-bulk-actions] button')?.focus();
}
