import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pino from 'pino';

type Logged = { type: string; message: string; stack: string; code?: string; constraint?: string; cause?: Logged };

/** An error for the log: what and where, without the values in a database error. */
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

/** Characters that JSON does not escape, but some terminals and log viewers treat as commands or line breaks. */
const unescaped = /[\u007f-\u009f\u2028\u2029]/g;
const asEscape = (one: string): string => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON lines with ids, never with bodies, cookies or URLs; on a developer's machine only warnings. */
export const logging = ({ production }: { production: boolean }) => ({
  level: production ? 'info' : 'warn',
  serializers: { err: loggedError, error: loggedError, req: ({ method }: FastifyRequest) => ({ method }) },
  hooks: { streamWrite: (line: string) => line.replace(unescaped, asEscape) },
  redact: { paths: ['*.cookie', '*.authorization', 'headers.cookie', 'headers.authorization'], remove: true },
});

/** Standard output, flushed ten times a second: writing each line separately would cost more than all else. */
export const openLogStream = () => pino.destination({ dest: 1, minLength: 4096, periodicFlush: 100, sync: false });

/** One line for each answer. It has the route, not the URL, which may contain a secret. */
export class AnswerLog extends LogController {
  /** These few fields contain nothing to redact, and checking would cost more than writing them. */
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
