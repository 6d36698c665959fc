import { useId } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Post } from '../../../../platform/ui/Post/Post.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import bodyStyles from '../Signature/Signature.module.css';
import styles from './SignaturePage.module.css';

/** As it stands below a post now. */
export function ShownSignature({ html }: { html: string }) {
  const { t } = useTranslator();
  const headingID = useId();
  const me = useMe();
  if (html === '' || !me) return null;
  return (
    <Panel as="section" labelledBy={headingID}>
      <h2 id={headingID} className={styles.heading}>
        {t('As others read it')}
      </h2>
      <Post
        label={t('A post of yours')}
        avatar={<Avatar photoUrl={me.photoUrl} of={me.name} />}
        name={me.name}
        signature={
          <RenderedBody key={html} html={html} id="ShownSignature" className={bodyStyles.signature} />
        }
      >
        <p className={styles.words}>{t('Your words stand here.')}</p>
      </Post>
    </Panel>
  );
}
