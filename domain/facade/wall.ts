/** Every façade is the same wall in metres. */
export const wallWidth = 9;
export const wallHeight = 6.2;
