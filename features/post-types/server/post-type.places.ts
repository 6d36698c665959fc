// Where types may stand is the categories' affair: they provide it.
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';

export interface PostTypePlace {
  categoryID: number;
  /** The types it names. */
  postTypeIDs: readonly string[];
  /** It takes no others. */
  isRestricted: boolean;
}

export interface PostTypePlaces {
  /** The categories that can hold posts and that the viewer may see. */
  visible: (ctx: RequestContext) => Promise<PostTypePlace[]>;
  /** Lets exactly these categories name the type. */
  assign: (w: WriteContext, postTypeID: string, categoryIDs: readonly number[]) => Promise<void>;
}

declare module '../../../platform/server/feature/provided.ts' {
  interface Provided {
    postTypePlaces: PostTypePlaces;
  }
}

export async function visiblePlaces(ctx: RequestContext): Promise<PostTypePlace[]> {
  return (await ctx.site.features.provided.postTypePlaces?.visible(ctx)) ?? [];
}
