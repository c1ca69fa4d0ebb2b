import autocannon from 'autocannon';
import Fastify from 'fastify';
import { figure, median } from './figures.ts';

const rounds = 3;

async function requestsPerSecond(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ connections: 32, duration: 3, ...options });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${options.url}: ${result.non2xx} answers were not 2xx`);
  return result.requests.average;
}

/** Requests per second of the two hot reads beside a bare Fastify with an answer of the same size. */
export async function measureReads(url: string): Promise<void> {
  const answer = await (await fetch(`${url}/api/booked-dates`)).json();
  const bare = Fastify();
  bare.get('/', async () => answer);
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
  const question = { buildingSize: 'little-storefront', layout: 12, coatingType: 'complete', postalCode: 'H2Y' };
  const measured: Record<string, number[]> = { bare: [], 'booked-dates': [], pricing: [] };
  for (let round = 0; round < rounds; round++) {
    measured.bare?.push(await requestsPerSecond({ url: bareUrl }));
    measured['booked-dates']?.push(await requestsPerSecond({ url: `${url}/api/booked-dates` }));
    const pricing: autocannon.Options = {
      url: `${url}/api/pricing`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    };
    measured.pricing?.push(await requestsPerSecond(pricing));
  }
  await bare.close();
  const reference = median(measured.bare ?? []);
  for (const [name, values] of Object.entries(measured)) {
    figure(`${name}-requests`, median(values), 'per-second');
    if (name !== 'bare') figure(`${name}-of-bare-fastify`, median(values) / reference, 'ratio');
  }
}
