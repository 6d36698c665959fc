// Why an add-on cannot be built, in lines that name its files: what the bundler says is drawn for a terminal.
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MOST = 5;

export function buildProblem(error: unknown, folder: string): string {
  const { errors = [] } = error as { errors?: readonly Error[] };
  const all = errors.length > 0 ? errors : [error as Error];
  const lines = [...new Set(all.map((each) => lineOf(each, folder)))];
  const more = lines.length > MOST ? [`and ${lines.length - MOST} more.`] : [];
  return `It cannot be built: ${[...lines.slice(0, MOST), ...more].join(' ')}`;
}

function lineOf({ message }: Error, folder: string): string {
  const lines = stripVTControlCharacters(message).replaceAll('\\0shared:', '').split('\n');
  const [first = ''] = lines;
  const missing = /failed to resolve import "([^"]*)" from "([^"]*)"/.exec(first);
  if (missing)
    return `${relative(folder, missing[2] ?? '')} imports “${missing[1]}”, which is neither shared by Parley nor installed in the folder of the add-on.`;
  const place = lines.map(placeIn).find(Boolean);
  const what = first.replace(/^\[[^\]]*\] /, '').replace(/\.?$/, '.');
  return place ? `${relative(folder, resolve(place))} ${what}` : what;
}

/** Drawn as the head of a frame around the source: `╭─[ x.feature.ts:1:19 ]`. */
function placeIn(line: string): string {
  const [, after = ''] = line.split('─[ ');
  return after.split(' ]')[0] ?? '';
}
