// Reads a Discourse export line by line, packed or not, however large it is.
import { createReadStream, type Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import type { TopicLine } from './topic.ts';

export interface DiscourseExport {
  file: string;
  /** As categories.json has them; undefined where there is no such file. */
  categories: unknown;
  /** Who liked what, one a line, where there is such a file. */
  postActions: string | undefined;
}

const WANTED =
  'Name a file of topics (.ndjson or .ndjson.gz, one topic a line), or the folder that holds it.';

export async function openDiscourseExport(path: string): Promise<DiscourseExport> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new CommandProblem(`There is nothing at ${path}. ${WANTED}`);
  const file = found.isDirectory() ? await topicsFileIn(path) : path;
  if (!/\.(nd)?jsonl?(\.gz)?$/i.test(file))
    throw new CommandProblem(`${path} is not an export of Discourse. ${WANTED}`);
  const folder = dirname(file);
  const actions = (await namesIn(folder)).filter((name) => POST_ACTIONS.test(name)).sort();
  return {
    file,
    categories: await readCategories(join(folder, 'categories.json')),
    postActions: actions[0] && join(folder, actions[0]),
  };
}

const POST_ACTIONS = /^post_actions\.(ndjson|jsonl)(\.gz)?$/i;
/** What may lie beside the topics. */
const OTHER = /^(?:post_actions|users)\./i;

async function namesIn(folder: string): Promise<string[]> {
  const entries: Dirent[] = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
}

async function topicsFileIn(folder: string): Promise<string> {
  const names = (await namesIn(folder)).filter((name) => !OTHER.test(name));
  const topics = names.filter((name) => /^topics\.(ndjson|jsonl)(\.gz)?$/i.test(name));
  const candidates =
    topics.length > 0 ? topics : names.filter((name) => /\.(ndjson|jsonl)(\.gz)?$/i.test(name));
  const [file, another] = candidates.sort();
  if (!file) throw new CommandProblem(`${folder} holds no export of Discourse. ${WANTED}`);
  if (another && topics.length !== 1) {
    throw new CommandProblem(
      `${folder} holds several exports (${file}, ${another}). Name the file that is meant.`,
    );
  }
  return join(folder, file);
}

async function readCategories(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CommandProblem(
      `${file} is not valid JSON (${(error as Error).message}). Mend or remove it, then run the same command again.`,
    );
  }
}

/** Each line as it stands in the file; a file cut off in the middle ends in one clear line. */
export async function* readTopics(file: string): AsyncGenerator<TopicLine> {
  let line = 0;
  try {
    for await (const text of linesOf(file)) {
      line++;
      if (text === undefined) yield { line, value: undefined, problem: TOO_LONG };
      else if (text.trim() !== '') yield { line, value: parseLine(file, line, text) };
    }
  } catch (error) {
    throw explained(error, file, line);
  }
}

/** Of a topic with tens of thousands of long posts. Longer text could not be held in memory as a whole. */
const MAX_LINE = 128 * 1024 * 1024;
const TOO_LONG = 'the line is longer than 128 million characters';

export function isBroken({ problem }: TopicLine): boolean {
  return problem !== undefined;
}

/** Undefined stands for a line that is too long; it is skipped without being read into memory. */
async function* linesOf(file: string): AsyncGenerator<string | undefined> {
  let rest: string[] = [];
  let length = 0;
  let isFirst = true;
  const whole = (end: string) => {
    const line =
      length + end.length > MAX_LINE ? undefined : rest.length > 0 ? `${rest.join('')}${end}` : end;
    rest = [];
    length = 0;
    return line;
  };
  for await (const chunk of textOf(file)) {
    const pieces = (isFirst ? chunk.replace(/^\uFEFF/, '') : chunk).split('\n');
    isFirst = false;
    // A long line comes in many chunks, which are joined once.
    for (const piece of pieces.slice(0, -1)) yield whole(piece);
    const last = pieces.at(-1) ?? '';
    length += last.length;
    if (length > MAX_LINE) rest = [];
    else rest.push(last);
  }
  yield whole('');
}

async function* textOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  if (!/\.gz$/i.test(file)) {
    yield* bytes.setEncoding('utf8') as AsyncIterable<string>;
    return;
  }
  const unpacked = createGunzip({ chunkSize: 256 * 1024 });
  // An error of the file itself would otherwise go unheard behind the unpacking.
  bytes.on('error', (error: Error) => unpacked.destroy(error));
  try {
    yield* bytes.pipe(unpacked).setEncoding('utf8') as AsyncIterable<string>;
  } finally {
    bytes.destroy();
  }
}

function parseLine(file: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const shown = text.slice(0, 40).replace(/\s+/g, ' ');
    throw new CommandProblem(
      `Line ${line} of ${basename(file)} is not valid JSON (it begins with ${shown}…). ` +
        'Mend that line or fetch the export again, then run the same command.',
    );
  }
}

function explained(error: unknown, file: string, line: number): unknown {
  const { code } = error as { code?: string };
  if (code === 'Z_BUF_ERROR') {
    return new CommandProblem(
      `${basename(file)} ends in the middle, after topic ${line.toLocaleString('en')}. ` +
        'Fetch the whole file again, then run the same command.',
    );
  }
  if (code?.startsWith('Z_')) {
    return new CommandProblem(
      `${basename(file)} is not a gzip file, or is damaged after line ${line.toLocaleString('en')}. ` +
        'Fetch it again, then run the same command.',
    );
  }
  if (code === 'EACCES' || code === 'EISDIR') {
    return new CommandProblem(
      `${file} cannot be read (${code}). Make it readable, then run the same command.`,
    );
  }
  return error;
}
