import type { Entrance } from '@parley/addon-api/testing';

let number = 0;

export const pathologicalEntrances: Readonly<Record<string, Entrance>> = {
  'POST /polls': {
    send: ({ admin }, body, format) =>
      admin.client.post('/polls', {
        name: `Slow ${number++}`,
        categoryID: 1,
        body,
        format,
        pollOption: [{ body: 'Round' }, { body: 'Square' }],
      }),
  },
};
