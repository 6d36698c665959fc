import { afterEach, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../platform/ui/testing/mount.tsx';
import { SITE } from '../../../platform/web/testing/on-page.tsx';
import { watchImages } from './watch-images.ts';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

const WORDS = 'This picture could not be loaded.';

it('says of pictures in posts that they did not come, where they have no text of their own', async () => {
  const { container } = mount(
    <>
      <div className="userContent">
        <img id="early" src="/gone.png" alt="" />
        <img id="bare" src="/gone-too.png" alt="" />
        <img id="named" src="/gone-as-well.png" alt="A nest" />
      </div>
      <img id="outside" src="/gone.png" alt="" />
    </>,
  );
  const image = (id: string) => find<HTMLImageElement>(container, `#${id}`);
  const hasFailed = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get');
  hasFailed.mockImplementation(function (this: HTMLImageElement) {
    return this.id === 'early';
  });
  watchImages(SITE);
  for (const id of ['bare', 'named', 'outside']) image(id).dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect([image('early').alt, image('bare').alt]).toEqual([WORDS, WORDS]));
  expect([image('named').alt, image('outside').alt]).toEqual(['A nest', '']);
});
