import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { addonsFeature } from '../../addons/addons.feature.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { localesFeature } from '../locales.feature.ts';
import { parrot } from './testing/parrot.ts';

let test: TestSite;
let admin: TestMember;

beforeAll(async () => {
  test = await accountSite({ more: [addonsFeature, localesFeature, parrot] });
  admin = await signedIn(test, 'Admin_one', 'administrator');
  await admin.client.post('/locales', { locale: 'fr', translatable: false });
});
afterAll(() => test.close());

const translate = (...texts: string[]) =>
  admin.client.post('/translation-services/translate', { locale: 'fr', texts });

it('translates where the language names it, in the order of the texts, or not at all', async () => {
  expect((await translate('a')).body.code).toBe('translationService.none');
  const named = await admin.client.patch('/locales/fr', { translationService: 'parrot' });
  expect(named.body).toMatchObject({ translatable: false, translationService: 'parrot' });
  expect((await translate('a', 'b')).body).toEqual({ translations: ['en-fr a', 'en-fr b'] });
  expect((await translate('a', 'b', 'c')).status).toBe(502);
  const both = await admin.client.patch('/locales/fr', { translatable: true });
  expect(both.body).toMatchObject({ translatable: true, translationService: 'parrot' });
  const none = await admin.client.patch('/locales/fr', { translationService: null });
  expect(none.body).toMatchObject({ translatable: true, translationService: null });
});

it('is the one for all languages while it is the default', async () => {
  expect((await admin.client.put('/translation-services/parrot', { isDefault: true })).body).toMatchObject({
    isDefault: true,
  });
  expect((await translate('a')).body).toEqual({ translations: ['en-fr a'] });
  const ended = await admin.client.put('/translation-services/parrot', { isDefault: false });
  expect(ended.body.isDefault).toBe(false);
  expect((await translate('a')).status).toBe(400);
});
