import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, hydrate, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { provideAdditions } from '../../../../platform/web/nodes/additions.ts';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { commentsAdditions } from '../../../comments/comments.additions.ts';
import { discussionsAdditions } from '../../discussions.additions.ts';
import { bulkOptions, type SelectedDiscussion } from '../bulk-options.ts';
import { stopSelecting } from '../DiscussionsWidget/bulk-selecting.ts';
import { DiscussionListAsset } from '../DiscussionsWidget/DiscussionListAsset.tsx';
import { progress, serve, whyNot } from '../testing/bulk-answers.ts';
import { sampleDiscussion } from '../testing/discussion-sample.ts';
import { clearSelection, currentSelection } from './selection-store.ts';

afterEach(() => {
  act(() => {
    clearSelection();
    stopSelecting();
  });
  unmountAll();
  vi.unstubAllGlobals();
});

const ADDED = [discussionsAdditions, commentsAdditions];
provideAdditions(async () => ADDED);

const named = (discussionID: number, more = {}) =>
  sampleDiscussion({ discussionID, name: `Swarm ${discussionID}`, ...more });
const discussions = [named(1), named(2), named(3, { closed: true })];
const stage = {
  site: { isSignedIn: true, useAdminCheckboxes: true },
  permissions: ['session.valid', 'discussions.manage'],
};

const settle = () => act(() => vi.dynamicImportSettled());
const button = (name: string, root: ParentNode = document) => {
  const found = [...root.querySelectorAll('button')].find((each) => each.textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
const box = (name: string) => find<HTMLInputElement>(document, `input[aria-label="Select ${name}"]`);

/** The list with the boxes on it. */
async function selecting(shown = discussions, addons: string[] = []) {
  const site = { ...stage.site, addons };
  const { container } = mount(
    onPage(<DiscussionListAsset isAsset discussions={shown} />, {
      ...stage,
      site,
      revalidate: async () => {},
    }),
  );
  await act(async () => button('Select', container).click());
  await settle();
  return container;
}

async function openForm(name: string) {
  await act(async () => button(name).click());
  await settle();
  return find(document, 'dialog');
}

describe('selecting discussions', () => {
  it('is drawn for nobody, and offered to those who manage them', () => {
    const list = <DiscussionListAsset isAsset discussions={discussions} />;
    const guest = hydrate(onPage(list));
    expect([guest.complaints, guest.container.textContent?.includes('Done')]).toEqual([[], false]);
    expect([...guest.container.querySelectorAll('button')].map((each) => each.textContent)).not.toContain(
      'Select',
    );
    const { complaints, container } = hydrate(onPage(list, stage));
    expect(complaints).toEqual([]);
    expect(container.querySelector('input[type="checkbox"]')).toBeNull();
    const none = mount(onPage(<DiscussionListAsset isAsset noCheckboxes discussions={discussions} />, stage));
    expect([...none.container.querySelectorAll('button')].map((each) => each.textContent)).not.toContain(
      'Select',
    );
  });

  it('counts what is selected, keeps it in the tab, and forgets it when it is cancelled', async () => {
    const container = await selecting();
    expect(container.textContent).not.toContain('You have selected');
    await act(async () => box('Swarm 1').click());
    expect(find(container, '.toast').textContent).toContain('You have selected 1 discussion.');
    await act(async () => box('Swarm 2').click());
    expect(find(container, '.toast').textContent).toContain('You have selected 2 discussions.');
    expect(sessionStorage.getItem('checkedDiscussionsIDs')).toBe('[1,2]');
    const all = find<HTMLInputElement>(container, '.all input');
    expect([all.indeterminate, container.textContent?.includes('2 of 3')]).toEqual([true, true]);
    act(() => all.click());
    expect([...currentSelection().checked]).toEqual([1, 2, 3]);
    act(() => all.click());
    expect(currentSelection().checked.size).toBe(0);
    await act(async () => box('Swarm 3').click());
    act(() => button('Cancel').focus());
    act(() => button('Cancel').click());
    expect(document.activeElement).toBe(all);
    expect(sessionStorage.getItem('checkedDiscussionsIDs')).toBe('[]');
    await act(async () => button('Done').click());
    expect(document.querySelector('input[type="checkbox"]')).toBeNull();
  });

  it('goes on where a page was left that was working on them', async () => {
    sessionStorage.setItem('pendingDiscussionIDs', '[2]');
    const { container } = mount(onPage(<DiscussionListAsset isAsset discussions={discussions} />, stage));
    await settle();
    sessionStorage.removeItem('pendingDiscussionIDs');
    expect(button('Done', container)).toBeDefined();
  });

  it('says why something cannot be done', () => {
    const mine = { isAdmin: true, permissions: [] };
    const { permissions: _, ...none } = { isAdmin: false, permissions: [] };
    expect(whyNot(ADDED, 'Merge', [named(1)], mine)).toBe('You must select at least 2 discussions to merge.');
    expect(whyNot(ADDED, 'Close', [named(3, { closed: true })], mine)).toBe(
      'Selected discussions are already closed.',
    );
    expect(whyNot(ADDED, 'Close', discussions, mine)).toBeUndefined();
    const nobody = { ...none, permissions: [] };
    const names = 'Swarm 1, Swarm 2';
    const refused = [named(1), named(2)];
    expect(whyNot(ADDED, 'Move', refused, nobody)).toBe(
      `You don’t have the edit permission on the following discussions: ${names}`,
    );
    expect(whyNot(ADDED, 'Merge', refused, nobody)).toContain('edit permission');
    expect(whyNot(ADDED, 'Close', refused, nobody)).toBe(
      `You don't have the close permission on the following discussions: ${names}`,
    );
    expect(whyNot(ADDED, 'Delete', refused, nobody)).toContain('the delete permission');
  });

  it('keeps what cannot be used within reach', async () => {
    await selecting();
    await act(async () => box('Swarm 3').click());
    const merge = button('Merge');
    expect([merge.disabled, merge.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await act(async () => merge.click());
    expect(document.querySelector('dialog')).toBeNull();
    expect(button('Close').getAttribute('aria-disabled')).toBe('true');
    expect(button('Delete').hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('what an add-on can do with many', () => {
  const Form = ({ selected }: { selected: readonly SelectedDiscussion[] }) => <p>{selected.length} hived.</p>;
  const options = [
    bulkOptions.add({ position: 15, name: 'Hive', icon: 'star', whyNot: () => undefined, Form }),
    bulkOptions.add({
      ...{ position: 16, name: 'Rule', icon: 'star', whyNot: () => undefined, Form },
      isOffered: ({ may }) => may('site.manage'),
    }),
    bulkOptions.add({
      ...{ position: 17, name: 'Ruin', icon: 'star', Form },
      whyNot: () => {
        throw new Error('Nobody is at home.');
      },
    }),
  ];
  const names = () =>
    [...document.querySelectorAll('[data-bulk-actions] button')].map(({ textContent }) => textContent);
  const OWN = ['Cancel', 'Move', 'Merge', 'Close', 'Delete'];
  afterEach(() => provideAdditions(async () => ADDED));

  it('stands in its place while that is switched on, by permission, and breaks nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    provideAdditions(async () => [...ADDED, { addon: 'apiary', additions: options }]);
    await selecting(discussions, ['apiary']);
    await act(async () => box('Swarm 1').click());
    await settle();
    expect(names()).toEqual(['Cancel', 'Move', 'Hive', 'Merge', 'Close', 'Delete']);
    await act(async () => button('Hive').click());
    expect(document.body.textContent).toContain('1 hived.');
    vi.restoreAllMocks();
  });

  it('is not there while that is switched off', async () => {
    provideAdditions(async () => [...ADDED, { addon: 'apiary', additions: options }]);
    await selecting();
    await act(async () => box('Swarm 1').click());
    await settle();
    expect(names()).toEqual(OWN);
  });
});

describe('the forms', () => {
  it('go on until all is done, and say so', async () => {
    const sent = serve([408, progress([1], {}, 'go-on')], [200, progress([2])]);
    await selecting();
    await act(async () => box('Swarm 1').click());
    await act(async () => box('Swarm 2').click());
    const dialog = await openForm('Close');
    expect(dialog.textContent).toContain('Are you sure you want to close 2 discussions?');
    await act(async () => button('Close', find(dialog, 'footer')).click());
    await settle();
    expect(sent).toEqual([
      {
        call: 'PATCH /discussions/close?longRunnerTimeout=2',
        body: JSON.stringify({ discussionIDs: [1, 2], closed: true }),
      },
      { call: 'POST /calls/run?longRunnerTimeout=2', body: 'go-on' },
    ]);
    expect(document.querySelector('dialog')).toBeNull();
    expect(currentSelection().checked.size).toBe(0);
    expect(currentToasts().map(({ body }) => body)).toContain('Discussions closed.');
  });

  it('keep what failed, with the reason, and try it again', async () => {
    const sent = serve([403, progress([1], { 2: 'Not yours.' })], [200, progress([2])]);
    await selecting();
    await act(async () => box('Swarm 1').click());
    await act(async () => box('Swarm 2').click());
    const dialog = await openForm('Delete');
    await act(async () => button('Delete', find(dialog, 'footer')).click());
    await settle();
    expect(dialog.textContent).toContain('These discussions could not be deleted:Swarm 2: Not yours.');
    expect([...currentSelection().checked]).toEqual([2]);
    await act(async () => button('Try again').click());
    await settle();
    expect(sent.at(-1)?.body).toBe(JSON.stringify({ discussionIDs: [2] }));
    expect(currentSelection().checked.size).toBe(0);
  });

  it('do the others where a call was refused as a whole for some, which can be skipped', async () => {
    const refusal = { message: 'Permission Problem', status: 403, recordIDs: [2] };
    const sent = serve([403, refusal], [200, progress([1])]);
    await selecting();
    await act(async () => box('Swarm 1').click());
    await act(async () => box('Swarm 2').click());
    const dialog = await openForm('Delete');
    await act(async () => button('Delete', find(dialog, 'footer')).click());
    await settle();
    expect(sent.map(({ body }) => body)).toEqual(['{"discussionIDs":[1,2]}', '{"discussionIDs":[1]}']);
    expect(dialog.textContent).toContain('Swarm 2: Permission Problem');
    expect(dialog.textContent).not.toContain('Swarm 1');
    expect([...currentSelection().checked]).toEqual([2]);
    await act(async () => button('Skip these').click());
    expect([document.querySelector('dialog'), currentSelection().checked.size]).toEqual([null, 0]);
  });

  it('go on with what a server was at that was restarted meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const sent = serve(
      [408, progress([1], {}, 'go-on')],
      [503, { message: 'Starting', status: 503 }],
      [502, '<h1>Bad gateway</h1>'],
      [409, { message: 'Running', status: 409, code: 'longRun.running' }],
      [200, progress([2])],
    );
    await selecting();
    await act(async () => box('Swarm 1').click());
    await act(async () => box('Swarm 2').click());
    const dialog = await openForm('Close');
    await act(async () => button('Close', find(dialog, 'footer')).click());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    await settle();
    expect(sent.map(({ body }) => body).slice(1)).toEqual(['go-on', 'go-on', 'go-on', 'go-on']);
    expect(currentSelection().checked.size).toBe(0);
  });

  it('tell whoever closed them meanwhile, and leave what was opened then', async () => {
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    await selecting();
    await act(async () => box('Swarm 1').click());
    await act(async () => box('Swarm 2').click());
    const closing = await openForm('Close');
    await act(async () => button('Close', find(closing, 'footer')).click());
    await act(async () => button('Cancel', find(closing, 'footer')).click());
    await act(async () => box('Swarm 3').click());
    await openForm('Delete');
    const headers = { 'content-type': 'application/json' };
    await act(async () => answer(new Response(JSON.stringify(progress([1, 2])), { headers })));
    await settle();
    expect(currentToasts().map(({ body }) => body)).toContain('Discussions closed.');
    expect(find(document, 'dialog').textContent).toContain('delete 1 discussion');
  });

  it('merge into the one that was chosen', async () => {
    const sent = serve([200, progress([1])]);
    await selecting();
    await act(async () => box('Swarm 1').click());
    await act(async () => box('Swarm 2').click());
    const dialog = await openForm('Merge');
    const submit = button('Merge', find(dialog, 'footer'));
    expect(submit.disabled).toBe(true);
    const [, second] = dialog.querySelectorAll<HTMLInputElement>('input[type="radio"]');
    act(() => second?.click());
    await act(async () => submit.click());
    await settle();
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      discussionIDs: [1],
      destinationDiscussionID: 2,
      addRedirects: false,
    });
    expect(currentSelection().checked.size).toBe(0);
  });
});
