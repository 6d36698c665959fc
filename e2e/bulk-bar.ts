// Selecting discussions in the list, and what can be done with them.
import type { BrowserTest } from './browser-test.ts';

export const NAMES = ['Hive for sale', 'Smoker wanted', 'Queens of spring'] as const;

export type Page = Awaited<ReturnType<BrowserTest['openAs']>>;

export const bar = (page: Page) => page.locator('[data-bulk-actions]');
export const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

export async function selecting(page: Page, count: number = NAMES.length): Promise<void> {
  await page.goto('/discussions');
  await page.getByRole('button', { name: 'Select discussions' }).click();
  for (const name of NAMES.slice(0, count)) await page.getByLabel(`Select ${name}`).check();
}

export async function openForm(page: Page, name: string) {
  await inBar(page, name).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return { dialog, submit: dialog.getByRole('button', { name, exact: true }).last() };
}
