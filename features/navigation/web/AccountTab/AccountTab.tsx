// What tabs of the account box look like that list what is newest: waiting, failed, the list, and links below it.
import type { ReactNode } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './AccountTab.module.css';

export interface AccountTabProps<Data> {
  /** As `useQuery` answers it. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Links, at the ends of the foot. */
  foot: ReactNode;
  children: (data: Data) => ReactNode;
}

export function AccountTab<Data>({ query, foot, children }: AccountTabProps<Data>) {
  return (
    <>
      <Content query={query}>{children}</Content>
      <div className={styles.foot}>{foot}</div>
    </>
  );
}

function Content<Data>({ query, children }: Omit<AccountTabProps<Data>, 'foot'>) {
  const { t } = useTranslator();
  const { data, error, refetch } = query;
  if (data !== undefined && !error) return children(data);
  return (
    <div className={styles.padded}>
      {error ? (
        <Notice tone="error">
          {error.message}{' '}
          <Button kind="textPrimary" size={24} onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </Notice>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
