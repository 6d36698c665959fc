import type { RowHeadColumn } from '../../../../platform/ui/Row/RowHead.tsx';
import { Rows } from '../../../../platform/ui/Row/Rows.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CachedFragment } from '../../../../platform/web/nodes/CachedFragment.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import type { DiscussionSort } from '../../discussion-filters.contract.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { useBulkTools } from './bulk-selecting.ts';
import { DiscussionRow } from './DiscussionRow.tsx';
import type { DiscussionsWidgetProps } from './discussions-widget-props.ts';
import { useIsCompact } from './list-density.ts';

/** One object, so that rows need not be drawn again. */
const NO_PREFERENCES = {};

export interface DiscussionRowsProps {
  discussions: readonly Discussion[];
  headingLevel: 2 | 3;
  sort?: DiscussionSort;
  options?: DiscussionsWidgetProps['discussionOptions'];
  /** Rows without bookmarks. */
  hasNoButtons?: boolean;
  /** Rows that cannot be selected. */
  noCheckboxes?: boolean;
}

export function DiscussionRows({
  discussions,
  headingLevel,
  sort,
  options,
  hasNoButtons,
  noCheckboxes,
}: DiscussionRowsProps) {
  const { t } = useTranslator();
  const isMember = usePermission('session.valid') && !hasNoButtons;
  const isTight = useIsCompact();
  const tools = useBulkTools();
  const Select = noCheckboxes ? undefined : tools?.RowSelect;
  const hasExcerpt = options?.excerpt?.display !== false;
  const metas = options?.metas?.display ?? NO_PREFERENCES;
  return (
    <Rows
      head={{ title: t('Discussion'), sortedBy: columnOf(sort) }}
      isCompact={isTight}
      hasSelect={Select !== undefined}
    >
      {discussions.map((discussion) => (
        <CachedFragment
          key={discussion.discussionID}
          shown={['row', discussion, headingLevel, hasExcerpt, metas, isMember]}
        >
          <DiscussionRow
            discussion={discussion}
            headingLevel={headingLevel}
            hasExcerpt={hasExcerpt}
            metas={metas}
            isMember={isMember}
            Select={Select}
          />
        </CachedFragment>
      ))}
    </Rows>
  );
}

function columnOf(sort: DiscussionSort | undefined): RowHeadColumn | undefined {
  if (sort === '-score') return 'score';
  return sort === undefined || sort === '-dateLastComment' ? 'activity' : undefined;
}
