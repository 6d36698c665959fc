import {
  Avatar,
  Button,
  EmptyState,
  PageHead,
  Panel,
  Select,
  Tabs,
  UserLink,
  useTranslator,
} from '@parley/addon-api/web';
import { LEADERBOARD_PATH } from '../../leaderboard.address.ts';
import type { LeaderboardPageProps } from '../../leaderboard-page.contract.ts';
import styles from './LeaderboardPage.module.css';

/** All of the page /leaderboard. */
export function LeaderboardPage({
  slotType,
  categoryID,
  leaders,
  ownPoints,
  categories,
}: LeaderboardPageProps) {
  const { t, plural } = useTranslator();
  const periods = usePeriods();
  const addressOf = (period: string) =>
    `${LEADERBOARD_PATH}?slotType=${period}${categoryID === null ? '' : `&categoryID=${categoryID}`}`;
  return (
    <>
      <PageHead title={t('Leaderboard')} />
      <div className={styles.choices}>
        <Tabs
          label={t('Period')}
          items={periods.map(({ period, name }) => ({
            name,
            href: addressOf(period),
            isCurrent: period === slotType,
          }))}
        />
        {categories.length > 0 && (
          <CategoryChoice slotType={slotType} categoryID={categoryID} categories={categories} />
        )}
      </div>
      {ownPoints !== null && (
        <p className={styles.own}>
          {plural(ownPoints, {
            one: 'You have {count} point of these',
            other: 'You have {count} points of these',
          })}
        </p>
      )}
      <Panel>
        {leaders.length === 0 ? (
          <EmptyState icon="trophy" title={t('Nobody has points here yet.')}>
            {t('Points come with reactions to posts, and with badges.')}
          </EmptyState>
        ) : (
          <ol className={styles.leaders}>
            {leaders.map((leader) => (
              <Leader key={leader.user.userID} leader={leader} most={leaders[0]?.points ?? 1} />
            ))}
          </ol>
        )}
      </Panel>
    </>
  );
}

function usePeriods(): { period: LeaderboardPageProps['slotType']; name: string }[] {
  const { t } = useTranslator();
  return [
    { period: 'd', name: t('Today') },
    { period: 'w', name: t('This week') },
    { period: 'm', name: t('This month') },
    { period: 'y', name: t('This year') },
    { period: 'a', name: t('All time') },
  ];
}

/** A form without a script: it leads to an address. */
function CategoryChoice({
  slotType,
  categoryID,
  categories,
}: Pick<LeaderboardPageProps, 'slotType' | 'categoryID' | 'categories'>) {
  const { t } = useTranslator();
  return (
    <form className={styles.category} action={LEADERBOARD_PATH} method="get">
      <input type="hidden" name="slotType" value={slotType} />
      <Select
        key={categoryID}
        name="categoryID"
        aria-label={t('Category')}
        defaultValue={categoryID === null ? '' : String(categoryID)}
      >
        <option value="">{t('All categories')}</option>
        {categories.map((each) => (
          <option key={each.categoryID} value={each.categoryID}>
            {`${'– '.repeat(each.depth)}${each.name}`}
          </option>
        ))}
      </Select>
      <Button type="submit">{t('Show')}</Button>
    </form>
  );
}

function Leader({
  leader: { rank, points, user },
  most,
}: {
  leader: LeaderboardPageProps['leaders'][number];
  most: number;
}) {
  const { plural } = useTranslator();
  return (
    <li className={styles.leader} data-rank={rank <= 3 ? rank : undefined}>
      <span className={styles.rank}>{rank}</span>
      <Avatar of={user.name} photoUrl={user.photoUrl} size={40} />
      <div className={styles.about}>
        <UserLink user={user} />
        <progress className={styles.share} value={points} max={most} aria-hidden="true" />
      </div>
      <span className={styles.points}>
        {plural(points, { one: '{count} point', other: '{count} points' })}
      </span>
    </li>
  );
}
