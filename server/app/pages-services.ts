import type { CoatingType } from '#domain/pricing/service.ts';

const graphs = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gs;

type Graph = { '@graph': readonly { '@type': string; '@id'?: string }[] };

/** A page whose account for search engines (web/found/structured-data.ts) leaves out services that nobody can book now. */
export const withoutServices = (page: string, hidden: readonly CoatingType[]): string =>
  hidden.length === 0
    ? page
    : page.replace(graphs, (_, begin: string, text: string, end: string) => {
        const graph: Graph = JSON.parse(text);
        const isHidden = ({ '@type': type, '@id': id = '' }: Graph['@graph'][number]) =>
          type === 'Service' && hidden.some((service) => id.endsWith(`#${service}`));
        const shown = { ...graph, '@graph': graph['@graph'].filter((node) => !isHidden(node)) };
        return begin + JSON.stringify(shown).replaceAll('<', '\\u003c') + end;
      });
