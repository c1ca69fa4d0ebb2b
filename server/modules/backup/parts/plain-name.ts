/** The name of a file next to its manifest: no path to another folder. */
export const plainName = /^\w[\w.-]*$/;
