// What there is to tell a member at this moment: part by part, nothing twice.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { digestConfig } from '../digest.config.ts';
import { type DigestEntry, digestPartsOf } from '../digest-parts.ts';

export interface FilledPart {
  label: string;
  entries: DigestEntry[];
}

/** Empty: there is nothing that would be worth a mail. */
export async function digestContent(
  reader: RequestContext,
  { since, chosen }: { since: Date; chosen: Readonly<Record<string, boolean>> },
): Promise<FilledPart[]> {
  const limit = reader.setting(digestConfig.postCount);
  const shown = new Set<string>();
  const parts: (FilledPart & { isAside: boolean })[] = [];
  for (const part of digestPartsOf(reader)) {
    if (!(chosen[part.name] ?? part.isUsual)) continue;
    const found = await part.find(reader, { since, limit: limit + shown.size });
    const entries = found.filter(({ key }) => !shown.has(key)).slice(0, limit);
    for (const { key } of entries) shown.add(key);
    if (entries.length > 0)
      parts.push({ label: part.label(reader.translator.t), entries, isAside: part.isAside === true });
  }
  return parts.some(({ isAside }) => !isAside) ? parts : [];
}
