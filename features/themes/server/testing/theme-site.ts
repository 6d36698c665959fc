// A site with an administrator, a member, and ways to make a theme and to look at what a page knows.
import { testSite } from '../../../../app/testing/test-site.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';

export const GREEN = { global: { mainColors: { primary: '#2f7d32' } } };

export const variables = (data: unknown) => ({ variables: { type: 'json', data } });

export interface ThemeSite extends TestSite {
  admin: TestMember;
  member: TestMember;
}

export async function themeSite(): Promise<ThemeSite> {
  const test = await testSite();
  const admin = await signedIn(test, 'Adelina', 'administrator');
  return Object.assign(test, { admin, member: await signedIn(test, 'Melba', 'member') });
}

export async function newTheme({ client }: TestMember, given: Record<string, unknown> = {}) {
  const { body, status, text } = await client.post('/themes', {
    name: 'Spring',
    parentTheme: 'keystone',
    parentVersion: '1.0.0',
    assets: variables(GREEN),
    ...given,
  });
  if (status !== 201) throw new Error(text);
  return body;
}

export const siteOf = async (client: TestClient, path = '/') =>
  JSON.parse((await client.page(path)).text).site;
