import { beforeEach, expect, test, vi } from 'vitest';
import { answerEarly } from './earlyAnswers.ts';

const URL = 'https://firestore.test/documents:runQuery';
const send = vi.fn<typeof fetch>();
const read = (body = 'lists') => window.fetch(URL, { method: 'POST', body }).then((answer) => answer.text());

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
});

test('the first request of the app gets the early answer, and the next one is sent', async () => {
  send.mockResolvedValueOnce(new Response('early')).mockResolvedValueOnce(new Response('later'));
  answerEarly().request(URL, 'lists', { Authorization: 'Bearer token' });
  expect(await read()).toBe('early');
  expect(send).toHaveBeenCalledOnce();
  expect(await read()).toBe('later');
});

test('a request with another body is sent', async () => {
  send.mockResolvedValueOnce(new Response('early')).mockResolvedValueOnce(new Response('others'));
  answerEarly().request(URL, 'lists', {});
  expect(await read('comments')).toBe('others');
});

test.each([
  ['is refused', () => Promise.resolve(new Response('', { status: 401 }))],
  ['gets no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an early request that %s is sent again by the app', async (_, fail) => {
  send.mockImplementationOnce(fail).mockResolvedValueOnce(new Response('again'));
  answerEarly().request(URL, 'lists', {});
  expect(await read()).toBe('again');
});
