/** Where the mail server is, and how the way to it is protected. */
export type ServerAddress = {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** TLS before anything that matters is said, or nothing is said at all. */
  requireTLS: boolean;
  /** This machine alone: nobody listens in between, and a catcher's certificate proves nothing. */
  ignoreTLS: boolean;
  credentials: { user: string; pass: string } | null;
};

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Reads `smtps://user:password@host:465` (TLS at once) or `smtp://user:password@host:587` (STARTTLS, and required:
 * whoever strips it from the greeting gets neither password nor mail). Only loopback may be plain.
 */
export function serverAddress(url: string): ServerAddress {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const isLocal = loopback.test(host);
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLocal,
    ignoreTLS: !secure && isLocal,
    credentials: username === '' ? null : { user: decoded(username), pass: decoded(password) },
  };
}

/** What was percent-encoded, decoded; a password with a plain percent sign is meant as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
