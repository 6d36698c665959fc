import { LinkButton, Meta, Metas, Panel, TimeAgo, useTranslator } from '@parley/addon-api/web';
import type { GroupDiscussions as Discussions } from '../../group-widgets.contract.ts';
import styles from './GroupPage.module.css';

/** The way to what members discuss, and to writing there. */
export function GroupDiscussions({ url, newPostUrl, count, dateLastComment }: Discussions) {
  const { t, plural } = useTranslator();
  return (
    <Panel as="section" label={t('Discussions')} isPadded>
      <Metas>
        <Meta>{plural(count, { one: '{count} discussion', other: '{count} discussions' })}</Meta>
        {dateLastComment !== null && (
          <Meta>
            {t('Last post')} <TimeAgo date={dateLastComment} />
          </Meta>
        )}
      </Metas>
      <div className={styles.actions}>
        <LinkButton href={url} icon="messages-square">
          {t('Read the discussions')}
        </LinkButton>
        {newPostUrl !== null && (
          <LinkButton href={newPostUrl} kind="primary" icon="pencil">
            {t('New discussion')}
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}
