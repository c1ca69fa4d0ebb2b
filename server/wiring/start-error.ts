/** The program cannot start; the message is one line for the operator and names the variable to change. */
export class StartError extends Error {
  override name = 'StartError';
}
