import { route, sql } from '@parley/addon-api';
import { bakeCake, listCakes } from '../birthdays.contract.ts';

interface CakeRow {
  cake_id: number;
  name: string;
}

const present = ({ cake_id: cakeID, name }: CakeRow) => ({ cakeID, name });

export const cakeRoutes = [
  route(listCakes, async (ctx) => {
    const rows = await ctx.db.rows<CakeRow>(sql`select cake_id, name from cakes order by cake_id limit 100`);
    return rows.map(present);
  }),
  route(bakeCake, (ctx, { body }) =>
    ctx.write(async (w) => {
      const row = await w.db.row<CakeRow>(
        sql`insert into cakes (name) values (${body.name}) returning cake_id, name`,
      );
      return present(row as CakeRow);
    }),
  ),
];
