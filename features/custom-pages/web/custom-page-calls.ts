import { call } from '../../../platform/web/api/call.ts';
import type { FormattedText } from '../../widgets/text.contract.ts';
import type {
  CustomPage,
  deleteCustomPage,
  patchCustomPage,
  postCustomPage,
} from '../custom-pages.contract.ts';

export const PAGES = '/appearance/pages';

export interface PageText {
  seoTitle: string;
  seoDescription: string;
  urlcode: string;
  status: CustomPage['status'];
  roleIDs: number[];
  isInNavigation: boolean;
  /** Of a page that simply holds one. */
  text?: FormattedText;
}

export function formAddress({ customPageID }: Pick<CustomPage, 'customPageID'>): string {
  return `${PAGES}/${customPageID}/edit`;
}

export async function makePage(body: PageText): Promise<CustomPage> {
  return (await call<typeof postCustomPage>('POST /custom-pages', { body })).body;
}

export async function changePage(customPageID: number, body: Partial<PageText>): Promise<CustomPage> {
  const key = 'PATCH /custom-pages/:customPageID';
  return (await call<typeof patchCustomPage>(key, { params: { customPageID }, body })).body;
}

export async function deletePage(customPageID: number): Promise<void> {
  await call<typeof deleteCustomPage>('DELETE /custom-pages/:customPageID', {
    params: { customPageID },
  });
}
