// The pages about the API: the list of all calls, and the calls of one area in full.
import { escapeHtml } from '../../../platform/server/content/escape.ts';
import type {
  OpenApiDocument,
  OpenApiOperation,
} from '../../../platform/server/http/open-api/open-api-document.ts';
import { operationHtml, pathHtml, proseHtml, verbHtml } from './operation.html.ts';

export interface Call {
  verb: string;
  path: string;
  operation: OpenApiOperation;
}

export interface Area {
  id: string;
  name: string;
  calls: Call[];
}

/** By the capability that a call belongs to, in the order of their names. */
export function areasOf({ paths, tags }: OpenApiDocument): Area[] {
  const calls = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ verb: verb.toUpperCase(), path, operation })),
  );
  const byTag = Map.groupBy(calls, ({ operation }) => operation.tags[0]);
  return tags
    .map(({ name, description }) => ({ id: name, name: description, calls: byTag.get(name) ?? [] }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

export function indexPage(areas: readonly Area[]): string {
  const count = areas.flatMap(({ calls }) => calls).length;
  return frame(
    'The API of this community',
    `<p>${count} calls under <code>/api/v2</code>. Sign in with an access token: <code>Authorization: Bearer va.…</code></p>
${navigation(areas)}
${areas.map((area) => `<h2 id="${area.id}"><a href="/api/docs/${area.id}">${escapeHtml(area.name)}</a></h2>\n${list(area)}`).join('\n')}`,
    'index',
  );
}

/** Calls are long: where there are several, what there is stands first. */
export function areaPage(document: OpenApiDocument, area: Area): string {
  const { name, calls } = area;
  const operations = calls.map((call) => operationHtml(document, call));
  return frame(name, [calls.length > 1 ? list(area) : '', ...operations].join('\n'));
}

function navigation(areas: readonly Area[]): string {
  const links = areas.map(
    ({ id, name, calls }) =>
      `<li><a href="#${id}">${escapeHtml(name)}</a> <span class="count">${calls.length}</span></li>`,
  );
  return `<nav aria-label="Areas"><ul class="areas">${links.join('')}</ul></nav>`;
}

function list({ id, calls }: Area): string {
  const items = calls.map(
    ({ verb, path, operation }) =>
      `<li>${verbHtml(verb)} <a href="/api/docs/${id}#${operation.operationId}">${pathHtml(path)}</a> <span class="summary">${proseHtml(operation.summary)}</span></li>`,
  );
  return `<ul class="calls">${items.join('\n')}</ul>`;
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
<link rel="icon" href="/favicon.ico">
${page === 'area' ? '<script type="module" src="/api/docs.js"></script>' : ''}
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
