import type { GroupPeopleProps } from '../../group-widgets.contract.ts';
import { Applicants } from './Applicants.tsx';
import styles from './GroupPage.module.css';
import { Invitations } from './Invitations.tsx';
import { Leaders } from './Leaders.tsx';

/** Whom one turns to; for those who lead the group, who wants to come in. */
export function GroupPeople(people: GroupPeopleProps) {
  const { groupID, insertUserID, leaders, applicants, invitations, canLead } = people;
  return (
    <div className={styles.sections}>
      {applicants.length > 0 && <Applicants groupID={groupID} applicants={applicants} />}
      {leaders.length > 0 && <Leaders leaders={leaders} founderID={insertUserID} />}
      {canLead && <Invitations groupID={groupID} invitations={invitations} />}
    </div>
  );
}
