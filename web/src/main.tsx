import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { watchRequests } from '#data/firebase/connection.ts';
import { awaitContent } from '#ui/lazyComponent.ts';
import { App } from './app/App.tsx';
import { listenForChunkLoadErrors } from './app/chunkLoadErrors.ts';
import { preloadPage } from './app/pages.ts';
import { followTranslation } from './app/translation.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/global.css';
import '#styles/background.css';
import './styles/startupTitle.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element.');

watchRequests();
awaitContent();
listenForChunkLoadErrors();
followTranslation(document.documentElement);

// The page's code loads while the session is looked up.
preloadPage(window.location.pathname);

/** Without transitions: a link replaces the page at once, and the focus moves with it. */
const Router = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

const app = (
  <StrictMode>
    <App Router={Router} />
  </StrictMode>
);
// A prerendered page is hydrated in a transition, so that it stays responsive.
if (root.dataset.address === window.location.pathname) {
  setTimeout(() => startTransition(() => void hydrateRoot(root, app)));
} else createRoot(root).render(app);
