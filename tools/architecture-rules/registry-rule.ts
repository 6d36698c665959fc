// A registry is for many: one that fewer than two add to is a seam with one provider, or is not needed. Counted are places
// of the code that add to it, those of the worked example among them; a helper counts as often as it is called.
// What only one adds to passes where tests have a stand-in for an add-on (a folder `testing/`), and what nobody adds to where
// add-ons can besides: so the tree passes as a whole, and after somebody has taken an add-on out of it.
import { placeOf } from './place.ts';
import { lineAt, type Source, type Violation } from './source.ts';

const DECLARED = /export const (\w+) = new ExtensionPoint\b/g;
const COMMENTS = /^[ \t]*(?:\/\/|\*).*$/gm;

export function violationsOfRegistries(sources: readonly Source[]): Violation[] {
  const code = sources
    .filter(({ path }) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map(({ path, text }) => ({ path, text: text.replace(COMMENTS, '') }));
  const isStandIn = ({ path }: { path: string }) => placeOf(path).isTest || path.includes('/testing/');
  const product = code.filter((each) => !isStandIn(each));
  const all = product.map(({ text }) => text).join('\n');
  const standIns = code
    .filter(isStandIn)
    .map(({ text }) => text)
    .join('\n');
  const addonApi = code.filter(({ path }) => path.startsWith('addon-api/')).map(({ text }) => text);
  const isOfferedToAddons = (name: string) => addonApi.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  return product.flatMap(({ path, text }) =>
    [...text.matchAll(DECLARED)].flatMap(({ 1: name = '', index }) => {
      const count = additionsTo(name, text, all);
      const fewest = additionsTo(name, text, standIns) === 0 ? 2 : isOfferedToAddons(name) ? 0 : 1;
      if (count >= fewest) return [];
      const message = `${count === 0 ? 'nobody adds' : 'only one adds'} to ${name}: provide it (provided.ts), or do without`;
      return [{ path, line: lineAt(text, index), message }];
    }),
  );
}

function additionsTo(name: string, declaring: string, all: string): number {
  // `importReceiver(...)`, which adds to `importReceivers` for whoever calls it.
  const helper = new RegExp(`export function (\\w+)[^]{0,300}return ${name}\\.add\\(`).exec(declaring)?.[1];
  if (helper) return countOf(all, new RegExp(`(?<!function )\\b${helper}\\(`, 'g'));
  const mapped = countOf(all, new RegExp(`=>\\s*${name}\\.add\\(`, 'g'));
  return countOf(all, new RegExp(`\\b${name}\\s*\\.add\\(`, 'g')) + mapped;
}

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
