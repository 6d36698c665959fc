import { expect, it } from 'vitest';
import { errorBody } from './error-response.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

it.each([
  failure('Client has encountered a connection error and is not queryable'),
  failure('Client was closed and is not queryable'),
  failure('Connection terminated'),
  failure('Connection terminated unexpectedly'),
  failure('Connection terminated due to connection timeout'),
  failure('timeout exceeded when trying to connect'),
  failure('Query read timeout'),
  failure('Cannot use a pool after calling end on the pool'),
  failure('terminating connection due to administrator command', '57P01'),
  failure('terminating connection because of crash of another server process', '57P02'),
  failure('the database system is starting up', '57P03'),
  failure('sorry, too many clients already', '53300'),
  failure('connection failure', '08006'),
  failure('read ECONNRESET', 'ECONNRESET'),
  failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  new AggregateError([failure('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')], ''),
])('takes “%s” for a database that is away', (error) => {
  const known = error instanceof AggregateError ? Object.assign(error, { code: 'ECONNREFUSED' }) : error;
  expect(errorBody(known, 'r')).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 2 });
});

it('asks whoever lost against others to come again', () => {
  for (const code of ['40001', '40P01', '55P03'])
    expect(errorBody(failure('deadlock detected', code), 'r')).toMatchObject({ status: 503, code: 'busy' });
});

it('says that two did the same at once', () => {
  for (const code of ['23503', '23505'])
    expect(errorBody(failure('duplicate key value', code), 'r')).toMatchObject({
      status: 409,
      code: 'conflict',
    });
});

it('keeps a fault of our own a fault', () => {
  expect(errorBody(failure('column does not exist', '42703'), 'r').status).toBe(500);
});
