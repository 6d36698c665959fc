// What saving would change, asked of the server for the form as it stands; what was answered goes with the next change.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CategoryPermissionsPageProps } from '../../category-permissions.states.ts';
import type { PermissionTrial, tryCategoryPermissions } from '../../permission-trials.contract.ts';
import styles from './CategoryPermissionsPage.module.css';
import type { Draft } from './permission-draft.ts';
import { TrialResult } from './TrialResult.tsx';

interface Props extends CategoryPermissionsPageProps {
  draft: Draft;
  isBusy: boolean;
}

interface Tried {
  draft: Draft;
  trial?: PermissionTrial;
  problem?: string;
}

export function Trial({ category, roles, permissions, draft, isBusy }: Props) {
  const { t } = useTranslator();
  const [tried, setTried] = useState<Tried>();
  const [isTrying, setTrying] = useState(false);
  const start = async () => {
    setTrying(true);
    const held = roles.map(({ roleID }) => ({ roleID, permissions: [...(draft.held[roleID] ?? [])] }));
    try {
      const { body } = await call<typeof tryCategoryPermissions>(
        'POST /categories/:categoryID/permission-trials',
        {
          params: { categoryID: category.categoryID },
          body: { customPermissions: draft.isOwn, roles: draft.isOwn ? held : [] },
        },
      );
      setTried({ draft, trial: body });
    } catch (error) {
      setTried({ draft, problem: problemText(error) });
    }
    setTrying(false);
  };
  const shown = tried?.draft === draft ? tried : undefined;
  return (
    <section className={styles.trial} aria-labelledby="try-permissions">
      <h2 id="try-permissions" className={styles.title}>
        {t('What saving would change')}
      </h2>
      <div className={styles.actions}>
        <Button icon="history" isBusy={isTrying} disabled={isBusy} onClick={() => void start()}>
          {t('Try it')}
        </Button>
        <span className={styles.soft}>{t('Nothing is changed by it.')}</span>
      </div>
      {shown?.problem && (
        <Notice tone="error" role="alert">
          {shown.problem}
        </Notice>
      )}
      <div aria-live="polite" className={styles.trial}>
        {shown?.trial && <TrialResult trial={shown.trial} permissions={permissions} />}
      </div>
    </section>
  );
}
