import { prices } from '#business/prices.ts';
import { formatMoney } from '#domain/format.ts';
import { languages } from '#domain/language.ts';
import { type CoatingType, coatingTypes } from '#domain/pricing/service.ts';
import { priceSpan } from '#domain/pricing/span.ts';

const graphs = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gs;

type Node = { '@type': string; '@id'?: string; priceRange?: string };
type Graph = { '@graph': readonly Node[] };

/** A page whose account for search engines (web/seo/structured-data.ts) leaves out services that nobody can book now. */
export const withoutServices = (page: string, hidden: readonly CoatingType[]): string =>
  hidden.length === 0
    ? page
    : page.replace(graphs, (_, begin: string, text: string, end: string) => {
        const graph: Graph = JSON.parse(text);
        const isHidden = ({ '@type': type, '@id': id = '' }: Node) =>
          type === 'Service' && hidden.some((service) => id.endsWith(`#${service}`));
        const kept = graph['@graph'].filter((node) => !isHidden(node)).map((node) => withRange(node, hidden));
        return begin + JSON.stringify({ ...graph, '@graph': kept }).replaceAll('<', '\\u003c') + end;
      });

/** The house's range of prices, which spoke of every service, speaks of those that are left. */
function withRange(node: Node, hidden: readonly CoatingType[]): Node {
  if (node.priceRange === undefined) return node;
  const all = priceSpan(prices, coatingTypes);
  const left = priceSpan(
    prices,
    coatingTypes.filter((service) => !hidden.includes(service)),
  );
  const priceRange = languages.reduce(
    (told, language) =>
      told
        .replace(formatMoney(all.high, language), formatMoney(left.high, language))
        .replace(formatMoney(all.low, language), formatMoney(left.low, language)),
    node.priceRange,
  );
  return { ...node, priceRange };
}
