import { answerCells } from './cells/f-answers.ts';
import { eveningCells } from './cells/f-evening.ts';
import { playCells } from './run.ts';

playCells('F. A visit that is moved because of the weather', [...answerCells, ...eveningCells]);
