import { createRoot } from 'react-dom/client';
import { CrewPage } from '#web/features/crew/page.tsx';
import { startReaching } from '#web/features/crew/reach.ts';
import { SiteContext } from '#web/state/site.ts';
import { keepPreactTexts } from '#web/ui/layout/rewritten-texts.ts';
import '#web/features/crew/crew.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
keepPreactTexts(document.body);
createRoot(root).render(
  <SiteContext value={{ sandbox: 'sandbox' in document.documentElement.dataset }}>
    <CrewPage />
  </SiteContext>,
);
startReaching();
