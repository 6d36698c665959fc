import {
  EmptyState,
  LinkButton,
  PageHead,
  Panel,
  Segmented,
  useSite,
  useTranslator,
} from '@parley/addon-api/web';
import type { IdeasPageProps } from '../../idea-widgets.contract.ts';
import { IdeaItem } from './IdeaItem.tsx';
import styles from './IdeasPage.module.css';

/** All of the page /ideas. */
export function IdeasPage(props: IdeasPageProps) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const { ideas, state, statuses, sort, page, hasMore, votes } = props;
  const countOf = (wanted: string) =>
    statuses.reduce((sum, each) => sum + (each.state === wanted ? each.count : 0), 0);
  const states = [
    { name: `${t('Open')} ${countOf('open')}`, href: '/ideas', isCurrent: state === 'open' },
    { name: `${t('Done')} ${countOf('closed')}`, href: '/ideas?state=closed', isCurrent: state === 'closed' },
    ...(isSignedIn ? [{ name: t('Mine'), href: '/ideas?state=mine', isCurrent: state === 'mine' }] : []),
  ];
  const sorts = [
    { name: t('Most votes'), href: hrefOf({ state }), isCurrent: sort === '-score' },
    {
      name: t('Newest'),
      href: hrefOf({ state, sort: '-dateInserted' }),
      isCurrent: sort === '-dateInserted',
    },
  ];
  const further = { state, sort, statusID: props.statusID };
  return (
    <>
      <PageHead
        title={t('Ideas')}
        note={
          votes && t('You have {left} of {most} votes left. A vote comes back when its idea is done.', votes)
        }
        actions={
          <>
            <LinkButton href="/ideas/roadmap">{t('Roadmap')}</LinkButton>
            <LinkButton kind="primary" icon="lightbulb" href="/post/idea">
              {t('New idea')}
            </LinkButton>
          </>
        }
      />
      <Panel>
        <div className={styles.bar}>
          <Segmented label={t('Status')} items={states} />
          <Segmented label={t('Sort')} items={sorts} className={styles.end} />
        </div>
        {ideas.length === 0 && (
          <EmptyState title={t('There is no idea here yet.')}>
            {t('What do you wish for? Say it first.')}
          </EmptyState>
        )}
        {ideas.map((each) => (
          <IdeaItem key={each.discussionID} listed={each} />
        ))}
        {(page > 1 || hasMore) && (
          <nav className={styles.foot} aria-label={t('Pages')}>
            {page > 1 && <a href={hrefOf({ ...further, page: page - 1 })}>{t('Previous')}</a>}
            {hasMore && <a href={hrefOf({ ...further, page: page + 1 })}>{t('Next')}</a>}
          </nav>
        )}
      </Panel>
    </>
  );
}

interface Address {
  state: IdeasPageProps['state'];
  sort?: string;
  statusID?: number | null;
  page?: number;
}

function hrefOf({ state, sort, statusID, page = 1 }: Address): string {
  const query = new URLSearchParams();
  if (state !== 'open') query.set('state', state);
  if (statusID) query.set('statusID', String(statusID));
  if (sort && sort !== '-score') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/ideas?${text}` : '/ideas';
}
