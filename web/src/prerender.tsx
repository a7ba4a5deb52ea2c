import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';

/** The page at an address as everybody sees it before anything is known of them, as HTML. The build calls this (scripts/build/prerenderPages.ts). */
export async function prerenderPage(address: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />
    </StrictMode>,
    // Larger parts would come apart, with an inline script to put them in place, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return await new Response(prelude).text();
}
