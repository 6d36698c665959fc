import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';
import { MEMBERS_PATH } from '../../members.address.ts';

const Member = lazy(() => import('./Member.tsx'));

export function MemberPage({ userID, name }: { userID: number; name: string }) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={<bdi>{name}</bdi>} crumbs={[{ name: t('Members'), href: MEMBERS_PATH }]}>
      <Member key={userID} userID={userID} />
    </ScriptedPage>
  );
}
