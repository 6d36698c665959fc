import { useId } from 'react';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { NewMembersProps } from '../../profile-widgets.contract.ts';
import { PeopleList } from './PeopleList.tsx';

export function NewMembers({ title, members }: NewMembersProps) {
  const { t } = useTranslator();
  const headID = useId();
  return (
    <section aria-labelledby={headID}>
      <WidgetHead id={headID} title={t(title)} />
      <PeopleList
        people={members.map(({ user, dateInserted }) => ({
          user,
          end: <TimeAgo date={dateInserted} form="short" />,
        }))}
      />
    </section>
  );
}
