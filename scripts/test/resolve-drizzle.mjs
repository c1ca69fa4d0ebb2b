/**
 * Loaded before anything else by every process of a run. Drizzle's package.json lists seven hundred exports, and Node reads
 * them anew for each of the hundreds of files there that import one another, which takes a process two seconds. An import
 * of a neighbour needs none of them.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const isNeighbour = specifier.startsWith('.') && specifier.endsWith('.js');
    if (!isNeighbour || !context.parentURL?.includes('/node_modules/drizzle-orm/')) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
