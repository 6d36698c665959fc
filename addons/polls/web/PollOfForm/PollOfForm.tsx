import { hasPermission } from '@parley/addon-api/shared';
import {
  Checkbox,
  DateTimeInput,
  FormField,
  FormGroup,
  Input,
  Notice,
  usePermissions,
  usePostFormPart,
  useTranslator,
} from '@parley/addon-api/web';
import { useEffect, useState } from 'react';
import type { PollOfFormProps } from '../../poll-widgets.contract.ts';
import { OptionInputs } from './OptionInputs.tsx';
import styles from './PollOfForm.module.css';
import { draftOf, draftOfStored, isTooShort, type PollDraft, pollToSend } from './poll-draft.ts';

/** The poll of a discussion that is written or edited; nothing where it is of another type. */
export function PollOfForm({ maxOptions, poll }: PollOfFormProps) {
  const { t } = useTranslator();
  const permissions = usePermissions();
  const [draft, setDraft] = useState(() => draftOf(poll));
  const form = usePostFormPart(({ type }) => {
    if (type?.baseType !== 'poll') return { body: {} };
    const problems = isTooShort(draft) ? { pollOption: t('Give at least two options.') } : undefined;
    return { body: pollToSend(draft), ...(problems && { problems }) };
  });
  const { draft: stored } = form;
  useEffect(() => {
    const found = draftOfStored(stored);
    if (found) setDraft(found);
  }, [stored]);
  if (form.type?.baseType !== 'poll') return null;

  const { errors } = form;
  const change = (changes: Partial<PollDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    form.clearErrors(['pollOption', 'dateCloses', 'poll.dateCloses', 'poll.question']);
  };
  const here = { resourceType: 'category', resourceID: form.categoryID ?? 0 };
  const isEditor =
    hasPermission(permissions, 'community.moderate') || hasPermission(permissions, 'discussions.edit', here);
  const isFixed = poll?.hasVotes === true && !isEditor;
  return (
    <section className={styles.poll} aria-label={t('Poll')}>
      {isFixed && (
        <Notice>{t('Somebody has voted: the options of this poll can no longer be changed.')}</Notice>
      )}
      <FormField
        label={t('Question')}
        hint={t('Left empty, the title is the question.')}
        error={errors['poll.question']}
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={250}
            value={draft.question}
            onChange={(event) => change({ question: event.target.value })}
          />
        )}
      </FormField>
      <OptionInputs
        options={draft.options}
        maxOptions={maxOptions}
        isFixed={isFixed}
        error={errors.pollOption}
        onChange={(options) => change({ options })}
      />
      <FormGroup legend={t('How people vote')}>
        <Choices draft={draft} change={change} stays={poll?.hasVotes ? poll : undefined} />
      </FormGroup>
      <FormField
        label={t('Ends')}
        hint={t('Left empty, the poll stays open.')}
        error={errors.dateCloses ?? errors['poll.dateCloses']}
      >
        {(control) => (
          <DateTimeInput
            {...control}
            value={draft.dateCloses ?? ''}
            onChange={(date) => change({ dateCloses: date || null })}
          />
        )}
      </FormField>
    </section>
  );
}

interface ChoicesProps {
  draft: PollDraft;
  change: (changes: Partial<PollDraft>) => void;
  /** What it was when people voted: whoever voted anonymously stays so, and several choices stay several. */
  stays: { anonymous: boolean; multipleChoice: boolean } | undefined;
}

function Choices({ draft, change, stays }: ChoicesProps) {
  const { t } = useTranslator();
  return (
    <>
      <Checkbox
        label={t('Several options may be chosen')}
        checked={draft.multipleChoice}
        disabled={stays?.multipleChoice}
        onChange={(event) => change({ multipleChoice: event.target.checked })}
      />
      <Checkbox
        label={t('Results are hidden until one has voted')}
        checked={draft.resultsHidden}
        onChange={(event) => change({ resultsHidden: event.target.checked })}
      />
      <Checkbox
        label={t('Nobody sees who voted')}
        checked={draft.anonymous}
        disabled={stays?.anonymous}
        onChange={(event) => change({ anonymous: event.target.checked })}
      />
      <Checkbox
        label={t('Votes may be changed')}
        checked={draft.votesChangeable}
        onChange={(event) => change({ votesChangeable: event.target.checked })}
      />
    </>
  );
}
