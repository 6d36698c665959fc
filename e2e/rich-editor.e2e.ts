// Rich text: written with the keyboard and the bar above it, posted, read and edited.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../platform/server/images/testing/pictures.ts';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let mira: Person;
let page: Page;
let url = '';
let discussionID = 0;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(
    admin.client.patch('/config', {
      'garden.inputFormatter': 'rich2',
      'vanilla.comment.spamCount': 1000,
      'rateLimits.posting.perAccount': 0,
      'rateLimits.posting.perAddress': 0,
    }),
  );
  mira = await person(test.server, admin, 'Mira');
  ({ url, discussionID } = await discussion(admin, 'Where to put the hive?', 1));
  page = await test.openAs(mira.client.cookies);
  await page.goto(url);
});
afterAll(() => test?.close());

const field = () => page.getByRole('textbox', { name: 'Comment' });
const bodies = () => page.locator('[id^="Comment_"][id$="_body"]');

/** Posts what is written, and answers the body of the comment that came of it. */
async function posted(): Promise<Locator> {
  const count = await bodies().count();
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect.poll(() => bodies().count()).toBe(count + 1);
  await page.locator('[data-slate-placeholder]').waitFor();
  return bodies().last();
}

describe('a comment in rich text', () => {
  it('fetches the editor when somebody begins, and loses nothing typed before', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    expect(await field().evaluate((element) => element.tagName)).toBe('TEXTAREA');
    expect(scripts.filter((script) => script.includes('rich-editor'))).toEqual([]);
    await field().click();
    await page.keyboard.type('Typed early, ');
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await page.keyboard.type('and late.');
    expect(await field().innerText()).toContain('Typed early, and late.');
    expect(await (await posted()).innerText()).toBe('Typed early, and late.');
  });

  it('has marks, headings, lists, quotes, code and spoilers', async () => {
    await field().click();
    await page.keyboard.type('## ');
    await page.keyboard.type('What you need');
    await page.keyboard.press('Enter');
    await page.keyboard.type('A lid, ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('tight');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(', and ');
    await page.keyboard.press('Control+e');
    await page.keyboard.type('wax()');
    await page.keyboard.press('Control+e');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- one');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('deeper');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('> Nobody taught them.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('```js');
    await page.keyboard.press('Enter');
    await page.keyboard.type('const far = true;');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('>! It was the queen.');
    const body = await posted();
    expect(await body.locator('h2').innerText()).toBe('What you need');
    expect(await body.locator('strong').innerText()).toBe('tight');
    expect(await body.locator('p > code').innerText()).toBe('wax()');
    expect(await body.locator('ul > li > ul > li').innerText()).toBe('deeper');
    expect(await body.locator(':scope > ul > li').count()).toBe(2);
    expect(await body.locator('blockquote').innerText()).toBe('Nobody taught them.');
    expect((await body.locator('pre.language-js').innerText()).trim()).toBe('const far = true;');
    expect(await body.locator('details.spoiler').textContent()).toContain('It was the queen.');
  });

  it('offers people behind an @, blocks behind a slash, and fills a table', async () => {
    await field().click();
    await page.keyboard.type('Ask @Adel');
    await page.getByRole('option', { name: /Adelina/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('first.');
    // Within a sentence, there is one space already.
    for (let letter = 0; letter < ' first.'.length; letter++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(' and @Adel');
    await page.getByRole('option', { name: /Adelina/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/tab');
    await page.getByRole('option', { name: /Table/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Day');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Honey');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Wax');
    for (let cell = 0; cell < 1; cell++) await page.keyboard.press('Tab');
    await page.keyboard.type('Monday');
    await page.getByRole('button', { name: 'Row below' }).click();
    await page.keyboard.type('Tuesday');
    await page.getByRole('button', { name: 'Delete column' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await axeViolations(page)).toEqual([]);
    const body = await posted();
    expect(await body.locator('a.atMention').last().getAttribute('data-username')).toBe('Adelina');
    // Browsers show several spaces as one: the text itself is compared.
    expect(await body.locator('p').first().textContent()).toBe('Ask @Adelina and @Adelina first.');
    expect(await body.locator('thead th').allInnerTexts()).toEqual(['Day', 'Honey', 'Wax']);
    expect(await body.locator('tbody tr').count()).toBe(3);
    expect(await body.locator('tbody td').allInnerTexts()).toContain('Tuesday');
  });

  it('makes links by the keyboard, and refuses what is none', async () => {
    await field().click();
    await page.keyboard.type('See the handbook');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+k');
    const address = page.getByRole('textbox', { name: 'Address of the link' });
    await address.fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.getByText('A link begins with').waitFor();
    await address.fill('example.org/handbook');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' today.');
    const body = await posted();
    expect(await body.locator('a').getAttribute('href')).toBe('https://example.org/handbook');
    expect(await body.innerText()).toBe('See the handbook today.');
  });

  it('takes in HTML, Word and Markdown as clean nodes', async () => {
    await field().click();
    await paste({
      'text/html': `<meta charset="utf-8"><h1 style="color:red">Shopping list</h1>
        <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Holder, <b>red</b></p>
        <p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o</span>spare</p>
        <p>See <a href="https://example.org/" onclick="x()">there</a><script>alert(1)</script></p>`,
      'text/plain': 'Shopping list',
    });
    await page.keyboard.press('Enter');
    await paste({
      'text/plain': '### From Markdown\n\n1. *first*\n2. second\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    });
    await expect.poll(() => field().locator('table').count()).toBe(1);
    const body = await posted();
    expect(await body.locator('h2').innerText()).toBe('Shopping list');
    expect(await body.locator('ul > li > strong').innerText()).toBe('red');
    expect(await body.locator('ul > li > ul > li').innerText()).toBe('spare');
    expect(await body.locator('p > a').getAttribute('href')).toBe('https://example.org/');
    expect(await body.locator('h3').innerText()).toBe('From Markdown');
    expect(await body.locator('ol > li > em').innerText()).toBe('first');
    expect(await body.locator('td').allInnerTexts()).toEqual(['1', '2']);
  });

  it('uploads what is pasted, and shows what was chosen by hand', async () => {
    await field().click();
    const bytes = [...(await png(60, 40))];
    await paste({}, [{ name: 'hive.png', type: 'image/png', bytes }]);
    await field().locator('img').waitFor();
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('sunny') };
    await page.locator('input[type="file"]').setInputFiles([notes]);
    await field().getByText('notes.txt').waitFor();
    await paste({}, [{ name: 'tool.exe', type: 'application/octet-stream', bytes: [1] }]);
    await page.getByText('did not have an allowed extension').waitFor();
    await page.getByRole('button', { name: 'Dismiss tool.exe' }).click();
    await field().locator('img').click();
    await page.getByRole('textbox', { name: 'Alt text' }).fill('A hive in the sun');
    await page.getByRole('button', { name: 'Small' }).click();
    const body = await posted();
    expect(await body.locator('img').getAttribute('alt')).toBe('A hive in the sun');
    expect(await body.locator('.display-small img').getAttribute('width')).toBe('60');
    expect(await body.locator('.embedFile-link').innerText()).toBe('notes.txt');
  });

  it('quotes a post by its number', async () => {
    await page.getByRole('button', { name: 'Quote', exact: true }).first().click();
    await field().getByText('They dance, says everybody').waitFor();
    await page.keyboard.type('So it is.');
    const body = await posted();
    expect(await body.locator('.embedQuote, blockquote').innerText()).toContain('They dance');
    expect(await body.innerText()).toContain('So it is.');
    const source = await done(mira.client.get(`/comments/${await lastCommentID()}/edit`));
    expect(JSON.parse(source.body)[0].embedData).toMatchObject({
      embedType: 'quote',
      recordType: 'discussion',
      recordID: discussionID,
    });
  });

  it('comes back after a reload amid a sentence, and is edited as it was written', async () => {
    await field().click();
    await page.keyboard.type('Half a ');
    await page.keyboard.press('Control+i');
    await page.keyboard.type('thought');
    await page.getByText('Draft saved').waitFor();
    await page.keyboard.type(' and');
    await page.reload();
    await page.getByText('Your draft is back').waitFor();
    expect(await field().innerText()).toContain('Half a thought and');
    await posted();
    const id = await lastCommentID();
    await page.locator(`#Comment_${id}`).getByLabel('Comment Options').click();
    await page.getByRole('button', { name: /^Edit/ }).click();
    const editing = page.locator(`#Comment_${id}`).getByRole('textbox', { name: 'Comment' });
    await editing.locator('em').waitFor();
    await page.keyboard.type(' more.');
    await page.locator(`#Comment_${id}`).getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => page.locator(`#Comment_${id}_body`).innerText()).toBe('Half a thought and more.');
  });

  it('goes on in Markdown and back with all that is written, and remembers the choice', async () => {
    await field().click();
    await page.keyboard.type('## Wax');
    await page.keyboard.press('Enter');
    await page.keyboard.type('It is ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('soft');
    await page.getByText('Markdown', { exact: true }).click();
    await page.locator('textarea[aria-label="Comment"]').waitFor();
    expect(await field().inputValue()).toBe('## Wax\n\nIt is **soft**');
    await field().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' and *warm*');
    await page.reload();
    await page.getByText('Your draft is back').waitFor();
    expect(await field().inputValue()).toBe('## Wax\n\nIt is **soft** and *warm*');
    await page.getByText('Rich text', { exact: true }).click();
    await page.locator('[contenteditable][aria-label="Comment"] em').waitFor();
    const body = await posted();
    expect(await body.locator('h2').innerText()).toBe('Wax');
    expect(await body.locator('p').innerText()).toBe('It is soft and warm');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
    ).toEqual([]);
  });
});

const lastCommentID = async (): Promise<number> =>
  Number((await page.locator('[id^="Comment_"][id$="_body"]').last().getAttribute('id'))?.match(/\d+/)?.[0]);

interface PastedFile {
  name: string;
  type: string;
  bytes: number[];
}

/** As the clipboard would bring it. */
async function paste(texts: Record<string, string>, files: PastedFile[] = []): Promise<void> {
  await page.evaluate(
    ([given, brought]) => {
      const data = new DataTransfer();
      for (const [type, text] of Object.entries(given)) data.setData(type, text);
      for (const { name, type, bytes } of brought)
        data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [texts, files] as const,
  );
}
