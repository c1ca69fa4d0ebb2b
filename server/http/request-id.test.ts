import { afterAll, describe, expect, it } from 'vitest';
import { openApp } from '#tests/builders/app.ts';
import { newRequestId } from './request-id.ts';

const lines: string[] = [];
const forget = () => {};
const read = () => Promise.reject(new Error('broken'));
const { app } = await openApp({
  calendar: { rules: { read, forget }, claims: { read, forget } },
  logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
});
afterAll(() => app.close());

const ask = (language: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/api/booked-dates', headers: { 'accept-language': language, ...headers } });

describe('the name of a request', () => {
  it('is short enough to be read out, and no two are alike', () => {
    const names = Array.from({ length: 1000 }, () => newRequestId());
    for (const name of names) expect(name).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(names).size).toBe(1000);
  });

  it.each([
    ['en', (id: string) => `Something went wrong on our side. Please try again. (Reference: ${id})`],
    ['fr', (id: string) => `Une erreur est survenue de notre côté. Veuillez réessayer. (Référence\u00a0: ${id})`],
  ])('is in the header, in the log and in what a customer reads of our failure (%s)', async (language, said) => {
    const response = await ask(language);
    const id = String(response.headers['x-request-id']);
    expect(response.json().error).toBe(said(id));
    expect(lines.filter((line) => JSON.parse(line).reqId === id).map((line) => JSON.parse(line).msg)).toEqual([
      'a request failed',
      'answered',
    ]);
  });

  it('is ours: what a browser says of it is not taken over', async () => {
    const response = await ask('en', { 'x-request-id': 'somebody@example.com', 'request-id': 'somebody@example.com' });
    expect(response.headers['x-request-id']).toMatch(/^\w{4}-\w{4}$/);
    expect(lines.join()).not.toContain('somebody@example.com');
  });

  it('is with every answer, and not in the words of a refusal that is the visitor’s to mend', async () => {
    const response = await app.inject({ url: '/api/nothing' });
    expect(response.headers['x-request-id']).toMatch(/^\w{4}-\w{4}$/);
    expect(response.json().error).not.toContain(String(response.headers['x-request-id']));
  });
});
