// Which categories the home page shows, of a site whose posts are elsewhere than in General.
import { expect, it } from 'vitest';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();

interface Node {
  $reactComponent?: string;
  $reactProps?: { itemData?: { name: string }[] };
}

async function shownAtHome(): Promise<string[]> {
  const { text } = await test.guest.get('/layouts/lookup-hydrate?layoutViewType=home');
  const names: string[] = [];
  JSON.parse(text, (_key, value: Node | null) => {
    if (value?.$reactComponent === 'CategoriesWidget')
      names.push(...(value.$reactProps?.itemData ?? []).map(({ name }) => name));
    return value;
  });
  return names;
}

const add = async (name: string, more: object = {}): Promise<number> =>
  (await test.admin.client.post('/categories', { name, urlcode: name.toLowerCase(), ...more })).body
    .categoryID;

it('are General while there is nothing, what holds posts then, and what is featured once it holds some', async () => {
  expect(await shownAtHome()).toEqual(['General']);
  const hives = await add('Hives');
  const below = await add('Below', { parentCategoryID: await add('Garden') });
  await add('Empty');
  expect(await shownAtHome()).toEqual(['General']);
  for (const categoryID of [hives, below]) await discussionBy(test.member.client, { categoryID });
  await expect.poll(shownAtHome).toEqual(['Garden', 'Hives']);
  await discussionBy(test.member.client, { categoryID: 1 });
  await expect.poll(shownAtHome).toEqual(['General']);
  await test.admin.client.patch('/categories/1', { featured: false });
  await expect.poll(shownAtHome).toEqual(['Garden', 'General', 'Hives']);
});
