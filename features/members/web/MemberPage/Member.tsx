import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { getMember } from '../../members.contract.ts';
import { StateWord } from '../StateWord/StateWord.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import styles from './Member.module.css';
import { MemberActions } from './MemberActions.tsx';
import { MemberPart } from './MemberPart.tsx';

/** All that whoever looks may know of one member, and do. */
export default function Member({ userID }: { userID: number }) {
  const { t } = useTranslator();
  const { data, error } = useQuery<typeof getMember>(
    'GET /members/:userID',
    { params: { userID } },
    { staleTime: 0 },
  );
  if (error?.status === 404)
    return <EmptyState title={t('This account is gone.')}>{t('It was deleted.')}</EmptyState>;
  if (error && !data)
    return (
      <ErrorPanel title={t('This member did not come.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={3} />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Avatar size={40} photoUrl={data.photoUrl} of={data.name} />
        <span className={styles.facts}>
          <span>{t('No. {number}', { number: data.userID })}</span>
          {data.stateDetails.length === 0 && <StateWord state={undefined} />}
          {data.stateDetails.map((state) => (
            <StateWord key={state.id} state={state} />
          ))}
          {data.actions.showEmail && <EmailAddress member={data} />}
        </span>
      </div>
      <MemberActions
        member={data}
        onChanged={() => invalidateQueries('GET /members/:userID', 'GET /members')}
      />
      <div className={styles.parts}>
        {data.parts.map((part) => (
          <MemberPart key={part.id} part={part} />
        ))}
      </div>
    </div>
  );
}
