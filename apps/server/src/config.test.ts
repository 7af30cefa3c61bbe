import { expect, it } from 'vitest';
import { type BadConfig, configOf } from './config.ts';

const complaints = (environment: Record<string, string>): readonly string[] => {
  try {
    configOf(environment, '/srv');
    return [];
  } catch (error) {
    return (error as BadConfig).lines;
  }
};

it('needs nothing', () => {
  expect(configOf({}, '/srv')).toEqual({
    host: '0.0.0.0',
    port: 3000,
    adminHost: '127.0.0.1',
    adminPort: 3001,
    webPort: 3100,
    adminWebPort: 3101,
    data: '/srv/data',
    databaseUrl: undefined,
    botDelay: [400, 900],
    limited: true,
    secret: undefined,
    logLevel: 'warn',
  });
});

it('takes an empty variable for unset', () => {
  expect(configOf({ PORT: '', DATABASE_URL: '' }, '/srv')).toEqual(configOf({}, '/srv'));
});

it('reads what is set', () => {
  expect(
    configOf(
      { PORT: '0', STIKK_DATA: '/var/stikk', STIKK_BOT_DELAY: '0', DATABASE_URL: 'postgres://h/d' },
      '/srv',
    ),
  ).toMatchObject({ port: 0, data: '/var/stikk', botDelay: [0, 0], databaseUrl: 'postgres://h/d' });
  expect(configOf({ STIKK_BOT_DELAY: '5-10' }, '/srv').botDelay).toEqual([5, 10]);
});

it.each([
  ['PORT', '70000', '70000'],
  ['PORT', '80a', '80a'],
  ['ADMIN_PORT', '-1', '-1'],
  ['STIKK_BOT_DELAY', '900-400', '900-400'],
  ['STIKK_BOT_DELAY', 'fast', 'fast'],
  ['LOG_LEVEL', 'loud', 'loud'],
  ['STIKK_LIMITS', 'yes', 'yes'],
])('says in one line what is wrong with %s=%s', (name, value, shown) => {
  const [line, ...others] = complaints({ [name]: value });
  expect(line).toMatch(new RegExp(`^${name}=${shown} is not allowed; it must be .+`));
  expect(others).toEqual([]);
});

it('tells every bad value at once, and repeats no secret', () => {
  const lines = complaints({ PORT: 'x', DATABASE_URL: 'mysql://me:hush@h', STIKK_SECRET: 'hush' });
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toContain('hush');
});

it.each(['postgres://', 'postgresql:///name', 'postgres://h:99999/d', 'postgres://me:%E0@h/d'])(
  'refuses the database %s',
  (url) => {
    expect(complaints({ DATABASE_URL: url })).toEqual([
      'DATABASE_URL=… is not allowed; it must be postgresql://user:password@host:port/name, or unset',
    ]);
  },
);

it('takes a socket for a host', () => {
  const url = 'postgres:///name?host=/run/postgresql';
  expect(configOf({ DATABASE_URL: url }, '/srv').databaseUrl).toBe(url);
});

it('refuses one port for two doors', () => {
  const line = 'ADMIN_PORT=3000 is not allowed; it must be another port than PORT';
  expect(complaints({ ADMIN_PORT: '3000' })).toEqual([line]);
  expect(complaints({ PORT: '0', ADMIN_PORT: '0' })).toEqual([]);
});
