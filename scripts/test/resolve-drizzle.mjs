/**
 * Loaded before anything else by every process of a run. Drizzle's package.json lists seven hundred exports, and Node parses
 * them again for each of the hundreds of files that import one another, which costs a process two seconds. An import
 * of a sibling needs none of them.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const isNeighbour = specifier.startsWith('.') && specifier.endsWith('.js');
    if (!isNeighbour || !context.parentURL?.includes('/node_modules/drizzle-orm/')) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
