import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { localesFeature } from '../../locales/locales.feature.ts';
import { translationsFeature } from '../../translations/translations.feature.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { profileFieldsFeature } from '../profile-fields.feature.ts';

let test: TestSite;
let admin: TestMember;
let moderator: TestMember;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  test = await accountSite({ more: [localesFeature, translationsFeature, profileFieldsFeature] });
  admin = await signedIn(test, 'Admin_one', 'administrator');
  moderator = await signedIn(test, 'Moderator_one', 'moderator');
  member = await signedIn(test, 'Member_one');
  other = await signedIn(test, 'Member_two');
});
afterAll(() => test.close());

const plain = {
  dataType: 'text',
  formType: 'text',
  visibility: 'public',
  mutability: 'all',
  displayOptions: {},
  registrationOptions: 'hidden',
};
const add = (field: object) => admin.client.post('/profile-fields', { ...plain, ...field });
const mine = (values: object) => member.client.patch('/users/$me/profile-fields', values);
const namesOf = (body: { apiName: string }[]) => body.map(({ apiName }) => apiName);

describe('the fields', () => {
  it('are there from the start, in their order', async () => {
    const { body } = await test.guest.get('/profile-fields');
    expect(namesOf(body)).toEqual([
      ...['display-name', 'Title', 'Location', 'DateOfBirth'],
      ...['first-name', 'last-name', 'company', 'pronouns', 'bio'],
    ]);
    expect(body[1]).toEqual({
      apiName: 'Title',
      label: 'Title',
      description: '',
      dataType: 'text',
      formType: 'text',
      visibility: 'public',
      mutability: 'all',
      displayOptions: { userCards: true, posts: true, search: false },
      dropdownOptions: null,
      registrationOptions: 'hidden',
      enabled: true,
      sort: 1,
      isCoreField: 'Title',
    });
  });

  it.each([
    ['enabled=false', ['DateOfBirth']],
    ['formType[]=date&formType[]=text-multiline', ['DateOfBirth', 'bio']],
    ['dataType=date', ['DateOfBirth']],
    ['visibility=private&mutability=all', ['DateOfBirth']],
    ['registrationOptions=required', []],
  ])('are filtered by %s', async (query, names) => {
    expect(namesOf((await test.guest.get(`/profile-fields?${query}`)).body)).toEqual(names);
  });

  it('are added, changed, sorted and deleted by whoever manages the site', async () => {
    const added = await add({
      apiName: 'shoe-size',
      label: 'Shoe size',
      dataType: 'number',
      formType: 'number',
    });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ apiName: 'shoe-size', enabled: true, sort: 9, isCoreField: null });
    const path = '/profile-fields/shoe-size';
    const patched = await admin.client.patch(path, {
      label: 'Shoes',
      apiName: 'x',
      dataType: 'text',
      enabled: false,
    });
    expect(patched.body).toMatchObject({
      apiName: 'shoe-size',
      label: 'Shoes',
      dataType: 'number',
      enabled: false,
    });
    expect((await admin.client.get(path)).body).toEqual(patched.body);
    const sorts = await admin.client.put('/profile-fields/sorts', { 'shoe-size': -1, nobody: 5 });
    expect(sorts.body['shoe-size']).toBe(-1);
    expect(namesOf((await test.guest.get('/profile-fields')).body)[0]).toBe('shoe-size');
    expect((await admin.client.delete(path)).status).toBe(204);
    expect((await admin.client.get(path)).status).toBe(404);
    expect((await admin.client.patch(path, { label: 'x' })).status).toBe(404);
    expect((await admin.client.delete(path)).status).toBe(404);
    expect((await admin.client.delete('/profile-fields/Title')).status).toBe(400);
  });

  it.each([
    [{ apiName: 'pronouns', label: 'New' }, 400],
    [{ apiName: 'PRONOUNS', label: 'New' }, 400],
    [{ apiName: 'new', label: 'pronouns' }, 400],
    [{ label: 'New' }, 400],
    [{ apiName: 'two words', label: 'New' }, 422],
    [{ apiName: 'new', label: '' }, 422],
    [{ apiName: 'new', label: 'New', formType: 'checkbox' }, 422],
    [{ apiName: 'new', label: 'New', formType: 'dropdown' }, 422],
    [{ apiName: 'new', label: 'New', dataType: 'number', formType: 'dropdown', dropdownOptions: ['a'] }, 422],
    [{ apiName: 'new', label: 'New', visibility: 'internal', registrationOptions: 'optional' }, 422],
  ])('are refused where %j does not fit: %i', async (field, status) => {
    expect((await add(field)).status).toBe(status);
  });

  it('are not for others to change', async () => {
    for (const { client } of [member, moderator]) {
      expect((await client.post('/profile-fields', { ...plain, apiName: 'x', label: 'X' })).status).toBe(403);
      expect((await client.get('/profile-fields/bio')).status).toBe(403);
      expect((await client.patch('/profile-fields/bio', { label: 'X' })).status).toBe(403);
      expect((await client.delete('/profile-fields/bio')).status).toBe(403);
      expect((await client.put('/profile-fields/sorts', { bio: 1 })).status).toBe(403);
    }
    expect((await test.guest.put('/profile-fields/sorts', { bio: 1 })).status).toBe(403);
    const taken = await admin.client.patch('/profile-fields/bio', { label: 'Company' });
    expect([taken.status, taken.body.code]).toEqual([400, 'profileField.labelTaken']);
    const unlike = await admin.client.patch('/profile-fields/Title', { visibility: 'private' });
    expect([unlike.status, unlike.body.errors[0].field]).toEqual([422, 'visibility']);
  });
});

describe('what stands in them', () => {
  beforeAll(async () => {
    await add({ apiName: 'secret', label: 'Secret', visibility: 'private' });
    await add({ apiName: 'note', label: 'Staff note', visibility: 'internal' });
    await add({ apiName: 'badge', label: 'Badge', mutability: 'restricted' });
    await add({ apiName: 'fixed', label: 'Fixed', mutability: 'none' });
    await add({ apiName: 'off', label: 'Off', enabled: false });
    await add({ apiName: 'plants', label: 'Plants', dataType: 'string[]', formType: 'tokens' });
    await add({ apiName: 'size', label: 'Size', dataType: 'number', formType: 'number' });
    await add({ apiName: 'since', label: 'Since', dataType: 'date', formType: 'date' });
    await add({ apiName: 'tea', label: 'Tea', dataType: 'boolean', formType: 'checkbox' });
    const dropdownOptions = ['red', 'blue'];
    const sizes = { dropdownOptions: [1, 2], dataType: 'number', formType: 'dropdown' };
    expect((await add({ apiName: 'cups', label: 'Cups', ...sizes })).body.dropdownOptions).toEqual([1, 2]);
    await add({ apiName: 'colour', label: 'Colour', formType: 'dropdown', dropdownOptions });
  });

  it('is what its field takes', async () => {
    const values = {
      Title: ' Gardener ',
      plants: 'fern, rose ,fern',
      size: '41.5',
      since: '2020-02-03',
      tea: 1,
      colour: 'blue',
      cups: 2,
      unknown: 'x',
    };
    const { status, body } = await mine(values);
    expect(status).toBe(200);
    expect(body).toEqual({
      Title: 'Gardener',
      plants: ['fern', 'rose'],
      size: 41.5,
      since: '2020-02-03T00:00:00+00:00',
      tea: true,
      colour: 'blue',
      cups: 2,
    });
    expect((await member.client.get('/users/me')).body).toMatchObject({
      title: 'Gardener',
      profileFields: body,
    });
    expect((await mine({ plants: [], size: null, since: '' })).body).not.toHaveProperty('plants');
  });

  it.each([
    [{ size: 'big' }, 422],
    [{ since: 'soon' }, 422],
    [{ tea: 'perhaps' }, 422],
    [{ colour: 'green' }, 422],
    [{ plants: [{}] }, 422],
    [{ Title: 'x'.repeat(501) }, 422],
    [{ badge: 'Chief' }, 403],
    [{ fixed: 'x' }, 403],
    [{ note: 'x' }, 403],
    [{ off: 'x' }, 403],
  ])('is refused where %j is not theirs to set: %i', async (values, status) => {
    const refused = await mine(values);
    expect([refused.status, refused.body.errors[0].field]).toEqual([status, Object.keys(values)[0]]);
    expect((await member.client.patch('/users/$me', { profileFields: values })).status).toBe(status);
  });

  it('is seen by whom it is for', async () => {
    await mine({ secret: 'hush', pronouns: 'she/her' });
    await admin.client.patch(`/users/${member.userID}/profile-fields`, { note: 'Kind', badge: 'Chief' });
    const keys = async (who: TestMember) =>
      Object.keys((await who.client.get(`/users/${member.userID}/profile-fields`)).body).sort();
    const open = ['Title', 'badge', 'colour', 'cups', 'pronouns', 'tea'];
    expect(await keys(other)).toEqual(open);
    expect(await keys(member)).toEqual([...open, 'secret'].sort());
    expect(await keys(moderator)).toEqual([...open, 'secret'].sort());
    expect(await keys(admin)).toEqual([...open, 'note', 'secret'].sort());
    expect((await test.guest.get(`/users/${member.userID}/profile-fields`)).body).toEqual({});
    expect(namesOf((await other.client.get('/profile-fields')).body)).not.toContain('note');
    expect(namesOf((await admin.client.get('/profile-fields')).body)).toContain('note');
    const listed = await other.client.get(`/users?userID=${member.userID}&expand=profileFields`);
    expect(Object.keys(listed.body[0].profileFields).sort()).toEqual(open);
  });

  it('is of nobody whose profile is restricted', async () => {
    await member.client.patch('/users/$me', { private: true });
    expect((await other.client.get(`/users/${member.userID}/profile-fields`)).body).toEqual({});
    expect((await other.client.get(`/users/${member.userID}?expand=all`)).body).not.toHaveProperty(
      'profileFields',
    );
    await member.client.patch('/users/$me', { private: false });
    expect((await other.client.get('/users/999999/profile-fields')).status).toBe(404);
  });

  it('is changed by oneself and by managers of members alone', async () => {
    const path = `/users/${member.userID}/profile-fields`;
    expect((await test.guest.patch(path, { pronouns: 'x' })).status).toBe(403);
    expect((await other.client.patch(path, { pronouns: 'x' })).status).toBe(403);
    expect((await moderator.client.patch(path, { pronouns: 'x' })).status).toBe(403);
    expect((await admin.client.patch(path, { pronouns: 'they' })).body.pronouns).toBe('they');
    expect((await admin.client.patch('/users/999999/profile-fields', {})).status).toBe(404);
    const clerk = { name: 'Clerk', permissions: [{ type: 'global', permissions: { 'users.edit': true } }] };
    const { roleID } = (await admin.client.post('/roles', clerk)).body;
    await admin.client.patch(`/users/${other.userID}`, { roleID: [8, roleID] });
    const above = await other.client.patch(`/users/${moderator.userID}/profile-fields`, { pronouns: 'x' });
    expect([above.status, above.body.code]).toEqual([403, 'user.outranked']);
    await admin.client.patch(`/users/${other.userID}`, { roleID: [8] });
  });

  it('is looked for by those who see it', async () => {
    const found = async (who: TestMember, query: string) =>
      (await who.client.get(`/users?${query}`)).body.map(({ name }: { name: string }) => name);
    expect(await found(other, 'profileFields[colour]=BLUE')).toEqual(['Member_one']);
    expect(await found(other, 'profileFields[Title]=gardener&profileFields[tea]=true')).toEqual([
      'Member_one',
    ]);
    expect(await found(other, 'profileFields[secret]=hush')).toEqual([]);
    expect(await found(moderator, 'profileFields[secret]=hush')).toEqual(['Member_one']);
    expect(await found(moderator, 'profileFields[note]=Kind')).toEqual([]);
    expect(await found(admin, 'profileFields[note]=Kind')).toEqual(['Member_one']);
    await member.client.patch('/users/$me', { private: true });
    expect(await found(other, 'profileFields[colour]=blue')).toEqual([]);
    await member.client.patch('/users/$me', { private: false });
  });

  it('goes with its field', async () => {
    await admin.client.delete('/profile-fields/colour');
    expect((await member.client.get('/users/$me/profile-fields')).body).not.toHaveProperty('colour');
  });
});

describe('at registration', () => {
  const newcomer = { name: 'Newcomer', email: 'newcomer@example.org', password: PASSWORD };

  it('what is required is asked for, and stored', async () => {
    await add({ apiName: 'heard', label: 'Heard of us', registrationOptions: 'required' });
    await add({ apiName: 'once', label: 'Once', registrationOptions: 'optional', mutability: 'none' });
    const missing = await test.client().post('/users/register', newcomer);
    expect(missing.status).toBe(400);
    expect(missing.body.errors).toEqual([
      expect.objectContaining({ field: 'heard', path: 'profileFields', code: 'missingField' }),
    ]);
    const hidden = { ...newcomer, profileFields: { heard: 'A friend', badge: 'Chief' } };
    expect((await test.client().post('/users/register', hidden)).status).toBe(403);
    const client = test.client();
    const profileFields = { heard: 'A friend', once: 'and for all' };
    expect((await client.post('/users/register', { ...newcomer, profileFields })).status).toBe(201);
    expect((await client.get('/users/me')).body.profileFields).toEqual(profileFields);
    const row = await test.site.database.row<{ ip: string }>(sql`
      select host(insert_ip_address) as ip from users where name = 'Newcomer'`);
    expect(row?.ip).toMatch(/127\.0\.0\.1|::1/);
  });

  it('nothing is asked of whoever is added', async () => {
    const person = {
      ...newcomer,
      name: 'Added',
      email: 'added@example.org',
      profileFields: { badge: 'Chief' },
    };
    const { status, body } = await admin.client.post('/users', person);
    expect(status).toBe(201);
    expect((await admin.client.get(`/users/${body.userID}?expand=profileFields`)).body.profileFields).toEqual(
      {
        badge: 'Chief',
      },
    );
    const wrong = { ...person, name: 'Added_2', email: 'added2@example.org', profileFields: { fixed: 'x' } };
    expect((await admin.client.post('/users', wrong)).status).toBe(403);
  });
});
