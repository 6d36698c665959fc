// As whom to look at the site. What follows is the site itself, with a bar that ends it.
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormActions, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import { type ChosenWho, idOfWho, WhoFields } from '../../../users/web/WhoFields/WhoFields.tsx';
import type { beginViewAs } from '../../view-as.contract.ts';
import type { ViewAsPageProps } from '../../view-as.states.ts';
import styles from './ViewAsPage.module.css';

export function ViewAsPage({ roles, member, roleID: asked, to }: ViewAsPageProps) {
  const { t } = useTranslator();
  const [who, setWho] = useState<ChosenWho>({
    kind: member ? 'member' : asked === undefined ? 'guest' : 'role',
    members: member ? [member] : [],
    roleID: asked ?? roles[0]?.roleID ?? 0,
  });
  const { begin, isBusy, problem } = useViewAs(to);
  const chosen = idOfWho(who);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) void begin(chosen);
  };
  return (
    <div className={styles.page}>
      <PageHead
        title={t('View as')}
        note={t('See the pages, lists and menus that they see. Nothing can be changed meanwhile.')}
      />
      <Panel>
        <form className={styles.form} onSubmit={submit}>
          <FormStack>
            <WhoFields
              kinds={['guest', 'role', 'member']}
              roles={roles}
              roleHint={t('Roles that may do more than you are not listed.')}
              value={who}
              onChange={setWho}
            />
            <p className={styles.hint}>
              {t(
                'It ends when you stop it, when you sign out, or after an hour. Its beginning and its end are in the audit log. What belongs to one member alone is never shown: private messages, drafts, notifications, bookmarks, mail addresses.',
              )}
            </p>
            <FormActions problem={problem}>
              <Button type="submit" kind="primary" icon="eye" isBusy={isBusy} disabled={!chosen}>
                {t('See the site as they do')}
              </Button>
            </FormActions>
          </FormStack>
        </form>
      </Panel>
    </div>
  );
}

function useViewAs(to: string) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const begin = async (body: { userID?: number; roleID?: number }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await call<typeof beginViewAs>('PUT /view-as', { body });
      fullReload(to);
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };
  return { begin, isBusy, problem };
}
