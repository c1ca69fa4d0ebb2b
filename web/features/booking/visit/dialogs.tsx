import { ContactDialog } from './contact-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

/** What the holder of the link changes in a dialog; their code comes together. */
export const dialogs = { move: MoveDialog, contact: ContactDialog };
