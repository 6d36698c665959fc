import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { Meta, Metas } from '../../../../platform/ui/Metas/Metas.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ListedDraft } from '../../drafts.states.ts';
import { DraftMenu } from './DraftMenu.tsx';
import styles from './DraftsPage.module.css';

const ICONS: Readonly<Record<ListedDraft['kind'], IconName>> = {
  post: 'file-pen-line',
  edit: 'pencil',
  comment: 'reply',
  commentEdit: 'pencil',
  other: 'file-pen-line',
};

export function DraftRow({ draft }: { draft: ListedDraft }) {
  const { t } = useTranslator();
  const { editUrl, excerpt, draftStatus, dateScheduled } = draft;
  const name = draft.name || t('No title yet');
  const isFailed = draftStatus === 'error';
  const icon = isFailed
    ? 'circle-alert'
    : draftStatus === 'scheduled'
      ? 'calendar-clock'
      : ((draft.icon as IconName) ?? ICONS[draft.kind]);
  return (
    <li className={styles.row}>
      <span className={classNames(styles.kind, isFailed && styles.failed)}>
        <Icon name={icon} />
      </span>
      <div className={styles.main}>
        <h3 className={styles.title} dir="auto">
          {editUrl ? <a href={editUrl}>{name}</a> : name}
        </h3>
        {excerpt && (
          <p className={styles.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
        <DraftMetas draft={draft} />
      </div>
      <div className={styles.when}>
        <TimeAgo date={dateScheduled ?? draft.dateSaved} form={dateScheduled ? 'extended' : 'long'} />
        {isFailed && <span className={styles.muted}>{t('not posted')}</span>}
      </div>
      <div className={styles.acts}>
        {editUrl && (
          <LinkButton kind="text" size={32} href={editUrl} aria-label={t('Go on with {name}', { name })}>
            {isFailed ? t('Mend') : t('Go on')}
          </LinkButton>
        )}
        <DraftMenu draft={draft} name={name} />
      </div>
    </li>
  );
}

function DraftMetas({ draft: { kind, label, place, countWords, failedReason } }: { draft: ListedDraft }) {
  const { t, plural } = useTranslator();
  const kinds = {
    post: t('New post'),
    edit: t('Edit of a post'),
    comment: t('Comment'),
    commentEdit: t('Edit of a comment'),
    other: t('Draft'),
  };
  return (
    <Metas className={styles.metas}>
      {failedReason !== null && <Meta className={styles.failed}>{t(failedReason)}</Meta>}
      <Meta>{label ?? kinds[kind]}</Meta>
      {place && (
        <Meta>
          <a href={place.url} dir="auto">
            {place.name}
          </a>
        </Meta>
      )}
      <Meta>{plural(countWords, { one: '{count} word', other: '{count} words' })}</Meta>
    </Metas>
  );
}
