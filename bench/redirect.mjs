// Preloaded into the program: what it asks of the outside under TLS goes to the simulators of the bench, without TLS.
import net from 'node:net';
import tls from 'node:tls';

tls.connect = () => {
  const socket = net.connect(Number(process.env.BENCH_SIMULATORS), '127.0.0.1');
  return socket.once('connect', () => socket.emit('secureConnect'));
};
