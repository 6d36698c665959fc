import { useId } from 'react';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { LeaderboardProps } from '../../profile-widgets.contract.ts';
import { PeopleList } from './PeopleList.tsx';

export function Leaderboard({ title, leaders, leaderboardType }: LeaderboardProps) {
  const { t } = useTranslator();
  const headID = useId();
  const description =
    leaderboardType === 'reputation'
      ? t('By points others gave them')
      : leaderboardType === 'acceptedAnswers'
        ? t('By answers that were accepted')
        : t('By posts of the last weeks');
  return (
    <section aria-labelledby={headID} title={description}>
      <WidgetHead id={headID} title={t(title)} />
      <PeopleList isRanked people={leaders.map(({ user, points }) => ({ user, end: points }))} />
    </section>
  );
}
