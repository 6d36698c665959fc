// The files of a new add-on, by their path in its folder.
import { join, relative } from 'node:path';
import { API_NAME, API_VERSION } from './addon-package.ts';

export function filesOf(name: string, folder: string, project: string): Record<string, string> {
  const Name = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const inProject = (path: string) => relative(folder, join(project, path));
  const api = (entry: string) => inProject(join('addon-api', entry));
  return {
    'package.json': `${JSON.stringify(
      {
        name: `parley-addon-${name}`,
        version: '1.0.0',
        type: 'module',
        peerDependencies: { [API_NAME]: `^${API_VERSION}` },
      },
      null,
      2,
    )}\n`,
    // For editors and tsc: where the types are.
    'tsconfig.json': `${JSON.stringify(
      {
        extends: inProject('tsconfig.json'),
        compilerOptions: {
          paths: {
            [API_NAME]: [api('server.ts')],
            [`${API_NAME}/*`]: [api('*.ts')],
            vitest: [inProject('node_modules/vitest')],
            react: [inProject('node_modules/@types/react')],
            'react/*': [inProject('node_modules/@types/react/*')],
          },
          typeRoots: [inProject('node_modules/@types')],
          types: ['node'],
        },
        // Each feature declares its own part of the types: of pages, of widgets, of permissions. The add-on comes last,
        // since TypeScript loses what is added to a module through another one before the module's own additions.
        include: [
          inProject('platform'),
          inProject('features'),
          inProject('node_modules/vite/client.d.ts'),
          '.',
        ],
      },
      null,
      2,
    )}\n`,
    [`${name}.feature.ts`]: `// The manifest: all that this add-on adds.
import type { Addon } from '@parley/addon-api';
import { widgetNode } from '@parley/addon-api/shared';
import { ${name}Settings } from './server/${name}.config.ts';
import { ${name}Routes } from './server/${name}.routes.ts';

export const ${name}Addon: Addon = {
  name: '${name}',
  addon: { key: '${name}', name: '${Name}', description: 'Greets whoever comes.' },
  routes: ${name}Routes,
  config: Object.values(${name}Settings),
  pageAdditions: async (ctx, view) =>
    view.layoutViewType === 'home'
      ? [
          {
            area: 'content',
            node: widgetNode('${Name}Widget', { greeting: ctx.setting(${name}Settings.greeting) }),
          },
        ]
      : [],
};
`,
    [`${name}.contract.ts`]: `// The endpoints: what comes in, what goes out, who may call them.
import { endpoint, z } from '@parley/addon-api/contract';

export const count${Name} = endpoint({
  method: 'POST',
  path: '/${name}/count',
  summary: 'Counts one more greeting; answers how many there were.',
  permission: 'public',
  body: z.object({}),
  response: z.object({ count: z.int32().describe('Greetings so far.') }),
  status: 200,
});
`,
    [`${name}.web.ts`]: `// What the browser gets: the React halves of widgets, by name.
import type { WebFeature } from '@parley/addon-api/web';
import { ${Name}Widget } from './web/${Name}Widget/${Name}Widget.tsx';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    ${Name}Widget: { greeting: string };
  }
}

export const ${name}Web: WebFeature = { name: '${name}', widgets: { ${Name}Widget } };
`,
    [`server/${name}.config.ts`]: `import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

export const ${name}Settings = {
  greeting: configKey({
    key: '${name}.greeting',
    schema: z.string().min(1).max(100),
    default: 'Hello',
    read: 'public',
    write: 'community.manage',
    description: 'How visitors are greeted.',
  }),
};
`,
    [`server/${name}.routes.ts`]: `import { route, sql } from '@parley/addon-api';
import { count${Name} } from '../${name}.contract.ts';

export const ${name}Routes = [
  route(count${Name}, (ctx) =>
    ctx.write(async (w) => {
      const row = await w.db.row<{ count: number }>(
        sql\`update ${name}_counts set count = count + 1 returning count\`,
      );
      return { count: row?.count ?? 0 };
    }),
  ),
];
`,
    [`server/${name}.test.ts`]: `// Run in the folder of Parley: npm test -- <this folder>
import { type AddonSite, addonSite } from '@parley/addon-api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: AddonSite;
beforeAll(async () => {
  test = await addonSite(import.meta.dirname, '..');
}, 60_000);
afterAll(() => test?.close());

it('counts greetings', async () => {
  const counts = [await test.guest.post('/${name}/count'), await test.guest.post('/${name}/count')];
  expect(counts.map(({ body }) => body)).toEqual([{ count: 1 }, { count: 2 }]);
});

it('greets on the home page, as the setting says', async () => {
  expect((await test.guest.page('/')).text).toContain('Hello');
  await test.admin.client.patch('/config', { '${name}.greeting': 'Ahoy' });
  expect((await test.guest.page('/')).text).toContain('Ahoy');
});
`,
    [`web/${Name}Widget/${Name}Widget.tsx`]: `import { useState } from 'react';
import { Button, call, useTranslator } from '@parley/addon-api/web';
import type { count${Name} } from '../../${name}.contract.ts';
import styles from './${Name}Widget.module.css';

export function ${Name}Widget({ greeting }: { greeting: string }) {
  const { t } = useTranslator();
  const [count, setCount] = useState<number>();
  const greet = async () => {
    const { body } = await call<typeof count${Name}>('POST /${name}/count', { body: {} });
    setCount(body.count);
  };
  return (
    <div className={styles.widget}>
      <span>{greeting}</span>
      <Button onClick={greet}>{count === undefined ? t('Greet back') : String(count)}</Button>
    </div>
  );
}
`,
    [`web/${Name}Widget/${Name}Widget.module.css`]: `.widget {
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 8px;
}
`,
    [`migrations/20261201090000_${name}.sql`]: `create table ${name}_counts (
  only_row boolean primary key default true check (only_row),
  count int not null default 0
);
insert into ${name}_counts default values;
`,
    [`migrations/20261201090000_${name}.down.sql`]: `drop table ${name}_counts;
`,
    'locales/pl.json': '{\n  "Greet back": "Odpowiedz"\n}\n',
  };
}
