import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';

/** Renders a page as HTML, as it looks before the session is known. The build calls this (web/build/prerenderPages.ts). */
export async function prerenderPage(address: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />
    </StrictMode>,
    // By default React streams larger parts with an inline script, which the Content Security Policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return await new Response(prelude).text();
}
