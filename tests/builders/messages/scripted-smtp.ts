import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Where a script may speak up: the greeting, each command, and the dot that ends the message. */
type Step = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'dot' | 'QUIT';
/** A reply, silence, the connection cut, or cut in the middle of a reply. */
type Turn = { reply: string } | 'silence' | 'cut' | { half: string };
export type SmtpScript = Partial<Record<Step, Turn>>;

const usual: Record<Step, string> = {
  greeting: '220 mail.example.com ready',
  EHLO: '250-mail.example.com\r\n250-PIPELINING\r\n250-SIZE 100000\r\n250-8BITMIME\r\n250 AUTH PLAIN LOGIN',
  AUTH: '235 2.7.0 Accepted',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 Go ahead',
  dot: '250 2.0.0 Ok: queued as A1B2C3',
  QUIT: '221 2.0.0 Bye',
};

export type ScriptedSmtp = {
  url: string;
  /** Every command in order, the message left out. */
  commands: string[];
  /** The messages, as they came over the wire, dots undone. */
  messages: string[];
  connections(): number;
  close(): Promise<void>;
};

/** A mail server that follows a script to the letter, and is a good one where the script says nothing. */
export async function scriptedSmtp(script: SmtpScript = {}): Promise<ScriptedSmtp> {
  const commands: string[] = [];
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;

  const say = (socket: Socket, step: Step) => {
    const turn = script[step] ?? { reply: usual[step] };
    if (turn === 'silence') return;
    if (turn === 'cut') socket.destroy();
    else if ('half' in turn) socket.end(turn.half);
    else socket.write(`${turn.reply}\r\n`);
    if (step === 'QUIT') socket.end();
  };
  const refuses = (step: Step) => {
    const turn = script[step];
    return turn !== undefined && (typeof turn === 'string' || !('reply' in turn) || /^[45]/.test(turn.reply));
  };

  const server = createServer({ noDelay: true }, (socket) => {
    connections += 1;
    sockets.add(socket);
    let pending = '';
    let inMessage = false;
    socket.setEncoding('latin1');
    socket.on('error', () => {});
    socket.on('data', (chunk: string) => {
      pending += chunk;
      for (;;) {
        const end = inMessage ? '\r\n.\r\n' : '\r\n';
        const at = pending.indexOf(end);
        if (at < 0 || socket.destroyed) return;
        const text = pending.slice(0, at);
        pending = pending.slice(at + end.length);
        if (inMessage) {
          messages.push(text.replaceAll('\r\n..', '\r\n.'));
          inMessage = false;
          say(socket, 'dot');
          continue;
        }
        commands.push(text);
        const step = stepOf(text);
        // Without a sender or a recipient there is nothing to send a message to.
        const lacking = step === 'DATA' && (refuses('MAIL') || refuses('RCPT'));
        if (lacking) socket.write('503 5.5.1 No recipient\r\n');
        else if (step) say(socket, step);
        else socket.write('502 5.5.1 Not implemented\r\n');
        inMessage = step === 'DATA' && !lacking && !refuses('DATA');
      }
    });
    say(socket, 'greeting');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');

  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    commands,
    messages,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const named = ['EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'QUIT'] as const;

const stepOf = (command: string): Step | undefined => named.find((name) => command.toUpperCase().startsWith(name));
