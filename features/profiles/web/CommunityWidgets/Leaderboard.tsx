import { FramedWidget } from '../../../../platform/ui/HomeWidget/FramedWidget.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { LeaderboardProps } from '../../profile-widgets.contract.ts';
import { PeopleList } from './PeopleList.tsx';

export function Leaderboard({ title, leaders, leaderboardType: _, counted, ...head }: LeaderboardProps) {
  const { t } = useTranslator();
  const description = head.description ?? counted;
  return (
    <FramedWidget
      label={t(title)}
      title={head.titleType === 'none' ? undefined : t(title)}
      subtitle={head.subtitle}
      description={head.descriptionType === 'none' ? undefined : description}
      container={head.containerOptions}
    >
      <PeopleList isRanked people={leaders.map(({ user, points }) => ({ user, end: points }))} />
    </FramedWidget>
  );
}
