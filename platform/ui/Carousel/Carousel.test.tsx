import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, unmountAll } from '../testing/mount.tsx';
import { Carousel, endsOf } from './Carousel.tsx';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

const slides = [1, 2, 3, 4].map((number) => <p key={number}>{number}</p>);

function measures(width: number, content: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
}

describe('Carousel', () => {
  it('is a list that scrolls, without buttons where all fits or no script runs', () => {
    const html = renderToString(<Carousel label="Guides">{slides}</Carousel>);
    expect(html).toContain('aria-label="Guides"');
    expect(html.match(/<li/g)).toHaveLength(4);
    expect(html).not.toContain('<button');
    measures(600, 600);
    expect(mount(<Carousel label="Guides">{slides}</Carousel>).container.querySelector('button')).toBeNull();
  });

  it('steps by a slide, and not beyond its ends', () => {
    measures(600, 1200);
    const { container } = mount(<Carousel label="Guides">{slides}</Carousel>);
    const track = find(container, 'ul');
    const scrollBy = vi.fn();
    track.scrollBy = scrollBy;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 300 } as DOMRect);
    const [back, on] = [...container.querySelectorAll('button')];
    expect([back?.disabled, on?.disabled]).toEqual([true, false]);
    act(() => on?.click());
    expect(scrollBy).toHaveBeenCalledWith({ left: 300 });
    track.scrollLeft = 600;
    fire(track, new Event('scroll'));
    expect([back?.disabled, on?.disabled]).toEqual([false, true]);
  });

  it('shows a slide whole where the keyboard comes to a part of it, and stays where a press does', () => {
    const { container } = mount(
      <Carousel label="Guides">
        <button type="button">One</button>
      </Carousel>,
    );
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const button = find(container, 'li > button');
    for (const isByKey of [false, true]) {
      vi.spyOn(button, 'matches').mockReturnValue(isByKey);
      fire(button, new FocusEvent('focusin', { bubbles: true }));
      expect(scrollIntoView.mock.contexts).toEqual(isByKey ? [find(container, 'li')] : []);
    }
  });

  it('knows its ends in both directions', () => {
    expect(endsOf({ scrollLeft: -300, clientWidth: 600, scrollWidth: 1200 })).toEqual({
      canGoBack: true,
      canGoOn: true,
    });
  });
});
