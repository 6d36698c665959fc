// Ask about one person and one thing; the answer names what decided it.
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormActions, FormField, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type ChosenWho, idOfWho, WhoFields } from '../../../users/web/WhoFields/WhoFields.tsx';
import { viewAsPath } from '../../../view-as/view-as.address.ts';
import type { askWhy, WhyAnswer } from '../../why.contract.ts';
import type { WhyPageProps } from '../../why.states.ts';
import { Answer } from './Answer.tsx';
import styles from './WhyPage.module.css';

export function WhyPage({ acts, roles, asked }: WhyPageProps) {
  const { t } = useTranslator();
  const keyOf = ({ recordType, act }: { recordType: string; act: string }) => `${recordType} ${act}`;
  const [key, setKey] = useState(() => keyOf(asked ?? acts[0] ?? { recordType: '', act: '' }));
  const [record, setRecord] = useState(asked ? String(asked.recordID) : '');
  const [who, setWho] = useState<ChosenWho>({
    kind: asked?.member ? 'member' : 'guest',
    members: asked?.member ? [asked.member] : [],
    roleID: roles[0]?.roleID ?? 0,
  });
  const { answer, problem, isBusy, ask } = useAnswer();
  const recordID = numberIn(record);
  const chosen = idOfWho(who);
  const isWhole = recordID > 0 && chosen !== undefined;
  const send = () => {
    const act = acts.find((each) => keyOf(each) === key);
    if (act && isWhole) void ask({ recordType: act.recordType, act: act.act, recordID, ...chosen });
  };
  // A link that named all of it asks by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    if (asked) send();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.page}>
      <PageHead
        title={t('Why?')}
        note={t('Ask about one person and one thing. The answer names what decided it.')}
      />
      <Panel>
        <form className={styles.form} onSubmit={submit}>
          <FormStack>
            <WhoFields kinds={['member', 'role', 'guest']} roles={roles} value={who} onChange={setWho} />
            <FormField label={t('What they would do')}>
              {({ isInvalid: _, ...control }) => (
                <Select {...control} value={key} onChange={(event) => setKey(event.target.value)}>
                  {acts.map((each) => (
                    <option key={keyOf(each)} value={keyOf(each)}>
                      {t(each.name)}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
            <FormField label={t('With what')} hint={t('Its number, or its address.')} isRequired>
              {({ isInvalid: _, ...control }) => (
                <Input
                  {...control}
                  maxLength={500}
                  value={record}
                  onChange={(event) => setRecord(event.target.value)}
                />
              )}
            </FormField>
            <FormActions problem={problem}>
              <Button type="submit" kind="primary" icon="search" isBusy={isBusy} disabled={!isWhole}>
                {t('Ask')}
              </Button>
            </FormActions>
          </FormStack>
        </form>
      </Panel>
      {answer && (
        <Answer
          answer={answer.body}
          record={`${answer.question.recordType}:${answer.question.recordID}`}
          viewAsUrl={viewAsUrl(answer.question)}
        />
      )}
    </div>
  );
}

type Question = Parameters<typeof send>[0];

function send(query: {
  recordType: string;
  act: string;
  recordID: number;
  userID?: number;
  roleID?: number;
}) {
  return call<typeof askWhy>('GET /why', { query });
}

function useAnswer() {
  const [answer, setAnswer] = useState<{ question: Question; body: WhyAnswer }>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const ask = async (question: Question) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setAnswer({ question, body: (await send(question)).body });
    } catch (error) {
      setAnswer(undefined);
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  return { answer, problem, isBusy, ask };
}

/** The record itself, as the one who was asked about sees it. */
function viewAsUrl({ recordType, recordID, userID, roleID }: Question): string {
  const to =
    recordType === 'discussion'
      ? `/discussion/${recordID}`
      : recordType === 'comment'
        ? `/discussion/comment/${recordID}`
        : '/';
  return viewAsPath({ ...(userID !== undefined && { userID }), ...(roleID !== undefined && { roleID }) }, to);
}

/** Of `/discussion/12/title`, `/discussion/comment/34#Comment_34` or `12`: the first number that stands by itself. */
function numberIn(text: string): number {
  const part = text
    .trim()
    .split(/[/?#&=]/)
    .find((each) => /^\d{1,9}$/.test(each));
  return Number(part ?? 0);
}
