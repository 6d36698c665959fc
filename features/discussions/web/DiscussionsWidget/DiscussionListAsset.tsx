import { useRef } from 'react';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { KeyHints } from '../../../../platform/ui/Kbd/Kbd.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Pager, RangeText } from '../../../../platform/ui/Pager/Pager.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePageKeys } from '../../../../platform/web/keys/use-page-keys.ts';
import { useWidgets } from '../../../../platform/web/nodes/widget-registry.tsx';
import { usePermission, useSite } from '../../../../platform/web/page/site-context.tsx';
import { useLocation, useNavigate } from '../../../../platform/web/router/screen.tsx';
import type { DiscussionSort } from '../../discussion-filters.contract.ts';
import { MarkAllRead } from '../MarkAllRead/MarkAllRead.tsx';
import { useBulkTools } from './bulk-selecting.ts';
import styles from './DiscussionListAsset.module.css';
import { DiscussionRows } from './DiscussionRows.tsx';
import { asksForDiscussionGroup, bodyOf } from './discussion-group.ts';
import type { DiscussionsWidgetProps, ListPaging } from './discussions-widget-props.ts';
import { ListControls } from './ListControls.tsx';
import { chosenFilters, type ListAddress, listAddress, pageHref } from './list-address.ts';
import { listKeys } from './list-keys.ts';
import { MutedNote } from './MutedNote.tsx';
import { SelectToggle } from './SelectToggle.tsx';

/** The list that its page is about. */
export function DiscussionListAsset(props: DiscussionsWidgetProps) {
  const { t } = useTranslator();
  const address = listAddress(useLocation());
  const { discussions, initialPaging: paging, defaultSort = '-dateLastComment' } = props;
  const sort = (address.query.get('sort') ?? props.apiParams?.sort ?? defaultSort) as DiscussionSort;
  const list = useRef<HTMLDivElement>(null);
  usePageKeys(list, listKeys);
  const canSelect = useSite().useAdminCheckboxes === true && !props.noCheckboxes;
  const tools = useBulkTools();
  const bulk = canSelect ? tools : undefined;
  const toPost = props.categoryUrlCode ? `/post/discussion/${props.categoryUrlCode}` : '/post/discussion';
  const isMember = usePermission('session.valid');
  // A list that is narrowed by its address holds but some of what would be marked.
  const isWhole = (props.fixedFilters ?? []).length === 0;
  // What is unread is all that there is to mark, wherever the list is narrowed.
  const isUnread = props.fixedFilters?.includes('unread') === true;
  const widgets = useWidgets();
  const DiscussionGroup = asksForDiscussionGroup(props) ? widgets.DiscussionGroup : undefined;
  return (
    <div ref={list} className={styles.list}>
      <PageHead
        title={<span dir="auto">{props.title || t('Posts')}</span>}
        note={
          paging &&
          paging.total > 0 && (
            <RangeText
              page={paging.currentPage}
              limit={paging.limit}
              total={paging.total}
              hasMore={paging.hasMore}
            />
          )
        }
        actions={
          (props.actions || discussions.length > 0) && (
            <>
              {props.actions}
              {isUnread && discussions.length > 0 && <MarkAllRead categoryID={undefined} />}
              {discussions.length > 0 && canSelect && <SelectToggle />}
              {discussions.length > 0 && <NewPost toPost={toPost} />}
            </>
          )
        }
      />
      {props.description && (
        <p className={styles.description} dir="auto">
          {props.description}
        </p>
      )}
      {props.intro}
      {props.isCurtailed && (
        <Notice tone="warning">
          {t('This link has filters that only moderators may use. They have been left out.')}
        </Notice>
      )}
      <Panel>
        <ListControls
          address={address}
          sort={sort}
          defaultSort={defaultSort}
          fixed={props.fixedFilters}
          tag={props.tag ?? tagOfList(props, address)}
        />
        {bulk && discussions.length > 0 && <bulk.SelectAll discussions={discussions} />}
        {discussions.length === 0 ? (
          <NothingFound address={address} toPost={toPost} emptyList={props.emptyList} />
        ) : DiscussionGroup ? null : (
          <DiscussionRows
            discussions={discussions}
            headingLevel={2}
            sort={sort}
            options={props.discussionOptions}
            hasNoButtons={props.disableButtonsInItems}
            noCheckboxes={props.noCheckboxes}
          />
        )}
      </Panel>
      {DiscussionGroup && discussions.length > 0 && <DiscussionGroup {...bodyOf(props)} />}
      <MutedNote count={props.countExcluded} address={address} />
      {paging && paging.total > paging.limit && <ListPager address={address} paging={paging} />}
      {discussions.length > 0 && isWhole && isMember && <MarkAllRead categoryID={props.categoryID} />}
      {discussions.length > 0 && <ListHints />}
      {bulk && <bulk.BulkToast />}
    </div>
  );
}

function ListHints() {
  const { t } = useTranslator();
  const isMember = usePermission('session.valid');
  return (
    <div className={styles.hints} aria-hidden>
      <KeyHints
        hints={[
          { keys: ['J', 'K'], text: t('move') },
          { keys: ['Enter'], text: t('open') },
          ...(isMember ? [{ keys: ['B'], text: t('bookmark') }] : []),
        ]}
      />
    </div>
  );
}

/** The name of a tag in the address stands at any discussion that has it. */
function tagOfList({ discussions }: DiscussionsWidgetProps, { query }: ListAddress) {
  const tagID = Number(query.get('tagID'));
  return discussions[0]?.tags?.find((tag) => tag.tagID === tagID);
}

/** Where the title bar is too narrow for its own. */
function NewPost({ toPost }: { toPost: string }) {
  const { t } = useTranslator();
  if (!usePermission('discussions.add')) return null;
  return (
    <LinkButton
      kind="primary"
      icon="plus"
      href={toPost}
      className={styles.newPost}
      aria-label={t('New post')}
    >
      <span className={styles.newPostWords}>{t('New post')}</span>
    </LinkButton>
  );
}

interface NothingFoundProps extends Pick<DiscussionsWidgetProps, 'emptyList'> {
  address: ListAddress;
  toPost: string;
}

function NothingFound({ address, toPost, emptyList }: NothingFoundProps) {
  const { t } = useTranslator();
  const mayPost = usePermission('discussions.add');
  const isNarrowed = chosenFilters(address).length > 0;
  const action = isNarrowed ? (
    <LinkButton href={address.path}>{t('Show all posts')}</LinkButton>
  ) : mayPost && (!emptyList || emptyList.isFilledByPosting) ? (
    <LinkButton kind="primary" icon="plus" href={toPost}>
      {t('New post')}
    </LinkButton>
  ) : emptyList ? (
    <LinkButton href="/discussions">{t('See recent posts')}</LinkButton>
  ) : (
    <LinkButton href="/categories">{t('See all categories')}</LinkButton>
  );
  return (
    <EmptyState icon="messages-square" title={t('No discussions were found.')} action={action}>
      <p>
        {isNarrowed
          ? t('Nothing here fits the chosen filters. Take one away and look again.')
          : emptyList
            ? emptyList.text
            : mayPost
              ? t('Be the first to write something here.')
              : t('As soon as somebody writes, it stands here.')}
      </p>
    </EmptyState>
  );
}

function ListPager({ address, paging }: { address: ListAddress; paging: ListPaging }) {
  const navigate = useNavigate();
  return (
    <Pager
      page={paging.currentPage}
      limit={paging.limit}
      total={paging.total}
      hasMore={paging.hasMore}
      hrefOf={(page) => pageHref(address, page)}
      jumpAction={address.path}
      jumpFields={Object.fromEntries(address.query)}
      onJump={(page) => navigate(pageHref(address, page))}
    />
  );
}
