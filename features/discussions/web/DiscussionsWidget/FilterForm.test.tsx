import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { clearQueries } from '../../../../platform/web/api/use-query.ts';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { RIDDLES } from '../../testing/riddles.ts';
import FilterForm from './FilterForm.tsx';
import { listAddress } from './list-address.ts';

afterEach(() => {
  unmountAll();
  clearQueries();
  vi.unstubAllGlobals();
});

const ANSWERS: Record<string, unknown> = {
  '/discussions/statuses': [
    { statusID: 0, name: 'None', isInternal: false, recordSubtype: 'discussion' },
    { statusID: 1, name: 'Open', isInternal: false, recordSubtype: 'riddle' },
    { statusID: 3, name: 'Guessed', isInternal: false, recordSubtype: 'riddle' },
  ],
  '/tags': [{ tagID: 31, name: 'swarm' }],
};

async function draw(path: string, stage: Stage = {}, fixed: string[] = []) {
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = ANSWERS[url.replace('/api/v2', '').split('?')[0] ?? ''] ?? [];
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  const navigate = vi.fn();
  const { container } = mount(
    onPage(
      <FilterForm
        address={listAddress(new URL(path, 'http://localhost'))}
        fixed={fixed}
        onClose={() => {}}
      />,
      { path, navigate, ...stage, site: { postTypeKinds: RIDDLES, ...stage.site } },
    ),
  );
  await act(async () => {});
  await act(async () => {});
  return { container, navigate };
}

const box = (container: ParentNode, name: string) =>
  [...container.querySelectorAll('label')]
    .find((label) => label.textContent === name)
    ?.querySelector('input');

const labels = (container: ParentNode) =>
  [...container.querySelectorAll('legend, label[for]')].map((label) => label.textContent);

const REPLACING = { replace: true, keepsPlace: true };

describe('the form of filters', () => {
  it('goes to the address that says what is chosen, from the first page of the same order', async () => {
    const { container, navigate } = await draw('/discussions/p3?sort=-score&tagID=31');
    expect(find(container, 'h2').textContent).toBe('Filter Posts');
    expect(container.textContent).toContain('swarm');
    expect(labels(container)).toEqual(['Post Type', 'Tags']);
    await act(async () => box(container, 'Riddle')?.click());
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(labels(container)).toEqual(['Post Type', 'Status', 'Tags']);
    });
    await act(async () => box(container, 'Guessed')?.click());
    fire(find(container, 'form'), new Event('submit', { bubbles: true, cancelable: true }));
    expect(navigate).toHaveBeenCalledWith(
      '/discussions?sort=-score&tagID=31&type=riddle&statusID=3',
      REPLACING,
    );
  });

  it('names the tags of the address when their names come, and keeps what was chosen until then', async () => {
    let answer = (_: Response) => {};
    const navigate = vi.fn();
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const address = listAddress(new URL('/discussions/tagged?tagID=31,32,all', 'http://localhost'));
    const { container } = mount(
      onPage(<FilterForm address={address} onClose={() => {}} />, { navigate, site: { addons: [] } }),
    );
    await act(async () => {});
    const [first] = container.querySelectorAll<HTMLButtonElement>('button[aria-label^="Remove"]');
    await act(async () => first?.click());
    const names = JSON.stringify([31, 32].map((tagID) => ({ tagID, name: `swarm ${tagID}` })));
    await act(async () => answer(new Response(names, { headers: { 'content-type': 'application/json' } })));
    await act(async () => {});
    expect(container.textContent).toContain('swarm 32');
    fire(find(container, 'form'), new Event('submit', { bubbles: true, cancelable: true }));
    expect(navigate).toHaveBeenCalledWith('/discussions/tagged?tagID=32', REPLACING);
  });

  it('takes all of them away and leaves the order', async () => {
    const { container, navigate } = await draw('/discussions?sort=-hot&type=riddle&followed=true');
    const clear = [...container.querySelectorAll('button')].find((each) => each.textContent === 'Clear All');
    await act(async () => clear?.click());
    expect(navigate).toHaveBeenCalledWith('/discussions?sort=-hot', REPLACING);
  });

  it('asks members about what they follow, and moderators about comments and resolutions', async () => {
    const member = await draw('/discussions', { site: { isSignedIn: true } });
    expect(labels(member.container)).toEqual(['Categories', 'Post Type', 'Tags']);
    unmountAll();
    const { container, navigate } = await draw('/discussions', {
      site: { isSignedIn: true, isTriageOn: true },
      permissions: ['community.manage'],
    });
    expect(labels(container)).toEqual([
      'Categories',
      'Post Type',
      'Tags',
      'Resolution Status',
      'Post Engagement',
    ]);
    const [followed, , engagement] = [...container.querySelectorAll('select')];
    for (const [select, value] of [
      [followed, 'true'],
      [engagement, 'false'],
    ] as const) {
      if (!select) throw new Error('A choice is missing.');
      select.value = value;
      fire(select, new Event('change', { bubbles: true }));
    }
    fire(find(container, 'form'), new Event('submit', { bubbles: true, cancelable: true }));
    expect(navigate).toHaveBeenCalledWith('/discussions?followed=true&hasComments=false', REPLACING);
  });

  it('asks nothing that the address of its list has said', async () => {
    expect(labels((await draw('/discussions/unguessed', {}, ['type', 'hasComments'])).container)).toEqual([
      'Tags',
    ]);
    unmountAll();
    expect(labels((await draw('/discussions/tagged/swarm', {}, ['tagID'])).container)).toEqual(['Post Type']);
  });
});
