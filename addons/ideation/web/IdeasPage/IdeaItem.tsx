import { CategoryKey, Icon, keyNumberOf, Meta, Metas, Tag, useTranslator } from '@parley/addon-api/web';
import type { ListedIdea } from '../../ideas.contract.ts';
import { IdeaNote } from '../IdeaNote/IdeaNote.tsx';
import { IdeaVote } from '../IdeaVote/IdeaVote.tsx';
import { statusPreset } from '../status-preset.ts';
import styles from './IdeasPage.module.css';

/** One idea of a list. */
export function IdeaItem({ listed }: { listed: ListedIdea }) {
  const { t, plural } = useTranslator();
  const { idea, category, insertUser } = listed;
  return (
    <article className={styles.idea}>
      <IdeaVote discussionID={listed.discussionID} idea={idea} isClosed={idea.status.state === 'closed'} />
      <div className={styles.about}>
        <h2 className={styles.name} dir="auto">
          <a href={listed.url}>{listed.name}</a>
        </h2>
        {listed.excerpt && (
          <p className={styles.excerpt} dir="auto">
            {listed.excerpt}
          </p>
        )}
        <Metas>
          <CategoryKey keyNumber={keyNumberOf(listed.categoryID)} href={category.url}>
            {category.name}
          </CategoryKey>
          <Meta>
            <bdi>{insertUser.name}</bdi>
          </Meta>
          <Meta>
            <Icon name="message-square" size="sm" label={t('Comments')} /> {listed.countComments}
          </Meta>
          {idea.countMerged > 0 && (
            <Meta>
              <Icon name="merge" size="sm" />{' '}
              {plural(idea.countMerged, {
                one: '{count} merged into this',
                other: '{count} merged into this',
              })}
            </Meta>
          )}
        </Metas>
        <IdeaNote by={listed.statusUser?.name ?? null} note={idea.statusNotes} />
      </div>
      <Tag preset={statusPreset(idea.status)} className={styles.status}>
        {idea.status.name}
      </Tag>
    </article>
  );
}
