import { groups } from './groups.ts';
import { playCells } from './run.ts';

playCells(groups.charges);
