import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMailPort } from './mail.ts';

it('writes every mail into a file of its own, however fast they come', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-mail-'));
  const port = createMailPort({ folder, from: 'hills@example.org' });
  const mail = { to: 'ada@example.org', subject: 'Bees', text: 'They swarm.' };
  await Promise.all(Array.from({ length: 30 }, () => port.send(mail)));
  const names = await readdir(folder);
  expect(names.filter((name) => name.endsWith('-ada@example.org.eml'))).toHaveLength(30);
  expect(names).toHaveLength(30);
  await rm(folder, { recursive: true });
});
