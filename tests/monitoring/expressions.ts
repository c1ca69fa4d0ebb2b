import { parser } from '@prometheus-io/lezer-promql';

export type Expression = {
  /** Where the expression is no PromQL, in characters from its beginning. */
  faults: number[];
  metrics: string[];
};

/** What a PromQL expression asks for, by Prometheus's own grammar. */
export function readExpression(text: string): Expression {
  const faults: number[] = [];
  const metrics: string[] = [];
  parser.parse(text).iterate({
    enter({ type, name, from, to, node }) {
      if (type.isError) faults.push(from);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text.slice(from, to));
    },
  });
  return { faults, metrics };
}
