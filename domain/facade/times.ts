export const times = (count: number): readonly number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);
