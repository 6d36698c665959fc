import { useState } from 'react';
import { Button, type ButtonKind } from '../../../../platform/ui/Button/Button.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { setViewerState, useViewerState, viewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { followCategory } from '../../category-follows.contract.ts';
import styles from './CategoryFollowWidget.module.css';

export interface CategoryFollowWidgetProps {
  categoryID: number;
  categoryName: string;
  buttonType?: ButtonKind;
}

/** Shown at once as it will be, and taken back if the server would not have it. */
export function CategoryFollowWidget({ categoryID, categoryName, buttonType }: CategoryFollowWidgetProps) {
  const { t } = useTranslator();
  const isFollowed = useViewerState('followedCategories')?.includes(categoryID) ?? false;
  const [isBusy, setIsBusy] = useState(false);
  const toggle = async () => {
    setIsBusy(true);
    mark(categoryID, !isFollowed);
    try {
      await call<typeof followCategory>('PUT /categories/:categoryID/follow', {
        params: { categoryID },
        body: { followed: !isFollowed },
      });
    } catch (error) {
      mark(categoryID, isFollowed);
      const text = problemText(error);
      showToast(text, { id: 'follow', tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  const words = isFollowed ? t('Following') : t('Follow');
  return (
    <Button
      {...(buttonType && { kind: buttonType })}
      icon={isFollowed ? 'check' : 'bell'}
      className={styles.follow}
      aria-label={`${words}: ${categoryName}`}
      disabled={isBusy}
      onClick={toggle}
    >
      {words}
    </Button>
  );
}

function mark(categoryID: number, isFollowed: boolean): void {
  const known = viewerState().followedCategories ?? [];
  const others = known.filter((id) => id !== categoryID);
  setViewerState({ followedCategories: isFollowed ? [...others, categoryID] : others });
}
