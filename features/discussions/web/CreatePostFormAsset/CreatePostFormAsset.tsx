import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';
import type { CreatePostFormAssetProps } from './create-post-props.ts';

const CreatePostForm = lazy(() => import('./CreatePostForm.tsx'));
const EditPostForm = lazy(() => import('./EditPostForm.tsx'));

/** The page on which a discussion is written. */
export function CreatePostFormAsset(props: CreatePostFormAssetProps) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t(props.title ?? (props.isEdit ? 'Edit Discussion' : 'New Discussion'))}>
      {props.recordID ? (
        <EditPostForm key={props.recordID} {...props} recordID={props.recordID} />
      ) : (
        <CreatePostForm key={`${props.postType.postTypeID}/${props.draftID ?? 0}`} {...props} />
      )}
    </ScriptedPage>
  );
}
