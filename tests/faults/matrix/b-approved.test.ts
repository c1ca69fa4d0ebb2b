import { approvedCells } from './cells/b-approved.ts';
import { conflictCells } from './cells/b-conflicts.ts';
import { playCells } from './run.ts';

playCells('B. A card that was approved', [...approvedCells, ...conflictCells]);
