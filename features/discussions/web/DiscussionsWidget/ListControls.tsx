import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { ListBar } from '../../../../platform/ui/Row/Rows.tsx';
import { SortMenu } from '../../../../platform/ui/SortMenu/SortMenu.tsx';
import { Segmented, SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { DiscussionSort } from '../../discussion-filters.contract.ts';
import { FilterPosts } from './FilterPosts.tsx';
import styles from './ListControls.module.css';
import { type ListAddress, listHref, sortNames } from './list-address.ts';
import { chooseDensity, useIsCompact } from './list-density.ts';

export interface ListControlsProps {
  address: ListAddress;
  sort: DiscussionSort;
  defaultSort: DiscussionSort;
  /** What the list is of by its address. */
  fixed?: readonly string[];
  tag?: { tagID: number; name: string };
}

/** What the list is narrowed to and how it is ordered: each choice is a link with an address of its own. */
export function ListControls({ address, sort, defaultSort, fixed, tag }: ListControlsProps) {
  const { t } = useTranslator();
  const options = sortNames.map(([value, name]) => ({
    name: t(name),
    href: listHref(address, { sort: value === defaultSort ? undefined : value }),
    isCurrent: value === sort,
  }));
  const end = (
    <>
      <FilterPosts address={address} fixed={fixed} tag={tag} />
      <DensityChoice />
      <SortMenu options={options} />
    </>
  );
  return (
    <ListBar end={end}>
      <Filters address={address} />
      {tag && address.query.has('tagID') && (
        <LinkButton
          kind="text"
          size={24}
          icon="x"
          href={listHref(address, { tagID: undefined })}
          data-replace=""
        >
          <span className="visuallyHidden">{t('Remove filter:')}</span> {tag.name}
        </LinkButton>
      )}
    </ListBar>
  );
}

function Filters({ address }: { address: ListAddress }) {
  const { t } = useTranslator();
  const { isSignedIn, postTypeKinds = [] } = useSite();
  const isFollowed = address.query.get('followed') === 'true';
  const type = address.query.get('type');
  const kinds = postTypeKinds.filter(({ isFilter }) => isFilter);
  const items = [
    {
      name: t('Latest'),
      href: listHref(address, { followed: undefined, type: undefined }),
      isCurrent: !isFollowed && !kinds.some((kind) => kind.type === type),
    },
    ...(isSignedIn
      ? [
          {
            name: t('Following'),
            href: listHref(address, { followed: 'true', type: undefined }),
            isCurrent: isFollowed,
          },
        ]
      : []),
    ...kinds.map((kind) => ({
      name: kind.plural,
      href: listHref(address, { followed: undefined, type: kind.type }),
      isCurrent: kind.type === type,
    })),
  ];
  return items.length > 1 ? <Segmented label={t('Filter')} items={items} /> : null;
}

function DensityChoice() {
  const { t } = useTranslator();
  const isTight = useIsCompact();
  return (
    <div className={styles.density}>
      <SegmentedChoice
        label={t('Density')}
        name="density"
        value={isTight ? 'compact' : 'comfortable'}
        onChange={chooseDensity}
        options={[
          { value: 'comfortable', name: t('Comfortable'), icon: 'rows-3' },
          { value: 'compact', name: t('Compact'), icon: 'rows-4' },
        ]}
      />
    </div>
  );
}
