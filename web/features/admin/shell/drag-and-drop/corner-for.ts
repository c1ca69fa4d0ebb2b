type Box = { left: number; top: number; width: number; height: number };

/** Where the corner of a dragged plate must be to centre it on a day. */
export const cornerFor = (day: Box, plate: Pick<Box, 'width' | 'height'>): { x: number; y: number } => ({
  x: day.left + (day.width - plate.width) / 2,
  y: day.top + (day.height - plate.height) / 2,
});
