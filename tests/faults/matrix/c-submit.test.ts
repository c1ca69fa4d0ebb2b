import { submitCells } from './cells/c-submit.ts';
import { playCells } from './run.ts';

playCells('C. A Submit that is struck on its way to the booking', submitCells);
