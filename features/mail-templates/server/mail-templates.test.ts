import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { mailTo } from '../../users/server/testing/mails.ts';
import type { MailTemplateShown } from '../mail-templates.contract.ts';

const test = communityOfFile({ withJobs: true });

async function templates(query = ''): Promise<MailTemplateShown[]> {
  const { status, body } = await test.admin.client.get(`/mail-templates${query}`);
  expect(status).toBe(200);
  return body.templates;
}

const welcome = (all: MailTemplateShown[]) => all.find(({ templateID }) => templateID === 'welcome');

it('is made of texts that the code which sends mails has', async () => {
  const files = ['features/locales', 'addons/qna', 'addons/warnings', 'addons/polls', 'addons/ideation'];
  const read = async (folder: string) => JSON.parse(await readFile(`${folder}/locales/en.json`, 'utf8'));
  const english = Object.assign({}, ...(await Promise.all(files.map(read))));
  const texts = (await templates()).flatMap(({ subject, paragraphs }) =>
    [subject, ...paragraphs].flatMap(({ text }) => text ?? []),
  );
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => english[text] === undefined)).toEqual([]);
});

it('fills every gap with a sample', async () => {
  const lacking = (await templates()).flatMap(({ templateID, subject, paragraphs }) =>
    [subject, ...paragraphs].flatMap(({ text, sample }) =>
      [...(text ?? '').matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
        sample[name] === undefined ? [`${templateID} ${name}`] : [],
      ),
    ),
  );
  expect(lacking).toEqual([]);
});

it('says what a community says instead, mails it, and puts it back', async () => {
  const { client } = test.admin;
  const subject = 'Welcome to {site}';
  const change = (own: string | null) => client.patch('/locales/en/wordings', { wording: subject, own });
  expect((await change('Come in, {nobody}')).status).toBe(422);
  expect((await change('The hive is yours: {site}')).status).toBe(200);
  expect(welcome(await templates())?.subject).toMatchObject({
    shipped: subject,
    own: 'The hive is yours: {site}',
  });
  expect((await client.post('/mail-templates/welcome/test', {})).status).toBe(202);
  const { body: me } = await client.get('/users/me');
  const { body: account } = await client.get(`/users/${me.userID}`);
  await mailTo(test, account.email, 'Subject: The hive is yours: ');
  expect((await client.post('/mail-templates/nothing/test', {})).status).toBe(404);
  await change(null);
  expect(welcome(await templates())?.subject.own).toBeNull();
});

it('is there in each language of the interface', async () => {
  expect((await test.admin.client.get('/mail-templates?locale=xx')).status).toBe(404);
  expect((await test.member.client.get('/mail-templates')).status).toBe(403);
});

it('has the mails about notifications, of add-ons as well, and digests, and mails one to try it', async () => {
  const all = await templates();
  const ids = all.map(({ templateID }) => templateID);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([
      'notification-DiscussionMention',
      'notification-BookmarkComment',
      'digest-weekly',
    ]),
  );
  const mention = all.find(({ templateID }) => templateID === 'notification-DiscussionMention');
  expect(mention?.paragraphs[0]?.text).toBe('{actor} mentioned you in {name}');
  expect(mention?.name).toBe('Ida mentioned you in How do bees find their way?');
  const { client, email } = test.admin;
  const change = (own: string | null) =>
    client.patch('/locales/en/wordings', { wording: '{actor} mentioned you in {name}', own });
  expect((await change('{actor} calls you in {name}')).status).toBe(200);
  expect((await client.post('/mail-templates/notification-DiscussionMention/test', {})).status).toBe(202);
  expect(await mailTo(test, email, 'Ida calls you in How do bees find their way?')).toContain('mentioned');
  expect((await change(null)).status).toBe(200);
});
