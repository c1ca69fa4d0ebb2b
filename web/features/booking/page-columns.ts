/** Labels beside values; above them where the value would have less than 9rem, on a small phone or in large text. */
const wrapping = '[&_dd]:flex-[999_1_9rem] [&_dt]:text-balance [&>div]:flex [&>div]:flex-wrap';

/** Less room for labels on phones, so that an order number fits beside its own. */
export const columns = `${wrapping} [&_dt]:flex-[1_0_42%] sm:[&_dt]:flex-[1_0_11.75rem]`;

/** The same between hairlines. */
export const ruledColumns = `${wrapping} [&_dt]:flex-[1_0_9rem]`;
