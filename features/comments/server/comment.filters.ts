// The parameters of `GET /comments` that types of posts bring along.
import type { InputAdditions } from '../../../platform/server/http/input/input-additions.ts';
import { type CommentFilter, postTypes } from '../../post-types/server/post-types.ts';

export const commentFilters = {
  of: (ctx) => postTypes.of(ctx).flatMap(({ commentFilter }) => commentFilter ?? []),
  declaredIn: (features) =>
    postTypes.declaredIn(features).flatMap(({ commentFilter }) => commentFilter ?? []),
} satisfies InputAdditions & { of: (...given: never) => CommentFilter[] };
