import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { watchRequests } from '#data/firebase/connection.ts';
import { App } from './app/App.tsx';
import { watchCode } from './app/chunkLoadErrors.ts';
import { preloadPage } from './app/pages.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/global.css';
import './styles/torchlight.css';
import './styles/dawn.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

watchRequests();
watchCode();

// While the session is looked up, the page's code comes already.
preloadPage(window.location.pathname);

const app = (
  <StrictMode>
    <App Router={BrowserRouter} />
  </StrictMode>
);
// What the build drew already stays, and comes to life a little at a time.
if (root.dataset.address === window.location.pathname) {
  setTimeout(() => startTransition(() => void hydrateRoot(root, app)));
} else createRoot(root).render(app);
