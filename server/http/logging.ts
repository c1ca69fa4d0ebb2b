import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pino from 'pino';

type Logged = { type: string; message: string; stack: string; code?: string; constraint?: string; cause?: Logged };

/** An error for the log: what and where, but none of the values that a database error carries along. */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const message = error.message.split('\nparams:')[0] ?? '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    stack: frames.join('\n'),
    ...('code' in error && { code: String(error.code) }),
    ...('constraint' in error && { constraint: String(error.constraint) }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}

/** What JSON leaves as it is, and some terminals and readers of logs take for a command or for the end of a line. */
const unescaped = /[\u007f-\u009f\u2028\u2029]/g;
const asEscape = (one: string): string => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Lines of JSON with ids and never with bodies, cookies or addresses with their queries. On a developer's machine only
 * warnings, so that the terminal stays readable.
 */
export const logging = ({ production }: { production: boolean }) => ({
  level: production ? 'info' : 'warn',
  serializers: { err: loggedError, error: loggedError, req: ({ method }: FastifyRequest) => ({ method }) },
  hooks: { streamWrite: (line: string) => line.replace(unescaped, asEscape) },
  redact: { paths: ['*.cookie', '*.authorization', 'headers.cookie', 'headers.authorization'], remove: true },
});

/**
 * Standard output, to which lines go together, ten times a second at the latest: to write each by itself would cost more
 * than all else about it. What is left is written when the program ends.
 */
export const openLogStream = () => pino.destination({ dest: 1, minLength: 4096, periodicFlush: 100, sync: false });

/** One line for each answer. It names the route and not the address, which may carry a secret. */
export class AnswerLog extends LogController {
  /** These few words hold nothing to redact, and looking would cost more than writing them. */
  #answers: FastifyBaseLogger | undefined;

  #withoutRedaction(log: FastifyBaseLogger): FastifyBaseLogger {
    this.#answers ??= log.child({}, { redact: { paths: [] } });
    return this.#answers;
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { id: reqId, method, routeOptions, server } = request;
    const line = { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...line, err: error }, 'an answer was cut short');
    else this.#withoutRedaction(server.log).info({ reqId, ...line }, 'answered');
  }
}
