// What narrows a search: links that add to its address, so that they work without scripts.
import type { ReactNode } from 'react';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Facet, Facets } from '../../../../platform/ui/Facet/Facet.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SearchFacets as Counts } from '../../search.contract.ts';
import type { ResultKind } from '../../search-results.contract.ts';
import styles from './SearchFacets.module.css';
import {
  countFilters,
  type SearchChoice,
  searchHref,
  sinceDays,
  toggled,
  withoutFilters,
} from './search-address.ts';

export interface SearchFacetsProps {
  choice: SearchChoice;
  facets: Counts;
  kinds: Readonly<Record<string, ResultKind>>;
  today: string;
}

const DAYS = [
  { name: 'Past week', days: 7 },
  { name: 'Past month', days: 30 },
  { name: 'Past year', days: 365 },
] as const;

export function SearchFacets({ choice, facets, kinds, today }: SearchFacetsProps) {
  const { t, plural } = useTranslator();
  const count = countFilters(choice);
  return (
    <Facets label={t('Filters')} activeCount={count}>
      <Kinds choice={choice} facets={facets} kinds={kinds} />
      <Places choice={choice} facets={facets} />
      <Authors choice={choice} facets={facets} />
      <Words choice={choice} />
      <Facet title={t('Date')}>
        <FacetList>
          <FacetLink
            isRadio
            href={searchHref(choice, { dateInserted: '' })}
            isChosen={choice.dateInserted === ''}
          >
            {t('Any time')}
          </FacetLink>
          {DAYS.map(({ name, days }) => {
            const range = sinceDays(today, days);
            return (
              <FacetLink
                key={name}
                isRadio
                href={searchHref(choice, { dateInserted: range })}
                isChosen={choice.dateInserted === range}
              >
                {t(name)}
              </FacetLink>
            );
          })}
        </FacetList>
      </Facet>
      {count > 0 && (
        <div className={styles.clear}>
          <LinkButton kind="text" size={32} href={withoutFilters(choice)} data-replace="">
            {plural(count, { one: 'Clear {count} filter', other: 'Clear {count} filters' })}
          </LinkButton>
        </div>
      )}
    </Facets>
  );
}

type Part = Pick<SearchFacetsProps, 'choice' | 'facets'>;

function Kinds({ choice, facets, kinds }: Part & Pick<SearchFacetsProps, 'kinds'>) {
  const { t } = useTranslator();
  if (facets.types.length === 0) return null;
  return (
    <Facet title={t('Type')}>
      <FacetList>
        {facets.types.map(({ type, count }) => (
          <FacetLink
            key={type}
            href={searchHref(choice, { types: toggled(choice.types, type) })}
            isChosen={choice.types.includes(type)}
            count={count}
          >
            {kinds[type]?.plural ?? type}
          </FacetLink>
        ))}
      </FacetList>
    </Facet>
  );
}

function Places({ choice, facets }: Part) {
  const { t } = useTranslator();
  if (facets.categories.length === 0) return null;
  return (
    <Facet title={t('Category')}>
      <FacetList>
        {facets.categories.map(({ categoryID, name, count }) => (
          <FacetLink
            key={categoryID}
            href={searchHref(choice, { categoryIDs: toggled(choice.categoryIDs, categoryID) })}
            isChosen={choice.categoryIDs.includes(categoryID)}
            count={count}
          >
            <bdi>{name}</bdi>
          </FacetLink>
        ))}
      </FacetList>
    </Facet>
  );
}

function Authors({ choice, facets }: Part) {
  const { t } = useTranslator();
  if (facets.authors.length === 0 || choice.domain === 'members') return null;
  return (
    <Facet title={t('Author')}>
      <FacetList>
        {facets.authors.map(({ userID, name, count }) => (
          <FacetLink
            key={userID}
            href={searchHref(choice, { insertUserIDs: toggled(choice.insertUserIDs, userID) })}
            isChosen={choice.insertUserIDs.includes(userID)}
            count={count}
          >
            <bdi>{name}</bdi>
          </FacetLink>
        ))}
      </FacetList>
    </Facet>
  );
}

/** Of a single word there is nothing to choose. */
function Words({ choice }: Pick<Part, 'choice'>) {
  const { t } = useTranslator();
  if (!choice.query.trim().includes(' ')) return null;
  const ways = [
    { queryOperator: 'and', name: t('All of them') },
    { queryOperator: 'or', name: t('Any of them') },
  ] as const;
  return (
    <Facet title={t('Words')}>
      <FacetList>
        {ways.map(({ queryOperator, name }) => (
          <FacetLink
            key={queryOperator}
            isRadio
            href={searchHref(choice, { queryOperator })}
            isChosen={choice.queryOperator === queryOperator}
          >
            {name}
          </FacetLink>
        ))}
      </FacetList>
    </Facet>
  );
}

function FacetList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface FacetLinkProps {
  href: string;
  isChosen: boolean;
  /** One of several instead of any of them. */
  isRadio?: boolean;
  count?: number;
  children: ReactNode;
}

function FacetLink({ href, isChosen, isRadio = false, count, children }: FacetLinkProps) {
  return (
    <li>
      <a href={href} className={styles.link} aria-current={isChosen ? 'true' : undefined} data-replace="">
        <span className={isRadio ? styles.radio : styles.box} />
        <span className={styles.name}>{children}</span>
        {count !== undefined && (
          <span className={styles.count}>
            <ShortNumber value={count} />
          </span>
        )}
      </a>
    </li>
  );
}
