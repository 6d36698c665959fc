// What selecting discussions takes: fetched by those who begin to.
import type { BulkTools } from '../DiscussionsWidget/bulk-selecting.ts';
import { BulkToast } from './BulkToast.tsx';
import { RowSelect, SelectAll } from './RowSelect.tsx';
import { clearSelection } from './selection-store.ts';

export const bulkTools: BulkTools = { RowSelect, SelectAll, BulkToast, clearSelection };
