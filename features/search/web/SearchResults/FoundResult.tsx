import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { Result } from '../../../../platform/ui/Result/Result.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ResultKind, ShownResult } from '../../search-results.contract.ts';
import { Marked } from './Marked.tsx';
import styles from './SearchResults.module.css';

/** `threadHref` leads to the other hits of the same thread. */
interface FoundResultProps {
  result: ShownResult;
  kind: ResultKind | undefined;
  threadHref?: string;
}

export function FoundResult({ result, kind, threadHref }: FoundResultProps) {
  const { plural } = useTranslator();
  const { snippet, insertUser, breadcrumbs = [], recordType } = result;
  const countComments = result.counts?.find((each) => each.labelCode === 'comments')?.count ?? 0;
  const countMatches = result.subqueryMatchCount ?? 1;
  return (
    <Result
      href={result.url}
      icon={(kind?.icon ?? 'file-text') as IconName}
      title={<Marked text={result.name} marks={result.nameMarks} />}
      excerpt={snippet.text !== '' && <Marked {...snippet} />}
      metas={
        <>
          <Meta className={styles.kind}>{kind?.name ?? result.type}</Meta>
          {breadcrumbs.length > 0 && <Where crumbs={breadcrumbs} />}
          {insertUser && recordType !== 'user' && (
            <Meta>
              <bdi>{insertUser.name}</bdi>
            </Meta>
          )}
          {result.dateInserted && (
            <Meta>
              <TimeAgo date={result.dateInserted} form="short" />
            </Meta>
          )}
          {result.mark && (
            <Meta className={styles.solved}>
              <Icon name={result.mark.icon as IconName} />
              {result.mark.text}
            </Meta>
          )}
          {countComments > 0 && (
            <Meta>
              {recordType === 'category'
                ? plural(countComments, { one: '{count} comment', other: '{count} comments' })
                : plural(countComments, { one: '{count} reply', other: '{count} replies' })}
            </Meta>
          )}
          {threadHref && countMatches > 1 && (
            <a className={styles.more} href={threadHref}>
              {plural(countMatches, {
                one: '{count} result in this thread',
                other: '{count} results in this thread',
              })}
            </a>
          )}
        </>
      }
    />
  );
}

function Where({ crumbs }: { crumbs: readonly { name: string; url: string }[] }) {
  // Home stands before every one of them.
  const shown = /^https?:\/\/[^/]+\/?$|^\/$/.test(crumbs[0]?.url ?? '') ? crumbs.slice(1) : crumbs;
  if (shown.length === 0) return null;
  return (
    <span className={styles.where}>
      {shown.map((crumb, at) => (
        <span key={crumb.url}>
          {at > 0 && <Icon name="chevron-right" size="sm" isDirectional />}
          <a href={crumb.url}>
            <bdi>{crumb.name}</bdi>
          </a>
        </span>
      ))}
    </span>
  );
}
