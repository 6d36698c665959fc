import { describe, expect, it } from 'vitest';
import { parseAddress } from './database-address.ts';

describe('the address of a database', () => {
  it('is one server, as it was given', () => {
    const text = 'postgres://parley:p%40ss@db.example.org:5432/parley?sslmode=require';
    expect(parseAddress(text)).toEqual({ urls: [text], takesWrites: false });
  });

  it('is several, each with what all have', () => {
    expect(
      parseAddress('postgresql://parley:secret@one:5432,two:5433,[::1]:5434/parley?sslmode=require'),
    ).toEqual({
      urls: ['one:5432', 'two:5433', '[::1]:5434'].map(
        (host) => `postgresql://parley:secret@${host}/parley?sslmode=require`,
      ),
      takesWrites: true,
    });
  });

  it('asks for a server that takes writes where it says so', () => {
    const address = parseAddress('postgres://a@one/parley?sslmode=require&target_session_attrs=read-write');
    expect(address).toEqual({ urls: ['postgres://a@one/parley?sslmode=require'], takesWrites: true });
  });

  it('is none where a server is missing, the scheme is another one, or a standby is asked for', () => {
    for (const text of [
      'postgres://a@one,,two/parley',
      'mysql://a@one/parley',
      'one:5432',
      'postgres://a@one:99999/parley',
      'postgres://a@one,two/parley?target_session_attrs=standby',
    ])
      expect(parseAddress(text), text).toBeUndefined();
  });
});
