export const feelings = ['intrigued', 'invited', 'impressed'] as const;
export const aesthetics = ['curated', 'functional', 'traditional'] as const;
export const purposes = ['photographed', 'visited', 'inviting'] as const;
export type Feeling = (typeof feelings)[number];
export type Aesthetic = (typeof aesthetics)[number];
export type Purpose = (typeof purposes)[number];
