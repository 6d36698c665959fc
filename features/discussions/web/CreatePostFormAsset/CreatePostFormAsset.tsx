import { lazy, Suspense, useEffect, useState } from 'react';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './CreatePostFormAsset.module.css';
import type { CreatePostFormAssetProps } from './create-post-props.ts';

const CreatePostForm = lazy(() => import('./CreatePostForm.tsx'));
const EditPostForm = lazy(() => import('./EditPostForm.tsx'));

/** The page on which a discussion is written. The form is of no use without scripts, so it comes with them. */
export function CreatePostFormAsset(props: CreatePostFormAssetProps) {
  const { t } = useTranslator();
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  return (
    <div className={styles.place}>
      <PageHead title={t(props.title ?? (props.isEdit ? 'Edit Discussion' : 'New Discussion'))} />
      {isInBrowser ? (
        <Suspense fallback={<PostSkeletons count={1} />}>
          {props.recordID ? (
            <EditPostForm key={props.recordID} {...props} recordID={props.recordID} />
          ) : (
            <CreatePostForm key={props.postType.postTypeID} {...props} />
          )}
        </Suspense>
      ) : (
        <>
          <noscript>
            <p>{t('Writing needs JavaScript. Please switch it on.')}</p>
          </noscript>
          <PostSkeletons count={1} />
        </>
      )}
    </div>
  );
}
