// What the code of fragments may import, put ready before any of it is fetched. Fragments share React with the page.
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { Avatar } from '../../../platform/ui/Avatar/Avatar.tsx';
import { Button, LinkButton } from '../../../platform/ui/Button/Button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Icon } from '../../../platform/ui/Icon/Icon.tsx';
import { Notice } from '../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../platform/ui/Panel/Panel.tsx';
import { Spinner } from '../../../platform/ui/Spinner/Spinner.tsx';
import { TimeAgo } from '../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { auditHeadersOf } from '../../../platform/web/api/audit-headers.ts';
import { queryString } from '../../../platform/web/api/call.ts';
import { useDevice } from '../../../platform/web/device/device.ts';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import { usePermission, useSite } from '../../../platform/web/page/site-context.tsx';
import { type INJECTABLES, INJECTABLES_KEY } from '../injectables.contract.ts';

type Query = Record<string, string | number | boolean>;

async function ask(method: string, path: string, options: { query?: Query; body?: unknown } = {}) {
  const response = await fetch(`/api/v2${path}${queryString(options.query ?? {})}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'parley', ...auditHeadersOf({}) },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) throw Object.assign(new Error(`${method} ${path}: ${response.status}`), { answer });
  return answer;
}

/** Calls of this site’s API with what the reader may do. */
const api = {
  get: (path: string, query?: Query) => ask('GET', path, query && { query }),
  post: (path: string, body: unknown = {}) => ask('POST', path, { body }),
  put: (path: string, body: unknown = {}) => ask('PUT', path, { body }),
  patch: (path: string, body: unknown = {}) => ask('PATCH', path, { body }),
  delete: (path: string) => ask('DELETE', path),
};

type Modules = { [Name in keyof typeof INJECTABLES]: Record<(typeof INJECTABLES)[Name][number], unknown> };

export function provideInjectables(): void {
  const modules: Modules = {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    '@vanilla/injectables/Api': { api },
    '@vanilla/injectables/Components': { Avatar, Button, Icon, LinkButton, Notice, Panel, Spinner, TimeAgo },
    '@vanilla/injectables/Utils': { classNames, useDevice, usePermission, useSite, useTranslator },
  };
  Object.assign(globalThis, { [Symbol.for(INJECTABLES_KEY)]: modules });
}
