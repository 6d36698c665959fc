// What saving would change, for the form as it stands.
import { call } from '../../../../platform/web/api/call.ts';
import { TrialSection } from '../../../../platform/web/forms/TrialSection/TrialSection.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CategoryPermissionsPageProps } from '../../category-permissions.states.ts';
import type { tryCategoryPermissions } from '../../permission-trials.contract.ts';
import type { Draft } from './permission-draft.ts';
import { TrialResult } from './TrialResult.tsx';

interface Props extends CategoryPermissionsPageProps {
  draft: Draft;
  isBusy: boolean;
}

export function Trial({ category, roles, permissions, draft, isBusy }: Props) {
  const { t } = useTranslator();
  const ask = async () => {
    const held = roles.map(({ roleID }) => ({ roleID, permissions: [...(draft.held[roleID] ?? [])] }));
    const { body } = await call<typeof tryCategoryPermissions>(
      'POST /categories/:categoryID/permission-trials',
      {
        params: { categoryID: category.categoryID },
        body: { customPermissions: draft.isOwn, roles: draft.isOwn ? held : [] },
      },
    );
    return body;
  };
  return (
    <TrialSection title={t('What saving would change')} inputs={[draft]} ask={ask} isDisabled={isBusy}>
      {(trial) => <TrialResult trial={trial} permissions={permissions} />}
    </TrialSection>
  );
}
