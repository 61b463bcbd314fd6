export const NEAR_EQUAL: readonly (readonly [south: string, north: string])[] = [];
