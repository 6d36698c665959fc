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

export type SamplePageName = 'list' | 'discussion' | 'home';

export function SamplePage({ page }: { page: SamplePageName }) {
  return (
    <>
      <SampleBar />
      {page === 'home' && <SampleBanner />}
      <div className={styles.body}>{page === 'discussion' ? <SampleThread /> : <SampleList />}</div>
    </>
  );
}

function SampleBar() {
  const { t } = useTranslator();
  const { siteName } = useSite();
  return (
    <div className={styles.bar}>
      <span className={styles.brand}>
        <Mark />
        {siteName}
      </span>
      <span className={styles.current}>{t('Posts')}</span>
      <span>{t('Categories')}</span>
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
      search={<Input readOnly aria-label={t('Search')} placeholder={t('Search posts')} />}
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
              title="Inverter clips at 4.6 kW on cold, bright mornings even though the string is rated for 5.2 kW"
              excerpt="Every morning below 5 °C it flattens out. Sun is perfect, no error codes."
              avatar={<Avatar name="Rosa Delgado" />}
              category={<CategoryKey keyNumber={1}>Inverters</CategoryKey>}
              tags={<Tag preset="greyscale">mppt</Tag>}
              unread={<UnreadMark count={6} />}
              replies={57}
            />
            <Row
              href="#"
              headingLevel={3}
              title="كيف أختار سعة البطارية المناسبة؟"
              titleLang="ar"
              excerpt="عندنا انقطاع كل مساء تقريبًا من ثلاث إلى أربع ساعات."
              avatar={<Avatar name="ليلى منصور" />}
              category={<CategoryKey keyNumber={2}>Batteries</CategoryKey>}
              replies={19}
            />
            <Row
              href="#"
              isRead
              headingLevel={3}
              title="Charge from the grid only when tomorrow looks cloudy"
              excerpt="The whole automation in 40 lines, with the forecast sensor."
              avatar={<Avatar name="Omar Haddad" />}
              category={<CategoryKey keyNumber={3}>Home automation</CategoryKey>}
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
          {t('Solved')}
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
      <p className={styles.title}>Inverter clips at 4.6 kW on cold mornings</p>
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
              Every morning below 5 °C it flattens out. I have read the <a href="#sample">manual</a> twice.
            </p>
            <blockquote>
              <p>Voltage rises when modules are cold.</p>
            </blockquote>
            <pre>
              <code>derating = max(0, voc - limit)</code>
            </pre>
          </div>
        </Post>
      </Panel>
      <SampleControls />
    </>
  );
}
