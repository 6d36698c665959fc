import { FilterBar } from '../../../../platform/ui/FilterBar/FilterBar.tsx';
import { queryString } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import type { FragmentFilters } from '../../fragment-pages.contract.ts';
import { FRAGMENT_TYPES } from '../../injectables.contract.ts';
import { FRAGMENTS } from '../fragment-calls.ts';
import { FRAGMENT_KINDS } from '../fragment-kinds.ts';

/** The address says what the list is narrowed to. */
export function ListFilters({ filters }: { filters: FragmentFilters }) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const narrow = (changed: Record<string, string>) => {
    const { status, appliedStatus, fragmentType } = { ...filters, ...changed };
    const query = {
      status: status === 'latest' ? undefined : status,
      fragmentType,
      appliedStatus: appliedStatus === 'all' ? undefined : appliedStatus,
    };
    navigate(`${FRAGMENTS}${queryString(query)}`, { replace: true, keepsPlace: true });
  };
  return (
    <FilterBar
      label={t('Filter fragments')}
      onChange={narrow}
      filters={[
        {
          name: 'fragmentType',
          label: t('Draws'),
          value: filters.fragmentType,
          options: [
            { value: '', name: t('All') },
            ...FRAGMENT_TYPES.map((type) => ({ value: type, name: t(FRAGMENT_KINDS[type].name) })),
          ],
        },
        {
          name: 'status',
          label: t('Status'),
          value: filters.status,
          options: [
            { value: 'latest', name: t('All') },
            { value: 'draft', name: t('Draft') },
            { value: 'active', name: t('Published') },
          ],
        },
        {
          name: 'appliedStatus',
          label: t('Stands in'),
          value: filters.appliedStatus,
          options: [
            { value: 'all', name: t('All') },
            { value: 'applied', name: t('A layout') },
            { value: 'not-applied', name: t('No layout') },
          ],
        },
      ]}
    />
  );
}
