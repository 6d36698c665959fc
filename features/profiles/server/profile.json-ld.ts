// Structured data of a member for search engines.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { plainText } from '../../search/server/plain-text.ts';
import { photoUrl } from '../../users/server/user.address.ts';
import type { UserRow } from '../../users/server/user.queries.ts';

const written = (count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: 'https://schema.org/WriteAction',
  userInteractionCount: count,
});

export function profilePage(ctx: RequestContext, row: UserRow, url: string): Record<string, unknown> {
  const about = row.about_html ? plainText(row.about_html) : '';
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: row.date_inserted,
    ...(row.date_updated && { dateModified: row.date_updated }),
    mainEntity: {
      '@type': 'Person',
      name: row.name,
      identifier: String(row.user_id),
      url,
      ...(row.photo_url && { image: photoUrl(ctx.site.url, row.photo_url) }),
      ...(about !== '' && { description: about }),
      agentInteractionStatistic: written(row.count_discussions + row.count_comments),
    },
  };
}
