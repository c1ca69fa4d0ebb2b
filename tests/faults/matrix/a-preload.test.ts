import { preloadCells } from './cells/a-preload.ts';
import { preloadRaces } from './cells/a-preload-races.ts';
import { playCells } from './run.ts';

playCells('A. A checkout that is struck while the day is held and the ticket opened', [
  ...preloadCells,
  ...preloadRaces,
]);
