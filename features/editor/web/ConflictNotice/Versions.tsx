// Both texts of a post that two people edited, beside each other. Fetched when that has happened.
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { ComposerFormat } from '../Composer/composer-props.ts';
import { Preview } from '../MarkdownEditor/Preview.tsx';
import type { SavedVersion } from '../saved-version.ts';
import styles from './ConflictNotice.module.css';

export interface VersionsProps {
  mine: { value: string; format: ComposerFormat };
  categoryID: number | undefined;
  isBusy: boolean;
  readTheirs: () => Promise<SavedVersion>;
  onSaveMine: () => void;
  /** What one wrote stays as a draft. */
  onTakeTheirs: () => void;
}

export default function Versions(props: VersionsProps) {
  const { t } = useTranslator();
  const id = useId();
  const me = useMe();
  // As it was refused: what is written on stands in the editor below.
  const [mine] = useState(props.mine);
  const { theirs, problem } = useTheirs(props.readTheirs);
  return (
    <div className={styles.versions}>
      <Side
        photoUrl={me?.photoUrl}
        name={t('Yours')}
        when={t('not saved')}
        foot={
          <Button size={32} isBusy={props.isBusy} onClick={props.onSaveMine}>
            {t('Save mine over it')}
          </Button>
        }
      >
        <Preview source={mine.value} format={mine.format} categoryID={props.categoryID} id={`${id}-mine`} />
      </Side>
      <Side
        photoUrl={theirs?.photoUrl}
        name={theirs?.name ?? t('Theirs')}
        when={theirs?.dateUpdated && <TimeAgo date={theirs.dateUpdated} />}
        foot={
          <Button
            size={32}
            title={t('Yours stays a draft.')}
            disabled={props.isBusy}
            onClick={props.onTakeTheirs}
          >
            {t('Take theirs')}
          </Button>
        }
      >
        {theirs ? (
          <RenderedBody html={theirs.html} id={`${id}-theirs`} />
        ) : problem ? (
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        ) : (
          <Spinner />
        )}
      </Side>
    </div>
  );
}

interface SideProps {
  photoUrl: string | undefined;
  name: string;
  when: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

function Side({ photoUrl, name, when, foot, children }: SideProps) {
  return (
    <section className={styles.side} aria-label={name}>
      <div className={styles.head}>
        <Avatar photoUrl={photoUrl} of={name} size={24} />
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.when}>{when}</span>
      </div>
      {/* What is long scrolls, by keys too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys */}
      <div className={styles.text} tabIndex={0}>
        {children}
      </div>
      <div className={styles.foot}>{foot}</div>
    </section>
  );
}

function useTheirs(read: VersionsProps['readTheirs']) {
  const [theirs, setTheirs] = useState<SavedVersion>();
  const [problem, setProblem] = useState<string>();
  const [readOnce] = useState(() => read);
  useEffect(() => {
    let isWanted = true;
    readOnce().then(
      (found) => isWanted && setTheirs(found),
      (error: unknown) => isWanted && setProblem(problemText(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [readOnce]);
  return { theirs, problem };
}
