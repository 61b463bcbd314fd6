export const EXAMPLE = '';
