import { type ComponentType, Fragment } from 'react';
import { hasPermission } from '../../../contract/permission.ts';
import type { PermissionName } from '../../../contract/permission-names.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary/ErrorBoundary.tsx';
import { MenuButton, MenuLabel, MenuSeparator } from '../../../ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../i18n/language.tsx';
import { useAdditions } from '../../nodes/use-additions.ts';
import type { WebPlace } from '../../nodes/web-place.ts';
import { usePermissions, useSite } from '../../page/site-context.tsx';
import type { MenuForms, MenuOption, MenuViewer } from '../menu-option.ts';
import { useRun } from '../use-run.ts';

export interface MenuOptionsProps<Subject> {
  place: WebPlace<MenuOption<Subject>>;
  subject: Subject;
  /** In the order in which they stand; groups that are not among them come last. */
  groups: readonly string[];
  onForm: (Form: ComponentType<Subject & { onClose: () => void }>) => void;
}

/** The items of a menu that are offered to the viewer. */
export default function MenuOptions<Subject extends object>(props: MenuOptionsProps<Subject>) {
  const { place, subject, onForm } = props;
  const { t } = useTranslator();
  const running = useRun(place.name);
  const groups = useOffered(props);
  // What is left to do is known for certain only here: what was reported meanwhile, say, is not reported again.
  if (groups.length === 0) return <MenuLabel>{t('There is nothing to do here.')}</MenuLabel>;
  return groups.map((group, at) => (
    <Fragment key={group[0]?.group}>
      {at > 0 && <MenuSeparator />}
      {group.map((option) =>
        'Item' in option ? (
          // One that breaks is missing, and the others stand.
          <ErrorBoundary key={option.position} fallback={false}>
            <option.Item {...subject} {...running} onForm={onForm as MenuForms['onForm']} />
          </ErrorBoundary>
        ) : (
          <MenuButton
            key={option.name}
            icon={option.icon}
            isDanger={option.isDanger}
            onClick={() => onForm(option.Form)}
          >
            {t(option.name)}
          </MenuButton>
        ),
      )}
    </Fragment>
  ));
}

function useOffered<Subject extends object>({ place, subject, groups }: MenuOptionsProps<Subject>) {
  const site = useSite();
  const permissions = usePermissions();
  const may = (permission: PermissionName) => hasPermission(permissions, permission);
  const offered = useAdditions(place)
    .filter((option) => isOffered(option, subject, { site, may }))
    .sort((a, b) => a.position - b.position);
  const names = new Set([...groups, ...offered.map(({ group }) => group)]);
  return [...names]
    .map((name) => offered.filter(({ group }) => group === name))
    .filter((group) => group.length > 0);
}

function isOffered<Subject>(option: MenuOption<Subject>, subject: Subject, viewer: MenuViewer): boolean {
  try {
    return option.isOffered(subject, viewer);
  } catch (error) {
    console.error('An item of a menu is left out.', error);
    return false;
  }
}
