// What a dump says is not for everybody is not for everybody here.
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { importFromStackExchange } from './stackexchange/stack-exchange.importer.ts';
import { leaks, SECRET } from './testing/guest-reads.ts';
import { importSite, silent } from './testing/import-site.ts';
import { stackExchangeExport } from './testing/made-export.ts';
import { wrongCounters } from './testing/site-state.ts';

describe('a dump of Stack Exchange that holds what is not for everybody', () => {
  const at = { CreationDate: '2020-01-02T03:04:05.000' };
  const question = (Id: string, more: Record<string, string> = {}) => ({
    ...at,
    Id,
    PostTypeId: '1',
    OwnerUserId: '5',
    Title: `Question ${Id} ${more.DeletionDate ? SECRET : ''}`,
    Body: `<p>${more.Body ?? `Words of ${Id}`}</p>`,
    ...more,
  });
  const hidden = { Body: `<p>${SECRET}</p>`, Text: SECRET };
  const answer = (Id: string, more: Record<string, string> = {}) => ({
    ...at,
    Id,
    PostTypeId: '2',
    ParentId: '1',
    OwnerUserId: '6',
    Body: `<p>Answer ${Id}</p>`,
    ...more,
  });
  const comment = (Id: string, PostId: string, more: Record<string, string> = {}) => ({
    ...at,
    Id,
    PostId,
    UserId: '5',
    Text: `Comment ${Id} here`,
    ...more,
  });
  const Users = ['5', '6', '7'].map((Id) => ({ ...at, Id, DisplayName: `Person ${Id}`, Reputation: '1' }));
  const deleted = { ...hidden, DeletionDate: '2021-01-01T00:00:00.000' };

  it('shows guests nothing of it', async () => {
    const test = await importSite();
    const path = await stackExchangeExport({
      Users: [
        ...Users,
        { ...at, Id: '8', DisplayName: SECRET, AboutMe: SECRET, DeletionDate: '2020-05-05T00:00:00' },
      ],
      Posts: [
        question('1'),
        question('2', deleted),
        question('3', { LockedDate: '2021-02-02T00:00:00.000' }),
        question('4', { ClosedDate: 'some day' }),
        question('5', { ...hidden, Title: SECRET }),
        answer('10', deleted),
        answer('11', { ...hidden, ParentId: '2' }),
        answer('12', { ...hidden, IsHidden: 'true' }),
        answer('13', { ...hidden, Visible: 'False' }),
        answer('14', { DeletionDate: '' }),
        answer('15', hidden),
      ],
      Comments: [comment('20', '1'), comment('21', '1', deleted), comment('22', '2', hidden)],
      PostHistory: [
        { Id: '1', PostId: '5', PostHistoryTypeId: '13', CreationDate: '2020-02-01T00:00:00' },
        { Id: '2', PostId: '5', PostHistoryTypeId: '12', CreationDate: '2020-03-01T00:00:00' },
        { Id: '3', PostId: '15', PostHistoryTypeId: '12', CreationDate: '2020-03-01T00:00:00' },
        { Id: '4', PostId: '14', PostHistoryTypeId: '12', CreationDate: '2020-03-01T00:00:00' },
        { Id: '5', PostId: '14', PostHistoryTypeId: '13', CreationDate: '2020-04-01T00:00:00' },
      ],
    });
    const { run } = await importFromStackExchange({ site: test.site, out: silent, path });
    expect(await leaks(test)).toEqual([]);
    expect((await test.guest.get('/comments?discussionID=1')).text).toContain('Answer 14');
    const closed = await test.site.database.rows<{ name: string }>(
      sql`select name from discussions where date_closed is not null order by 1`,
    );
    expect(closed.map((row) => row.name)).toEqual(['Question 3', 'Question 4']);
    expect(run.stats.unbalanced).toEqual([]);
    const again = await importFromStackExchange({ site: test.site, out: silent, path });
    expect(again.run.hasChanged).toBe(false);
    await test.close();
  });

  it('withdraws what an earlier run had taken', async () => {
    const test = await importSite();
    const tables = (more: Record<string, string>) => ({
      Users,
      Posts: [question('1'), question('2', { ...hidden, ...more }), answer('10', { ...hidden, ...more })],
      Comments: [comment('21', '1', { ...hidden, ...more })],
    });
    await importFromStackExchange({
      site: test.site,
      out: silent,
      path: await stackExchangeExport(tables({})),
    });
    expect(await leaks(test)).not.toEqual([]);
    const path = await stackExchangeExport(tables({ DeletionDate: '2021-01-01T00:00:00.000' }));
    await importFromStackExchange({ site: test.site, out: silent, path });
    expect(await leaks(test)).toEqual([]);
    expect(await wrongCounters(test.site)).toEqual({});
    await test.close();
  });
});
