import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNameList } from '../../../../platform/web/i18n/use-name-list.ts';
import type { CategoryPermissionsPageProps } from '../../category-permissions.states.ts';
import { type Draft, seesIt, storedDraft } from './permission-draft.ts';

/** Who will see the category, and who will not; nobody learns it from a complaint. */
export function SeenBy({ draft, ...props }: CategoryPermissionsPageProps & { draft: Draft }) {
  const { t } = useTranslator();
  const listOf = useNameList();
  const names = (roles: CategoryPermissionsPageProps['roles']) => listOf(roles.map(({ name }) => name));
  const [seeing, excluded] = [
    props.roles.filter((role) => seesIt(draft, role)),
    props.roles.filter((role) => !seesIt(draft, role)),
  ];
  const stored = storedDraft(props);
  const losing = excluded.filter((role) => seesIt(stored, role));
  return (
    <Notice tone={losing.length > 0 ? 'warning' : 'info'} icon={excluded.length > 0 ? 'lock' : 'eye'}>
      <div role="status">
        <p>
          {seeing.length > 0
            ? t('After saving, this category is seen by: {roles}.', { roles: names(seeing) })
            : t('After saving, no role sees this category.')}
        </p>
        {excluded.length > 0 && <p>{t('It is not seen by: {roles}.', { roles: names(excluded) })}</p>}
        {losing.length > 0 && (
          <p>{t('Who sees it now and will not any more: {roles}.', { roles: names(losing) })}</p>
        )}
      </div>
    </Notice>
  );
}
