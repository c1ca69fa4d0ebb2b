/** The name of a file that lies beside its manifest: it leads to no other folder. */
export const plainName = /^\w[\w.-]*$/;
