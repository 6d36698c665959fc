// Of posts of this site bodies keep the number alone. What a client sent along (title, author, words) is dropped before
// it is stored: it could be made up, or be what others may not read.
import { ownPostOf } from './own-embed.ts';

type Record_ = Record<string, unknown>;

const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper than any body that is drawn. */
const MOST_LEVELS = 100;

/** The source as it is, where it embeds no post of this site. */
export function slimEmbeds(source: string, format: string, siteUrl: string): string {
  if (!/^rich2?$/i.test(format) || !/embed/.test(source)) return source;
  let nodes: unknown;
  try {
    nodes = JSON.parse(source);
  } catch {
    return source;
  }
  const slimmer = new Slimmer(new URL(siteUrl).origin);
  const slimmed = slimmer.slim(nodes);
  return slimmer.hasChanged ? JSON.stringify(slimmed) : source;
}

class Slimmer {
  hasChanged = false;
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  slim(value: unknown, level = 0): unknown {
    if (level > MOST_LEVELS) return null;
    if (Array.isArray(value)) return value.map((each) => this.slim(each, level + 1));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        // In rich2 beside the address of the node; in Rich below `embed-external`.
        (name === 'embedData' || name === 'data') && isRecord(each)
          ? this.embed(each, value.url, level)
          : this.slim(each, level + 1),
      ]),
    );
  }

  private embed(data: Record_, nodeUrl: unknown, level: number): unknown {
    const url = typeof data.url === 'string' ? data.url : typeof nodeUrl === 'string' ? nodeUrl : '';
    const { embedType, embedStyle, displayOptions } = data;
    const post =
      embedType === 'image' || embedType === 'file' ? undefined : ownPostOf(data, url, this.origin);
    if (!post) return this.slim(data, level + 1);
    this.hasChanged = true;
    return {
      url,
      embedType,
      ...post,
      ...(typeof embedStyle === 'string' && { embedStyle }),
      ...(isRecord(displayOptions) && { displayOptions: flags(displayOptions) }),
    };
  }
}

function flags(options: Record_): Record_ {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value === 'boolean'));
}
