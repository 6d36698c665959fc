import { useId } from 'react';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { UserFragment } from '../../../users/users.contract.ts';
import { PeopleList } from '../CommunityWidgets/PeopleList.tsx';

export interface ProfileCompanyProps {
  people: { user: UserFragment; count: number }[];
}

export function ProfileCompany({ people }: ProfileCompanyProps) {
  const { t } = useTranslator();
  const headID = useId();
  return (
    <section aria-labelledby={headID}>
      <WidgetHead id={headID} title={t('Writes most with')} />
      <PeopleList people={people.map(({ user, count }) => ({ user, end: count }))} />
    </section>
  );
}
