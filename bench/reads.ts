import autocannon from 'autocannon';
import Fastify from 'fastify';
import { figure, median } from './print.ts';

const rounds = 3;

type Asking = { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

async function requestsPerSecond(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ connections: 32, duration: 3, ...options });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${options.url}: ${result.non2xx} answers were not 2xx`);
  return result.requests.average;
}

/** Requests per second of the two hot reads, each beside a bare Fastify that is asked and answers in the same way. */
export async function measureReads(url: string): Promise<void> {
  const question = { buildingSize: 'little-storefront', layout: 12, coatingType: 'complete', postalCode: 'H2Y' };
  const reads: Record<string, Asking> = {
    'booked-dates': { method: 'GET' },
    pricing: { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(question) },
  };
  const bare = Fastify();
  for (const [name, options] of Object.entries(reads)) {
    const answer = await (await fetch(`${url}/api/${name}`, options)).json();
    bare.route({ method: options.method, url: `/api/${name}`, handler: async () => answer });
  }
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
  for (const [name, options] of Object.entries(reads)) {
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      theirs.push(await requestsPerSecond({ ...options, url: `${bareUrl}/api/${name}` }));
      ours.push(await requestsPerSecond({ ...options, url: `${url}/api/${name}` }));
    }
    figure(`bare-${name}-requests`, median(theirs), 'per-second');
    figure(`${name}-requests`, median(ours), 'per-second');
    figure(`${name}-of-bare-fastify`, median(ours) / median(theirs), 'ratio');
  }
  await bare.close();
}
