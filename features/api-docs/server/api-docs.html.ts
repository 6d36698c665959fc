// The pages about the API: the list of all calls, and the calls of one area in full.
import { escapeHtml } from '../../../platform/server/content/escape.ts';
import type { OpenApiDocument, OpenApiOperation } from '../../../platform/server/http/open-api.ts';
import { operationHtml, pathHtml, proseHtml, verbHtml } from './operation.html.ts';

export interface Call {
  verb: string;
  path: string;
  operation: OpenApiOperation;
}

/** By the capability that a call belongs to. */
export function areasOf({ paths }: OpenApiDocument): Map<string, Call[]> {
  const calls = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ verb: verb.toUpperCase(), path, operation })),
  );
  const areas = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '');
  return new Map([...areas].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function indexPage(document: OpenApiDocument): string {
  const areas = areasOf(document);
  const count = [...areas.values()].flat().length;
  return frame(
    'The API of this community',
    `<p>${count} calls under <code>/api/v2</code>. Sign in with an access token: <code>Authorization: Bearer va.…</code></p>
${navigation(areas)}
${[...areas].map(([area, calls]) => `<h2 id="${area}"><a href="/api/docs/${area}">${nameOf(area)}</a></h2>\n${list(area, calls)}`).join('\n')}`,
    'index',
  );
}

export function areaPage(document: OpenApiDocument, area: string): string {
  const areas = areasOf(document);
  const calls = areas.get(area) ?? [];
  return frame(nameOf(area), calls.map((call) => operationHtml(document, call)).join('\n'));
}

function navigation(areas: Map<string, Call[]>): string {
  const links = [...areas].map(
    ([area, calls]) =>
      `<li><a href="#${area}">${nameOf(area)}</a> <span class="count">${calls.length}</span></li>`,
  );
  return `<nav aria-label="Areas"><ul class="areas">${links.join('')}</ul></nav>`;
}

function list(area: string, calls: readonly Call[]): string {
  const items = calls.map(
    ({ verb, path, operation }) =>
      `<li>${verbHtml(verb)} <a href="/api/docs/${area}#${operation.operationId}">${pathHtml(path)}</a> <span class="summary">${proseHtml(operation.summary)}</span></li>`,
  );
  return `<ul class="calls">${items.join('\n')}</ul>`;
}

/** `post-types` is what the folder is called; people read “Post types”. */
function nameOf(area: string): string {
  const words = area.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function frame(title: string, content: string, page: 'index' | 'area' = 'area'): string {
  const isCurrent = page === 'index' ? ' aria-current="page"' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page === 'index' ? title : `${title} - The API of this community`)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><nav aria-label="API">
<a href="/">Community</a>
<a href="/api/docs"${isCurrent}>All calls</a>
<a href="/api/v2/open-api/v3">OpenAPI</a>
</nav></header>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
