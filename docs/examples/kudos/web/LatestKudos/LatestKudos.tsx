import { useTranslator, WidgetHead } from '@parley/addon-api/web';
import { useId } from 'react';
import type { KudosList } from '../../kudos.contract.ts';
import { KudosItems } from '../KudosItems/KudosItems.tsx';

/** A part of the side panel. */
export function LatestKudos({ kudos }: KudosList) {
  const { t } = useTranslator();
  const headID = useId();
  return (
    <section aria-labelledby={headID}>
      <WidgetHead id={headID} title={t('Latest kudos')} viewAll={{ name: t('All kudos'), href: '/kudos' }} />
      {kudos.length === 0 ? <p>{t('Nobody has been thanked yet.')}</p> : <KudosItems kudos={kudos} />}
    </section>
  );
}
