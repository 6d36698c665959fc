// As whom to look at the site. What follows is the site itself, with a bar that ends it.
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import {
  FormActions,
  FormField,
  FormGroup,
  FormStack,
} from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import { type ChosenUser, UserInput } from '../../../users/web/UserInput/UserInput.tsx';
import type { beginViewAs } from '../../view-as.contract.ts';
import type { ViewAsPageProps } from '../../view-as.states.ts';
import styles from './ViewAsPage.module.css';

type Who = 'member' | 'role' | 'guest';

export function ViewAsPage({ roles, member, roleID: asked, to }: ViewAsPageProps) {
  const { t } = useTranslator();
  const [who, setWho] = useState<Who>(member ? 'member' : asked === undefined ? 'guest' : 'role');
  const [members, setMembers] = useState<ChosenUser[]>(member ? [member] : []);
  const [roleID, setRoleID] = useState(asked ?? roles[0]?.roleID ?? 0);
  const { begin, isBusy, problem } = useViewAs(to);
  const userID = members[0]?.userID;
  const isWhole = who === 'guest' || (who === 'role' ? roleID > 0 : userID !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) void begin(who === 'guest' ? {} : who === 'role' ? { roleID } : { userID });
  };
  const kinds: [Who, string][] = [
    ['guest', t('A guest')],
    ['role', t('Anybody with a role')],
    ['member', t('A member')],
  ];
  return (
    <div className={styles.page}>
      <PageHead
        title={t('View as')}
        note={t('See the pages, lists and menus that they see. Nothing can be changed meanwhile.')}
      />
      <Panel>
        <form className={styles.form} onSubmit={submit}>
          <FormStack>
            <FormGroup legend={t('Who')}>
              {kinds.map(([value, name]) => (
                <Radio
                  key={value}
                  name="who"
                  label={name}
                  checked={who === value}
                  onChange={() => setWho(value)}
                />
              ))}
            </FormGroup>
            {who === 'member' && (
              <FormField label={t('Member')} isRequired>
                {(control) => <UserInput {...control} value={members} onChange={setMembers} isSingle />}
              </FormField>
            )}
            {who === 'role' && (
              <FormField label={t('Role')} hint={t('Roles that may do more than you are not listed.')}>
                {({ isInvalid: _, ...control }) => (
                  <Select
                    {...control}
                    value={roleID}
                    onChange={(event) => setRoleID(Number(event.target.value))}
                  >
                    {roles.map((role) => (
                      <option key={role.roleID} value={role.roleID}>
                        {role.name}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
            )}
            <p className={styles.hint}>
              {t(
                'It ends when you stop it, when you sign out, or after an hour. Its beginning and its end are in the audit log. What belongs to one member alone is never shown: private messages, drafts, notifications, bookmarks, mail addresses.',
              )}
            </p>
            <FormActions problem={problem}>
              <Button type="submit" kind="primary" icon="eye" isBusy={isBusy} disabled={!isWhole}>
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
  const begin = async (body: { userID?: number | undefined; roleID?: number }) => {
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
