import type { Translator } from '../../contract/languages/translate.ts';
import type { PageProblem, Seo, SiteMeta } from '../../contract/page.ts';
import { missingPageText, NOT_REACHED } from './problems.ts';

/** The page's title and the site's name joined with ' - '; the name is left out where it says the same. */
export function pageTitle(site: Pick<SiteMeta, 'siteName'>, title: string): string {
  if (title === '') return site.siteName;
  return site.siteName === '' || site.siteName === title ? title : `${title} - ${site.siteName}`;
}

export function titleOf(
  site: SiteMeta,
  seo: Seo | undefined,
  problem: PageProblem | null,
  { t }: Pick<Translator, 't'>,
): string {
  if (!problem) return pageTitle(site, seo?.title ?? '');
  const words =
    problem.status === NOT_REACHED && !navigator.onLine
      ? t('You are offline')
      : problem.status === 404 || problem.status === 410
        ? t(missingPageText(problem)?.title ?? 'Page Not Found')
        : problem.status === 403
          ? t('Permission Problem')
          : problem.status === 429
            ? t('That was too often')
            : problem.status === 503 && problem.retryAfter !== undefined
              ? t('Try again in a moment')
              : t('There was an error');
  return pageTitle(site, words);
}
