// Saved as a draft nobody sees, or published for everybody; and what is still missing.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import type { LayoutCatalog } from '../../layout-catalog.contract.ts';
import type { LayoutForEdit, LayoutPlace } from '../../layout-documents.contract.ts';
import { editorAddress, LAYOUTS } from '../layout-address.ts';
import { EVERYWHERE } from '../layout-calls.ts';
import { missingAssets, showsHeading } from './arrangement.ts';
import styles from './LayoutEditor.module.css';
import type { LayoutDraft } from './use-layout-draft.ts';

interface EditorFootProps {
  draft: LayoutDraft;
  catalog: LayoutCatalog;
  stored: LayoutForEdit;
  /** Nothing is unsaved any more, although this has not been drawn yet. */
  letGo: () => void;
}

export function EditorFoot({ draft, catalog, stored, letGo }: EditorFootProps) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const missing = missingAssets(catalog, draft.layout);
  // A copy of a template that is not saved yet.
  const isUnsaved = draft.isDirty || draft.layoutID === undefined;
  // What a template stands for is not what its copy stands for.
  const standsNowhere = stored.isDefault || !stored.isActive;
  const isNameless = draft.name.trim() === '';

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblems([]);
    try {
      await work();
    } catch (error) {
      setProblems(shown(error as Error));
    }
    setBusy(false);
  };
  const save = () =>
    run(async () => {
      const layoutID = await draft.save();
      showToast(t('Draft saved.'), { id: 'layouts', tone: 'success', isAutoDismissed: true });
      // A new layout now has an address of its own.
      if (!stored.isDefault) return;
      letGo();
      navigate(editorAddress({ ...stored, ...draft, layoutID }), { replace: true, keepsPlace: true });
    });
  const publish = (places?: LayoutPlace[]) =>
    run(async () => {
      const { isActive } = await draft.publish(places);
      const words = isActive
        ? t('Published. Everybody sees it from the next page on.')
        : t('Published. Apply it in the list of layouts to show it.');
      showToast(words, { id: 'layouts', tone: 'success', isAutoDismissed: true });
      letGo();
      navigate(LAYOUTS);
    });
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="error">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {missing.length > 0 && (
        <p className={styles.state}>
          {t('To be published it still needs: {names}', {
            names: missing.map(({ name }) => t(name)).join(', '),
          })}
        </p>
      )}
      {missing.length === 0 && !showsHeading(catalog, draft.layout) && (
        <Notice tone="warning">
          {t(
            'No widget shows the heading of this page: only those who listen to it are told. A banner with a title would show it.',
          )}
        </Notice>
      )}
      <div className={styles.footLine}>
        <p className={styles.state} role="status">
          {isUnsaved ? t('Not saved yet.') : t('All changes are saved.')}
        </p>
        <Button kind="text" size={32} icon="undo-2" disabled={isBusy || !draft.canUndo} onClick={draft.undo}>
          {t('Undo')}
        </Button>
      </div>
      {standsNowhere && (
        <p className={styles.state}>
          {t('Applied, it stands on the whole community in place of the layout that stands there now.')}
        </p>
      )}
      <div className={styles.footLine}>
        {standsNowhere && (
          <Button
            kind="primary"
            isBusy={isBusy}
            disabled={missing.length > 0 || isNameless}
            onClick={() => publish([EVERYWHERE])}
          >
            {t('Publish and apply')}
          </Button>
        )}
        <Button
          kind={standsNowhere ? 'standard' : 'primary'}
          isBusy={isBusy}
          disabled={missing.length > 0 || isNameless}
          onClick={() => publish()}
        >
          {t('Publish')}
        </Button>
        <Button disabled={isBusy || isNameless || !isUnsaved} onClick={save}>
          {t('Save draft')}
        </Button>
      </div>
    </>
  );
}

/** Every fault with the place it is at. */
function shown(error: Error): string[] {
  if (!(error instanceof ApiError)) return [error.message];
  const faults = Object.entries(error.fieldErrors).map(([field, message]) => `${field}: ${message}`);
  return faults.length > 0 ? faults : [error.message];
}
