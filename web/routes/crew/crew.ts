import { splitPath } from '#domain/site-path.ts';
import { startCrewPage } from '#web/features/crew/crew.ts';
import '#web/features/crew/crew.css';

startCrewPage(splitPath(location.pathname).language);
