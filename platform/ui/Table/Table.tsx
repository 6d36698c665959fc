import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useUiLanguage } from '../language/language.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './Table.module.css';

export type TableColumn<Row> = {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Aligned at the end, with figures of one width. */
  isNumeric?: boolean;
  /** Names its row for those who hear. */
  isRowHead?: boolean;
  /** Its name is there for those who hear alone: actions, checkboxes. */
  isNameHidden?: boolean;
  /** Makes its name a link (or a button) that sorts. */
  sort?: { direction?: 'ascending' | 'descending'; href?: string; onSort?: () => void };
};

export type TableProps<Row> = {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  isLoading?: boolean;
  /** In place of rows: an EmptyState. */
  empty?: ReactNode;
  className?: string;
};

/** More header cells than these are not repeated in front of every cell. */
export const mostHeaderCells = 999;

/** Rows and columns; on phones every row is a block, each cell with its column's name before it. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  keyOf,
  isLoading = false,
  empty,
  className,
}: TableProps<Row>) {
  const { translate } = useUiLanguage();
  const hasMobileHeads = countHeaderCells(columns, rows.length) <= mostHeaderCells;
  return (
    <div className={classNames(styles.wrapper, className)} aria-busy={isLoading || undefined}>
      <table className={classNames(styles.table, hasMobileHeads && styles.stacks)}>
        <caption className={isCaptionHidden ? 'visuallyHidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <BodyCell key={column.id} {...column} row={row} hasMobileHead={hasMobileHeads} />
              ))}
            </tr>
          ))}
          {isLoading && rows.length === 0 && <LoadingRows columns={columns.length} />}
          {!isLoading && rows.length === 0 && (
            <tr>
              <td className={styles.empty} colSpan={columns.length}>
                {empty ?? translate('No results found.')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

export function countHeaderCells(columns: readonly { isRowHead?: boolean }[], rowCount: number): number {
  return columns.length + columns.filter(({ isRowHead }) => isRowHead).length * rowCount;
}

type HeadCellProps = Pick<TableColumn<never>, 'name' | 'isNumeric' | 'isNameHidden' | 'sort'>;

function HeadCell({ name, isNumeric, isNameHidden, sort }: HeadCellProps) {
  const text = isNameHidden ? <span className="visuallyHidden">{name}</span> : name;
  return (
    <th scope="col" className={isNumeric ? styles.numeric : undefined} aria-sort={sort?.direction}>
      {sort ? <SortControl {...sort}>{text}</SortControl> : text}
    </th>
  );
}

type SortControlProps = NonNullable<TableColumn<never>['sort']> & { children: ReactNode };

function SortControl({ direction, href, onSort, children }: SortControlProps) {
  const face = (
    <>
      {children}
      {direction && <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size="sm" />}
    </>
  );
  if (href !== undefined) {
    return (
      <a className={styles.sort} href={href} data-replace="">
        {face}
      </a>
    );
  }
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {face}
    </button>
  );
}

type BodyCellProps<Row> = TableColumn<Row> & { row: Row; hasMobileHead: boolean };

function BodyCell<Row>({
  name,
  cell,
  isNumeric,
  isRowHead,
  isNameHidden,
  row,
  hasMobileHead,
}: BodyCellProps<Row>) {
  const className = isNumeric ? styles.numeric : undefined;
  if (isRowHead) {
    return (
      <th scope="row" className={className}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td className={className} data-head={hasMobileHead && !isNameHidden ? name : undefined}>
      {cell(row)}
    </td>
  );
}

function LoadingRows({ columns }: { columns: number }) {
  return [75, 60, 95].map((width) => (
    <tr key={width}>
      <td colSpan={columns}>
        <Skeleton width={width === 75 ? '75' : width === 60 ? '60' : '95'} />
      </td>
    </tr>
  ));
}
