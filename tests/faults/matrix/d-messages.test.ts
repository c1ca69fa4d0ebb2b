import { mailCells } from './cells/d-mail.ts';
import { textCells } from './cells/d-texts.ts';
import { playCells } from './run.ts';

playCells('D. A message that is struck on its way', [...mailCells, ...textCells]);
