import { DraftState } from '../../../../platform/ui/Composer/Composer.tsx';
import { useIsOffline } from '../../../../platform/web/device/use-is-offline.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { DraftStatus } from '../use-local-draft.ts';
import styles from './EditorFoot.module.css';

/** From this share of the limit on, the rest is counted. */
const NEAR = 0.9;

export interface EditorFootProps {
  draftStatus: DraftStatus;
  length: number;
  maxLength?: number;
  /** Shown while there is nothing to say about the draft. */
  hint?: string;
}

export function EditorFoot({ draftStatus, length, maxLength, hint }: EditorFootProps) {
  const { t, plural } = useTranslator();
  const left = maxLength === undefined ? undefined : maxLength - length;
  const isOffline = useIsOffline();
  const state = {
    saved: isOffline ? t('Stored on this device') : t('Draft saved'),
    restored: t('Your draft is back'),
    followed: t('Written on in another tab'),
  };
  return (
    <>
      {draftStatus === 'failed' ? (
        <DraftState state="failed">{t('This browser does not keep drafts.')}</DraftState>
      ) : draftStatus === 'none' ? (
        hint
      ) : (
        <DraftState state={isOffline ? 'local' : 'saved'}>{state[draftStatus]}</DraftState>
      )}
      {left !== undefined && maxLength !== undefined && length > maxLength * NEAR && (
        <span className={left < 0 ? styles.over : undefined} role="status">
          {left < 0
            ? plural(-left, { one: '{count} character too many', other: '{count} characters too many' })
            : plural(left, { one: '{count} character left', other: '{count} characters left' })}
        </span>
      )}
    </>
  );
}
