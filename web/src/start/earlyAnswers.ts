/** An early request is given up, and its answer out of date, after this time. In milliseconds. */
const MAX_AGE_MS = 15_000;

type Headers = Readonly<Record<string, string>>;

/**
 * Makes the page's `fetch` answer from early requests: each answer serves the first request of the app with the same URL and
 * body. The app sends a request itself when the early one failed.
 */
export function answerEarly(): { request: (url: string, body: string, headers: Headers) => void } {
  const early = new Map<string, Promise<Response | undefined>>();
  const send = window.fetch.bind(window);
  window.fetch = async (address, options) => {
    const key = `${address} ${options?.body}`;
    const answer = early.get(key);
    early.delete(key);
    return (await answer) ?? send(address, options);
  };
  setTimeout(() => early.clear(), MAX_AGE_MS);
  const request = (url: string, body: string, headers: Headers) => {
    const signal = AbortSignal.timeout(MAX_AGE_MS);
    const answer = send(url, { method: 'POST', body, headers, signal });
    early.set(
      `${url} ${body}`,
      answer.then(
        (response) => (response.ok ? response : undefined),
        () => undefined,
      ),
    );
  };
  return { request };
}
