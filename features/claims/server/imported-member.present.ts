import type { RequestContext } from '../../../platform/server/http/context.ts';
import { profilePath } from '../../users/server/user.address.ts';
import type { ImportedMember } from '../claims.contract.ts';
import type { ImportedMemberRow } from './imported-member.queries.ts';

export function presentImportedMember(ctx: RequestContext, row: ImportedMemberRow): ImportedMember {
  return {
    userID: row.user_id,
    name: row.name,
    url: ctx.url(profilePath(row.name)),
    source: row.source,
    foreignID: row.foreign_id,
    foreignName: row.foreign_name,
    profileUrl: row.profile_url,
    ...(ctx.can('personalInfo.view') && { email: row.email }),
    hasEmail: row.email !== null,
    countPosts: row.count_posts,
    proof: row.proof,
    dateClaimed: row.date_claimed,
  };
}
