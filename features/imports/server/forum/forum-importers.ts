// Forums of other software, by the dumps and exports that are documented of them.
import { wordings } from '../../../../platform/contract/wordings.ts';
import type { Importer } from '../importers.ts';
import { openNodebb, recogniseNodebb } from '../nodebb/nodebb-export.ts';
import { openPhpbb, recognisePhpbb } from '../phpbb/phpbb-export.ts';
import { openVanilla, recogniseVanilla } from '../vanilla/vanilla-export.ts';
import { forumImporter } from './forum-importer.ts';

const WORDS = wordings({
  nodebb: 'The collection “objects” as mongoexport writes it, a record a line, also packed (.gz, .zip)',
  phpbb: 'A dump of its MySQL or PostgreSQL database (.sql or .sql.gz)',
  vanilla: 'The text file of its porter (.txt or .txt.gz)',
});

export const forumImporters: readonly Importer[] = [
  forumImporter({
    kind: 'nodebb',
    name: 'NodeBB',
    uploads: WORDS.nodebb,
    takes: '<file>',
    details: `
  nodebb <file>                 the collection “objects” as mongoexport writes it, a record a line; also .gz`,
    open: openNodebb,
    recognise: recogniseNodebb,
  }),
  forumImporter({
    kind: 'phpbb',
    name: 'phpBB',
    uploads: WORDS.phpbb,
    takes: '<file>',
    details: `
  phpbb <file>                  a dump of its database in SQL, of mysqldump, phpMyAdmin or pg_dump; also .gz`,
    open: openPhpbb,
    recognise: recognisePhpbb,
  }),
  forumImporter({
    kind: 'vanilla',
    name: 'Vanilla',
    uploads: WORDS.vanilla,
    takes: '<file>',
    details: `
  vanilla <file>                the text file that its porter writes; also .gz`,
    open: openVanilla,
    recognise: recogniseVanilla,
  }),
];
