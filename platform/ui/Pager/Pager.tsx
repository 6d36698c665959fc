import type { FormEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { HiddenFields } from '../Input/HiddenFields.tsx';
import { inputClass } from '../Input/Input.tsx';
import { useUiLanguage } from '../language/language.tsx';
import { formatNumber } from '../ShortNumber/format-number.ts';
import styles from './Pager.module.css';
import { countPages, pageMarks, pageRange, parsePageJump } from './paging.ts';

export type PagerProps = {
  page: number;
  limit: number;
  total: number;
  /** The total is a lower bound: it reads 10,000+. */
  hasMore?: boolean;
  /** The total is none that a reader knows: it says "Page 2 of 4" in place of "11 - 20 of 38". */
  hidesTotal?: boolean;
  hrefOf: (page: number) => string;
  /** Where the jump form goes without scripts: a GET that understands `page`. Left out: no form. */
  jumpAction?: string;
  /** What else that GET carries. */
  jumpFields?: Record<string, string>;
  /** With scripts the jump calls this instead of submitting. */
  onJump?: (page: number) => void;
  /** Two pagers of one page need two names. */
  label?: string;
};

export function Pager({
  page,
  limit,
  total,
  hasMore = false,
  hidesTotal = false,
  hrefOf,
  label,
  ...jump
}: PagerProps) {
  const { translate } = useUiLanguage();
  const pageCount = countPages(total, limit);
  return (
    <nav className={styles.pager} aria-label={label ?? translate('Pages')}>
      {hidesTotal ? (
        <span className={styles.range}>
          {translate('Page {page} of {count}', { page, count: pageCount })}
        </span>
      ) : (
        <RangeText page={page} limit={limit} total={total} hasMore={hasMore} />
      )}
      {jump.jumpAction !== undefined && pageCount > 1 && (
        <JumpForm page={page} pageCount={pageCount} {...jump} />
      )}
      <div className={styles.nav}>
        <Step
          label={translate('Previous page')}
          icon="chevron-left"
          href={page > 1 ? hrefOf(page - 1) : undefined}
          rel="prev"
        />
        {pageMarks(page, pageCount).map((mark, index) => (
          <Mark
            key={mark === 'gap' ? `gap-${index}` : mark}
            mark={mark}
            page={page}
            pageCount={pageCount}
            hrefOf={hrefOf}
          />
        ))}
        <Step
          label={translate('Next page')}
          icon="chevron-right"
          href={page < pageCount ? hrefOf(page + 1) : undefined}
          rel="next"
        />
      </div>
    </nav>
  );
}

export function RangeText({
  page,
  limit,
  total,
  hasMore = false,
}: Pick<PagerProps, 'page' | 'limit' | 'total' | 'hasMore'>) {
  const { translate, locale } = useUiLanguage();
  const { first, last } = pageRange(page, limit, total);
  return (
    <span className={styles.range}>
      <b>
        {formatNumber(first, locale)} - {formatNumber(last, locale)}
      </b>{' '}
      {translate('of')} <b>{`${formatNumber(total, locale)}${hasMore ? '+' : ''}`}</b>
    </span>
  );
}

type StepProps = { label: string; icon: 'chevron-left' | 'chevron-right'; href?: string; rel: string };

function Step({ label, icon, href, rel }: StepProps) {
  const face = <Icon name={icon} isDirectional />;
  if (href === undefined) {
    return (
      <span className={styles.disabled} aria-hidden>
        {face}
      </span>
    );
  }
  return (
    <a href={href} rel={rel} aria-label={label}>
      {face}
    </a>
  );
}

type MarkProps = { mark: number | 'gap'; page: number; pageCount: number; hrefOf: (page: number) => string };

function Mark({ mark, page, pageCount, hrefOf }: MarkProps) {
  const { translate, locale } = useUiLanguage();
  if (mark === 'gap') {
    return (
      <span className={styles.far} aria-hidden>
        …
      </span>
    );
  }
  const isNear = Math.abs(mark - page) <= 1 || mark === 1 || mark === pageCount;
  const name = translate('Page {page}', { page: mark });
  return (
    <a
      href={hrefOf(mark)}
      className={isNear ? undefined : styles.far}
      aria-current={mark === page ? 'page' : undefined}
      aria-label={name}
    >
      {formatNumber(mark, locale)}
    </a>
  );
}

type JumpFormProps = Pick<PagerProps, 'page' | 'jumpAction' | 'jumpFields' | 'onJump'> & {
  pageCount: number;
};

function JumpForm({ page, pageCount, jumpAction, jumpFields = {}, onJump }: JumpFormProps) {
  const { translate } = useUiLanguage();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onJump) return;
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('page');
    onJump(parsePageJump(String(typed ?? ''), page, pageCount));
  };
  return (
    <form className={styles.jump} action={jumpAction} onSubmit={onSubmit}>
      <HiddenFields fields={jumpFields} />
      <label className={styles.jumpLabel}>
        {translate('Go to page')}
        <input
          key={page}
          name="page"
          inputMode="numeric"
          className={inputClass({ className: styles.jumpInput })}
          defaultValue={page}
          autoComplete="off"
          onInput={keepDigits}
        />
      </label>
    </form>
  );
}

function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>) {
  const digits = currentTarget.value.replace(/\D/g, '');
  if (digits !== currentTarget.value) currentTarget.value = digits;
}
