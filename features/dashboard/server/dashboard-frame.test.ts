import { describe, expect, it } from 'vitest';
import type { HydratedLayout } from '../../../platform/contract/page.ts';
import { wholeRegistry } from '../../../platform/server/layouts/layout-registry.ts';
import { declaredPermissions } from '../../../platform/server/permissions/permission-registry.ts';
import { adminPages } from '../../../platform/server/places/admin-pages.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { DashboardFrameProps } from '../dashboard.states.ts';

const test = communityOfFile();

async function frameOf(client: TestClient, path: string): Promise<DashboardFrameProps> {
  const { status, text } = await client.page(path);
  expect([path, status]).toEqual([path, 200]);
  const { page } = JSON.parse(text) as { page: HydratedLayout };
  expect(page.frame?.$reactComponent, path).toBe('DashboardFrame');
  return page.frame?.$reactProps as unknown as DashboardFrameProps;
}

const urlsIn = ({ groups }: DashboardFrameProps) =>
  groups.flatMap(({ pages }) => pages.map(({ url }) => url));

it('frames every page that has a place in it, and marks that place', async () => {
  const { groups, overview } = await frameOf(test.admin.client, '/dashboard');
  expect(overview).toBe('dashboard');
  expect(groups.map(({ name }) => name)).toEqual([
    ...['People', 'Content', 'Looks', 'Moderation', 'Settings', 'Running'],
  ]);
  const placed = adminPages
    .declaredIn(test.site.features.all)
    .filter(({ views }) => views.length > 0)
    .map(({ id }) => id);
  expect(placed.length).toBeGreaterThan(15);
  for (const { id, url } of groups.flatMap(({ pages }) => pages)) {
    if (placed.includes(id)) expect((await frameOf(test.admin.client, url)).pageID).toBe(id);
  }
});

it('says of every page who may see it', async () => {
  const { groups, seenBy } = await frameOf(test.admin.client, '/dashboard');
  expect(seenBy).toEqual([]);
  const registry = declaredPermissions(test.site);
  const needs = new Map(
    adminPages
      .declaredIn(test.site.features.all)
      .filter(({ views }) => views.length > 0)
      .map(({ id, permission }) => [id, [permission].flat()]),
  );
  for (const { id, url } of groups.flatMap(({ pages }) => pages)) {
    const labels = needs.get(id)?.flatMap((name) => registry.find(name)?.label ?? []);
    if (labels) expect(labels.length).toBeGreaterThan(0);
    if (labels) expect([url, (await frameOf(test.admin.client, url)).seenBy]).toEqual([url, labels]);
  }
  const { seenBy: ofTags } = await frameOf(test.admin.client, '/dashboard/content/tags');
  expect(ofTags).toEqual(['Manage the community']);
});

it('names no view that there is not', async () => {
  const { views } = wholeRegistry(test);
  const named = adminPages.declaredIn(test.site.features.all).flatMap((page) => page.views);
  expect(named.filter((name) => !views.has(name))).toEqual([]);
});

it('leaves pages of readers alone', async () => {
  const { text } = await test.admin.client.page('/discussions');
  expect(JSON.parse(text).page).not.toHaveProperty('frame');
});

it('shows moderators their part and no more', async () => {
  const all = urlsIn(await frameOf(test.admin.client, '/dashboard'));
  const own = urlsIn(await frameOf(test.moderator.client, '/dashboard'));
  expect(own).toContain('/dashboard/content/triage');
  expect(own).not.toContain('/settings/mail');
  expect(own).not.toContain('/appearance/themes');
  expect(all).toEqual(expect.arrayContaining(own));
  for (const url of own) expect([url, (await test.moderator.client.page(url)).status]).toEqual([url, 200]);
});

it('is closed for members, and asks guests to sign in', async () => {
  expect((await test.member.client.page('/dashboard')).status).toBe(403);
  expect((await test.guest.page('/dashboard')).status).toBe(302);
});

it('is where /admin leads', async () => {
  const { status, headers } = await test.admin.client.page('/admin');
  expect([status, headers.get('location')]).toEqual([302, '/dashboard']);
});

describe('the search', () => {
  const find = async (client: TestClient, query: string) => {
    const { status, body } = await client.get(`/dashboard/find?query=${encodeURIComponent(query)}`);
    if (status !== 200) return status;
    const groups: { found: { url: string }[] }[] = body.groups;
    return groups.flatMap(({ found }) => found.map(({ url }) => url));
  };

  it('finds pages by their names and by what can be done there', async () => {
    expect(await find(test.admin.client, 'mail')).toContain('/settings/mail');
    expect(((await find(test.admin.client, 'Catégories')) as string[])[0]).toBe(
      '/dashboard/content/categories',
    );
    expect(await find(test.admin.client, 'colours themes')).toContain('/appearance/themes');
    expect(await find(test.admin.client, 'no such words')).toEqual([]);
  });

  it('finds for moderators what they may open', async () => {
    expect(await find(test.moderator.client, 'triage approval')).toEqual(['/dashboard/content/triage']);
    expect(await find(test.moderator.client, 'themes')).toEqual([]);
    expect(await find(test.member.client, 'triage')).toBe(403);
    expect(await find(test.guest, 'triage')).toBe(403);
    expect(await find(test.admin.client, ' ')).toBe(422);
    expect(await find(test.admin.client, 'x'.repeat(101))).toBe(422);
  });
});
