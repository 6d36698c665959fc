// Three pages of a made-up community, drawn with the components that real ones are drawn with. Nothing in them can be
// pressed: they stand in an inert frame.
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { CountBadge, UnreadMark } from '../../../../platform/ui/Badges/Badges.tsx';
import { Banner } from '../../../../platform/ui/Banner/Banner.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { CategoryKey } from '../../../../platform/ui/CategoryKey/CategoryKey.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Post } from '../../../../platform/ui/Post/Post.tsx';
import { Reaction, Reactions } from '../../../../platform/ui/Reaction/Reaction.tsx';
import { Row } from '../../../../platform/ui/Row/Row.tsx';
import { Rows } from '../../../../platform/ui/Row/Rows.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { Mark } from '../../../../platform/ui/TitleBar/Brand.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import styles from './SamplePage.module.css';
import { SAMPLE_POSTS } from './sample-posts.ts';

const { unread, arabic, read, thread } = SAMPLE_POSTS;

export type SamplePageName = 'list' | 'discussion' | 'home';

export function SamplePage({ page, logo }: { page: SamplePageName; logo: string }) {
  return (
    <>
      <SampleBar logo={logo} />
      {page === 'home' && <SampleBanner />}
      <div className={styles.body}>{page === 'discussion' ? <SampleThread /> : <SampleList />}</div>
    </>
  );
}

function SampleBar({ logo }: { logo: string }) {
  const { t } = useTranslator();
  const { siteName } = useSite();
  return (
    <div className={styles.bar}>
      <span className={styles.brand}>
        {logo === '' ? (
          <>
            <Mark />
            {siteName}
          </>
        ) : (
          <img className={styles.logo} src={logo} alt="" />
        )}
      </span>
      <span className={styles.items}>
        <span className={styles.current}>{t('Posts')}</span>
        <span>{t('Categories')}</span>
      </span>
      <span className={styles.end}>
        <CountBadge value={4} />
        <Avatar name="Rosa Delgado" size={28} />
      </span>
    </div>
  );
}

function SampleBanner() {
  const { t } = useTranslator();
  const { siteName, description } = useSite();
  return (
    <Banner
      headingLevel={2}
      title={siteName}
      description={description || t('Ask, answer and keep what was learnt.')}
      search={
        <search>
          <Input readOnly aria-label={t('Search')} placeholder={t('Search posts')} />
        </search>
      }
    />
  );
}

function SampleList() {
  const { t } = useTranslator();
  return (
    <>
      <div className={styles.line}>
        <p className={styles.title}>{t('Posts')}</p>
        <Button kind="primary" size={32} icon="plus">
          {t('New post')}
        </Button>
      </div>
      <div className={styles.rows}>
        <Panel>
          <Rows>
            <Row
              href="#"
              isUnread
              headingLevel={3}
              title={unread.title}
              excerpt={unread.excerpt}
              avatar={<Avatar name="Rosa Delgado" />}
              category={<CategoryKey keyNumber={1}>{unread.category}</CategoryKey>}
              tags={<Tag preset="greyscale">{unread.tag}</Tag>}
              unread={<UnreadMark count={6} />}
              replies={57}
            />
            <Row
              href="#"
              headingLevel={3}
              title={arabic.title}
              titleLang="ar"
              excerpt={arabic.excerpt}
              avatar={<Avatar name="ليلى منصور" />}
              category={<CategoryKey keyNumber={2}>{arabic.category}</CategoryKey>}
              replies={19}
            />
            <Row
              href="#"
              isRead
              headingLevel={3}
              title={read.title}
              excerpt={read.excerpt}
              avatar={<Avatar name="Omar Haddad" />}
              category={<CategoryKey keyNumber={3}>{read.category}</CategoryKey>}
              replies={86}
            />
          </Rows>
        </Panel>
      </div>
      <SampleControls />
    </>
  );
}

function SampleControls() {
  const { t } = useTranslator();
  return (
    <>
      <div className={styles.controls}>
        <Button size={32}>{t('Standard')}</Button>
        <Button kind="outline" size={32}>
          {t('Outline')}
        </Button>
        <Tag preset="success" icon="circle-check">
          {t('Resolved')}
        </Tag>
        <a href="#sample">{t('A link in text')}</a>
      </div>
      <SampleReactions />
    </>
  );
}

function SampleReactions() {
  const { t } = useTranslator();
  return (
    <Reactions label={t('Reactions')}>
      <Reaction icon="thumbs-up" name={t('Like')} count={8} hasReacted />
      <Reaction icon="lightbulb" name={t('Insightful')} count={3} />
    </Reactions>
  );
}

function SampleThread() {
  const { t } = useTranslator();
  return (
    <>
      <p className={styles.title}>{thread.title}</p>
      <Panel>
        <Post
          label={t('Post')}
          avatar={<Avatar name="Rosa Delgado" />}
          name="Rosa Delgado"
          metas={t('Sample')}
          reactions={<SampleReactions />}
          actions={
            <Button kind="text" size={32} icon="reply">
              {t('Reply')}
            </Button>
          }
        >
          <div className="userContent">
            <p>
              {thread.before}
              <a href="#sample">{thread.link}</a>
              {thread.after}
            </p>
            <blockquote>
              <p>{thread.quote}</p>
            </blockquote>
            <pre>
              <code>{thread.code}</code>
            </pre>
          </div>
        </Post>
      </Panel>
      <SampleControls />
    </>
  );
}
