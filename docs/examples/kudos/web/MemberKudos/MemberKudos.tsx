import { EmptyState, useTranslator } from '@parley/addon-api/web';
import type { KudosList } from '../../kudos.contract.ts';
import { KudosItems } from '../KudosItems/KudosItems.tsx';

/** The tab of a member's page. */
export function MemberKudos({ kudos }: KudosList) {
  const { t } = useTranslator();
  return kudos.length === 0 ? <EmptyState title={t('No kudos yet.')} /> : <KudosItems kudos={kudos} />;
}
