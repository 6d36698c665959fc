import { EmptyState, PageHead, useTranslator } from '@parley/addon-api/web';
import type { KudosList } from '../../kudos.contract.ts';
import { KudosItems } from '../KudosItems/KudosItems.tsx';

/** All of the page /kudos. */
export function KudosPage({ kudos }: KudosList) {
  const { t } = useTranslator();
  return (
    <>
      <PageHead title={t('Kudos')} />
      {kudos.length === 0 ? (
        <EmptyState title={t('Nobody has been thanked yet.')}>
          {t('Comments have an item “Give kudos” among their options.')}
        </EmptyState>
      ) : (
        <KudosItems kudos={kudos} canReport />
      )}
    </>
  );
}
