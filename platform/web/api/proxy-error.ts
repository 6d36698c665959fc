// A protective proxy in front of the site answers with a page of its own: what it says becomes the error.
import type { ErrorBody } from '../../contract/errors.ts';

const DEFAULT_HEADING = 'An Error has Occured';
const LONGEST = 300;
const REQUEST_ID = /\b(?:ray|request|reference|incident) ?id\b/i;

/** Its heading, its first paragraph, and the line that names the request. */
export function proxyError(html: string, status: number, headers: Headers): ErrorBody {
  // It wants to see the person first: the page that it shows for that is loaded.
  if (headers.get('cf-mitigated') === 'challenge') location.reload();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const heading = textOf(page.querySelector('h1')) || DEFAULT_HEADING;
  const paragraph = textOf(page.querySelector('p'));
  const line = requestLine(page);
  const words = [paragraph, line === paragraph ? '' : line].filter(Boolean).join(' ');
  return { status, message: heading, description: words ? `${heading}: ${words}` : heading };
}

/** The smallest element that names the request. */
function requestLine(page: Document): string {
  const naming = [...page.querySelectorAll('body *')].filter((each) =>
    REQUEST_ID.test(each.textContent ?? ''),
  );
  return textOf(naming.at(-1) ?? null);
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').trim().split(/\s+/).join(' ').slice(0, LONGEST);
}
