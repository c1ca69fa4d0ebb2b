import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage, pageAt } from './pages.ts';
import { splitPath } from './state/location.ts';
import './ui/app.css';

const path = pageAt(splitPath(location.pathname).path);
const { default: Page } = await loadPage(path);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const site = {
  sandbox: 'sandbox' in document.documentElement.dataset,
  fetchPage: (next: string) => void loadPage(pageAt(next)).catch(() => undefined),
};

const app = (
  <StrictMode>
    <App first={{ path, Page }} site={site} />
  </StrictMode>
);

// The development server sends an empty root.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
