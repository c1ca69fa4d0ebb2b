/** What cannot be backed up or restored; the message is one line for the operator and says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
