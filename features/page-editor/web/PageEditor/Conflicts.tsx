import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useAdditions } from '../../../../platform/web/nodes/use-additions.ts';
import type { PageConflict } from '../../page-editor.contract.ts';
import { pagePartForms } from '../page-part-forms.ts';
import styles from './PageEditor.module.css';
import type { PageDraftState } from './use-page-draft.ts';

/** What others published meanwhile: theirs or mine, for each by itself. */
export function Conflicts({ draft }: { draft: PageDraftState }) {
  const { t } = useTranslator();
  const parts = useAdditions(pagePartForms).flatMap((form) => form.parts);
  const nameOf = ({ part, key }: PageConflict) => {
    const named = parts.find((each) => each.part === part);
    const detail = named?.detailOf?.(key);
    return (named ? t(named.name) : part) + (detail ? `: ${detail}` : '');
  };
  return draft.conflicts.map((conflict) => (
    <Notice key={`${conflict.part}/${conflict.key}`} tone="warning">
      <p>
        <b>{nameOf(conflict)}</b>{' '}
        {conflict.isGone ? t('It is not there any more.') : t('Others changed this meanwhile.')}{' '}
        {typeof conflict.now === 'string' && t('Now it is “{text}”.', { text: conflict.now })}
      </p>
      <div className={styles.choice}>
        <Button size={32} onClick={() => draft.settle(conflict, false)}>
          {t('Leave it as it is now')}
        </Button>
        {!conflict.isGone && (
          <Button size={32} onClick={() => draft.settle(conflict, true)}>
            {t('Put mine in its place')}
          </Button>
        )}
      </div>
    </Notice>
  ));
}

/** The same draft, changed on two devices. */
export function Elsewhere({ draft }: { draft: PageDraftState }) {
  const { t } = useTranslator();
  return (
    <Notice tone="warning" role="alert">
      <p>{t('You changed this draft on another device too.')}</p>
      <div className={styles.choice}>
        <Button size={32} onClick={() => void draft.takeOthers()}>
          {t('Use the other one')}
        </Button>
        <Button size={32} onClick={() => void draft.keepMine()}>
          {t('Use this one')}
        </Button>
      </div>
    </Notice>
  );
}
