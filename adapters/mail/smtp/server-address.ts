export type ServerAddress = {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** TLS before anything that matters is sent, or nothing is sent. */
  requireTLS: boolean;
  /** Only for this machine: nobody can listen in, and a local catcher's certificate proves nothing. */
  ignoreTLS: boolean;
  credentials: { user: string; pass: string } | null;
};

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Reads `smtps://user:password@host:465` (TLS at once) or `smtp://user:password@host:587` (STARTTLS, and required:
 * an attacker who strips it from the greeting gets neither password nor mail). Only loopback may be plain.
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

/** What was percent-encoded, decoded; a password with a bare percent sign is taken literally. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
