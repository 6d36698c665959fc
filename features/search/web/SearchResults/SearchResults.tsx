// The search page: the box, what narrows it, and what was found. Works without scripts.
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Pager } from '../../../../platform/ui/Pager/Pager.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Results } from '../../../../platform/ui/Result/Result.tsx';
import { SortMenu } from '../../../../platform/ui/SortMenu/SortMenu.tsx';
import { Segmented } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import type { SearchResultsProps, ShownResult } from '../../search-results.contract.ts';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import { FoundResult } from './FoundResult.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchFacets } from './SearchFacets.tsx';
import { SearchHelp } from './SearchHelp.tsx';
import styles from './SearchResults.module.css';
import {
  choiceOf,
  countFilters,
  domainHref,
  type SearchChoice,
  searchFields,
  searchHref,
} from './search-address.ts';
import { useSearchTick } from './use-search-tick.ts';

export function SearchResults(props: SearchResultsProps) {
  const { t } = useTranslator();
  const { results, paging, facets, query } = props;
  useSearchTick(props);
  const navigate = useNavigate();
  const choice = choiceOf(props);
  const { query: _, ...existing } = searchFields(choice);
  return (
    <div className={styles.search}>
      <h1 className="visuallyHidden">{query === '' ? t('Search') : t('Search: {query}', { query })}</h1>
      <aside className={styles.side} aria-label={t('Narrow the results')}>
        <SearchFacets choice={choice} facets={facets} kinds={props.kinds} today={props.today} />
      </aside>
      <div className={styles.main}>
        {choice.discussionID !== null && <ThreadHead choice={choice} results={results} />}
        <SearchBar
          searchesWhenCleared
          variant="banner"
          label={t('Search this community')}
          placeholder={t('Search')}
          defaultValue={query}
          key={query}
          hidden={existing}
        />
        <ResultsBar choice={choice} total={paging.total} isIncomplete={props.isIncomplete} />
        {props.isIncomplete && (
          <Notice tone="warning">
            {t(
              'Only a part was searched: all of it would have taken too long. Add a word or choose a filter to find more.',
            )}
          </Notice>
        )}
        {results.length > 0 ? (
          <Panel>
            <Results isOrdered>
              {results.map((result) => (
                <FoundResult
                  kind={props.kinds[result.type]}
                  key={`${result.recordType}${result.recordID}`}
                  result={result}
                  threadHref={threadHref(choice, result)}
                />
              ))}
            </Results>
          </Panel>
        ) : (
          !props.isIncomplete && <NothingFound choice={choice} />
        )}
        {paging.total > paging.limit && (
          <Pager
            page={paging.currentPage}
            limit={paging.limit}
            total={paging.total}
            hrefOf={(page) => searchHref(choice, {}, page)}
            jumpAction="/search"
            jumpFields={searchFields(choice)}
            onJump={(page) => navigate(searchHref(choice, {}, page))}
          />
        )}
        <SearchHelp />
      </div>
    </div>
  );
}

function threadHref(choice: SearchChoice, { discussionID }: ShownResult): string | undefined {
  return discussionID === undefined || choice.discussionID !== null
    ? undefined
    : searchHref(choice, { discussionID });
}

/** A search within one thread: which one, and the way back to all of them. */
function ThreadHead({ choice, results }: { choice: SearchChoice; results: readonly ShownResult[] }) {
  const { t } = useTranslator();
  const name = results[0]?.name.replace(/^Re: /, '');
  return (
    <div className={styles.thread}>
      <a href={searchHref(choice, { discussionID: null })}>
        <Icon name="arrow-left" isDirectional />
        {t('All results')}
      </a>
      {name && (
        <p>
          {t('In the thread')} <strong dir="auto">{name}</strong>
        </p>
      )}
    </div>
  );
}

const DOMAINS = [
  { domain: 'all_content', name: 'All' },
  { domain: 'discussions', name: 'Posts' },
  { domain: 'places', name: 'Categories' },
  { domain: 'members', name: 'Members' },
] as const;

interface Order {
  sort: SearchChoice['sort'];
  name: string;
}

const BEST_MATCH: Order = { sort: 'relevance', name: 'Best Match' };
const BY_DATE: readonly Order[] = [
  { sort: '-dateInserted', name: 'Newest' },
  { sort: 'dateInserted', name: 'Oldest' },
];

/** What each domain can be ordered by; its first one holds where none is asked for. */
const SORTS: Readonly<Record<string, readonly Order[]>> = {
  discussions: [BEST_MATCH, ...BY_DATE, { sort: '-score', name: 'Top' }, { sort: '-hot', name: 'Hot' }],
  places: [BEST_MATCH, { sort: 'name', name: 'Name' }],
  members: [
    BEST_MATCH,
    { sort: '-dateLastActive', name: 'Recently Active' },
    { sort: 'name', name: 'Name' },
    { sort: 'dateInserted', name: 'Oldest Members' },
    { sort: '-dateInserted', name: 'Newest Members' },
    { sort: '-countPosts', name: 'Most Posts' },
  ],
};

interface ResultsBarProps {
  choice: SearchChoice;
  total: number;
  isIncomplete: boolean;
}

function ResultsBar({ choice, total, isIncomplete }: ResultsBarProps) {
  const { t, plural } = useTranslator();
  const maySeeMembers = usePermission('profiles.view');
  const isRequested = total > 0 || choice.query !== '' || countFilters(choice) > 0;
  return (
    <div className={styles.bar}>
      <span className={styles.total} role="status">
        {isRequested && !isIncomplete && plural(total, { one: '{count} result', other: '{count} results' })}
        {total > 0 &&
          isIncomplete &&
          plural(total, { one: 'At least {count} result', other: 'At least {count} results' })}
      </span>
      <Segmented
        label={t('Where to search')}
        className={styles.domains}
        items={DOMAINS.filter(({ domain }) => domain !== 'members' || maySeeMembers).map(
          ({ domain, name }) => ({
            name: t(name),
            href: domainHref(choice, domain),
            isCurrent: choice.domain === domain,
          }),
        )}
      />
      <SortMenu
        options={(SORTS[choice.domain] ?? [BEST_MATCH, ...BY_DATE]).map(({ sort, name }) => ({
          name: t(name),
          href: searchHref(choice, { sort }),
          isCurrent: choice.sort === sort,
        }))}
      />
    </div>
  );
}
