import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { DashboardPageProps } from '../../dashboard.states.ts';
import { AttentionList } from './AttentionList.tsx';
import styles from './DashboardPage.module.css';
import { FigureList } from './FigureList.tsx';

/** What needs whoever looks, and how the community is doing. */
export function DashboardPage({ attention, figures }: DashboardPageProps) {
  const { t } = useTranslator();
  return (
    <div className={styles.page}>
      <PageHead title={t('Overview')} />
      <AttentionList {...attention} />
      {figures && figures.figures.length > 0 && <FigureList {...figures} />}
    </div>
  );
}
