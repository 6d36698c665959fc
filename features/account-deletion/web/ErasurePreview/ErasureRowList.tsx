import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ErasurePartShown, ErasureRows, getErasureRows } from '../../erasure.contract.ts';
import styles from './ErasurePreview.module.css';
import type { ErasurePreviewProps } from './ErasurePreview.tsx';

/** Read when somebody asks for them, page after page. */
export function ErasureRowList({
  userID,
  deleteMethod,
  part: { id, table },
}: ErasurePreviewProps & { part: ErasurePartShown }) {
  const { t } = useTranslator();
  const [rows, setRows] = useState<ErasureRows['rows']>([]);
  const [next, setNext] = useState<string | null | undefined>();
  const { isBusy, run } = useTask('erasure');
  const load = () =>
    run(async () => {
      const { body } = await call<typeof getErasureRows>('GET /users/:userID/erasure/rows', {
        params: { userID },
        query: { deleteMethod, part: id, ...(next && { after: next }) },
      });
      setRows([...rows, ...body.rows]);
      setNext(body.next);
    });
  return (
    <>
      {rows.length > 0 && (
        // A long list scrolls by itself, by keys as well.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <ol className={styles.rows} tabIndex={0} aria-label={t('Rows of {table}', { table })} dir="ltr">
          {rows.map(({ key, facts }) => (
            <li key={key}>
              {facts.map(({ name, value }) => (
                <span key={name} className={styles.fact}>
                  <span className={styles.column}>{name}</span> <bdi>{value}</bdi>
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
      {next !== null && (
        <Button kind="textPrimary" size={24} isBusy={isBusy} onClick={() => void load()}>
          {next === undefined ? t('Show the rows') : t('More rows')}
        </Button>
      )}
    </>
  );
}
