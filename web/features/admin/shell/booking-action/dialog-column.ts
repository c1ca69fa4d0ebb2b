/** A dialog whose paragraphs and fields are stacked. */
export const dialogColumnClass =
  '[&_.dialog-body]:flex [&_.dialog-body]:flex-col [&_.dialog-body]:gap-4 [&_.dialog-body>.notice]:mb-0';
