// Its message is one line for a person at a terminal: what is wrong and what to do about it.
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

const outsideDatabase = 'or set DATABASE_URL to a PostgreSQL server of your own';

export function unsupportedPlatform(detail = ''): EmbeddedPostgresError {
  const platform = `${process.platform}-${process.arch}`;
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this system (${platform}${detail && `: ${detail}`}). ` +
      'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

export function spawnFailure(error: NodeJS.ErrnoException): Error {
  return error.code === 'ENOENT' || error.code === 'ENOEXEC'
    ? unsupportedPlatform('its C library is missing')
    : error;
}

export function folderFailure(folder: string, error: unknown): Error {
  const code = (error as NodeJS.ErrnoException)?.code;
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder);
  if (code === 'EACCES' || code === 'EPERM')
    return new EmbeddedPostgresError(
      `The data folder ${folder} may not be used by this account. Start Parley as the account that owns it, ` +
        'or choose another folder with PARLEY_DATA.',
    );
  if (code === 'ENOENT')
    return new EmbeddedPostgresError(
      `The data folder ${folder} cannot be made: the system allows no folder there. Choose another one with PARLEY_DATA.`,
    );
  if (code === 'EROFS') return new EmbeddedPostgresError(`The data folder ${folder} is on a read-only disk.`);
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new EmbeddedPostgresError(`The data folder ${folder} cannot be made: a file is in its place.`);
  return error instanceof Error ? error : new Error(String(error));
}

export function diskFull(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The disk is full: the database in ${folder} cannot start. Free some space, then start again.`,
  );
}

export function damagedData(folder: string, detail: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in ${folder} is damaged (${detail}). Restore a backup, or move the folder away to start over.`,
  );
}

type Explanation = (folder: string, line: string) => EmbeddedPostgresError;

const explanations: [RegExp, Explanation][] = [
  [/No space left on device|Disk quota exceeded/, diskFull],
  [
    /error while loading shared libraries|GLIBC|not found \(required by/,
    (_folder, line) => unsupportedPlatform(line),
  ],
  [
    /shared memory|could not fork|Cannot allocate memory/,
    (_folder, line) => new EmbeddedPostgresError(`The database gets no memory from the system (${line}).`),
  ],
  [
    /database files are incompatible|was initialized by PostgreSQL version/,
    (folder, line) =>
      new EmbeddedPostgresError(
        `The database in ${folder} was made by another PostgreSQL version (${line}). Start the Parley release ` +
          `that made it and take a backup, ${outsideDatabase}.`,
      ),
  ],
  [
    /has invalid permissions|should be u=rwx/,
    (folder, line) =>
      new EmbeddedPostgresError(
        `The database files in ${folder} are open to others (${line}), and PostgreSQL refuses them. Nothing is damaged: ` +
          `chmod 0700 the folder "cluster" there, then start again.`,
      ),
  ],
  [
    /could not change permissions|could not access directory|wrong ownership|Permission denied/,
    (folder, line) =>
      new EmbeddedPostgresError(
        `The database files in ${folder} belong to another account (${line}). Start Parley as that account.`,
      ),
  ],
  [/could not (open|read|locate|find)|invalid|corrupt|PANIC|not a valid data directory/, damagedData],
];

// PostgreSQL says why it would not start only in its log.
export function failureFromLog(folder: string, output: string): EmbeddedPostgresError {
  const line = firstComplaint(output);
  const explain = explanations.find(([symptom]) => symptom.test(output))?.[1];
  if (explain) return explain(folder, line);
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL did not start (${line}). Look into ${folder}/postgres.log, ${outsideDatabase}.`,
  );
}

function firstComplaint(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const complaint =
    lines.find((line) => /(FATAL|PANIC|error):/i.test(line)) ?? lines.findLast((line) => line) ?? '';
  return complaint.replace(/^.*?\b(FATAL|PANIC|initdb: error|error):\s*/i, '') || 'it gave no reason';
}
