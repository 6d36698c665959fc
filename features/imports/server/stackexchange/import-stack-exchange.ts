// `parley import stackexchange <folder>`.
import { hasDollarMath } from '../../../categories/server/dollar-math.ts';
import { cleanLine } from '../clean-text.ts';
import type { ImportRun } from '../import-run.ts';
import { findCategory, writeCategory } from '../write-categories.ts';
import { Authors } from './authors.ts';
import { importAnswers } from './import-answers.ts';
import { importComments } from './import-comments.ts';
import { importQuestions } from './import-questions.ts';
import { importBadges, importOtherPosts, importPostLinks } from './import-rest.ts';
import { importRevisions } from './import-revisions.ts';
import { importTagDescriptions, importTags } from './import-tags.ts';
import { importUsers } from './import-users.ts';
import { importVotes } from './import-votes.ts';
import { Notices } from './notices.ts';
import type { StackExchangeExport, TableCounts } from './open-export.ts';

/** Several passes over the posts: a row may refer to one that stands anywhere. */
export async function importStackExchange(
  run: ImportRun,
  { files, host }: StackExchangeExport,
  { counts, hasFormulas }: TableCounts,
  categoryName: string | undefined,
): Promise<void> {
  run.expect([...counts.values()].reduce((sum, count) => sum + count, 0));
  const categoryID = await importCategory(run, host, categoryName, hasFormulas);
  run.dollarMath = await hasDollarMath(run.db, categoryID);
  const authors = new Authors(run);
  const posts = files.Posts ?? '';
  await importUsers(run, files.Users ?? '');
  if (files.Tags) await importTags(run, files.Tags);
  const notices = await Notices.read(files.PostLinks, files.PostHistory);
  await importQuestions(run, authors, posts, categoryID, notices);
  await importAnswers(run, authors, posts);
  await importTagDescriptions(run, posts);
  await importOtherPosts(run, posts);
  if (files.Comments) await importComments(run, authors, files.Comments);
  if (files.Votes) await importVotes(run, files.Votes);
  if (files.PostLinks) await importPostLinks(run, files.PostLinks);
  if (files.Badges) await importBadges(run, files.Badges);
  if (files.PostHistory) await importRevisions(run, files.PostHistory);
}

/** A dump has no categories: all of it goes into one, of the given name or the site's own. */
async function importCategory(
  run: ImportRun,
  host: string,
  given: string | undefined,
  hasFormulas: boolean,
): Promise<number> {
  const name = cleanLine(given ?? siteName(host), 255) || host;
  const found = new Map<string, number>();
  run.read('categories');
  await run.batch(async (tx, outcome) => {
    const known = (await run.ids.find(tx, 'categories', ['site'])).get('site');
    if (known !== undefined) {
      found.set('site', known);
      outcome.take('categories');
      return;
    }
    const existing = given === undefined ? undefined : await findCategory(tx, given);
    const categoryID =
      existing ??
      (await writeCategory(
        tx,
        { foreignID: 'site', name, slug: name, oldPaths: [], dollarMath: hasFormulas },
        undefined,
      ));
    await run.ids.record(tx, 'categories', [['site', categoryID]]);
    found.set('site', categoryID);
    outcome.write('categories');
  });
  return found.get('site') ?? 0;
}

/** `conlang.meta.stackexchange.com` → `Conlang meta`. */
export function siteName(host: string): string {
  const words = host
    .replace(/\.stackexchange\.com$/, '')
    .replace(/\.(com|net|org)$/, '')
    .replace(/[.-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
