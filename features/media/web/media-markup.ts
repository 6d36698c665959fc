// How a file is written into a text, by the text's format.
import type { MediaItem } from '../media.contract.ts';

type Shown = Pick<MediaItem, 'name' | 'url' | 'type' | 'width'>;

/** Own files by their path: a site may move. */
export function mediaMarkup(item: Shown, format: string): string {
  const url = pathOf(item.url);
  const isPicture = item.width !== null;
  switch (format) {
    case 'html':
    case 'wysiwyg':
      return isPicture
        ? `<img src="${escaped(url)}" alt="${escaped(withoutEnding(item.name))}">`
        : `<a href="${escaped(url)}">${escaped(item.name)}</a>`;
    case 'bbcode':
      return isPicture
        ? `[img]${item.url}[/img]`
        : `[url=${item.url}]${item.name.replace(/[[\]]/g, '')}[/url]`;
    case 'markdown':
      return isPicture ? `![${bare(withoutEnding(item.name))}](${url})` : `[${bare(item.name)}](${url})`;
    default:
      return item.url;
  }
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

/** The words for those who do not see the picture: the name says more without its ending. */
function withoutEnding(name: string): string {
  return name.replace(/\.[a-z0-9]{1,5}$/i, '');
}

function bare(text: string): string {
  return text.replace(/[\\[\]<>`*_~!]/g, '\\$&');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
