import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { changeSettings } from '../../config/server/config.actions.ts';
import { localeError, type SaidWording, type Wording } from '../locales.contract.ts';
import { oneWording } from './wording.queries.ts';

const { key, schema } = siteConfig.wordings;

/** Whatever is said in it drops, kept pages included, as with every setting. */
export async function changeWording(
  ctx: RequestContext,
  localeKey: string,
  { wording, own }: { wording: string; own: SaidWording | null },
): Promise<void> {
  const known = await oneWording(ctx, localeKey, wording);
  if (own !== null) requireForms(localeKey, known.english, own);
  await ctx.write(async (w) => {
    const all = await lockWordings(w);
    const { [wording]: before, ...others } = all[localeKey] ?? {};
    if (own === null && before === undefined) return;
    const ofLanguage = own === null ? others : { ...others, [wording]: own };
    const { [localeKey]: _, ...otherLanguages } = all;
    const next = Object.keys(ofLanguage).length === 0 ? otherLanguages : { ...all, [localeKey]: ofLanguage };
    if (!schema.safeParse(next).success) throw localeError('locale.otherGaps');
    await changeSettings(w, { [key]: next });
  });
}

/** All languages share one row: two who change different texts at once must both be heard. */
async function lockWordings(w: WriteContext): Promise<Record<string, Record<string, SaidWording>>> {
  await w.db.execute(
    sql`insert into config_values (key, value) values (${key}, '{}') on conflict (key) do nothing`,
  );
  const row = await w.db.row<{ value: unknown }>(
    sql`select value from config_values where key = ${key} for update`,
  );
  return (schema.safeParse(row?.value).data ?? {}) as Record<string, Record<string, SaidWording>>;
}

function requireForms(localeKey: string, english: Wording['english'], own: SaidWording): void {
  if (typeof english === 'string') {
    if (typeof own !== 'string') throw localeError('locale.otherForms');
    return;
  }
  const forms = new Intl.PluralRules(localeKey).resolvedOptions().pluralCategories.toSorted();
  if (typeof own === 'string' || Object.keys(own).toSorted().join() !== forms.join())
    throw localeError('locale.otherForms');
}
